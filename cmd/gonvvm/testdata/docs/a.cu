#include <cuda_runtime.h>

__device__ int twice(int x);

__global__ void fill(int *p) { p[threadIdx.x] = twice(threadIdx.x); }

int main() {
    int *p, last;
    if (cudaMalloc(&p, 32 * sizeof *p) != cudaSuccess) return 1;
    fill<<<1, 32>>>(p);
    if (cudaMemcpy(&last, p + 31, sizeof last, cudaMemcpyDeviceToHost) != cudaSuccess) return 2;
    return cudaFree(p) != cudaSuccess || last != 62;
}
