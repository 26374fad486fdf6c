// Atomic operations beyond sums: maximum of floats by compare-and-swap, a stack without locks, a lock, tickets
// that wrap, double additions, and all the bit operations.
//launch float_max grid=2 block=64 exact f32[128]=uniform(-5,5) f32[1]=list(-1000)
//launch stack_push_pop grid=2 block=32 i32[64]=iota i32[65]=scratch i64[2]=zero
//launch spin_lock grid=2 block=32 i32[3]=zero
//launch wrap_tickets grid=1 block=64 i32[2]=list(0,5) i32[10]=zero
//launch double_add grid=2 block=32 tol=1e-12 f64[64]=uniform(1,9) f64[1]=zero
//launch bit_atomics grid=1 block=32 i32[5]=list(0,-1,0,0,77)
#include "gonvvm_cuda.h"

static __device__ void atomic_max_float(float *p, float v) {
    uint *word = (uint *)p;
    uint old = *(volatile uint *)word;
    while (__builtin_bit_cast(float, old) < v) {
        uint seen = atomicCAS(word, old, __builtin_bit_cast(uint, v));
        if (seen == old)
            break;
        old = seen;
    }
}

KERNEL float_max(const float *in, float *out) {
    atomic_max_float(out, in[blockIdx.x * blockDim.x + threadIdx.x]);
}

// A stack of node numbers: the head holds a number and a count of changes against reuse. Every thread
// pushes its node, then pops one; the totals do not depend on the order.
KERNEL stack_push_pop(const int *values, int *next, ull *head_and_total) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    ull *head = &head_and_total[0];
    ull old = *(volatile ull *)head, seen;
    for (;;) {
        ((volatile int *)next)[i + 1] = (int)(uint)old;
        __threadfence();
        ull fresh = ((old >> 32) + 1) << 32 | (uint)(i + 1);
        seen = atomicCAS(head, old, fresh);
        if (seen == old)
            break;
        old = seen;
    }
    old = *(volatile ull *)head;
    int got = 0;
    while ((uint)old != 0) {
        got = (int)(uint)old;
        ull fresh = ((old >> 32) + 1) << 32 | (uint)((volatile int *)next)[got];
        seen = atomicCAS(head, old, fresh);
        if (seen == old)
            break;
        old = seen;
        got = 0;
    }
    if (got > 0)
        atomicAdd(&head_and_total[1], (ull)values[got - 1]);
}

// {lock, value, largest step}: the protected pair is updated by plain loads and stores.
KERNEL spin_lock(volatile int *state) {
    bool done = false;
    while (!done) {
        if (atomicCAS((uint *)&state[0], 0u, 1u) == 0) {
            __threadfence();
            state[1] = state[1] + 1;
            state[2] = state[2] ^ state[1];
            __threadfence();
            atomicExch((uint *)&state[0], 0u);
            done = true;
        }
    }
}

KERNEL wrap_tickets(uint *counters, uint *seen) {
    atomicAdd(&seen[atomicInc(&counters[0], 4u)], 1u);
    atomicAdd(&seen[5 + atomicDec(&counters[1], 4u) % 5], 1u);
}

static __device__ void atomic_add_double(double *p, double v) {
    ull *word = (ull *)p, old = *word, seen;
    do {
        seen = old;
        old = atomicCAS(word, seen, __builtin_bit_cast(ull, v + __builtin_bit_cast(double, seen)));
    } while (old != seen);
}

KERNEL double_add(const double *in, double *out) {
    atomic_add_double(out, in[blockIdx.x * blockDim.x + threadIdx.x]);
}

KERNEL bit_atomics(uint *words) {
    uint bit = 1u << threadIdx.x;
    atomicOr(&words[0], bit);
    atomicAnd(&words[1], ~(bit & 0xff00ff00u));
    atomicXor(&words[2], bit | 1);
    atomicMax(&words[3], bit);
    uint old = __atomic_fetch_sub(&words[4], 1u, __ATOMIC_RELAXED);
    if (old == 1000)
        words[4] = 0;
}
