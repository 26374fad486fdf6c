// Calls: recursion, mutual recursion, pointers to functions, many parameters.
long ack(long m, long n) { return m == 0 ? n + 1 : n == 0 ? ack(m - 1, 1) : ack(m - 1, ack(m, n - 1)); }
int odd(int n);
int even(int n) { return n == 0 ? 1 : odd(n - 1); }
int odd(int n) { return n == 0 ? 0 : even(n - 1); }
typedef double (*op)(double, double);
static double plus(double a, double b) { return a + b; }
static double times(double a, double b) { return a * b; }
double fold(const double *p, int n, int k) { op f = k ? plus : times; double s = p[0]; for (int i = 1; i < n; i++) s = f(s, p[i]); return s; }
long many(char a, short b, int c, long d, float e, double f, _Bool g, unsigned char h, long i, char j) { return a + b * c - d + (long)(e * f) + g - h + i * j; }
long use(int x) { return many(x, x, x, x, x, x, x, x, x, x); }
__attribute__((noinline)) static void out(int *r, int x) { if (x > 0) { out(r + 1, x - 1); *r = x; } }
void fill(int *r) { out(r, 10); }
