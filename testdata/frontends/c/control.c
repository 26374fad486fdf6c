// Control flow: switches of all shapes, computed goto, irreducible loops.
int dense(int x) { switch (x) { case 0: return 5; case 1: return 9; case 2: return 1; case 3: return 7; case 4: return 3; case 5: return 8; default: return 0; } }
long sparse(long x) { switch (x) { case -1000000: return 1; case 7: return 2; case 1L << 40: return 3; } return 4; }
int ranges(int c) { switch (c) { case '0' ... '9': return c - '0'; case 'a' ... 'f': return c - 'a' + 10; default: return -1; } }
int goto_table(const char *p, int n) {
  static const void *const to[] = {&&inc, &&dec, &&dbl, &&end};
  int acc = 0;
  goto *to[p[0] & 3];
inc: acc++; goto *to[*++p & 3];
dec: acc--; goto *to[*++p & 3];
dbl: acc *= n; goto *to[*++p & 3];
end: return acc;
}
int irreducible(int a, int b) {
  if (a) goto second;
first:
  b -= 3;
second:
  b ^= a;
  if (b > 10) goto first;
  return b;
}
