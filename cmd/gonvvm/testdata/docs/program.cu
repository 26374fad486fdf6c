#include <cuda_runtime.h>
#include <stdio.h>

__global__ void fill(int *p) { p[threadIdx.x] = threadIdx.x; }

int main() {
    int *p, sum = 0, host[32];
    if (cudaMalloc(&p, sizeof host) != cudaSuccess) return 1;
    fill<<<1, 32>>>(p);
    if (cudaMemcpy(host, p, sizeof host, cudaMemcpyDeviceToHost) != cudaSuccess) return 2;
    for (int x : host) sum += x;
    printf("%d\n", sum);
    return cudaFree(p) != cudaSuccess || sum != 496;
}
