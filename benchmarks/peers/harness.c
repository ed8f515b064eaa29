/* One loop for all: a function of one state, called over and over, going round a few states. */

typedef int (*Function)(const double *t, const double *q, const double *u, const double *values, const double *inputs, double *out);

int over_states(Function f, long calls, long states, const double *t, const double *q, long nq, const double *u, long nu,
                const double *values, const double *inputs, long n_inputs, double *out, long n_out)
{
    int status = 0;
    long s = 0;
    for (long k = 0; k < calls; ++k) {
        status |= f(t, q + s * nq, u + s * nu, values, inputs + s * n_inputs, out + s * n_out);
        if (++s == states)
            s = 0;
    }
    return status;
}
