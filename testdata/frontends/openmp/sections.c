void tasks(long *p, int n) {
#pragma omp target
#pragma omp parallel num_threads(64)
  {
#pragma omp sections
    {
#pragma omp section
      p[0] = n;
#pragma omp section
      p[1] = n * 2;
    }
#pragma omp master
    p[2]++;
#pragma omp flush
#pragma omp for nowait
    for (int i = 3; i < n; i++) p[i] *= p[i];
  }
}
