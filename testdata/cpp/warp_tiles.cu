// Tiles of a warp as objects, as cooperative groups: reductions with any operator, sorting networks of registers and lanes, and a
// transposition whose padding is a template parameter.
//launch tile_statistics grid=1 block=64 f32[64]=uniform f32[8]=zero f32[8]=zero
//launch tile_sort grid=2 block=32 u32[256]=bits
//launch padded_transpose grid=2,2 block=16,4 f32[1024]=uniform f32[1024]=zero i32=32
#include "../kernels/gonvvm_cuda.h"

template <int SIZE> struct Tile {
    static __device__ int rank() { return laneid() % SIZE; }
    template <typename T> static __device__ T other(T v, int mask) { return shfl_xor(v, mask); }
    template <typename T, typename Op> static __device__ T reduce(T v, Op op) {
        for (int m = SIZE / 2; m > 0; m /= 2)
            v = op(v, other(v, m));
        return v;
    }
};

// Count, mean and sum of squared differences, which are joined as Chan, Golub and LeVeque do.
struct Moments {
    float n, mean, m2;
    __device__ Moments joined(const Moments &o) const {
        float all = n + o.n, d = o.mean - mean;
        return {all, mean + d * o.n / all, m2 + o.m2 + d * d * n * o.n / all};
    }
};

template <int SIZE> static __device__ Moments joinTile(Moments m) {
    for (int d = SIZE / 2; d > 0; d /= 2)
        m = m.joined({Tile<SIZE>::other(m.n, d), Tile<SIZE>::other(m.mean, d), Tile<SIZE>::other(m.m2, d)});
    return m;
}

KERNEL tile_statistics(const float *in, float *mean, float *spread) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    Moments m = joinTile<8>({1, in[i], 0});
    float peak = Tile<8>::reduce(fabsf(in[i]), [](float a, float b) { return fmaxf(a, b); });
    if (Tile<8>::rank() == 0) {
        mean[i / 8] = m.mean;
        spread[i / 8] = sqrtf(m.m2 / (m.n - 1)) / peak;
    }
}

// Each thread of a tile has ITEMS keys in registers: a bitonic network, whose near exchanges are within a thread.
template <int ITEMS, int SIZE> class TileSort {
    uint key[ITEMS];

    static __device__ void order(uint &a, uint &b, bool descending) {
        if ((a > b) != descending) {
            uint t = a;
            a = b;
            b = t;
        }
    }

public:
    __device__ void load(const uint *p) {
        for (int i = 0; i < ITEMS; ++i)
            key[i] = p[Tile<SIZE>::rank() * ITEMS + i];
    }
    __device__ void store(uint *p) const {
        for (int i = 0; i < ITEMS; ++i)
            p[Tile<SIZE>::rank() * ITEMS + i] = key[i];
    }
    __device__ void sort() {
        int base = Tile<SIZE>::rank() * ITEMS;
#pragma unroll
        for (int size = 2; size <= ITEMS * SIZE; size *= 2)
#pragma unroll
            for (int stride = size / 2; stride > 0; stride /= 2)
                if (stride >= ITEMS) {
                    for (int i = 0; i < ITEMS; ++i) {
                        uint o = (uint)Tile<SIZE>::other((int)key[i], stride / ITEMS);
                        bool upper = base & stride, descending = (base + i) & size;
                        key[i] = (key[i] > o) == (upper != descending) ? key[i] : o;
                    }
                } else {
#pragma unroll
                    for (int i = 0; i < ITEMS; ++i)
                        if ((i & stride) == 0)
                            order(key[i], key[i | stride], (base + i) & size);
                }
    }
};

KERNEL tile_sort(uint *data) {
    int tile = (blockIdx.x * blockDim.x + threadIdx.x) / 16;
    TileSort<4, 16> s;
    s.load(data + 64 * tile);
    s.sort();
    s.store(data + 64 * tile);
}

template <typename T, int DIM, int ROWS, int PAD> class Transposer {
    T (&tile)[DIM][DIM + PAD];

public:
    __device__ Transposer(T (&tile)[DIM][DIM + PAD]) : tile(tile) {}
    __device__ void run(const T *in, T *out, int n) {
        int x = blockIdx.x * DIM + threadIdx.x, y = blockIdx.y * DIM + threadIdx.y;
        for (int j = 0; j < DIM; j += ROWS)
            tile[threadIdx.y + j][threadIdx.x] = in[(y + j) * n + x];
        __syncthreads();
        x = blockIdx.y * DIM + threadIdx.x;
        y = blockIdx.x * DIM + threadIdx.y;
        for (int j = 0; j < DIM; j += ROWS)
            out[(y + j) * n + x] = tile[threadIdx.x][threadIdx.y + j];
    }
};

KERNEL padded_transpose(const float *in, float *out, int n) {
    __shared__ float memory[16][17];
    Transposer<float, 16, 4, 1>(memory).run(in, out, n);
}
