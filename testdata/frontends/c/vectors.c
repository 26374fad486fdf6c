// Vectors of clang: odd lengths, booleans, conversions, shuffles.
typedef char v3c __attribute__((ext_vector_type(3)));
typedef short v3s __attribute__((ext_vector_type(3)));
typedef int v5i __attribute__((ext_vector_type(5)));
typedef float v4f __attribute__((ext_vector_type(4)));
typedef double v3d __attribute__((ext_vector_type(3)));
typedef _Float16 v8h __attribute__((ext_vector_type(8)));
typedef int v4i __attribute__((ext_vector_type(4)));
v3c mul(v3c a, v3c b) { return a * b; }
v3s widen(v3c a) { return __builtin_convertvector(a, v3s); }
v5i shift(v5i a, v5i b) { return a << (b & 31); }
v4f choose(v4f a, v4f b) { return a < b ? a.wzyx : b; }
v3d norm(v3d a) { double s = a.x * a.x + a.y * a.y + a.z * a.z; return a / s; }
v8h halves(v8h a, int i) { a[i & 7] += 1; return a * a; }
v4i lanes(v4i a) { return __builtin_shufflevector(a, a, 3, 1, -1, 0) + a.x; }
