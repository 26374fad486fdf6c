// Shared memory whose size the launch decides: one array, two typed views on the same bytes, and a static
// array beside it.
//launch reverse_dynamic grid=2 block=48 shared=192 i32[96]=bits
//launch two_views grid=1 block=32 shared=512 exact f64[32]=uniform f64[32]=zero i32[32]=zero
//launch beside_static grid=1 block=64 shared=256 exact f32[64]=uniform f32[64]=zero
#include "gonvvm_cuda.h"

extern __shared__ __align__(16) uchar dynamic[];

KERNEL reverse_dynamic(int *data) {
    int *s = (int *)dynamic;
    int t = threadIdx.x, n = blockDim.x;
    int *block = data + blockIdx.x * n;
    s[t] = block[t];
    __syncthreads();
    block[t] = s[n - 1 - t];
}

KERNEL two_views(const double *in, double *out, int *rank) {
    double *values = (double *)dynamic;
    int *ranks = (int *)(dynamic + sizeof(double) * blockDim.x);
    int t = threadIdx.x, n = blockDim.x;
    values[t] = in[t];
    __syncthreads();
    int r = 0;
    for (int i = 0; i < n; i++)
        r += values[i] < values[t] || (values[i] == values[t] && i < t);
    ranks[r] = t;
    __syncthreads();
    out[t] = values[ranks[t]];
    rank[t] = r;
}

KERNEL beside_static(const float *in, float *out) {
    __shared__ float evens[32];
    float *odds = (float *)dynamic;
    int t = threadIdx.x;
    if (t & 1)
        odds[t / 2] = in[t];
    else
        evens[t / 2] = in[t];
    __syncthreads();
    out[t] = t < 32 ? evens[t] : odds[t - 32];
}
