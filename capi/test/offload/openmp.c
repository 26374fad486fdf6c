// A program that GCC's OpenMP offloads: loops, reductions, atomics, data regions, critical sections, memory of the device.
#include <math.h>
#include <omp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define N 1000
#define CHECK(x) do { if (!(x)) { printf("line %d: %s\n", __LINE__, #x); failed = 1; } } while (0)

#pragma omp declare target
int counter;
double table[16];
static double polynomial(double x) {
	double r = 0;
	for (int i = 0; i < 16; i++) r = r * x + table[i];
	return r;
}
#pragma omp end declare target

struct pair { int a; double b; char text[5]; };

static int failed;

static void loops(void) {
	static double a[48 * 48], b[48 * 48], c[48 * 48];
	for (int i = 0; i < 48 * 48; i++) a[i] = i % 7, b[i] = i % 5;
#pragma omp target teams distribute parallel for collapse(2) num_teams(8) map(to: a, b) map(from: c)
	for (int i = 0; i < 48; i++)
		for (int j = 0; j < 48; j++) {
			double s = 0;
			for (int k = 0; k < 48; k++) s += a[i * 48 + k] * b[k * 48 + j];
			c[i * 48 + j] = s;
		}
	for (int i = 0; i < 48; i++)
		for (int j = 0; j < 48; j++) {
			double s = 0;
			for (int k = 0; k < 48; k++) s += a[i * 48 + k] * b[k * 48 + j];
			CHECK(c[i * 48 + j] == s);
		}
}

static void reductions(void) {
	int count[10] = {0}, expected[10] = {0}, most = -1, want = -1;
	long sum = 0, total = 0;
#pragma omp target teams distribute parallel for num_teams(8) map(tofrom: count, sum, most) reduction(+: sum) reduction(max: most)
	for (int i = 0; i < 5 * N; i++) {
		int v = i * 7919 % 1000;
		sum += v;
		if (v > most) most = v;
#pragma omp atomic
		count[v % 10]++;
	}
	for (int i = 0; i < 5 * N; i++) {
		int v = i * 7919 % 1000;
		total += v;
		if (v > want) want = v;
		expected[v % 10]++;
	}
	CHECK(sum == total && most == want && memcmp(count, expected, sizeof count) == 0);
}

static void data(void) {
	double y[100];
	for (int i = 0; i < 16; i++) table[i] = 1.0 / (i + 1);
#pragma omp target update to(table)
#pragma omp target data map(from: y)
	{
#pragma omp target parallel for
		for (int i = 0; i < 100; i++) y[i] = polynomial(i * 0.01) + sin(i) * exp(-i * 0.1);
#pragma omp target
		counter += 3;
	}
#pragma omp target update from(counter)
	for (int i = 0; i < 100; i++) CHECK(fabs(polynomial(i * 0.01) + sin(i) * exp(-i * 0.1) - y[i]) < 1e-12);
	CHECK(counter == 3);
}

static void threads(void) {
	struct pair p = {1, 2.5, "abc"};
	int sum = 0;
#pragma omp target map(tofrom: p, sum)
#pragma omp parallel num_threads(8)
	{
#pragma omp critical
		sum += omp_get_thread_num();
#pragma omp barrier
#pragma omp single
		{
			p.a += sum;
			p.text[1] = 'X';
		}
	}
	CHECK(p.a == 29 && p.b == 2.5 && sum == 28 && strcmp(p.text, "aXc") == 0);
}

static void memory(void) {
	int device = omp_get_default_device(), host = omp_get_initial_device(), got[N], later = 1, list = 0;
	int *p = omp_target_alloc(sizeof got, device);
#pragma omp target teams distribute parallel for num_teams(8) is_device_ptr(p)
	for (int i = 0; i < N; i++) p[i] = i * i;
	omp_target_memcpy(got, p, sizeof got, 0, 0, host, device);
	omp_target_free(p, device);
	for (int i = 0; i < N; i++) CHECK(got[i] == i * i);
#pragma omp target map(tofrom: later) nowait depend(out: later)
	later += 41;
#pragma omp taskwait
	CHECK(later == 42);
#pragma omp target map(from: list)
	{
		struct node { int value; struct node *next; } *head = 0;
		for (int i = 0; i < 20; i++) {
			struct node *n = malloc(sizeof *n);
			n->value = i, n->next = head, head = n;
		}
		int s = 0;
		while (head) {
			struct node *n = head;
			s += n->value, head = n->next;
			free(n);
		}
		list = s;
	}
	CHECK(list == 190);
}

int main(void) {
	int here = 1;
#pragma omp target map(from: here)
	here = omp_is_initial_device();
	CHECK(!here);
	loops();
	reductions();
	data();
	threads();
	memory();
	if (!failed) puts("ok");
	return failed;
}
