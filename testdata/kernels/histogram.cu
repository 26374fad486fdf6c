// Counts of byte values: each block counts in shared memory, then adds its counts to the global ones.
//launch histogram grid=2 block=64 u8[700]=bits i32[256]=zero i32=700
#include "gonvvm_cuda.h"

KERNEL histogram(const uchar *data, uint *counts, int n) {
    __shared__ uint local[256];
    for (int i = threadIdx.x; i < 256; i += blockDim.x)
        local[i] = 0;
    __syncthreads();
    int stride = blockDim.x * gridDim.x;
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += stride)
        atomicAdd(&local[data[i]], 1u);
    __syncthreads();
    for (int i = threadIdx.x; i < 256; i += blockDim.x)
        if (local[i])
            atomicAdd(&counts[i], local[i]);
}
