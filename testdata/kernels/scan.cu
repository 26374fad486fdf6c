// Inclusive prefix sums over a block: by steps of doubling distance in two shared buffers, and by warps.
//launch scan_block grid=2 block=128 i32[256]=uniform(-50,50) i32[256]=zero
//launch scan_warps grid=1 block=128 f32[128]=uniform(0,1) f32[128]=zero
#include "gonvvm_cuda.h"

enum { N = 128 };

KERNEL scan_block(const int *in, int *out) {
    __shared__ int buf[2][N];
    int tid = threadIdx.x, base = blockIdx.x * N, cur = 0;
    buf[0][tid] = in[base + tid];
    __syncthreads();
    for (int d = 1; d < N; d *= 2) {
        int v = buf[cur][tid];
        if (tid >= d)
            v += buf[cur][tid - d];
        buf[1 - cur][tid] = v;
        cur = 1 - cur;
        __syncthreads();
    }
    out[base + tid] = buf[cur][tid];
}

static __device__ float warp_scan(float v, int lane) {
#pragma unroll
    for (int d = 1; d < 32; d *= 2) {
        float below = shfl_up(v, d);
        if (lane >= d)
            v += below;
    }
    return v;
}

KERNEL scan_warps(const float *in, float *out) {
    __shared__ float sums[N / 32];
    int tid = threadIdx.x, lane = tid & 31, warp = tid >> 5;
    float v = warp_scan(in[tid], lane);
    if (lane == 31)
        sums[warp] = v;
    __syncthreads();
    if (warp == 0) {
        float s = warp_scan(lane < N / 32 ? sums[lane] : 0.0f, lane);
        if (lane < N / 32)
            sums[lane] = s;
    }
    __syncthreads();
    out[tid] = warp > 0 ? v + sums[warp - 1] : v;
}
