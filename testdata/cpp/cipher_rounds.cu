// Ciphers and hashes of words: rounds are templates over arrays of registers, the schedule of SHA-256 is a window of sixteen words,
// and the state of SipHash is a class of 64-bit words.
//launch chacha_blocks grid=2 block=32 u32[8]=bits u32[1024]=zero u32=12
//launch sha256_chunks grid=1 block=32 u32[512]=bits u32[256]=zero
//launch siphash_words grid=1 block=64 u64[2]=bits u64[192]=bits u64[64]=zero i32=3
#include "../kernels/gonvvm_cuda.h"

static __device__ uint rotated(uint x, int n) { return x << n | x >> (32 - n); }
static __device__ ull rotated(ull x, int n) { return x << n | x >> (64 - n); }

template <int A, int B, int C, int D> static __device__ void quarter(uint (&s)[16]) {
    s[A] += s[B];
    s[D] = rotated(s[D] ^ s[A], 16);
    s[C] += s[D];
    s[B] = rotated(s[B] ^ s[C], 12);
    s[A] += s[B];
    s[D] = rotated(s[D] ^ s[A], 8);
    s[C] += s[D];
    s[B] = rotated(s[B] ^ s[C], 7);
}

KERNEL chacha_blocks(const uint *key, uint *out, uint nonce) {
    uint t = blockIdx.x * blockDim.x + threadIdx.x;
    uint start[16] = {0x61707865, 0x3320646e, 0x79622d32, 0x6b206574};
    for (int i = 0; i < 8; ++i)
        start[4 + i] = key[i];
    start[12] = t;
    start[13] = nonce;
    uint s[16];
    for (int i = 0; i < 16; ++i)
        s[i] = start[i];
#pragma unroll 1
    for (int round = 0; round < 10; ++round) {
        quarter<0, 4, 8, 12>(s);
        quarter<1, 5, 9, 13>(s);
        quarter<2, 6, 10, 14>(s);
        quarter<3, 7, 11, 15>(s);
        quarter<0, 5, 10, 15>(s);
        quarter<1, 6, 11, 12>(s);
        quarter<2, 7, 8, 13>(s);
        quarter<3, 4, 9, 14>(s);
    }
    for (int i = 0; i < 16; ++i)
        out[16 * t + i] = s[i] + start[i];
}

static __constant__ uint shaConstants[64] = {0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786, 0x0fc19dc6,
    0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147,
    0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1,
    0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5,
    0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7,
    0xc67178f2};

class Sha256 {
    uint h[8] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};

public:
    __device__ void chunk(uint (&w)[16]) {
        uint s[8];
        for (int i = 0; i < 8; ++i)
            s[i] = h[i];
#pragma unroll
        for (int i = 0; i < 64; ++i) {
            if (i >= 16) {
                uint a = w[(i - 15) % 16], b = w[(i - 2) % 16];
                w[i % 16] += (rotated(a, 25) ^ rotated(a, 14) ^ a >> 3) + w[(i - 7) % 16] + (rotated(b, 15) ^ rotated(b, 13) ^ b >> 10);
            }
            uint e = s[4], a = s[0];
            uint t1 = s[7] + (rotated(e, 26) ^ rotated(e, 21) ^ rotated(e, 7)) + ((e & s[5]) ^ (~e & s[6])) + shaConstants[i] + w[i % 16];
            uint t2 = (rotated(a, 30) ^ rotated(a, 19) ^ rotated(a, 10)) + ((a & s[1]) ^ (a & s[2]) ^ (s[1] & s[2]));
            for (int k = 7; k > 0; --k)
                s[k] = s[k - 1];
            s[4] += t1;
            s[0] = t1 + t2;
        }
        for (int i = 0; i < 8; ++i)
            h[i] += s[i];
    }
    __device__ uint word(int i) const { return h[i]; }
};

KERNEL sha256_chunks(const uint *in, uint *out) {
    int t = blockIdx.x * blockDim.x + threadIdx.x;
    uint w[16];
    for (int i = 0; i < 16; ++i)
        w[i] = in[16 * t + i];
    Sha256 sha;
    sha.chunk(w);
    for (int i = 0; i < 8; ++i)
        out[8 * t + i] = sha.word(i);
}

class SipHash {
    ull v0, v1, v2, v3;

    __device__ void round() {
        v0 += v1;
        v1 = rotated(v1, 13) ^ v0;
        v0 = rotated(v0, 32);
        v2 += v3;
        v3 = rotated(v3, 16) ^ v2;
        v0 += v3;
        v3 = rotated(v3, 21) ^ v0;
        v2 += v1;
        v1 = rotated(v1, 17) ^ v2;
        v2 = rotated(v2, 32);
    }

public:
    __device__ SipHash(ull k0, ull k1)
        : v0(k0 ^ 0x736f6d6570736575), v1(k1 ^ 0x646f72616e646f6d), v2(k0 ^ 0x6c7967656e657261), v3(k1 ^ 0x7465646279746573) {}
    __device__ void add(ull m) {
        v3 ^= m;
        for (int i = 0; i < 2; ++i)
            round();
        v0 ^= m;
    }
    __device__ ull finish() {
        v2 ^= 0xff;
        for (int i = 0; i < 4; ++i)
            round();
        return v0 ^ v1 ^ v2 ^ v3;
    }
};

KERNEL siphash_words(const ull *key, const ull *words, ull *out, int n) {
    int t = blockIdx.x * blockDim.x + threadIdx.x;
    SipHash s(key[0], key[1]);
    for (int i = 0; i < n; ++i)
        s.add(words[t * n + i]);
    s.add((ull)n << 59);
    out[t] = s.finish();
}
