// Floating point in detail: minima and maxima with NaN, every rounding, conversions that saturate, signs,
// classification, and arithmetic with a rounding mode of its own.
//launch min_max grid=1 block=32 exact f32[32]=bits f32[32]=bits f32[64]=zero f32[32]=zero
//launch round_floats grid=1 block=32 exact f32[32]=uniform(-9,9) f32[160]=zero
//launch round_doubles grid=1 block=32 exact f64[32]=uniform(-9,9) f64[96]=zero
//launch to_integers grid=1 block=32 exact f32[32]=uniform(-300,300) i32[128]=zero i64[32]=zero i8[32]=zero
//launch from_integers grid=1 block=32 exact i32[32]=bits i64[32]=bits f32[96]=zero f64[64]=zero
//launch classify grid=1 block=16 exact f32[16]=list(0,-0,1,-1,inf,-inf,nan,1e-40,3.4e38,0.1,2,-2.5,1e30,-1e-30,7,8) i32[16]=zero
//launch directed grid=1 block=32 exact f32[32]=uniform f32[32]=uniform f32[128]=zero f64[32]=zero
#include "gonvvm_cuda.h"

KERNEL min_max(const float *a, const float *b, float *out, float *sign) {
    int i = threadIdx.x;
    out[i] = fminf(a[i], b[i]);
    out[i + 32] = fmaxf(a[i], b[i]);
    sign[i] = copysignf(1.5f, a[i]);
}

KERNEL round_floats(const float *in, float *out) {
    int i = threadIdx.x;
    float v = in[i];
    out[i] = floorf(v);
    out[i + 32] = ceilf(v);
    out[i + 64] = truncf(v);
    out[i + 96] = rintf(v);
    out[i + 128] = __builtin_nearbyintf(v * 2) * 0.5f;
}

KERNEL round_doubles(const double *in, double *out) {
    int i = threadIdx.x;
    double v = in[i];
    out[i] = floor(v) - __builtin_trunc(v);
    out[i + 32] = __builtin_ceil(v);
    out[i + 64] = fmax(fmin(__builtin_rint(v), 3.0), -fabs(v) + 1);
}

KERNEL to_integers(const float *in, int *out, ll *wide, signed char *narrow) {
    int i = threadIdx.x;
    float v = in[i];
    out[i] = (int)v;
    out[i + 32] = (int)(uint)fabsf(v * 1e6f);
    out[i + 64] = __nvvm_f2i_rn(v);
    out[i + 96] = __nvvm_f2i_rm(v) + __nvvm_f2i_rp(v);
    wide[i] = (ll)(v * 1e12f) + (ll)(double)v;
    narrow[i] = (signed char)(int)(v * 0.4f);
}

KERNEL from_integers(const int *in, const ll *wide, float *f, double *d) {
    int i = threadIdx.x;
    f[i] = (float)in[i] + (float)(uint)in[i];
    f[i + 32] = (float)wide[i];
    f[i + 64] = (float)(ull)wide[i] + (float)(short)in[i] + (float)(uchar)in[i];
    d[i] = (double)in[i] + (double)wide[i];
    d[i + 32] = (double)(ull)wide[i] - (double)(uint)in[i];
}

KERNEL classify(const float *in, int *out) {
    float v = in[threadIdx.x];
    int r = 0;
    r |= __builtin_isnan(v) ? 1 : 0;
    r |= __builtin_isinf(v) ? 2 : 0;
    r |= v == 0 ? 4 : 0;
    r |= fabsf(v) < 1.17549435e-38f ? 8 : 0;
    r |= __builtin_signbitf(v) ? 16 : 0;
    r |= !(v <= 2) ? 32 : 0;
    r |= v != v + 0.0f ? 64 : 0;
    out[threadIdx.x] = r;
}

KERNEL directed(const float *a, const float *b, float *out, double *d) {
    int i = threadIdx.x;
    float x = a[i], y = b[i];
    out[i] = __nvvm_add_rz_f(x, y);
    out[i + 32] = __nvvm_mul_rm_f(x, y);
    out[i + 64] = __nvvm_fma_rp_f(x, y, 1.0f);
    out[i + 96] = __nvvm_saturate_f(x * 2) + __nvvm_sqrt_rn_f(fabsf(y));
    d[i] = __nvvm_fma_rz_d(x, y, 1.0) + __nvvm_add_rm_d(x, y);
}
