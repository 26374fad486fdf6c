// Bit operations, overflow checks and carries.
unsigned pop(unsigned long x) { return __builtin_popcountl(x) + __builtin_clzl(x | 1) + __builtin_ctzl(x | 1) + __builtin_ffsl(x); }
unsigned long swap(unsigned long x) { return __builtin_bswap64(x) ^ __builtin_bitreverse64(x); }
unsigned rot(unsigned x, unsigned n) { return __builtin_rotateleft32(x, n) + __builtin_rotateright32(x, 7); }
int checked(int a, int b, int *out) { return __builtin_smul_overflow(a, b, out) | __builtin_sadd_overflow(*out, b, out); }
unsigned long carry(unsigned long a, unsigned long b, unsigned long c, unsigned long *hi) {
  unsigned long r = __builtin_addcl(a, b, c, hi);
  return __builtin_subcl(r, a, *hi, hi);
}
int saturate(int a, int b) { return __builtin_elementwise_add_sat(a, b) - __builtin_elementwise_sub_sat(a, b); }
unsigned __int128 wide(unsigned __int128 a, unsigned long b) { return a * b % (b | 3); }
struct f { unsigned a : 3, b : 17; long c : 44; } field(struct f x) { x.b += x.a; x.c -= x.b; return x; }
