// Arithmetic in half precision: a polynomial, a dot product that accumulates in single precision,
// comparisons with NaN, and conversions both ways.
//launch half_polynomial grid=1 block=32 f16[32]=uniform(-2,2) f16[32]=zero
//launch half_dot grid=1 block=32 f16[256]=uniform f16[256]=uniform f32[32]=zero i32=8
//launch half_compare grid=1 block=32 exact f16[32]=bits f16[32]=bits i32[32]=zero f16[32]=zero
//launch half_convert grid=1 block=32 exact i32[32]=uniform(-70000,70000) f64[32]=uniform(-1000,1000) f16[64]=zero f32[64]=zero i32[32]=zero
#include "gonvvm_cuda.h"

#if __clang_major__ < 18
typedef __fp16 half; // -fnative-half-type makes its arithmetic half's own
#else
typedef _Float16 half;
#endif

KERNEL half_polynomial(const half *x, half *y) {
    int i = threadIdx.x;
    half v = x[i];
    y[i] = ((half)0.25f * v - (half)1.5f) * v + (half)2.0f / (v * v + (half)1.0f);
}

KERNEL half_dot(const half *a, const half *b, float *out, int n) {
    int i = threadIdx.x;
    float sum = 0;
    for (int k = 0; k < n; k++)
        sum += (float)a[i * n + k] * (float)b[i * n + k];
    out[i] = sum;
}

KERNEL half_compare(const half *a, const half *b, int *mask, half *larger) {
    int i = threadIdx.x;
    half x = a[i], y = b[i];
    int m = (x < y) | (x <= y) << 1 | (x > y) << 2 | (x >= y) << 3 | (x == y) << 4 | (x != y) << 5 | (x != x || y != y) << 6;
    mask[i] = m;
    larger[i] = x > y ? x : y;
}

KERNEL half_convert(const int *ints, const double *reals, half *h, float *f, int *back) {
    int i = threadIdx.x;
    h[i] = (half)ints[i];
    h[i + 32] = (half)reals[i];
    f[i] = h[i];
    f[i + 32] = h[i + 32];
    back[i] = (int)h[i + 32] + (int)(uint)(ushort)__builtin_bit_cast(ushort, h[i]);
}
