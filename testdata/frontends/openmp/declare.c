#pragma omp declare target
static int helper(int x) {
  const int table[16] = {1, 2, 3, 5, 8};
  return table[x & 15] * x;
}
__attribute__((noinline)) int external(int x);
#pragma omp end declare target
void use(int *p, int n) {
#pragma omp target parallel for
  for (int i = 0; i < n; i++) p[i] = helper(p[i]) + external(i);
}
