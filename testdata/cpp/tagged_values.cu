// Tagged unions with visitors, as std::variant and std::visit, and a virtual machine whose stack is an array of such values.
//launch shape_areas grid=2 block=32 i32[64]=cycle(0,1,2,3,1) f32[256]=uniform(0.5,2) f32[64]=zero
//launch stack_machine grid=1 block=64 u8[64]=cycle(0,1,3,0,0,5,4,2,6,0,7,1,3,4,5) i32[256]=uniform(-50,50) i32[64]=zero i32=64
#include "../kernels/gonvvm_cuda.h"

struct Circle {
    float r;
};
struct Box {
    float w, h;
};
struct Triangle {
    float a, b, c;
};
struct Ring {
    float inner, width;
};

class Shape {
    int tag;
    union {
        Circle circle;
        Box box;
        Triangle triangle;
        Ring ring;
    };

public:
    __device__ Shape(int tag, const float *p) : tag(tag) {
        switch (tag) {
        case 0:
            circle = {p[0]};
            break;
        case 1:
            box = {p[0], p[1]};
            break;
        case 2:
            triangle = {p[0] + 2, p[1] + 2, p[2] + 2};
            break;
        default:
            ring = {p[0], p[1]};
        }
    }
    template <typename V> __device__ auto visit(V &&v) const {
        switch (tag) {
        case 0:
            return v(circle);
        case 1:
            return v(box);
        case 2:
            return v(triangle);
        }
        return v(ring);
    }
};

struct Area {
    __device__ float operator()(const Circle &c) const { return 3.14159265f * c.r * c.r; }
    __device__ float operator()(const Box &b) const { return b.w * b.h; }
    __device__ float operator()(const Triangle &t) const {
        float s = (t.a + t.b + t.c) / 2;
        return sqrtf(s * (s - t.a) * (s - t.b) * (s - t.c));
    }
    __device__ float operator()(const Ring &r) const {
        float outer = r.inner + r.width;
        return 3.14159265f * (outer * outer - r.inner * r.inner);
    }
};

KERNEL shape_areas(const int *tags, const float *parameters, float *out) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float sum = 0;
    for (int k = 0; k < 4; ++k)
        sum += Shape(tags[(i + k) & 63], parameters + 4 * ((i + 3 * k) & 63)).visit(Area());
    out[i] = sum;
}

template <int DEPTH> class Stack {
    int v[DEPTH];
    int n = 0;

public:
    __device__ Stack() {
        for (int *p = v; p != v + DEPTH; ++p)
            *p = 0;
    }
    __device__ void push(int x) {
        if (n < DEPTH)
            v[n++] = x;
    }
    __device__ int pop() { return n > 0 ? v[--n] : 0; }
    template <typename F> __device__ void binary(F f) {
        int b = pop(), a = pop();
        push(f(a, b));
    }
};

KERNEL stack_machine(const uchar *code, const int *inputs, int *out, int length) {
    int t = blockIdx.x * blockDim.x + threadIdx.x;
    Stack<8> s;
    int next = 0;
    for (int pc = 0; pc < length; ++pc)
        switch (code[pc]) {
        case 0:
            s.push(inputs[(t + 64 * next++) & 255]);
            break;
        case 1:
            s.binary([](int a, int b) { return a + b; });
            break;
        case 2:
            s.binary([](int a, int b) { return a - b; });
            break;
        case 3:
            s.binary([](int a, int b) { return a * b; });
            break;
        case 4:
            s.binary([](int a, int b) { return b ? a / b : 0; });
            break;
        case 5:
            s.binary([](int a, int b) { return a > b ? a : b; });
            break;
        case 6: {
            int a = s.pop();
            s.push(a);
            s.push(a);
            break;
        }
        default:
            if (s.pop() < 0)
                ++pc;
        }
    int sum = 0;
    for (int k = 0; k < 8; ++k)
        sum = 31 * sum + s.pop();
    out[t] = sum;
}
