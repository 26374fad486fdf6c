// Double precision: Newton's method for the cube root, a quadratic's roots, an integral by Simpson's rule,
// compensated summation, and the parts of a number.
//launch cube_root grid=1 block=32 f64[32]=uniform(-1000,1000) f64[32]=zero
//launch quadratic grid=1 block=32 f64[96]=uniform(-5,5) f64[64]=zero i32[32]=zero
//launch simpson grid=1 block=16 f64[16]=zero i32=50
//launch kahan_sum grid=1 block=8 exact f32[800]=uniform(0,1) f32[8]=zero f64[8]=zero i32=100
//launch number_parts grid=1 block=32 exact f64[32]=bits i32[32]=zero f64[32]=zero
#include "gonvvm_cuda.h"

KERNEL cube_root(const double *in, double *out) {
    int i = threadIdx.x;
    double a = in[i], x = a;
    if (a == 0) {
        out[i] = 0;
        return;
    }
    // A first guess from a third of the exponent.
    ll bits = __builtin_bit_cast(ll, fabs(a));
    x = __builtin_bit_cast(double, bits / 3 + 0x2a9f7893782da1ceLL);
    x = a < 0 ? -x : x;
    for (int k = 0; k < 6; k++)
        x = (2 * x + a / (x * x)) / 3;
    out[i] = x;
}

KERNEL quadratic(const double *abc, double *roots, int *count) {
    int i = threadIdx.x;
    double a = abc[3 * i], b = abc[3 * i + 1], c = abc[3 * i + 2];
    double d = fma(b, b, -4 * a * c);
    if (d < 0) {
        count[i] = 0;
        return;
    }
    double q = -0.5 * (b + __builtin_copysign(sqrt(d), b));
    roots[2 * i] = q / a;
    roots[2 * i + 1] = c / q;
    count[i] = d == 0 ? 1 : 2;
}

static __device__ double integrand(double x) { return 1 / (1 + x * x); }

KERNEL simpson(double *out, int steps) {
    double hi = 0.25 * (threadIdx.x + 1), h = hi / (2 * steps), s = integrand(0) + integrand(hi);
    for (int i = 1; i < 2 * steps; i++)
        s += integrand(i * h) * (i & 1 ? 4 : 2);
    out[threadIdx.x] = s * h / 3;
}

KERNEL kahan_sum(const float *in, float *compensated, double *wide, int n) {
#pragma clang fp contract(off)
    int t = threadIdx.x;
    float sum = 0, lost = 0;
    double w = 0;
    for (int i = 0; i < n; i++) {
        float x = in[t * n + i];
        float y = x - lost;
        float s = sum + y;
        lost = (s - sum) - y;
        sum = s;
        w += x;
    }
    compensated[t] = sum;
    wide[t] = w;
}

KERNEL number_parts(const double *in, int *exponent, double *fraction) {
    int i = threadIdx.x;
    ull bits = __builtin_bit_cast(ull, in[i]);
    int e = (int)(bits >> 52 & 0x7ff);
    exponent[i] = e - 1023;
    fraction[i] = __builtin_bit_cast(double, (bits & 0x800fffffffffffffULL) | 0x3ff0000000000000ULL);
}
