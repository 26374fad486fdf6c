// Philox4x32-10 as a generator object with buffered output, and uniform numbers and dice from it.
//launch philox_fill grid=2 block=32 u32[512]=zero u64=81985529216486895
//launch philox_dice grid=1 block=32 i32[192]=zero u64=42 i32=6
#include "../kernels/gonvvm_cuda.h"

struct __align__(16) uint4 {
    uint x, y, z, w;
};
struct uint2 {
    uint x, y;
};

template <int ROUNDS> class Philox {
    uint4 counter, buffer;
    uint2 key;
    int used;

    static __device__ uint4 round(uint4 c, uint2 k) {
        ull p0 = (ull)c.x * 0xD2511F53u, p1 = (ull)c.z * 0xCD9E8D57u;
        return {(uint)(p1 >> 32) ^ c.y ^ k.x, (uint)p1, (uint)(p0 >> 32) ^ c.w ^ k.y, (uint)p0};
    }
    __device__ uint4 generate() const {
        uint4 c = counter;
        uint2 k = key;
        for (int r = 0; r < ROUNDS; ++r) {
            if (r > 0)
                k = {k.x + 0x9E3779B9u, k.y + 0xBB67AE85u};
            c = round(c, k);
        }
        return c;
    }
    __device__ void advance() {
        if (++counter.x == 0 && ++counter.y == 0 && ++counter.z == 0)
            ++counter.w;
    }

public:
    __device__ Philox(ull seed, ull sequence) : counter{0, 0, (uint)sequence, (uint)(sequence >> 32)}, key{(uint)seed, (uint)(seed >> 32)}, used(4) {}
    __device__ uint next() {
        if (used == 4) {
            buffer = generate();
            advance();
            used = 0;
        }
        switch (used++) {
        case 0: return buffer.x;
        case 1: return buffer.y;
        case 2: return buffer.z;
        default: return buffer.w;
        }
    }
};

KERNEL philox_fill(uint *out, ull seed) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    Philox<10> g(seed, i);
    for (int k = 0; k < 8; ++k)
        out[i * 8 + k] = g.next();
}

KERNEL philox_dice(int *out, ull seed, int sides) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    Philox<10> g(seed, i);
    int counts[6];
    for (int *p = counts; p != counts + 6; ++p)
        *p = 0;
    for (int k = 0; k < 20; ++k) {
        int side = (int)((ull)g.next() * sides >> 32);
        for (int s = 0; s < 6; ++s)
            counts[s] += s == side;
    }
    for (int s = 0; s < 6; ++s)
        out[i * 6 + s] = counts[s];
}
