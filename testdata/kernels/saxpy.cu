// y = a*x + y over n elements.
//launch saxpy grid=4 block=128 i32=500 f32=2.5 f32[512]=uniform f32[512]=uniform
#include "gonvvm_cuda.h"

KERNEL saxpy(int n, float a, const float *x, float *y) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        y[i] = a * x[i] + y[i];
}
