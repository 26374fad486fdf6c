// Sums of vectors: element by element, four elements at a time through a 16-byte load, and with restrict
// and read-only data.
//launch vecadd grid=3 block=64 exact f32[192]=uniform f32[192]=uniform f32[192]=zero i32=180
//launch vecadd4 grid=2 block=32 f32[256]=uniform f32[256]=uniform f32[256]=zero
//launch vecadd_restrict grid=1 block=64 i32[64]=bits i32[64]=bits i32[64]=zero
#include "gonvvm_cuda.h"

typedef float float4 __attribute__((ext_vector_type(4)));

KERNEL vecadd(const float *a, const float *b, float *c, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        c[i] = a[i] + b[i];
}

KERNEL vecadd4(const float4 *a, const float4 *b, float4 *c) {
    unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
    c[i] = a[i] + b[i] * 0.5f;
}

KERNEL __launch_bounds__(64, 2) vecadd_restrict(const int *__restrict__ a, const int *__restrict__ b, int *__restrict__ c) {
    unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
    c[i] = a[i] + b[i];
}
