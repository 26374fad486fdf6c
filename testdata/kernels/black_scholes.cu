// Prices of options after Black and Scholes: long straight-line floating point with a polynomial for the normal
// distribution, in single precision with the hardware's powers and in double precision with a series.
//launch black_scholes grid=1 block=32 tol=1e-3 f32[32]=uniform(5,30) f32[32]=uniform(1,100) f32[32]=uniform(0.25,10) f32[32]=zero f32[32]=zero f32=0.02 f32=0.3
//launch exp_series grid=1 block=32 f64[32]=uniform(-5,5) f64[32]=zero f64[32]=zero
#include "gonvvm_cuda.h"

static __device__ float normal_cdf(float d) {
    float k = 1.0f / (1.0f + 0.2316419f * fabsf(d));
    float poly = k * (0.31938153f + k * (-0.356563782f + k * (1.781477937f + k * (-1.821255978f + k * 1.330274429f))));
    float tail = 0.39894228f * expf_fast(-0.5f * d * d) * poly;
    return d > 0 ? 1.0f - tail : tail;
}

KERNEL black_scholes(const float *price, const float *strike, const float *years, float *call, float *put, float rate, float vol) {
    int i = threadIdx.x;
    float s = price[i], x = strike[i], t = years[i], root = sqrtf(t);
    float d1 = (log2f_fast(s / x) * 0.69314718f + (rate + 0.5f * vol * vol) * t) / (vol * root);
    float d2 = d1 - vol * root;
    float n1 = normal_cdf(d1), n2 = normal_cdf(d2), discount = expf_fast(-rate * t);
    call[i] = s * n1 - x * discount * n2;
    put[i] = x * discount * (1.0f - n2) - s * (1.0f - n1);
}

static __device__ double exp_of(double x) {
    double n = __builtin_rint(x * 1.4426950408889634), r = fma(-n, 0.6931471805599453, x), term = 1, sum = 1;
    for (int k = 1; k < 16; k++) {
        term *= r / k;
        sum += term;
    }
    return sum * __builtin_bit_cast(double, ((ll)n + 1023) << 52);
}

KERNEL exp_series(const double *in, double *out, double *check) {
    int i = threadIdx.x;
    double e = exp_of(in[i]);
    out[i] = e;
    check[i] = e * exp_of(-in[i]);
}
