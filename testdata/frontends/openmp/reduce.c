double dot(const double *x, const double *y, int n) {
  double s = 0;
#pragma omp target teams distribute parallel for reduction(+ : s) map(to : x[0 : n], y[0 : n])
  for (int i = 0; i < n; i++) s += x[i] * y[i];
  return s;
}
int most(const int *x, int n) {
  int m = -1;
#pragma omp target parallel for reduction(max : m)
  for (int i = 0; i < n; i++) m = x[i] > m ? x[i] : m;
  return m;
}
