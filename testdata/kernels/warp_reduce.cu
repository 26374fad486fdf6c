// Reductions without shared memory traffic: within a warp by shuffles, between the warps of a block through
// one word per warp.
//launch warp_sum grid=2 block=96 f32[192]=uniform f32[2]=zero
//launch warp_argmax grid=1 block=64 exact f32[64]=uniform i32[2]=zero f32[2]=zero
#include "gonvvm_cuda.h"

static __device__ float warp_total(float v) {
    for (int d = 16; d > 0; d >>= 1)
        v += shfl_down(v, d);
    return v;
}

KERNEL warp_sum(const float *in, float *out) {
    __shared__ float totals[32];
    int tid = threadIdx.x;
    float v = warp_total(in[blockIdx.x * blockDim.x + tid]);
    if ((tid & 31) == 0)
        totals[tid >> 5] = v;
    __syncthreads();
    if (tid < 32) {
        int warps = blockDim.x >> 5;
        v = warp_total(tid < warps ? totals[tid] : 0.0f);
        if (tid == 0)
            out[blockIdx.x] = v;
    }
}

// The position and the value of the largest element of each 32; the first of equals.
KERNEL warp_argmax(const float *in, int *where, float *what) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float best = in[i];
    int at = i;
    for (int m = 16; m > 0; m >>= 1) {
        float other = shfl_xor(best, m);
        int other_at = shfl_xor(at, m);
        if (other > best || (other == best && other_at < at)) {
            best = other;
            at = other_at;
        }
    }
    if (laneid() == 0) {
        where[i >> 5] = at;
        what[i >> 5] = best;
    }
}
