// Calls through pointers: a table of functions, a pointer chosen at run time, and virtual methods.
//launch apply_table grid=1 block=32 i32[32]=uniform(-50,50) i32[32]=uniform(0,4) i32[32]=zero
//launch fold_chosen grid=1 block=8 f32[64]=uniform f32[8]=zero i32=8
//launch virtual_areas grid=1 block=16 f32[32]=uniform(1,4) f32[16]=zero
#include "gonvvm_cuda.h"

typedef int (*binary)(int, int);

static __device__ int plus(int a, int b) { return a + b; }
static __device__ int minus(int a, int b) { return a - b; }
static __device__ int times(int a, int b) { return a * b; }
static __device__ int larger(int a, int b) { return a > b ? a : b; }

__device__ binary operations[4] = {plus, minus, times, larger};

KERNEL apply_table(const int *in, const int *which, int *out) {
    int i = threadIdx.x;
    out[i] = operations[which[i]](in[i], in[31 - i]);
}

static __device__ __noinline__ float fold(const float *v, int n, float (*f)(float, float)) {
    float r = v[0];
    for (int i = 1; i < n; i++)
        r = f(r, v[i]);
    return r;
}
static __device__ float add(float a, float b) { return a + b; }
static __device__ float lesser(float a, float b) { return fminf(a, b); }

KERNEL fold_chosen(const float *in, float *out, int n) {
    int i = threadIdx.x;
    out[i] = fold(in + i * n, n, i & 1 ? add : lesser);
}

struct shape {
    float a, b;
    __device__ shape(float a, float b) : a(a), b(b) {}
    __device__ virtual float area() const { return 0; }
};
struct rectangle : shape {
    using shape::shape;
    __device__ float area() const override { return a * b; }
};
struct ellipse : shape {
    using shape::shape;
    __device__ float area() const override { return 3.14159274f * a * b; }
};

static __device__ __noinline__ float twice(const shape &s) { return 2 * s.area(); }

KERNEL virtual_areas(const float *in, float *out) {
    int i = threadIdx.x;
    rectangle r(in[2 * i], in[2 * i + 1]);
    ellipse e(in[2 * i], in[2 * i + 1]);
    const shape *s = &r;
    if (i % 3 == 0)
        s = &e;
    out[i] = twice(*s) + s->area();
}
