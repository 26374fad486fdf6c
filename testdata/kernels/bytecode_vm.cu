// An interpreter for a small stack machine: a large switch in a loop, with a stack in local memory. The
// program of the launch sums the squares up to the thread's number and mixes the result.
//launch run_bytecode grid=1 block=16 u8[64]=list(14,0,12,3,14,1,2,15,1,14,0,1,1,4,12,15,0,16,0,14,1,22,1,3,10,9,12,1,5,5,2,18,1,247,13,4,12,1,100,20,2,0) i64[16]=zero
//launch classify grid=1 block=64 i32[64]=uniform(-5,120) i32[64]=zero
#include "gonvvm_cuda.h"

enum op : uchar { HALT, PUSH, ADD, MUL, SUB, DIV, REM, AND, OR, XOR, SHL, SHR, DUP, SWAP, LOAD, STORE, JMPNZ, JMP, NEG, NOT, LT, EQ, TID };

static __device__ ll interpret(const uchar *code, int length, int tid) {
    ll stack[32];
    ll regs[4] = {0, 0, 0, 0};
    int sp = 0, pc = 0;
    regs[0] = tid + 1;
    for (int steps = 0; steps < 1000 && pc < length; steps++) {
        uchar c = code[pc++];
        ll a = sp > 0 ? stack[sp - 1] : 0, b = sp > 1 ? stack[sp - 2] : 0;
        switch (c) {
        case HALT: return a;
        case PUSH: stack[sp++ & 31] = (signed char)code[pc++]; break;
        case ADD: stack[--sp - 1 & 31] = b + a; break;
        case MUL: stack[--sp - 1 & 31] = b * a; break;
        case SUB: stack[--sp - 1 & 31] = b - a; break;
        case DIV: stack[--sp - 1 & 31] = a ? b / a : 0; break;
        case REM: stack[--sp - 1 & 31] = a ? b % a : 0; break;
        case AND: stack[--sp - 1 & 31] = b & a; break;
        case OR: stack[--sp - 1 & 31] = b | a; break;
        case XOR: stack[--sp - 1 & 31] = b ^ a; break;
        case SHL: stack[--sp - 1 & 31] = b << (a & 63); break;
        case SHR: stack[--sp - 1 & 31] = b >> (a & 63); break;
        case DUP: stack[sp++ & 31] = a; break;
        case SWAP: stack[sp - 1 & 31] = b, stack[sp - 2 & 31] = a; break;
        case LOAD: stack[sp++ & 31] = regs[code[pc++] & 3]; break;
        case STORE: regs[code[pc++] & 3] = a, sp--; break;
        case JMPNZ: sp--, pc = a ? code[pc] : pc + 1; break;
        case JMP: pc = code[pc]; break;
        case NEG: stack[sp - 1 & 31] = -a; break;
        case NOT: stack[sp - 1 & 31] = ~a; break;
        case LT: stack[--sp - 1 & 31] = b < a; break;
        case EQ: stack[--sp - 1 & 31] = b == a; break;
        case TID: stack[sp++ & 31] = tid; break;
        default: return -1;
        }
        if (sp < 0 || sp > 31)
            return -2;
    }
    return sp > 0 ? stack[sp - 1] : -3;
}

KERNEL run_bytecode(const uchar *code, ll *out) {
    int t = threadIdx.x;
    out[t] = interpret(code, 64, t);
}

// A switch with a dense part, ranges, and values far apart.
KERNEL classify(const int *in, int *out) {
    int i = threadIdx.x, r;
    switch (in[i]) {
    case -1: r = 1; break;
    case 0: r = 40; break;
    case 1: r = 41; break;
    case 2: r = 47; break;
    case 3: r = 12; break;
    case 4: r = 99; break;
    case 5: r = in[0] + 3; break;
    case 6:
    case 7:
    case 8: r = 8; break;
    case 40 ... 60: r = in[i] * 2; break;
    case 100: r = 0; break;
    case 1000: r = 5; break;
    case 1 << 30: r = 6; break;
    default: r = -in[i]; break;
    }
    out[i] = r;
}
