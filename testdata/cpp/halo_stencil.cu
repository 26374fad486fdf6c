// Stencils of any radius with a halo in shared memory, and one that marches through planes with a queue in registers, as
// finite-difference codes have them. The coefficients are constant memory.
//launch halo_stencil grid=2,2 block=16,8 f32[1536]=uniform f32[512]=zero i32=40
//launch march_stencil grid=2,1 block=8,8 f32[2880]=uniform f32[2880]=zero i32=20 i32=12 i32=12
#include "../kernels/gonvvm_cuda.h"

__constant__ float coefficients[8] = {0.5f, 0.25f, -0.125f, 0.0625f, -0.03125f, 0, 0, 0};

template <int RADIUS, int W, int H> struct HaloTile {
    float cells[H + 2 * RADIUS][W + 2 * RADIUS];
    __device__ void fill(const float *in, int pitch, int x0, int y0) {
        for (int y = threadIdx.y; y < H + 2 * RADIUS; y += H)
            for (int x = threadIdx.x; x < W + 2 * RADIUS; x += W)
                cells[y][x] = in[(y0 + y) * pitch + x0 + x];
    }
    __device__ float apply(int x, int y) const {
        float sum = coefficients[0] * cells[y + RADIUS][x + RADIUS];
        for (int r = 1; r <= RADIUS; ++r)
            sum += coefficients[r] * (cells[y + RADIUS][x + RADIUS - r] + cells[y + RADIUS][x + RADIUS + r] +
                                      cells[y + RADIUS - r][x + RADIUS] + cells[y + RADIUS + r][x + RADIUS]);
        return sum;
    }
};

// The input has a frame of four cells on each side.
KERNEL halo_stencil(const float *in, float *out, int pitch) {
    __shared__ HaloTile<4, 16, 8> tile;
    int x0 = blockIdx.x * 16, y0 = blockIdx.y * 8;
    tile.fill(in, pitch, x0, y0);
    __syncthreads();
    out[(y0 + threadIdx.y) * gridDim.x * 16 + x0 + threadIdx.x] = tile.apply(threadIdx.x, threadIdx.y);
}

template <int N> class Queue {
    float v[N];

public:
    __device__ void push(float x) {
        for (int i = 0; i < N - 1; ++i)
            v[i] = v[i + 1];
        v[N - 1] = x;
    }
    __device__ float operator[](int i) const { return v[i]; }
};

KERNEL march_stencil(const float *in, float *out, int nx, int ny, int nz) {
    enum { R = 2 };
    int x = blockIdx.x * blockDim.x + threadIdx.x + R, y = blockIdx.y * blockDim.y + threadIdx.y + R;
    int plane = nx * ny;
    if (x >= nx - R || y >= ny - R)
        return;
    const float *p = in + y * nx + x;
    Queue<2 * R + 1> column;
    for (int z = 0; z < 2 * R; ++z)
        column.push(p[z * plane]);
    for (int z = R; z < nz - R; ++z) {
        column.push(p[(z + R) * plane]);
        float sum = coefficients[0] * column[R];
        for (int r = 1; r <= R; ++r) {
            sum += coefficients[r] * (column[R - r] + column[R + r]);
            const float *c = p + z * plane;
            sum += coefficients[r] * (c[r] + c[-r] + c[r * nx] + c[-r * nx]);
        }
        out[z * plane + y * nx + x] = sum;
    }
}
