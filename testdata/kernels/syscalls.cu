// What the device's runtime provides: printf, assertions, the heap, and traps that are not reached.
//launch say_hello grid=1 block=2 i32=7 f32=1.5
//launch heap_squares grid=1 block=4 i32[4]=uniform(1,20) i32[4]=zero
//launch checked_divide grid=1 block=32 i32[32]=uniform(1,99) i32[32]=uniform(1,9) i32[32]=zero
#include "gonvvm_cuda.h"

typedef __SIZE_TYPE__ size_t;
extern "C" __device__ int vprintf(const char *, void *);
extern "C" __device__ void *malloc(size_t);
extern "C" __device__ void free(void *);
extern "C" __device__ void __assertfail(const char *, const char *, unsigned, const char *, size_t);

KERNEL say_hello(int n, float f) {
    struct {
        int thread;
        int n;
        double f;
        const char *s;
    } args = {(int)threadIdx.x, n, f, "text"};
    vprintf("thread %d: n=%d f=%g s=%s\n", &args);
}

KERNEL heap_squares(const int *counts, int *out) {
    int n = counts[threadIdx.x], sum = 0;
    int *a = (int *)malloc(n * sizeof(int));
    if (!a) {
        out[threadIdx.x] = -1;
        return;
    }
    for (int i = 0; i < n; i++)
        a[i] = i * i;
    for (int i = n; i-- > 0;)
        sum += a[i];
    free(a);
    out[threadIdx.x] = sum;
}

KERNEL checked_divide(const int *a, const int *b, int *out) {
    int i = threadIdx.x;
    if (b[i] == 0)
        __assertfail("b != 0", "syscalls.cu", __LINE__, "checked_divide", 1);
    if (b[i] < 0)
        __builtin_trap();
    __builtin_assume(b[i] > 0);
    out[i] = a[i] / b[i];
}
