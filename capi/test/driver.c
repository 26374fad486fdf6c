/* The driver as a program in C uses it: versions of functions, fork, threads, thousands of launches, destruction in any order. Prints a
 * line for each mistake and "ok"; with the argument "time" the times of launches. */
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "want.h"

typedef void *handle;
int cuInit(unsigned);
int cuDriverGetVersion(int *);
int cuDeviceGetCount(int *);
int cuDevicePrimaryCtxRetain(handle *, int);
int cuCtxCreate_v2(handle *, unsigned, int);
int cuCtxDestroy_v2(handle);
int cuCtxSetCurrent(handle);
int cuCtxGetCurrent(handle *);
int cuCtxSynchronize(void);
int cuModuleLoadData(handle *, const void *);
int cuModuleUnload(handle);
int cuModuleGetFunction(handle *, handle, const char *);
int cuModuleGetGlobal_v2(uint64_t *, size_t *, handle, const char *);
int cuLaunchKernel(handle, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, handle, void **, void **);
int cuMemAlloc_v2(uint64_t *, size_t);
int cuMemFree_v2(uint64_t);
int cuMemGetInfo_v2(size_t *, size_t *);
int cuMemcpyDtoH_v2(void *, uint64_t, size_t);
int cuStreamCreate(handle *, unsigned);
int cuStreamSynchronize(handle);
int cuStreamDestroy_v2(handle);
int cuEventCreate(handle *, unsigned);
int cuEventRecord(handle, handle);
int cuEventDestroy_v2(handle);
int cuGetProcAddress_v2(const char *, void **, int, uint64_t, int *);
int cuMemAlloc(void), cuStreamSynchronize_ptsz(handle), cuGetErrorName(int, const char **);

static const char code[] =
	".version 7.0\n.target sm_50\n.address_size 64\n.global .align 4 .u32 counter;\n"
	".visible .entry empty() { ret; }\n"
	".visible .entry count() { .reg .b32 %r; atom.global.add.u32 %r, [counter], 1; ret; }\n";

static double now(void) {
	struct timespec t;
	clock_gettime(CLOCK_MONOTONIC, &t);
	return t.tv_sec * 1e6 + t.tv_nsec / 1e3;
}

static int launch(handle f, unsigned blocks, handle stream) { return cuLaunchKernel(f, blocks, 1, 1, 32, 1, 1, 0, stream, NULL, NULL); }

static void *address(const char *name, int version, uint64_t flags, int want) {
	void *f = NULL;
	int status = -1;
	WANT(0, cuGetProcAddress_v2(name, &f, version, flags, &status));
	if (status != want) {
		mistakes++;
		printf("%s at %d: status %d, not %d\n", name, version, status, want);
	}
	return f;
}

static void versions(void) {
	WANT(1, address("cuMemAlloc", 2000, 0, 0) == (void *)cuMemAlloc);
	WANT(1, address("cuMemAlloc", 3020, 0, 0) == (void *)cuMemAlloc_v2);
	WANT(1, address("cuMemAlloc", 13000, 0, 0) == (void *)cuMemAlloc_v2);
	WANT(1, address("cuMemAlloc_v2", 13000, 0, 1) == NULL);
	WANT(1, address("", 0, 0, 1) == NULL);
	WANT(1, address("cuLaunchKernelEx", 11000, 0, 2) == NULL);
	WANT(1, address("cuStreamSynchronize", 12000, 2, 0) == (void *)cuStreamSynchronize_ptsz);
	WANT(1, address("cuStreamSynchronize", 12000, 1, 0) == (void *)cuStreamSynchronize);
	WANT(1, address("cuCtxSynchronize", 12000, 0, 0) == (void *)cuCtxSynchronize);
	WANT(1, address("cuCtxSynchronize", 13000, 0, 0) != (void *)cuCtxSynchronize);
	int (*on_context)(handle) = (int (*)(handle))address("cuCtxSynchronize", 13000, 0, 0);
	WANT(0, on_context(NULL));
	WANT(1, cuGetProcAddress_v2("cuInit", NULL, 12000, 0, NULL));
}

/* A child can use the driver if its parent did not, and else gets CUDA_ERROR_NOT_INITIALIZED. */
static void forks(int want) {
	fflush(stdout);
	pid_t child = fork();
	if (child == 0) {
		int n = 0, r = cuInit(0);
		if (r == 0 && cuDeviceGetCount(&n) == 0 && n > 0) {
			handle c, m, f;
			r = cuDevicePrimaryCtxRetain(&c, 0) || cuCtxSetCurrent(c) || cuModuleLoadData(&m, code) || cuModuleGetFunction(&f, m, "count") ||
				launch(f, 1, NULL) || cuCtxSynchronize();
		}
		_exit(r);
	}
	int status = 0;
	waitpid(child, &status, 0);
	WANT(want, WIFEXITED(status) ? WEXITSTATUS(status) : -1);
}

static handle context, function;

static void *worker(void *arg) {
	handle stream, event;
	(void)arg;
	WANT(0, cuCtxSetCurrent(context));
	WANT(0, cuStreamCreate(&stream, 1));
	for (int i = 0; i < 50; i++) {
		WANT(0, launch(function, 2, stream));
		WANT(0, cuEventCreate(&event, 0));
		WANT(0, cuEventRecord(event, stream));
		WANT(0, cuEventDestroy_v2(event));
	}
	WANT(0, cuStreamSynchronize(stream));
	WANT(0, cuStreamDestroy_v2(stream));
	return NULL;
}

static void threads(handle module) {
	pthread_t list[16];
	uint64_t p;
	size_t n;
	unsigned before, after;
	WANT(0, cuModuleGetGlobal_v2(&p, &n, module, "counter"));
	WANT(0, cuMemcpyDtoH_v2(&before, p, sizeof before));
	for (int i = 0; i < 16; i++)
		pthread_create(&list[i], NULL, worker, NULL);
	for (int i = 0; i < 16; i++)
		pthread_join(list[i], NULL);
	WANT(0, cuMemcpyDtoH_v2(&after, p, sizeof after));
	WANT(16 * 50 * 2 * 32, after - before);
}

static long resident(void) {
	long pages = 0, all;
	FILE *f = fopen("/proc/self/statm", "r");
	if (f && fscanf(f, "%ld %ld", &all, &pages) != 2)
		pages = 0;
	if (f)
		fclose(f);
	return pages * 4;
}

static void launches(void) {
	long start = 0;
	for (int i = 0; i < 12000; i++) {
		uint64_t p;
		if (i == 2000)
			start = resident();
		WANT(0, cuMemAlloc_v2(&p, 1000));
		WANT(0, launch(function, 1, NULL));
		WANT(0, cuMemFree_v2(p));
	}
	long grown = resident() - start;
	if (grown > 16384) {
		mistakes++;
		printf("10000 launches take %ld KiB\n", grown);
	}
}

static void destruction(void) {
	handle c, m, f, s, e;
	WANT(0, cuCtxCreate_v2(&c, 0, 0));
	WANT(0, cuModuleLoadData(&m, code));
	WANT(0, cuModuleGetFunction(&f, m, "count"));
	WANT(0, cuStreamCreate(&s, 0));
	WANT(0, cuEventCreate(&e, 0));
	for (int i = 0; i < 20; i++)
		WANT(0, launch(f, 4, s));
	WANT(0, cuStreamDestroy_v2(s));
	WANT(400, cuStreamDestroy_v2(s));
	WANT(400, launch(f, 1, s));
	WANT(0, cuModuleUnload(m));
	WANT(400, cuModuleUnload(m));
	WANT(400, launch(f, 1, NULL));
	WANT(0, cuCtxDestroy_v2(c));
	WANT(201, cuCtxDestroy_v2(c));
	WANT(0, cuEventDestroy_v2(e));
	WANT(0, cuCtxSetCurrent(context));
}

static void times(void) {
	handle m, f;
	WANT(0, cuModuleLoadData(&m, code));
	WANT(0, cuModuleGetFunction(&f, m, "empty"));
	double best[2] = {1e9, 1e9};
	for (int k = 0; k < 20; k++) {
		double t = now();
		for (int i = 0; i < 1000; i++)
			cuLaunchKernel(f, 1, 1, 1, 1, 1, 1, 0, NULL, NULL, NULL);
		cuCtxSynchronize();
		t = (now() - t) / 1000;
		best[0] = t < best[0] ? t : best[0];
		t = now();
		for (int i = 0; i < 1000; i++) {
			cuLaunchKernel(f, 1, 1, 1, 1, 1, 1, 0, NULL, NULL, NULL);
			cuCtxSynchronize();
		}
		t = (now() - t) / 1000;
		best[1] = t < best[1] ? t : best[1];
	}
	printf("empty kernel: %.1f us in a row, %.1f us with synchronization\n", best[0], best[1]);
}

int main(int argc, char **argv) {
	handle module;
	int n;
	WANT(3, cuDeviceGetCount(&n));
	WANT(0, cuDriverGetVersion(&n));
	forks(0);
	WANT(1, cuInit(1));
	WANT(0, cuInit(0));
	WANT(0, cuInit(0));
	forks(3);
	WANT(201, cuCtxSynchronize());
	WANT(0, cuDevicePrimaryCtxRetain(&context, 0));
	WANT(0, cuCtxSetCurrent(context));
	versions();
	WANT(0, cuModuleLoadData(&module, code));
	WANT(0, cuModuleGetFunction(&function, module, "count"));
	if (argc > 1 && strcmp(argv[1], "time") == 0) {
		times();
		return 0;
	}
	threads(module);
	launches();
	destruction();
	WANT(0, cuCtxSynchronize());
	puts(mistakes ? "failed" : "ok");
	return mistakes != 0;
}
