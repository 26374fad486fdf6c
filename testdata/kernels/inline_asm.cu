// Inline PTX: results and operands of every class, several instructions, predicates, memory and immediates.
//launch asm_arithmetic grid=1 block=32 i32[32]=bits i32[32]=bits i32[128]=zero i64[32]=zero
//launch asm_floats grid=1 block=32 f32[32]=uniform f64[32]=uniform f32[64]=zero f64[32]=zero
//launch asm_memory grid=1 block=32 i32[32]=bits i32[32]=zero
#include "gonvvm_cuda.h"

KERNEL asm_arithmetic(const int *a, const int *b, int *out, ll *wide) {
    int i = threadIdx.x, r;
    asm("mad.lo.s32 %0, %1, %2, %3;" : "=r"(r) : "r"(a[i]), "r"(b[i]), "n"(17));
    out[i] = r;
    asm("{\n\t.reg .pred p;\n\tsetp.lt.s32 p, %1, %2;\n\tselp.s32 %0, %1, %2, p;\n\t}" : "=r"(r) : "r"(a[i]), "r"(b[i]));
    out[i + 32] = r;
    uint lo, hi;
    asm("add.cc.u32 %0, %2, %3;\n\taddc.u32 %1, 0, 0;" : "=r"(lo), "=r"(hi) : "r"(a[i]), "r"(b[i]));
    out[i + 64] = lo;
    out[i + 96] = hi;
    ll w;
    asm volatile("mul.wide.s32 %0, %1, %2;" : "=l"(w) : "r"(a[i]), "r"(b[i]));
    asm("add.s64 %0, %0, %1;" : "+l"(w) : "l"((ll)i));
    short s = (short)a[i], t;
    asm("not.b16 %0, %1;" : "=h"(t) : "h"(s));
    wide[i] = w + t;
}

KERNEL asm_floats(const float *a, const double *b, float *out, double *wide) {
    int i = threadIdx.x;
    float r;
    asm("fma.rz.f32 %0, %1, %1, 0f3F000000;" : "=f"(r) : "f"(a[i]));
    out[i] = r;
    asm("abs.f32 %0, %1;" : "=f"(r) : "f"(a[i]));
    out[i + 32] = r;
    double d;
    asm("fma.rn.f64 %0, %1, %2, %1;" : "=d"(d) : "d"(b[i]), "d"(0.5));
    wide[i] = d;
}

KERNEL asm_memory(const int *in, int *out) {
    int i = threadIdx.x, v;
    uint lane;
    asm volatile("mov.u32 %0, %%laneid;" : "=r"(lane));
    asm volatile("ld.global.b32 %0, [%1];" : "=r"(v) : "l"(in + i) : "memory");
    asm volatile("st.global.b32 [%0], %1;" ::"l"(out + i), "r"(v ^ (int)lane) : "memory");
}
