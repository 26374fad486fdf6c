// y = A*x for a sparse matrix in compressed rows: one thread per row, and one warp per row.
//launch spmv_scalar grid=1 block=32 i32=20 i32[21]=iota(0,5) i32[100]=uniform(0,40) f32[100]=uniform f32[40]=uniform f32[20]=zero
//launch spmv_warp grid=2 block=64 i32=4 i32[5]=iota(0,70) i32[280]=uniform(0,50) f64[280]=uniform f64[50]=uniform f64[4]=zero
#include "gonvvm_cuda.h"

KERNEL spmv_scalar(int rows, const int *start, const int *col, const float *val, const float *x, float *y) {
    int r = blockIdx.x * blockDim.x + threadIdx.x;
    if (r >= rows)
        return;
    float sum = 0;
    for (int i = start[r]; i < start[r + 1]; i++)
        sum += val[i] * x[col[i]];
    y[r] = sum;
}

static __device__ double shfl_down(double v, int d) {
    union {
        double d;
        int half[2];
    } u = {v};
    u.half[0] = shfl_down(u.half[0], d);
    u.half[1] = shfl_down(u.half[1], d);
    return u.d;
}

KERNEL spmv_warp(int rows, const int *start, const int *col, const double *val, const double *x, double *y) {
    int thread = blockIdx.x * blockDim.x + threadIdx.x;
    int r = thread / warpSize, lane = thread % warpSize;
    if (r >= rows)
        return;
    double sum = 0;
    for (int i = start[r] + lane; i < start[r + 1]; i += warpSize)
        sum += val[i] * x[col[i]];
    for (int d = warpSize / 2; d > 0; d /= 2)
        sum += shfl_down(sum, d);
    if (lane == 0)
        y[r] = sum;
}
