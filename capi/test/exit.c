/* The end of a process whose main thread has lost its signal stack since Go used it, as Python's faulthandler takes it away when the interpreter
 * ends. GONVVM_REPORT becomes a pipe, which the driver opens when the process ends: while there is a report, a thread sends the signal by which
 * Go preempts its threads. */
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "want.h"

int cuInit(unsigned);
int cuCtxCreate_v2(void **, unsigned, int);
int cuMemAlloc_v2(uint64_t *, size_t);

static pthread_t first;

static void *preempt(void *report) {
	char bytes[512];
	int fd = open(report, O_RDONLY);
	while (read(fd, bytes, sizeof bytes) > 0)
		pthread_kill(first, SIGURG);
	return NULL;
}

int main(void) {
	enum { SIZE = 1 << 16, LEAKS = 2000 };
	stack_t own = {.ss_sp = malloc(SIZE), .ss_size = SIZE}, none = {.ss_flags = SS_DISABLE};
	const char *report = getenv("GONVVM_REPORT");
	void *context;
	uint64_t address;
	pthread_t thread;
	WANT(0, mkfifo(report, 0600));
	WANT(0, sigaltstack(&own, NULL));
	WANT(0, cuInit(0));
	WANT(0, cuCtxCreate_v2(&context, 0, 0));
	for (int i = 0; i < LEAKS; i++)
		WANT(0, cuMemAlloc_v2(&address, 16));
	WANT(0, sigaltstack(&none, NULL));
	free(own.ss_sp);
	first = pthread_self();
	WANT(0, pthread_create(&thread, NULL, preempt, (void *)report));
	puts(mistakes ? "failed" : "ok");
	return mistakes != 0;
}
