// Volatile and fenced memory: the sum of all blocks' sums by whichever block finishes last, and accesses
// that may neither be merged nor dropped.
//launch sum_last_block grid=4 block=32 i32[256]=uniform(-99,99) i32[4]=zero i32[2]=zero i32=256
//launch volatile_accesses grid=1 block=32 i32[64]=uniform(0,99) i32[32]=zero
#include "gonvvm_cuda.h"

KERNEL sum_last_block(const int *in, volatile int *partial, uint *done_and_sum, int n) {
    __shared__ int s[32];
    __shared__ bool last;
    int t = threadIdx.x, sum = 0;
    for (int i = blockIdx.x * blockDim.x + t; i < n; i += gridDim.x * blockDim.x)
        sum += in[i];
    s[t] = sum;
    __syncthreads();
    if (t == 0) {
        sum = 0;
        for (int i = 0; i < (int)blockDim.x; i++)
            sum += s[i];
        partial[blockIdx.x] = sum;
        __threadfence();
        last = atomicAdd(&done_and_sum[0], 1u) == gridDim.x - 1;
    }
    __syncthreads();
    if (last && t == 0) {
        sum = 0;
        for (int b = 0; b < (int)gridDim.x; b++)
            sum += partial[b];
        done_and_sum[1] = sum;
    }
}

KERNEL volatile_accesses(volatile int *io, int *out) {
    __shared__ volatile int box[32];
    int t = threadIdx.x;
    int a = io[t];
    int b = io[t];
    io[t + 32] = a;
    io[t + 32] = a + b;
    box[t] = io[t + 32];
    box[t] += 1;
    out[t] = box[t] - a;
}
