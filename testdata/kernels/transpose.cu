// Transposes a matrix through a shared tile of 32x32, whose rows are padded by one word so that neither
// rows nor columns collide in the banks.
//launch transpose grid=2,3 block=32,8 exact f32[5120]=uniform f32[5120]=zero i32=64 i32=80
#include "gonvvm_cuda.h"

enum { TILE = 32, ROWS = 8 };

KERNEL transpose(const float *in, float *out, int width, int height) {
    __shared__ float tile[TILE][TILE + 1];
    int x = blockIdx.x * TILE + threadIdx.x;
    int y = blockIdx.y * TILE + threadIdx.y;
#pragma unroll
    for (int j = 0; j < TILE; j += ROWS)
        if (x < width && y + j < height)
            tile[threadIdx.y + j][threadIdx.x] = in[(y + j) * width + x];
    __syncthreads();
    x = blockIdx.y * TILE + threadIdx.x;
    y = blockIdx.x * TILE + threadIdx.y;
#pragma unroll
    for (int j = 0; j < TILE; j += ROWS)
        if (x < height && y + j < width)
            out[(y + j) * height + x] = tile[threadIdx.x][threadIdx.y + j];
}
