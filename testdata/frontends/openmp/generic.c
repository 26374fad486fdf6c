// A target region in generic mode: one thread, then a parallel region, with shared variables.
void generic(int *p, int n) {
#pragma omp target
  {
    int shared = p[0];
    for (int r = 0; r < 3; r++) {
#pragma omp parallel for
      for (int i = 0; i < n; i++) p[i] += shared + r;
      shared = p[n - 1];
    }
  }
}
