void saxpy(float *y, const float *x, float a, int n) {
#pragma omp target teams distribute parallel for map(tofrom : y[0 : n]) map(to : x[0 : n])
  for (int i = 0; i < n; i++) y[i] += a * x[i];
}
