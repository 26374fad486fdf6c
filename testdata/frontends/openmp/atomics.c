void histogram(int *h, const unsigned char *p, int n, double *total) {
#pragma omp target teams distribute parallel for
  for (int i = 0; i < n; i++) {
#pragma omp atomic
    h[p[i]]++;
#pragma omp atomic update
    *total += p[i];
    int old;
#pragma omp atomic capture
    { old = h[0]; h[0] = old + 1; }
  }
}
