// What C and C++ have of types, scopes and variables. Compiled by generate.sh.
#define __global__ __attribute__((global))
#define __device__ __attribute__((device))
#define __shared__ __attribute__((shared))
#define __constant__ __attribute__((constant))

__constant__ float table[4];

namespace shapes {
namespace { __device__ int hidden = 3; }
inline namespace v1 { struct Tag { short id; }; }

struct Vec3 {
    float x, y, z;
    __device__ explicit Vec3(float a) : x(a), y(a), z(a) {}
    __device__ Vec3 &operator+=(const Vec3 &o) { x += o.x; y += o.y; z += o.z; return *this; }
};

template <typename T> __device__ T add(T a, T b) { T sum = a + b; return sum; }
__device__ int hide(int x) { return x + hidden; }
} // namespace shapes

namespace alias = shapes;
using shapes::hide;

struct Base { int b; };
struct Mid { double m; };
class Derived final : public Base, protected Mid {
  public:
    static const int limit = 7;
    static constexpr float scale = 1.5f;
    int grid[2][3];
    union { int whole; float part; };
    unsigned low : 3, high : 7;
    long long wide : 40;
    signed char tiny : 2;
    int Derived::*field;
    int (Derived::*method)(int) const;
    struct Inner { char c; } in;
    __device__ int get(int k) const { return whole + low + k; }

  private:
    Derived *next;
    const char *const name = nullptr;
};

enum Plain { Zero, Minus = -5 };
enum class Scoped : short { One = 1, Two };
typedef float float4v __attribute__((ext_vector_type(4)));
template <typename T, int N, template <class> class Outer, typename... Rest> struct Pack { T data[N]; };
template <class T> struct Box { T x; };
template <class T> using Boxed = Box<T>;

__device__ __attribute__((noinline)) int walk(int n, float4v v) {
    static int calls = 0;
    int total = 0;
    for (int i = 0; i < n; i++) {
        int twice = i + i;
        if (twice & 4) {
            long square = (long)twice * twice;
            total += square;
            goto out;
        }
    }
out:
    auto close = [&](int z) { return z + total + n; };
    calls++;
    return close(3) + v.x;
}

extern "C" __global__ void shape(float *out, const int *__restrict__ in, unsigned long n, Pack<float, 2, Box, int, char> pack,
                                 Boxed<int> box, Plain plain, Scoped scoped, Derived *d, bool flag, double real, __int128 big) {
    __shared__ float tile[64];
    shapes::Vec3 v(1.0f);
    v += v;
    int (*fp)(int) = hide;
    shapes::Tag tag;
    tag.id = 3;
    int &ref = d->in.c ? d->whole : d->b;
    {
        using namespace alias;
        int inner = add(ref, 2) + (int)add<double>(real, 4);
        out[0] = inner + tile[1] + table[plain & 3];
    }
    tile[0] = v.x + fp((int)scoped) + tag.id + walk(in[0], float4v(2.0f));
    if (flag)
        out[n] = tile[0] + pack.data[0] + box.x + d->get(1) + (float)(int)big;
}
