// Fields as lazy expressions: operators build a tree of types that is evaluated where a value is stored, with differences along
// axes and a boundary policy as parts of the tree.
//launch field_combine grid=2 block=64 f32[128]=uniform f32[128]=uniform f32[128]=uniform f32[128]=zero f32=0.75
//launch field_curl grid=4 block=64 f32[256]=uniform f32[256]=uniform f32[256]=zero i32=16 i32=16
//launch field_diffuse grid=4 block=64 f64[256]=uniform f64[256]=zero i32=16 i32=16 f64=0.1
#include "../kernels/gonvvm_cuda.h"

template <typename E> struct Expression {
    __device__ const E &self() const { return static_cast<const E &>(*this); }
};

struct Place {
    int i, x, y, width, height;
    __device__ Place moved(int dx, int dy) const { return {i + dx + dy * width, x + dx, y + dy, width, height}; }
    __device__ bool inside() const { return x >= 0 && x < width && y >= 0 && y < height; }
};

template <typename T> struct Field : Expression<Field<T>> {
    typedef T Value;
    const T *data;
    __device__ Field(const T *data) : data(data) {}
    __device__ T at(const Place &p) const { return data[p.i]; }
};

template <typename T> struct Constant : Expression<Constant<T>> {
    typedef T Value;
    T value;
    __device__ Constant(T value) : value(value) {}
    __device__ T at(const Place &) const { return value; }
};

struct Plus {
    template <typename T> static __device__ T apply(T a, T b) { return a + b; }
};
struct Minus {
    template <typename T> static __device__ T apply(T a, T b) { return a - b; }
};
struct Times {
    template <typename T> static __device__ T apply(T a, T b) { return a * b; }
};

template <typename Op, typename L, typename R> struct Binary : Expression<Binary<Op, L, R>> {
    typedef typename L::Value Value;
    L l;
    R r;
    __device__ Binary(const L &l, const R &r) : l(l), r(r) {}
    __device__ Value at(const Place &p) const { return Op::apply(l.at(p), r.at(p)); }
};

// The value of a neighbour outside: zero, or that of the point itself.
struct ZeroOutside {
    template <typename E> static __device__ typename E::Value at(const E &e, const Place &p, const Place &) {
        return p.inside() ? e.at(p) : typename E::Value(0);
    }
};
struct Clamped {
    template <typename E> static __device__ typename E::Value at(const E &e, const Place &p, const Place &self) {
        return e.at(p.inside() ? p : self);
    }
};

template <int DX, int DY, typename Boundary, typename E> struct Neighbour : Expression<Neighbour<DX, DY, Boundary, E>> {
    typedef typename E::Value Value;
    E e;
    __device__ Neighbour(const E &e) : e(e) {}
    __device__ Value at(const Place &p) const { return Boundary::at(e, p.moved(DX, DY), p); }
};

#define OPERATOR(SIGN, OP)                                                                             \
    template <typename L, typename R>                                                                  \
    static __device__ Binary<OP, L, R> operator SIGN(const Expression<L> &l, const Expression<R> &r) { \
        return {l.self(), r.self()};                                                                   \
    }
OPERATOR(+, Plus)
OPERATOR(-, Minus)
OPERATOR(*, Times)

template <int DX, int DY, typename Boundary, typename E> static __device__ Neighbour<DX, DY, Boundary, E> shifted(const Expression<E> &e) {
    return {e.self()};
}

template <typename Boundary, typename E> static __device__ auto alongX(const Expression<E> &e) {
    return Constant<typename E::Value>(0.5f) * (shifted<1, 0, Boundary>(e) - shifted<-1, 0, Boundary>(e));
}
template <typename Boundary, typename E> static __device__ auto alongY(const Expression<E> &e) {
    return Constant<typename E::Value>(0.5f) * (shifted<0, 1, Boundary>(e) - shifted<0, -1, Boundary>(e));
}

template <typename E> static __device__ void store(typename E::Value *out, const Expression<E> &e, int width, int height) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < width * height)
        out[i] = e.self().at({i, i % width, i / width, width, height});
}

KERNEL field_combine(const float *a, const float *b, const float *c, float *out, float scale) {
    Field<float> x(a), y(b), z(c);
    Constant<float> s(scale);
    store(out, s * x * y + (x - z) * (y + z) - s * z * z, 128, 1);
}

KERNEL field_curl(const float *u, const float *v, float *out, int width, int height) {
    store(out, alongX<ZeroOutside>(Field<float>(v)) - alongY<ZeroOutside>(Field<float>(u)), width, height);
}

KERNEL field_diffuse(const double *in, double *out, int width, int height, double rate) {
    Field<double> f(in);
    auto around = shifted<1, 0, Clamped>(f) + shifted<-1, 0, Clamped>(f) + shifted<0, 1, Clamped>(f) + shifted<0, -1, Clamped>(f);
    store(out, f + Constant<double>(rate) * (around - Constant<double>(4) * f), width, height);
}
