// Layer normalisation: mean and variance of each row in one pass (Welford's update, then merging the
// threads' partial results through shuffles), scaled and shifted; one warp per row.
//launch layernorm grid=2 block=64 tol=1e-4 f32[400]=uniform(-3,5) f32[100]=uniform(0.5,1.5) f32[100]=uniform f32[400]=zero i32=100 f32=1e-5
#include "gonvvm_cuda.h"

struct Moments {
    float mean, m2, count;
    __device__ void add(float x) {
        count += 1;
        float d = x - mean;
        mean += d / count;
        m2 += d * (x - mean);
    }
    __device__ void merge(const Moments &o) {
        float n = count + o.count;
        if (n == 0)
            return;
        float d = o.mean - mean;
        mean += d * (o.count / n);
        m2 += o.m2 + d * d * (count * o.count / n);
        count = n;
    }
};

KERNEL layernorm(const float *in, const float *scale, const float *shift, float *out, int cols, float eps) {
    int lane = threadIdx.x & 31;
    int row = (blockIdx.x * blockDim.x + threadIdx.x) >> 5;
    const float *src = in + row * cols;
    Moments m = {0, 0, 0};
    for (int i = lane; i < cols; i += 32)
        m.add(src[i]);
    for (int d = 16; d > 0; d >>= 1) {
        Moments o = {shfl_xor(m.mean, d), shfl_xor(m.m2, d), shfl_xor(m.count, d)};
        m.merge(o);
    }
    float inv = 1.0f / sqrtf(m.m2 / cols + eps);
    for (int i = lane; i < cols; i += 32)
        out[row * cols + i] = (src[i] - m.mean) * inv * scale[i] + shift[i];
}
