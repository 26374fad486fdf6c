// C = A*B with a 4x4 tile of C in each thread's registers: local arrays whose loops are unrolled whole, 16-byte
// loads, and two buffers of shared memory in turn.
//launch matmul_regtile grid=1,1 block=8,8 tol=1e-4 f32[1024]=uniform f32[1024]=uniform f32[1024]=zero i32=32 i32=32 i32=32
#include "gonvvm_cuda.h"

enum { BM = 32, BN = 32, BK = 8, T = 4 };
typedef float float4 __attribute__((ext_vector_type(4)));

KERNEL __launch_bounds__(64) matmul_regtile(const float *__restrict__ a, const float *__restrict__ b, float *__restrict__ c, int m, int n, int k) {
    __shared__ __align__(16) float as[2][BK][BM];
    __shared__ __align__(16) float bs[2][BK][BN];
    int tx = threadIdx.x, ty = threadIdx.y, tid = ty * 8 + tx;
    a += blockIdx.y * BM * k;
    b += blockIdx.x * BN;
    c += blockIdx.y * BM * n + blockIdx.x * BN;

    // Each thread brings four elements of either tile: a row of A is turned into a column.
    int arow = tid / 2, acol = tid % 2 * 4, brow = tid / 8, bcol = tid % 8 * 4;
    float acc[T][T];
#pragma unroll
    for (int i = 0; i < T; i++)
#pragma unroll
        for (int j = 0; j < T; j++)
            acc[i][j] = 0;

    int cur = 0;
    for (int k0 = 0; k0 < k; k0 += BK) {
        float4 av = *(const float4 *)&a[arow * k + k0 + acol];
        float4 bv = *(const float4 *)&b[(k0 + brow) * n + bcol];
#pragma unroll
        for (int i = 0; i < 4; i++)
            as[cur][acol + i][arow] = av[i];
        *(float4 *)&bs[cur][brow][bcol] = bv;
        __syncthreads();
#pragma unroll
        for (int kk = 0; kk < BK; kk++) {
            float ra[T], rb[T];
#pragma unroll
            for (int i = 0; i < T; i++) {
                ra[i] = as[cur][kk][ty * T + i];
                rb[i] = bs[cur][kk][tx * T + i];
            }
#pragma unroll
            for (int i = 0; i < T; i++)
#pragma unroll
                for (int j = 0; j < T; j++)
                    acc[i][j] += ra[i] * rb[j];
        }
        cur ^= 1;
    }
#pragma unroll
    for (int i = 0; i < T; i++) {
        float4 row = {acc[i][0], acc[i][1], acc[i][2], acc[i][3]};
        *(float4 *)&c[(ty * T + i) * n + tx * T] = row;
    }
}
