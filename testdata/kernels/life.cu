// Conway's game of life: on bytes with a wrapped border, and 32 cells at a time on words by adding bits.
//launch life_bytes grid=2,2 block=16,8 u8[512]=cycle(0,1,0,1,1,1,0,0,1,0,0,1,0,1,1,0,1,1,1,0,1,0,0,0,1,0,1,1,0,0,1,1) u8[512]=zero i32=32 i32=16
//launch life_words grid=1 block=32 i32[32]=bits i32[32]=zero i32=32
#include "gonvvm_cuda.h"

KERNEL life_bytes(const uchar *in, uchar *out, int w, int h) {
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= w || y >= h)
        return;
    int n = 0;
    for (int dy = -1; dy <= 1; dy++)
        for (int dx = -1; dx <= 1; dx++)
            if (dx != 0 || dy != 0)
                n += in[(y + dy + h) % h * w + (x + dx + w) % w];
    out[y * w + x] = n == 3 || (n == 2 && in[y * w + x]);
}

static __device__ void add_bit(uint v, uint &ones, uint &twos, uint &fours) {
    uint carry = ones & v;
    ones ^= v;
    uint carry2 = twos & carry;
    twos ^= carry;
    fours |= carry2;
}

KERNEL life_words(const uint *rows, uint *out, int n) {
    int r = threadIdx.x;
    uint ones = 0, twos = 0, fours = 0;
    for (int d = -1; d <= 1; d++) {
        uint row = rows[(r + d + n) % n];
        add_bit(__builtin_rotateleft32(row, 1), ones, twos, fours);
        add_bit(__builtin_rotateright32(row, 1), ones, twos, fours);
        if (d != 0)
            add_bit(row, ones, twos, fours);
    }
    out[r] = twos & ~fours & (ones | rows[r]);
}
