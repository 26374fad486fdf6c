// Structures of odd sizes and alignments by value.
typedef struct { char a[3]; } odd;
typedef struct { int a; short b; char c; } mixed;
typedef struct __attribute__((packed)) { char a; int b; long c; } packed;
typedef struct { _Alignas(32) float v[3]; } aligned;
typedef union { double d; char c[9]; } both;
odd make(int x) { odd o = {{x, x >> 8, x >> 16}}; return o; }
mixed swap(mixed m, odd o) { m.c = o.a[1]; m.a ^= m.b; return m; }
packed grow(packed p, int n) { p.b += n; p.c *= p.b; return p; }
aligned scale(aligned a, float f) { for (int i = 0; i < 3; i++) a.v[i] *= f; return a; }
both pun(both b, int i) { b.c[i] = 7; return b; }
