void list(int *p, int *count, int n) {
#pragma omp target parallel
  {
#pragma omp for schedule(dynamic, 4)
    for (int i = 0; i < n; i++)
      if (p[i] % 3 == 0) {
#pragma omp critical
        { p[*count] = i; (*count)++; }
      }
#pragma omp barrier
#pragma omp single
    p[0] = *count;
  }
}
