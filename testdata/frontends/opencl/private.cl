// Private arrays, constant memory and generic pointers.
__constant int primes[8] = {2, 3, 5, 7, 11, 13, 17, 19};
static int sum(const int *p, int n) { int s = 0; for (int i = 0; i < n; i++) s += p[i]; return s; }
__kernel void both(__global int *g, int n) {
  int p[8];
  for (int i = 0; i < 8; i++) p[i] = primes[i] * n;
  g[0] = sum(p, n) + sum(g + 1, n);
}
