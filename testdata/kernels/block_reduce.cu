// Sums, one per block: a grid-stride loop, then a tree in shared memory. The second kernel finds the
// smallest and the largest element with integer atomics.
//launch block_sum grid=3 block=128 f32[1000]=uniform f32[3]=zero i32=1000
//launch block_minmax grid=2 block=64 i32[300]=bits i32[2]=const(0) i32=300
#include "gonvvm_cuda.h"

KERNEL block_sum(const float *in, float *out, int n) {
    __shared__ float part[128];
    int tid = threadIdx.x;
    float sum = 0;
    for (int i = blockIdx.x * blockDim.x + tid; i < n; i += blockDim.x * gridDim.x)
        sum += in[i];
    part[tid] = sum;
    __syncthreads();
    for (int half = blockDim.x / 2; half > 0; half >>= 1) {
        if (tid < half)
            part[tid] += part[tid + half];
        __syncthreads();
    }
    if (tid == 0)
        out[blockIdx.x] = part[0];
}

KERNEL block_minmax(const int *in, int *out, int n) {
    __shared__ int lo, hi;
    if (threadIdx.x == 0) {
        lo = 0x7fffffff;
        hi = -0x7fffffff - 1;
    }
    __syncthreads();
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += blockDim.x * gridDim.x) {
        atomicMin(&lo, in[i]);
        atomicMax(&hi, in[i]);
    }
    __syncthreads();
    if (threadIdx.x == 0) {
        atomicMin(&out[0], lo);
        atomicMax(&out[1], hi);
    }
}
