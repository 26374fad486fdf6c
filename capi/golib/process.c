/* The parts of the library that are about its process, in C because they must work where Go code does not: in a child after fork, and
 * while the program's own handlers of signals are in place.
 *
 * The Go runtime sets handlers of signals when it is loaded. It needs them while Go code is executed: a nil pointer becomes an error in
 * this way. Before the first and after the last of the calls that are in progress the program has its own. */
#ifndef _WIN32
#include <pthread.h>
#include <signal.h>
#include <unistd.h>

#define EXPORT __attribute__((visibility("default")))
#define SIGNALS 65

static long process;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct sigaction programs[SIGNALS], gos[SIGNALS];
static int changed[SIGNALS], known, calls;

static void restore(void) {
	struct sigaction now;
	for (int s = 1; s < SIGNALS; s++)
		if (changed[s] && sigaction(s, NULL, &now) == 0 && now.sa_handler == gos[s].sa_handler)
			sigaction(s, &programs[s], NULL);
}

static void in_child(void) {
	if (calls > 0) /* of threads that do not exist here */
		restore();
}

/* Runs before the constructors of the Go runtime, which have no priority. */
__attribute__((constructor(101))) static void loaded(void) {
	process = (long)getpid();
	for (int s = 1; s < SIGNALS; s++)
		changed[s] = sigaction(s, NULL, &programs[s]) == 0;
	pthread_atfork(NULL, NULL, in_child);
}

/* The process that loaded this library: in a child after fork the Go runtime does not work. */
EXPORT long gonvvm_loaded_by(void) { return process; }

/* Surround calls of gonvvm_call. */
EXPORT void gonvvm_enter(void) {
	pthread_mutex_lock(&lock);
	if (!known) {
		known = 1;
		for (int s = 1; s < SIGNALS; s++)
			changed[s] = changed[s] && sigaction(s, NULL, &gos[s]) == 0 && gos[s].sa_handler != programs[s].sa_handler;
	} else if (calls == 0)
		for (int s = 1; s < SIGNALS; s++)
			if (changed[s])
				sigaction(s, &gos[s], &programs[s]);
	calls++;
	pthread_mutex_unlock(&lock);
}

EXPORT void gonvvm_leave(void) {
	pthread_mutex_lock(&lock);
	if (--calls == 0)
		restore();
	pthread_mutex_unlock(&lock);
}
#endif
