// Functions that call themselves and each other, with a real stack: Ackermann's, Fibonacci's, quicksort with
// local arrays, mutual recursion over an expression in prefix form, and the towers of Hanoi.
//launch ackermann grid=1 block=8 i32[8]=zero
//launch fibonacci grid=1 block=16 i64[16]=zero
//launch quicksort grid=1 block=4 i32[128]=uniform(-1000,1000) i32=32
//launch eval_prefix grid=1 block=2 u8[32]=list(43,42,51,52,45,57,50,0,0,0,0,0,0,0,0,0,42,43,49,50,43,51,42,52,53,0) i32[2]=zero
//launch hanoi grid=1 block=6 i32[6]=zero i32[6]=zero
#include "gonvvm_cuda.h"

static __device__ __noinline__ int ack(int m, int n) {
    if (m == 0)
        return n + 1;
    if (n == 0)
        return ack(m - 1, 1);
    return ack(m - 1, ack(m, n - 1));
}

KERNEL ackermann(int *out) {
    int i = threadIdx.x;
    out[i] = ack(i % 3, i / 3 + 1);
}

static __device__ ull fib(unsigned n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }

KERNEL fibonacci(ull *out) { out[threadIdx.x] = fib(threadIdx.x); }

static __device__ __noinline__ void sort(int *a, int lo, int hi) {
    if (lo >= hi)
        return;
    int pivot = a[(lo + hi) / 2], i = lo, j = hi;
    while (i <= j) {
        while (a[i] < pivot)
            i++;
        while (a[j] > pivot)
            j--;
        if (i <= j) {
            int t = a[i];
            a[i++] = a[j];
            a[j--] = t;
        }
    }
    sort(a, lo, j);
    sort(a, i, hi);
}

KERNEL quicksort(int *data, int n) {
    int local[64];
    int *mine = data + threadIdx.x * n;
    for (int i = 0; i < n; i++)
        local[i] = mine[i];
    sort(local, 0, n - 1);
    for (int i = 0; i < n; i++)
        mine[i] = local[i];
}

// An expression in prefix form over digits, + - and *.
static __device__ int expression(const char *&p);

static __device__ __noinline__ int operation(char op, const char *&p) {
    int a = expression(p);
    int b = expression(p);
    switch (op) {
    case '+': return a + b;
    case '-': return a - b;
    default: return a * b;
    }
}

static __device__ __noinline__ int expression(const char *&p) {
    char c = *p++;
    return c >= '0' && c <= '9' ? c - '0' : operation(c, p);
}

KERNEL eval_prefix(const char *text, int *out) {
    const char *p = text + threadIdx.x * 16;
    out[threadIdx.x] = expression(p);
}

static __device__ __noinline__ void move(int n, int from, int to, int over, int *count, uint *trace) {
    if (n == 0)
        return;
    move(n - 1, from, over, to, count, trace);
    *count += 1;
    *trace = *trace * 31 + from * 3 + to;
    move(n - 1, over, to, from, count, trace);
}

KERNEL hanoi(int *counts, uint *traces) {
    int count = 0;
    uint trace = 7;
    move(threadIdx.x, 0, 2, 1, &count, &trace);
    counts[threadIdx.x] = count;
    traces[threadIdx.x] = trace;
}
