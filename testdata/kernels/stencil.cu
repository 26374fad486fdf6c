// One step of heat flow on a grid: the five-point stencil in two dimensions, the seven-point one in three,
// and a one-dimensional stencil of radius 3 with a halo in shared memory. Borders keep their values.
//launch heat2d grid=2,2 block=16,8 f32[480]=uniform(0,100) f32[480]=zero i32=30 i32=16 f32=0.2
//launch heat3d grid=1,2,3 block=8,4,2 f64[384]=uniform(0,100) f64[384]=zero i32=8 i32=8 i32=6
//launch smooth1d grid=4 block=64 i32[262]=uniform(-100,100) i32[256]=zero
#include "gonvvm_cuda.h"

KERNEL heat2d(const float *in, float *out, int w, int h, float k) {
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= w || y >= h)
        return;
    int i = y * w + x;
    float c = in[i];
    if (x == 0 || y == 0 || x == w - 1 || y == h - 1) {
        out[i] = c;
        return;
    }
    out[i] = c + k * (in[i - 1] + in[i + 1] + in[i - w] + in[i + w] - 4.0f * c);
}

KERNEL heat3d(const double *in, double *out, int nx, int ny, int nz) {
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;
    int z = blockIdx.z * blockDim.z + threadIdx.z;
    if (x >= nx || y >= ny || z >= nz)
        return;
    int plane = nx * ny, i = z * plane + y * nx + x;
    double c = in[i];
    if (x > 0 && x < nx - 1 && y > 0 && y < ny - 1 && z > 0 && z < nz - 1) {
        double s = in[i - 1] + in[i + 1] + in[i - nx] + in[i + nx] + in[i - plane] + in[i + plane];
        c = 0.4 * c + 0.1 * s;
    }
    out[i] = c;
}

enum { R = 3, B = 64 };

KERNEL smooth1d(const int *in, int *out) {
    __shared__ int s[B + 2 * R];
    int t = threadIdx.x, g = blockIdx.x * B + t;
    s[t + R] = in[g + R];
    if (t < R) {
        s[t] = in[g];
        s[t + R + B] = in[g + R + B];
    }
    __syncthreads();
    int sum = 0;
    for (int d = -R; d <= R; d++)
        sum += s[t + R + d] * (R + 1 - max(d, -d));
    out[g] = sum / 16;
}
