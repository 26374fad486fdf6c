// Tiles of tensor-core operands as classes: each tile owns the registers of one thread, its constructor clears them by
// pointer, and the product is inline assembly (m16n8k8 of TF32). One warp computes 32x16 of C = A*B^T.
//launch mma_tiles grid=2,2 block=32 f32[2048]=uniform f32[1024]=uniform f32[2048]=zero i32=32
#include "../kernels/gonvvm_cuda.h"

template <int I, int J, typename T> struct Tile {
    static const int ne = I * J / 32;
    T x[ne];
    __device__ Tile() {
        for (T *p = x; p != x + ne; ++p)
            *p = 0;
    }
};

typedef Tile<16, 8, uint> TileA;
typedef Tile<8, 8, uint> TileB;
typedef Tile<16, 8, float> TileC;

static __device__ uint tf32(float v) {
    uint r;
    asm("cvt.rna.tf32.f32 %0, %1;" : "=r"(r) : "f"(v));
    return r;
}

static __device__ void load(TileA &a, const float *p, int stride) {
    int g = laneid() / 4, q = laneid() % 4;
    for (int l = 0; l < TileA::ne; ++l)
        a.x[l] = tf32(p[(g + 8 * (l % 2)) * stride + q + 4 * (l / 2)]);
}

static __device__ void load(TileB &b, const float *p, int stride) {
    int g = laneid() / 4, q = laneid() % 4;
    for (int l = 0; l < TileB::ne; ++l)
        b.x[l] = tf32(p[g * stride + q + 4 * l]);
}

static __device__ void mma(TileC &d, const TileA &a, const TileB &b) {
    asm("mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%0,%1,%2,%3};"
        : "+f"(d.x[0]), "+f"(d.x[1]), "+f"(d.x[2]), "+f"(d.x[3])
        : "r"(a.x[0]), "r"(a.x[1]), "r"(a.x[2]), "r"(a.x[3]), "r"(b.x[0]), "r"(b.x[1]));
}

template <int MT, int NT> static __device__ void product(const float *a, const float *b, float *c, int k, int ldc) {
    TileC acc[MT][NT];
    for (int k0 = 0; k0 < k; k0 += 8) {
        TileA ta[MT];
        for (int m = 0; m < MT; ++m)
            load(ta[m], a + m * 16 * k + k0, k);
        for (int n = 0; n < NT; ++n) {
            TileB tb;
            load(tb, b + n * 8 * k + k0, k);
            for (int m = 0; m < MT; ++m)
                mma(acc[m][n], ta[m], tb);
        }
    }
    int g = laneid() / 4, q = laneid() % 4;
    for (int m = 0; m < MT; ++m)
        for (int n = 0; n < NT; ++n)
            for (int l = 0; l < TileC::ne; ++l)
                c[(m * 16 + g + 8 * (l / 2)) * ldc + n * 8 + 2 * q + l % 2] = acc[m][n].x[l];
}

KERNEL mma_tiles(const float *a, const float *b, float *c, int k) {
    int n = gridDim.x * 16;
    product<2, 2>(a + blockIdx.y * 32 * k, b + blockIdx.x * 16 * k, c + blockIdx.y * 32 * n + blockIdx.x * 16, k, n);
}
