// Convolutions of 3x3: Winograd's F(2x2,3x3) with tiles as classes, a depthwise one with a sliding window of rows, and
// int8 with four products at a time.
//launch winograd_conv grid=1 block=64 f32[324]=uniform f32[9]=uniform f32[256]=zero i32=18
//launch depthwise_conv grid=2 block=16 f32[648]=uniform f32[18]=uniform f32[512]=zero i32=18
//launch int8_conv grid=1 block=32 i8[544]=bits i8[36]=bits i32[64]=zero i32=34
#include "../kernels/gonvvm_cuda.h"

template <int N> struct Tile {
    float v[N][N];
};

static __device__ Tile<4> transformInput(const Tile<4> &d) {
    Tile<4> t, r;
    for (int i = 0; i < 4; ++i) {
        t.v[0][i] = d.v[0][i] - d.v[2][i];
        t.v[1][i] = d.v[1][i] + d.v[2][i];
        t.v[2][i] = d.v[2][i] - d.v[1][i];
        t.v[3][i] = d.v[1][i] - d.v[3][i];
    }
    for (int i = 0; i < 4; ++i) {
        r.v[i][0] = t.v[i][0] - t.v[i][2];
        r.v[i][1] = t.v[i][1] + t.v[i][2];
        r.v[i][2] = t.v[i][2] - t.v[i][1];
        r.v[i][3] = t.v[i][1] - t.v[i][3];
    }
    return r;
}

static __device__ Tile<4> transformFilter(const float *g) {
    float t[4][3];
    Tile<4> r;
    for (int j = 0; j < 3; ++j) {
        t[0][j] = g[j];
        t[1][j] = 0.5f * (g[j] + g[3 + j] + g[6 + j]);
        t[2][j] = 0.5f * (g[j] - g[3 + j] + g[6 + j]);
        t[3][j] = g[6 + j];
    }
    for (int i = 0; i < 4; ++i) {
        r.v[i][0] = t[i][0];
        r.v[i][1] = 0.5f * (t[i][0] + t[i][1] + t[i][2]);
        r.v[i][2] = 0.5f * (t[i][0] - t[i][1] + t[i][2]);
        r.v[i][3] = t[i][2];
    }
    return r;
}

KERNEL winograd_conv(const float *in, const float *filter, float *out, int pitch) {
    int tx = threadIdx.x % 8, ty = threadIdx.x / 8;
    Tile<4> d;
    for (int i = 0; i < 4; ++i)
        for (int j = 0; j < 4; ++j)
            d.v[i][j] = in[(ty * 2 + i) * pitch + tx * 2 + j];
    Tile<4> u = transformFilter(filter), v = transformInput(d), m;
    for (int i = 0; i < 4; ++i)
        for (int j = 0; j < 4; ++j)
            m.v[i][j] = u.v[i][j] * v.v[i][j];
    for (int y = 0; y < 2; ++y) {
        float t[4];
        for (int j = 0; j < 4; ++j)
            t[j] = y == 0 ? m.v[0][j] + m.v[1][j] + m.v[2][j] : m.v[1][j] - m.v[2][j] - m.v[3][j];
        out[(ty * 2 + y) * 16 + tx * 2] = t[0] + t[1] + t[2];
        out[(ty * 2 + y) * 16 + tx * 2 + 1] = t[1] - t[2] - t[3];
    }
}

KERNEL depthwise_conv(const float *in, const float *filters, float *out, int pitch) {
    int channel = blockIdx.x, x = threadIdx.x;
    in += channel * pitch * pitch;
    float f[3][3], window[3][3];
    for (int i = 0; i < 3; ++i)
        for (int j = 0; j < 3; ++j)
            f[i][j] = filters[channel * 9 + i * 3 + j];
    for (int i = 0; i < 2; ++i)
        for (int j = 0; j < 3; ++j)
            window[i + 1][j] = in[i * pitch + x + j];
    for (int y = 0; y < pitch - 2; ++y) {
        for (int j = 0; j < 3; ++j) {
            window[0][j] = window[1][j];
            window[1][j] = window[2][j];
            window[2][j] = in[(y + 2) * pitch + x + j];
        }
        float sum = 0;
        for (int i = 0; i < 3; ++i)
            for (int j = 0; j < 3; ++j)
                sum = fmaf(f[i][j], window[i][j], sum);
        out[channel * 256 + y * 16 + x] = sum;
    }
}

struct __align__(4) char4 {
    signed char v[4];
};
static __device__ int dot4(const char4 &a, const char4 &b, int c) {
    for (int i = 0; i < 4; ++i)
        c += a.v[i] * b.v[i];
    return c;
}

KERNEL int8_conv(const char4 *in, const char4 *filter, int *out, int pitch) {
    int x = threadIdx.x;
    for (int y = 0; y < 2; ++y) {
        int sum = 0;
        for (int i = 0; i < 3; ++i)
            for (int j = 0; j < 3; ++j)
                sum = dot4(in[(y + i) * pitch + x + j], filter[i * 3 + j], sum);
        out[y * 32 + x] = sum;
    }
}
