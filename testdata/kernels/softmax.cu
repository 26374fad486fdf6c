// Softmax of each row: the largest element, the sum of powers, the quotients; one block per row.
//launch softmax grid=3 block=64 tol=1e-4 f32[300]=uniform(-8,8) f32[300]=zero i32=100
#include "gonvvm_cuda.h"

template <class Op>
static __device__ float block_combine(float v, float *scratch, Op op) {
    scratch[threadIdx.x] = v;
    __syncthreads();
    for (int half = blockDim.x / 2; half > 0; half /= 2) {
        if ((int)threadIdx.x < half)
            scratch[threadIdx.x] = op(scratch[threadIdx.x], scratch[threadIdx.x + half]);
        __syncthreads();
    }
    float r = scratch[0];
    __syncthreads();
    return r;
}

KERNEL softmax(const float *in, float *out, int cols) {
    __shared__ float scratch[64];
    const float *row = in + blockIdx.x * cols;
    float *dst = out + blockIdx.x * cols;
    float top = -__builtin_inff();
    for (int i = threadIdx.x; i < cols; i += blockDim.x)
        top = fmaxf(top, row[i]);
    top = block_combine(top, scratch, [](float a, float b) { return fmaxf(a, b); });
    float sum = 0;
    for (int i = threadIdx.x; i < cols; i += blockDim.x) {
        float e = expf_fast(row[i] - top);
        dst[i] = e;
        sum += e;
    }
    sum = block_combine(sum, scratch, [](float a, float b) { return a + b; });
    float inv = 1.0f / sum;
    for (int i = threadIdx.x; i < cols; i += blockDim.x)
        dst[i] *= inv;
}
