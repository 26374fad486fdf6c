// Votes and ballots across a warp: stream compaction, counting, agreement, and a divergent loop.
//launch compact grid=1 block=32 i32[32]=uniform(-9,9) i32[32]=zero i32[1]=zero
//launch agreement grid=1 block=96 i32[96]=uniform(0,40) i32[3]=zero
//launch block_votes grid=1 block=64 i32[64]=uniform(0,9) i32[3]=zero
//launch divergent_loop grid=1 block=32 i32[32]=uniform(1,30) i32[32]=zero i32[32]=zero
#include "gonvvm_cuda.h"

// Keeps the positive elements: those of a warp stay together and in order, the warps come in any order.
KERNEL compact(const int *in, int *out, int *count) {
    int i = blockIdx.x * blockDim.x + threadIdx.x, lane = laneid();
    bool keep = in[i] > 0;
    uint mask = ballot(keep);
    int at = 0;
    if (lane == 0)
        at = atomicAdd(count, popc(mask));
    at = shfl(at, 0);
    if (keep)
        out[at + popc(mask & ((1u << lane) - 1))] = in[i];
}

KERNEL agreement(const int *in, int *out) {
    int v = in[threadIdx.x];
    int r = any(v == 0) | all(v < 40) << 1 | any(v > 100) << 2 | all(v >= 0) << 3;
    if (laneid() == 0)
        out[threadIdx.x / 32] = r;
}

KERNEL block_votes(const int *in, int *out) {
    int v = in[threadIdx.x];
    int n = __syncthreads_count(v & 1);
    int a = __syncthreads_and(v < 10);
    int o = __syncthreads_or(v == 100);
    if (threadIdx.x == 0) {
        out[0] = n;
        out[1] = a != 0;
        out[2] = o != 0;
    }
}

// Lanes leave at different times; a shuffle after the loop needs them all again.
KERNEL divergent_loop(const int *in, int *steps, int *next) {
    int i = threadIdx.x, n = in[i], k = 0;
    while (n != 1) {
        n = n & 1 ? 3 * n + 1 : n / 2;
        k++;
    }
    __syncwarp(FULL_MASK);
    steps[i] = k;
    next[i] = shfl(k, (i + 1) & 31);
}
