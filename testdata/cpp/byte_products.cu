// Products and distances of bytes: sums of four products, written with shifts, masks, vectors and unions, and block matching by the sum of
// absolute differences.
//launch byte_products grid=2 block=32 i32[64]=bits u32[64]=bits i32[256]=iota
//launch block_distance grid=2,1 block=8,4 u8[1024]=bits u8[1024]=bits u32[64]=zero i32=32
#include "../kernels/gonvvm_cuda.h"

struct Bytes {
    signed char v[4];
} __align__(4);

template <class A, class B> static __device__ int unionProduct(int a, int b) {
    union {
        int word;
        A bytes[4];
    } x = {a};
    union {
        int word;
        B bytes[4];
    } y = {b};
    int sum = 0;
    for (int k = 0; k < 4; ++k)
        sum += x.bytes[k] * y.bytes[k];
    return sum;
}

KERNEL byte_products(const int *a, const uint *b, int *out) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int x = a[i];
    uint y = b[i];
    int shifts = 0;
    for (int k = 0; k < 4; ++k)
        shifts += (int)(signed char)(x >> 8 * k) * (int)(signed char)(y >> 8 * k);
    uint masks = (x & 255) * (y & 255) + (x >> 8 & 255) * (y >> 8 & 255) + (x >> 16 & 255) * (y >> 16 & 255) + ((uint)x >> 24) * (y >> 24);
    Bytes p = ((const Bytes *)a)[i], q = ((const Bytes *)b)[i];
    out[4 * i] += shifts;
    out[4 * i + 1] += masks;
    out[4 * i + 2] += p.v[0] * q.v[0] + p.v[1] * q.v[1] + p.v[2] * q.v[2] + p.v[3] * q.v[3] + p.v[0] * q.v[3];
    out[4 * i + 3] += unionProduct<signed char, uchar>(x, y) - unionProduct<uchar, signed char>(x, y);
}

// The block of 8 by 8 pixels whose neighbourhood each thread compares begins at (8, 8) of a picture.
KERNEL block_distance(const uchar *current, const uchar *reference, uint *distance, int pitch) {
    int bx = 8 + 8 * blockIdx.x, by = 8;
    int dx = (int)threadIdx.x - 4, dy = (int)threadIdx.y - 2;
    uint sum = 0;
    for (int y = 0; y < 8; ++y)
        for (int x = 0; x < 8; ++x) {
            int a = current[(by + y) * pitch + bx + x], b = reference[(by + y + dy) * pitch + bx + x + dx];
            sum += a > b ? a - b : b - a;
        }
    distance[(blockIdx.x * blockDim.y + threadIdx.y) * blockDim.x + threadIdx.x] = sum;
}
