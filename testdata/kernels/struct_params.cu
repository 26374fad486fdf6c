// Structures by value: as parameters and results of kernels and of functions, small ones and large ones,
// nested ones, with fields of every width, and by reference.
//launch affine grid=1 block=64 {f32=1.5,f32=-2,f32=0.25,f32=4,f32=3,f32=-1} f32[128]=uniform f32[128]=zero
//launch mixed grid=1 block=32 {i8=-3,i16=1000,i32=-70000,i64=5000000000,f32=0.5,f64=2.25,u8=200} i64[32]=zero f64[32]=zero
//launch boxes grid=1 block=16 i32[128]=uniform(-20,20) i32[64]=zero i32[16]=zero
//launch big_struct grid=2 block=32 {i32=1,i32=2,i32=3,i32=5,i32=8,i32=13,i32=21,i32=34,i32=55,i32=89,i32=144,i32=233,i32=377,i32=610,i32=987,i32=1597,i32=12} i32[64]=zero
#include "gonvvm_cuda.h"

struct vec2 {
    float x, y;
};
struct affine2 {
    vec2 col0, col1, offset;
};

static __device__ __noinline__ vec2 apply(affine2 m, vec2 v) {
    vec2 r;
    r.x = m.col0.x * v.x + m.col1.x * v.y + m.offset.x;
    r.y = m.col0.y * v.x + m.col1.y * v.y + m.offset.y;
    return r;
}

KERNEL affine(affine2 m, const vec2 *in, vec2 *out) {
    int i = threadIdx.x;
    out[i] = apply(m, in[i]);
}

struct every_width {
    char c;
    short s;
    int i;
    ll l;
    float f;
    double d;
    uchar u;
};

static __device__ __noinline__ ll whole(every_width w) { return w.c + w.s + w.i + w.l + w.u; }
static __device__ __noinline__ double real(const every_width &w) { return w.f * w.d; }

KERNEL mixed(every_width w, ll *a, double *b) {
    int i = threadIdx.x;
    w.i += i;
    w.d *= i + 1;
    a[i] = whole(w);
    b[i] = real(w);
}

struct box {
    int x0, y0, x1, y1;
};

static __device__ __noinline__ bool intersect(box a, box b, box *out) {
    out->x0 = max(a.x0, b.x0);
    out->y0 = max(a.y0, b.y0);
    out->x1 = min(a.x1, b.x1);
    out->y1 = min(a.y1, b.y1);
    return out->x0 < out->x1 && out->y0 < out->y1;
}

static __device__ box ordered(box b) {
    box r = {min(b.x0, b.x1), min(b.y0, b.y1), max(b.x0, b.x1), max(b.y0, b.y1)};
    return r;
}

KERNEL boxes(const box *in, box *out, int *area) {
    int i = threadIdx.x;
    box both;
    bool meet = intersect(ordered(in[2 * i]), ordered(in[2 * i + 1]), &both);
    out[i] = both;
    area[i] = meet ? (both.x1 - both.x0) * (both.y1 - both.y0) : 0;
}

struct table {
    int weight[16];
    int modulus;
};

static __device__ __noinline__ int lookup(table t, int i) { return t.weight[i & 15] % t.modulus; }

KERNEL big_struct(table t, int *out) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    t.weight[i & 7] += i;
    out[i] = lookup(t, i) * 100 + t.weight[i & 15];
}
