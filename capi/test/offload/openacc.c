// A program that GCC's OpenACC offloads.
#include <stdio.h>

#define N 2000

int main(void) {
	static float a[N], b[N];
	double sum = 0;
	for (int i = 0; i < N; i++) a[i] = i;
#pragma acc parallel loop copyin(a) copyout(b)
	for (int i = 0; i < N; i++) b[i] = a[i] * 2 + 1;
#pragma acc parallel loop gang vector reduction(+: sum) copyin(b)
	for (int i = 0; i < N; i++) sum += b[i];
#pragma acc kernels copy(b)
	for (int i = 0; i < N; i++) b[i] -= 1;
	for (int i = 0; i < N; i++)
		if (b[i] != 2 * i) return printf("b[%d] is %g\n", i, b[i]), 1;
	if (sum != (double)N * N) return printf("the sum is %g\n", sum), 1;
	puts("ok");
	return 0;
}
