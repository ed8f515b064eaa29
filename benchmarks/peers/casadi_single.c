/* CasADi's code (CODE, a file name) behind the signature of a compiled program. */

#include CODE

int casadi_single(const double *t, const double *q, const double *u, const double *values, const double *inputs, double *out)
{
    const double *arguments[3] = {q, u, inputs};
    double *results[1] = {out};
    (void)t, (void)values;
    return code(arguments, results, 0, 0, 0);
}
