/* What the program registers before main: fat binaries, and for addresses of the program the names of kernels and variables in them.
 * The driver gets a fat binary when one of its symbols is used. */
#define _GNU_SOURCE
#include "runtime.h"

#include <pthread.h>
#include <stdlib.h>

struct binary {
	void *wrapper;
	void *library; /* the driver's, NULL before it is loaded */
	int problem;   /* the code with which the driver refused it */
	struct binary *next;
};

enum kind { KERNEL, VARIABLE, MANAGED };

struct symbol {
	const void *host;
	const char *name;
	struct binary *binary;
	enum kind kind;
	void *kernel; /* the driver's, NULL before its first use */
	struct symbol *next;
};

enum { BUCKETS = 1 << 12 };

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct symbol *symbols[BUCKETS]; /* by addresses of the host */
static struct binary *binaries;
static int managed; /* variables that are not yet in place */

static struct symbol **bucket(const void *host) { return &symbols[(address(host) >> 4 ^ address(host) >> 16) % BUCKETS]; }

EXPORT void **__cudaRegisterFatBinary(void *wrapper) {
	struct binary *b = calloc(1, sizeof *b);
	if (!b)
		abort();
	b->wrapper = wrapper;
	pthread_mutex_lock(&lock);
	b->next = binaries;
	binaries = b;
	pthread_mutex_unlock(&lock);
	return (void **)b;
}

EXPORT void __cudaRegisterFatBinaryEnd(void **handle) { (void)handle; }

EXPORT void __cudaUnregisterFatBinary(void **handle) {
	struct binary *b = (struct binary *)handle;
	pthread_mutex_lock(&lock);
	for (size_t i = 0; i < BUCKETS; i++)
		for (struct symbol **p = &symbols[i]; *p;) {
			struct symbol *s = *p;
			if (s->binary == b) {
				*p = s->next;
				free(s);
			} else
				p = &s->next;
		}
	for (struct binary **p = &binaries; *p; p = &(*p)->next)
		if (*p == b) {
			*p = b->next;
			if (b->library)
				cuLibraryUnload(b->library);
			free(b);
			break;
		}
	pthread_mutex_unlock(&lock);
}

static void add(void **handle, const void *host, const char *name, enum kind kind) {
	struct symbol *s = calloc(1, sizeof *s);
	if (!s)
		abort();
	*s = (struct symbol){host, name, (struct binary *)handle, kind, NULL, NULL};
	pthread_mutex_lock(&lock);
	s->next = *bucket(host);
	*bucket(host) = s;
	managed += kind == MANAGED;
	pthread_mutex_unlock(&lock);
}

EXPORT void __cudaRegisterFunction(void **handle, const void *host, char *device, const char *name, int limit, void *thread, void *block,
	void *block_size, void *grid_size, int *warp) {
	(void)device, (void)limit, (void)thread, (void)block, (void)block_size, (void)grid_size, (void)warp;
	add(handle, host, name, KERNEL);
}

EXPORT void __cudaRegisterVar(void **handle, const void *host, char *device, const char *name, int external, size_t size, int constant, int global) {
	(void)device, (void)external, (void)size, (void)constant, (void)global;
	add(handle, host, name, VARIABLE);
}

EXPORT void __cudaRegisterManagedVar(void **handle, void **host, char *device, const char *name, int external, size_t size, int constant, int global) {
	(void)device, (void)external, (void)size, (void)constant, (void)global;
	add(handle, host, name, MANAGED);
}

EXPORT void __cudaRegisterHostVar(void **handle, const char *name, char *host, size_t size) {
	(void)handle, (void)name, (void)host, (void)size; /* for device code that reads variables of the host: no compiler asks for it */
}

EXPORT void __cudaRegisterUnifiedTable(void **handle, void *table) { (void)handle, (void)table; }

/* References of textures and surfaces, which CUDA 12 has removed: binding them is not supported, declaring them is. */
EXPORT void __cudaRegisterTexture(void **handle, const void *host, const void **device, const char *name, int dims, int normalized, int external) {
	(void)device, (void)dims, (void)normalized, (void)external;
	add(handle, host, name, VARIABLE);
}

EXPORT void __cudaRegisterSurface(void **handle, const void *host, const void **device, const char *name, int dims, int external) {
	(void)device, (void)dims, (void)external;
	add(handle, host, name, VARIABLE);
}

/* Programs call this before they use a managed variable. */
EXPORT char __cudaInitModule(void **handle) {
	(void)handle;
	return enter() == SUCCESS;
}

/* The functions below need the lock. */

static int load(struct binary *b) {
	if (!b->library && b->problem == SUCCESS)
		b->problem = cuLibraryLoadData(&b->library, b->wrapper, NULL, NULL, 0, NULL, NULL, 0);
	return b->problem;
}

static struct symbol *find(const void *host) {
	for (struct symbol *s = *bucket(host); s; s = s->next)
		if (s->host == host)
			return s;
	return NULL;
}

static int kernel_of(const void *host, void **kernel) {
	struct symbol *s = find(host);
	const char *name;
	if (!s && cuKernelGetName(&name, (void *)host) == SUCCESS) { /* one of the driver's kernels, of a library of the program */
		*kernel = (void *)host;
		return SUCCESS;
	}
	if (!s || s->kind != KERNEL)
		return INVALID_FUNCTION;
	int r = load(s->binary);
	if (r == SUCCESS && !s->kernel) {
		r = cuLibraryGetKernel(&s->kernel, s->binary->library, (char *)s->name);
		if (r == NOT_FOUND)
			r = INVALID_FUNCTION;
	}
	*kernel = s->kernel;
	return r;
}

static int variable_of(const void *host, uint64_t *device, uint64_t *size) {
	struct symbol *s = find(host);
	if (!s || s->kind == KERNEL)
		return INVALID_SYMBOL;
	int r = load(s->binary);
	if (r == SUCCESS && s->kind == MANAGED)
		return cuLibraryGetManaged(device, size, s->binary->library, (char *)s->name);
	if (r == SUCCESS)
		r = cuLibraryGetGlobal(device, size, s->binary->library, (char *)s->name);
	return r == NOT_FOUND ? INVALID_SYMBOL : r;
}

int find_kernel(const void *symbol, void **kernel) {
	pthread_mutex_lock(&lock);
	int r = kernel_of(symbol, kernel);
	pthread_mutex_unlock(&lock);
	return r;
}

void *symbol_of_kernel(void *kernel) {
	void *result = kernel;
	pthread_mutex_lock(&lock);
	for (size_t i = 0; i < BUCKETS; i++)
		for (struct symbol *s = symbols[i]; s; s = s->next)
			if (s->kind == KERNEL && s->kernel == kernel)
				result = (void *)s->host;
	pthread_mutex_unlock(&lock);
	return result;
}

int find_variable(const void *symbol, uint64_t *device, uint64_t *size) {
	pthread_mutex_lock(&lock);
	int r = variable_of(symbol, device, size);
	pthread_mutex_unlock(&lock);
	return r;
}

/* Puts the addresses of managed variables into the variables of the host. */
int load_managed(void) {
	int r = SUCCESS;
	pthread_mutex_lock(&lock);
	for (size_t i = 0; managed > 0 && i < BUCKETS; i++)
		for (struct symbol *s = symbols[i]; s && r == SUCCESS; s = s->next) {
			uint64_t device;
			if (s->kind == MANAGED && (r = variable_of(s->host, &device, NULL)) == SUCCESS)
				*(uint64_t *)s->host = device;
		}
	if (r == SUCCESS)
		managed = 0;
	pthread_mutex_unlock(&lock);
	return r;
}

int symbol_address(void *result, void *symbol) {
	return result ? find_variable(symbol, result, NULL) : INVALID_VALUE;
}

int symbol_size(void *result, void *symbol) {
	uint64_t device;
	return result ? find_variable(symbol, &device, result) : INVALID_VALUE;
}

int kernel_by_symbol(void *result, void *symbol) { return result ? find_kernel(symbol, result) : INVALID_VALUE; }

/* __cudaGetKernel is cudaGetKernel for the stubs that compilers write. */
EXPORT int __cudaGetKernel(void **kernel, const void *symbol) {
	int r = enter();
	return finish(r != SUCCESS ? r : find_kernel(symbol, kernel));
}

EXPORT int __cudaGetProcAddress(char *name, void **function, uint32_t version, uint64_t how, int32_t *status) {
	int r = initialize();
	return finish(r != SUCCESS ? r : cuGetProcAddress_v2(name, function, (int)version, how, status));
}
