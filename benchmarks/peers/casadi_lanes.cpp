// CasADi's code (CODE, a file name) over lanes of eight states: AVX-512, sines and cosines of libmvec.

#include <cmath>
#include <immintrin.h>

extern "C" __m512d _ZGVeN8v_sin(__m512d);
extern "C" __m512d _ZGVeN8v_cos(__m512d);

struct Lanes
{
  __m512d x;
  Lanes() {}
  Lanes(__m512d x) : x(x) {}
  Lanes(double c) : x(_mm512_set1_pd(c)) {}
};
static inline Lanes operator+(Lanes a, Lanes b) { return a.x + b.x; }
static inline Lanes operator-(Lanes a, Lanes b) { return a.x - b.x; }
static inline Lanes operator*(Lanes a, Lanes b) { return a.x * b.x; }
static inline Lanes operator/(Lanes a, Lanes b) { return a.x / b.x; }
static inline Lanes operator-(Lanes a) { return -a.x; }
static inline Lanes sin(Lanes a) { return _ZGVeN8v_sin(a.x); }
static inline Lanes cos(Lanes a) { return _ZGVeN8v_cos(a.x); }
static inline Lanes sqrt(Lanes a) { return _mm512_sqrt_pd(a.x); }

#define casadi_real Lanes
#define casadi_int long long int
#include CODE

// n states (a multiple of 8) in rows of nq, nu, nu; rows of out are nu long
extern "C" int casadi_batch(long n, long nq, long nu, const double * q, const double * u, const double * tau, double * out)
{
  alignas(64) double lanes[4][8 * 512];
  const auto turn = [](double * to, const double * from, long m) {
    for (long j = 0; j < m; ++j)
      for (long l = 0; l < 8; ++l)
        to[8 * j + l] = from[l * m + j];
  };
  for (long s = 0; s < n; s += 8)
  {
    turn(lanes[0], q + s * nq, nq);
    turn(lanes[1], u + s * nu, nu);
    turn(lanes[2], tau + s * nu, nu);
    const Lanes * arguments[3] = {(Lanes *)lanes[0], (Lanes *)lanes[1], (Lanes *)lanes[2]};
    Lanes * results[1] = {(Lanes *)lanes[3]};
    code(arguments, results, 0, 0, 0);
    for (long j = 0; j < nu; ++j)
      for (long l = 0; l < 8; ++l)
        out[(s + l) * nu + j] = lanes[3][8 * j + l];
  }
  return 0;
}
