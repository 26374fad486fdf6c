// C = A*B for n x n matrices, n a multiple of 16: one 16x16 tile of C per block, with the tiles of A and B
// that it needs passing through shared memory.
//launch matmul_tiled grid=2,2 block=16,16 f32[1024]=uniform f32[1024]=uniform f32[1024]=zero i32=32
#include "gonvvm_cuda.h"

enum { TILE = 16 };

KERNEL matmul_tiled(const float *a, const float *b, float *c, int n) {
    __shared__ float as[TILE][TILE];
    __shared__ float bs[TILE][TILE];
    int tx = threadIdx.x, ty = threadIdx.y;
    int row = blockIdx.y * TILE + ty;
    int col = blockIdx.x * TILE + tx;
    float sum = 0;
    for (int t = 0; t < n / TILE; t++) {
        as[ty][tx] = a[row * n + t * TILE + tx];
        bs[ty][tx] = b[(t * TILE + ty) * n + col];
        __syncthreads();
        for (int k = 0; k < TILE; k++)
            sum += as[ty][k] * bs[k][tx];
        __syncthreads();
    }
    c[row * n + col] = sum;
}
