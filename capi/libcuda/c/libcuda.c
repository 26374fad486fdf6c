/* libcuda.so.1: CUDA's driver on the emulator.
 *
 * The driver is written in Go, in the library that the compiler is in, too. It is opened at the first cuInit. exports_gen.h has a
 * function for each line of exports.txt; they call one function of Go with their number and their arguments.
 *
 * In a child after fork() the driver is not initialized, as CUDA's: all calls return CUDA_ERROR_NOT_INITIALIZED if the parent used it. */
#define _GNU_SOURCE
#include "../../common/gonvvm.h"

#include <dlfcn.h>
#include <execinfo.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define EXPORT __attribute__((visibility("default")))
#define PER_THREAD 0x10000
#define ARGUMENTS 18 /* maxArgs of library.go */
enum { SUCCESS = 0, INVALID_VALUE = 1, NOT_INITIALIZED = 3, NO_DEVICE = 100, NOT_FOUND = 500, NOT_SUPPORTED = 801 };

#include "numbers_gen.h"

typedef uint32_t (*call_function)(uint64_t thread, uint32_t number, uint64_t *args);

static _Atomic(call_function) driver;
static void (*end_thread)(uint64_t);
static void (*at_exit)(void);
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static _Atomic int forked; /* this process is a child of one that used the driver */
static _Atomic uint64_t threads;
static __thread uint64_t me; /* number of this thread, 0 before its first call */
static pthread_key_t at_end;
static int traces; /* whether the stacks of callers are recorded: if there is a report */

static void in_child(void) {
	if (atomic_load(&driver)) {
		atomic_store(&forked, 1);
		atomic_store(&driver, NULL);
	}
	pthread_mutex_t fresh = PTHREAD_MUTEX_INITIALIZER;
	lock = fresh;
}

static void thread_ends(void *number) {
	if (!atomic_load(&forked) && end_thread)
		end_thread((uint64_t)(uintptr_t)number);
}

__attribute__((constructor)) static void loaded(void) {
	pthread_key_create(&at_end, thread_ends);
	pthread_atfork(NULL, NULL, in_child);
}

__attribute__((destructor)) static void unloaded(void) {
	if (atomic_load(&forked) || !at_exit)
		return;
	/* Python's faulthandler removes the signal stack of the main thread when the interpreter ends. Go has taken that stack for its own, and
	 * ends the process at a signal that arrives without one while Go code runs ("non-Go code disabled sigaltstack"): its signal of preemption,
	 * which the garbage collector sends, must not arrive. */
	sigset_t preemption;
	sigemptyset(&preemption);
	sigaddset(&preemption, SIGURG);
	pthread_sigmask(SIG_BLOCK, &preemption, NULL);
	at_exit();
}

static void note(const char *text, const char *name) { gonvvm_note("libcuda", name, text); }

static int unsupported(const char *name) {
	note(": not supported", name);
	return NOT_SUPPORTED;
}

/* Opens the driver. */
static call_function start(void) {
	pthread_mutex_lock(&lock);
	call_function f = atomic_load(&driver);
	void *library = f || atomic_load(&forked) ? NULL : gonvvm_driver();
	if (library) {
		void (*enter)(void) = (void (*)(void))dlsym(library, "gonvvm_enter");
		end_thread = (void (*)(uint64_t))dlsym(library, "gonvvm_cuda_end_thread");
		at_exit = (void (*)(void))dlsym(library, "gonvvm_cuda_exit");
		f = (call_function)dlsym(library, "gonvvm_cuda");
		traces = getenv("GONVVM_REPORT") != NULL;
		if (f && enter && end_thread && at_exit) {
			enter(); /* for good: kernels run while no call is in progress */
			atomic_store(&driver, f);
		} else
			f = NULL;
	}
	pthread_mutex_unlock(&lock);
	if (!f && !atomic_load(&forked))
		note(": the driver cannot be opened", gonvvm_problem());
	return f;
}

static int call(uint32_t number, uint64_t *given) {
	call_function f = atomic_load_explicit(&driver, memory_order_acquire);
	uint64_t args[ARGUMENTS + 1]; /* and the stack of the caller */
	struct {
		uint64_t size;
		void *frames[32];
	} stack;
	if (!f) {
		if (number != CUINIT)
			return NOT_INITIALIZED;
		f = start();
		if (!f)
			return atomic_load(&forked) ? NOT_INITIALIZED : NO_DEVICE;
	}
	if (!me) {
		me = atomic_fetch_add(&threads, 1) + 1;
		pthread_setspecific(at_end, (void *)(uintptr_t)me);
	}
	memcpy(args, given, arguments[number & ~PER_THREAD] * sizeof *args);
	args[ARGUMENTS] = 0;
	if (traces && traced[number & ~PER_THREAD]) {
		stack.size = (uint64_t)backtrace(stack.frames, 32);
		args[ARGUMENTS] = (uint64_t)(uintptr_t)&stack;
	}
	return (int)f(me, number, args);
}

int cuGetErrorString(uint32_t code, const char **text);
int cuGetErrorName(uint32_t code, const char **name);
int cuDriverGetVersion(int *version);
int cuGetExportTable(const void **table, const void *id);
int cuGetProcAddress(const char *name, void **function, int version, uint64_t flags);
int cuGetProcAddress_v2(const char *name, void **function, int version, uint64_t flags, int *status);

struct entry {
	const char *name; /* without the form */
	int version;
	void *plain, *per_thread;
};

struct ipc_handle { /* CUipcMemHandle, CUipcEventHandle */
	char reserved[64];
};

static uint64_t float_bits(float f) {
	uint32_t bits;
	memcpy(&bits, &f, sizeof bits);
	return bits;
}

struct code {
	uint32_t code;
	const char *name, *text;
};

#include "exports_gen.h"

#define COUNT(list) (sizeof(list) / sizeof *(list))

static const struct code *find_code(uint32_t code) {
	for (size_t i = 0; i < COUNT(codes); i++)
		if (codes[i].code == code)
			return &codes[i];
	return NULL;
}

EXPORT int cuGetErrorString(uint32_t code, const char **text) {
	const struct code *c = find_code(code);
	if (!text)
		return INVALID_VALUE;
	*text = c ? c->text : NULL;
	return c ? SUCCESS : INVALID_VALUE;
}

EXPORT int cuGetErrorName(uint32_t code, const char **name) {
	const struct code *c = find_code(code);
	if (!name)
		return INVALID_VALUE;
	*name = c ? c->name : NULL;
	return c ? SUCCESS : INVALID_VALUE;
}

EXPORT int cuDriverGetVersion(int *version) {
	if (!version)
		return INVALID_VALUE;
	*version = DRIVER_VERSION;
	return SUCCESS;
}

/* Tells once that a program contains NVIDIA's runtime library. Others of its libraries ask for tables, too, and work without. */
static void tell_of_runtime(const void *caller) {
	static _Atomic int told;
	Dl_info info;
	const char *file = dladdr((void *)caller, &info) && info.dli_fname ? info.dli_fname : "the program";
	const char *name = strrchr(file, '/') ? strrchr(file, '/') + 1 : file;
	int library = strncmp(name, "libnv", 5) == 0 || (strncmp(name, "libcu", 5) == 0 && strncmp(name, "libcudart.", 10) != 0);
	if (library || atomic_exchange(&told, 1))
		return;
	fprintf(stderr,
		"gonvvm: %s contains NVIDIA's CUDA runtime library, which works on NVIDIA's driver only.\n"
		"    hint: link with the shared runtime (nvcc -cudart shared, clang -lcudart), and run with gonvvm exec, which has one of its own;\n"
		"    object files can be linked again: c++ *.o -LDIR/lib64 -lcudart, where gonvvm toolkit DIR has written the folder\n",
		file);
}

/* NVIDIA's runtime looks for tables of its driver here. There are none: the runtime ends, and says that the driver is not its own. */
EXPORT int cuGetExportTable(const void **table, const void *id) {
	(void)id;
	if (table)
		*table = NULL;
	note(": private tables of NVIDIA's driver do not exist here", "cuGetExportTable");
	tell_of_runtime(__builtin_return_address(0));
	return INVALID_VALUE;
}

enum { FOUND = 0, SYMBOL_NOT_FOUND = 1, VERSION_NOT_SUFFICIENT = 2, FLAG_LEGACY = 1, FLAG_PER_THREAD = 2 };

/* Finds the newest form of a function that a version of CUDA knows. */
static int find_form(const char *name, int version, uint64_t flags, void **function) {
	size_t low = 0, high = COUNT(entries);
	int status = SYMBOL_NOT_FOUND;
	*function = NULL;
	while (low < high) { /* the first of the name */
		size_t middle = (low + high) / 2;
		if (strcmp(entries[middle].name, name) < 0)
			low = middle + 1;
		else
			high = middle;
	}
	for (; low < COUNT(entries) && strcmp(entries[low].name, name) == 0; low++) {
		if (entries[low].version > version) {
			if (!*function)
				status = VERSION_NOT_SUFFICIENT;
			break;
		}
		*function = flags & FLAG_PER_THREAD ? entries[low].per_thread : entries[low].plain;
		status = FOUND;
	}
	return status;
}

static int proc_address(const char *name, void **function, int version, uint64_t flags, int *status) {
	if (!name || !function || flags > FLAG_PER_THREAD)
		return INVALID_VALUE;
	*status = find_form(name, version, flags, function);
	return SUCCESS;
}

EXPORT int cuGetProcAddress(const char *name, void **function, int version, uint64_t flags) {
	int status = FOUND;
	int r = proc_address(name, function, version, flags, &status);
	return r != SUCCESS ? r : status == FOUND ? SUCCESS : NOT_FOUND;
}

EXPORT int cuGetProcAddress_v2(const char *name, void **function, int version, uint64_t flags, int *status) {
	int own;
	return proc_address(name, function, version, flags, status ? status : &own);
}
