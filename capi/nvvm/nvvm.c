/* libNVVM around the compiler: programs, options and logs live here, in C, so that they survive fork. */
#include "nvvm.h"
#include "../common/gonvvm.h"
#include "../common/os.h"
#include "profiles.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

struct module {
	char *data, *name;
	size_t size;
	int lazy;
};

struct text {
	char *data; /* NULL is the empty text */
	size_t size;
};

struct _nvvmProgram {
	struct _nvvmProgram *next; /* in its chain of the table of programs */
	int users, destroyed;      /* calls in progress; nvvmDestroyProgram was called during one of them (both under table_lock) */
	os_lock lock;
	struct module *modules;
	size_t count, capacity;
	struct text result, log;
};

/* The programs that exist: a pointer that is not among them is refused instead of followed. */
static struct _nvvmProgram *programs[256];
static os_lock table_lock = OS_LOCK_INIT;

static struct _nvvmProgram **chain(nvvmProgram p) { return &programs[((uintptr_t)p >> 5 ^ (uintptr_t)p >> 13) % 256]; }

#ifndef _WIN32
static void before_fork(void) { os_acquire(&table_lock); }
static void after_fork(void) { os_release(&table_lock); }

__attribute__((constructor)) static void watch_fork(void) { pthread_atfork(before_fork, after_fork, after_fork); }
#endif

/* Returns the program with its lock held, or NULL. */
static nvvmProgram enter(nvvmProgram p) {
	nvvmProgram q;
	if (!p)
		return NULL;
	os_acquire(&table_lock);
	for (q = *chain(p); q && q != p; q = q->next)
		;
	if (q)
		q->users++;
	os_release(&table_lock);
	if (q)
		os_acquire(&q->lock);
	return q;
}

static void clear(struct text *t) {
	free(t->data);
	t->data = NULL;
	t->size = 0;
}

static void destroy(nvvmProgram p) {
	for (size_t i = 0; i < p->count; i++) {
		free(p->modules[i].data);
		free(p->modules[i].name);
	}
	free(p->modules);
	clear(&p->result);
	clear(&p->log);
#ifndef _WIN32
	pthread_mutex_destroy(&p->lock);
#endif
	free(p);
}

static nvvmResult leave(nvvmProgram p, nvvmResult r) {
	os_release(&p->lock);
	os_acquire(&table_lock);
	int last = --p->users == 0 && p->destroyed;
	os_release(&table_lock);
	if (last)
		destroy(p);
	return r;
}

/* The release of the library that programs ask for by NVVM_COMPAT. */
static const struct profile *profile(void) {
	const char *name = getenv("NVVM_COMPAT");
	for (size_t i = 0; name && i < sizeof profiles / sizeof *profiles; i++)
		if (strcmp(profiles[i].name, name) == 0)
			return &profiles[i];
	return &profiles[0];
}

OS_EXPORT const char *nvvmGetErrorString(nvvmResult result) {
	static const char *const names[] = {
		"NVVM_SUCCESS", "NVVM_ERROR_OUT_OF_MEMORY", "NVVM_ERROR_PROGRAM_CREATION_FAILURE", "NVVM_ERROR_IR_VERSION_MISMATCH",
		"NVVM_ERROR_INVALID_INPUT", "NVVM_ERROR_INVALID_PROGRAM", "NVVM_ERROR_INVALID_IR", "NVVM_ERROR_INVALID_OPTION",
		"NVVM_ERROR_NO_MODULE_IN_PROGRAM", "NVVM_ERROR_COMPILATION", "NVVM_ERROR_CANCELLED",
	};
	if ((int)result < 0 || (size_t)result >= sizeof names / sizeof *names)
		return "NVVM_ERROR not found";
	return names[result];
}

OS_EXPORT nvvmResult nvvmVersion(int *major, int *minor) {
	const struct profile *p = profile();
	if (major)
		*major = p->major;
	if (minor)
		*minor = p->minor;
	return NVVM_SUCCESS;
}

OS_EXPORT nvvmResult nvvmIRVersion(int *majorIR, int *minorIR, int *majorDbg, int *minorDbg) {
	const struct profile *p = profile();
	if (majorIR)
		*majorIR = p->major;
	if (minorIR)
		*minorIR = p->minor;
	if (majorDbg)
		*majorDbg = p->debug_major;
	if (minorDbg)
		*minorDbg = p->debug_minor;
	return NVVM_SUCCESS;
}

OS_EXPORT nvvmResult nvvmDisableConcurrentAPI(void) { return NVVM_SUCCESS; }

/* The value of NVVM_COMPAT for the compiler, which says what is wrong with it. */
static const char *compat(void) {
	const char *name = getenv("NVVM_COMPAT");
	return name ? name : "";
}

OS_EXPORT nvvmResult nvvmLLVMVersion(const char *arch, int *major) {
	struct gonvvm_list request, reply;
	if (!arch || !major)
		return NVVM_ERROR_INVALID_INPUT;
	gonvvm_start(&request);
	gonvvm_text(&request, "nvvm.llvm");
	gonvvm_text(&request, compat());
	gonvvm_text(&request, arch);
	int status = gonvvm_request(&request, &reply);
	gonvvm_free(&request);
	if (status != GONVVM_OK)
		return NVVM_ERROR_OUT_OF_MEMORY;
	long code = gonvvm_code(&reply, 0), version = gonvvm_code(&reply, 1);
	gonvvm_free(&reply);
	if (code != 0 || version < 0)
		return code > 0 ? (nvvmResult)code : NVVM_ERROR_INVALID_INPUT;
	*major = (int)version;
	return NVVM_SUCCESS;
}

OS_EXPORT nvvmResult nvvmCreateProgram(nvvmProgram *prog) {
	static const os_lock unlocked = OS_LOCK_INIT;
	if (!prog)
		return NVVM_ERROR_INVALID_PROGRAM;
	nvvmProgram p = calloc(1, sizeof *p);
	if (!p)
		return NVVM_ERROR_OUT_OF_MEMORY;
	p->lock = unlocked;
	os_acquire(&table_lock);
	p->next = *chain(p);
	*chain(p) = p;
	os_release(&table_lock);
	*prog = p;
	return NVVM_SUCCESS;
}

OS_EXPORT nvvmResult nvvmDestroyProgram(nvvmProgram *prog) {
	struct _nvvmProgram **at;
	if (!prog || !*prog)
		return NVVM_ERROR_INVALID_PROGRAM;
	nvvmProgram p = *prog;
	os_acquire(&table_lock);
	for (at = chain(p); *at && *at != p; at = &(*at)->next)
		;
	int known = *at != NULL, idle = 0;
	if (known) {
		*at = p->next;
		p->destroyed = 1;
		idle = p->users == 0; /* otherwise the last call destroys it */
	}
	os_release(&table_lock);
	if (!known)
		return NVVM_ERROR_INVALID_PROGRAM;
	if (idle)
		destroy(p);
	*prog = NULL;
	return NVVM_SUCCESS;
}

static char *copy(const char *data, size_t n) {
	char *c = n < SIZE_MAX ? malloc(n + 1) : NULL;
	if (c) {
		memcpy(c, data, n);
		c[n] = 0;
	}
	return c;
}

static nvvmResult add(nvvmProgram prog, const char *buffer, size_t size, const char *name, int lazy) {
	nvvmProgram p = enter(prog);
	if (!p)
		return NVVM_ERROR_INVALID_PROGRAM;
	if (!buffer)
		return leave(p, NVVM_ERROR_INVALID_INPUT);
	if (p->count == p->capacity) {
		size_t capacity = p->capacity ? 2 * p->capacity : 4;
		struct module *more = realloc(p->modules, capacity * sizeof *more);
		if (!more)
			return leave(p, NVVM_ERROR_OUT_OF_MEMORY);
		p->modules = more;
		p->capacity = capacity;
	}
	if (!name)
		name = "<unnamed>";
	struct module m = {copy(buffer, size), copy(name, strlen(name)), size, lazy};
	if (!m.data || !m.name) {
		free(m.data);
		free(m.name);
		return leave(p, NVVM_ERROR_OUT_OF_MEMORY);
	}
	p->modules[p->count++] = m;
	return leave(p, NVVM_SUCCESS);
}

OS_EXPORT nvvmResult nvvmAddModuleToProgram(nvvmProgram prog, const char *buffer, size_t size, const char *name) {
	return add(prog, buffer, size, name, 0);
}

OS_EXPORT nvvmResult nvvmLazyAddModuleToProgram(nvvmProgram prog, const char *buffer, size_t size, const char *name) {
	return add(prog, buffer, size, name, 1);
}

static nvvmResult keep(struct text *t, const struct gonvvm_list *reply, size_t i) {
	const char *data;
	size_t n;
	if (!gonvvm_get(reply, i, &data, &n) || n == 0)
		return NVVM_SUCCESS;
	t->data = copy(data, n);
	t->size = t->data ? n : 0;
	return t->data ? NVVM_SUCCESS : NVVM_ERROR_OUT_OF_MEMORY;
}

static nvvmResult run(nvvmProgram prog, int n, const char **options, const char *operation) {
	struct gonvvm_list request, reply;
	nvvmProgram p = enter(prog);
	if (!p)
		return NVVM_ERROR_INVALID_PROGRAM;
	if (strcmp(operation, "nvvm.compile") == 0)
		clear(&p->result);
	clear(&p->log);
	if (n < 0 || (n > 0 && !options))
		return leave(p, NVVM_ERROR_INVALID_OPTION);
	for (int i = 0; i < n; i++)
		if (!options[i])
			return leave(p, NVVM_ERROR_INVALID_OPTION);
	gonvvm_start(&request);
	gonvvm_text(&request, operation);
	gonvvm_text(&request, compat());
	gonvvm_number(&request, (long)p->count);
	for (size_t i = 0; i < p->count; i++) {
		gonvvm_text(&request, p->modules[i].lazy ? "lazy" : "");
		gonvvm_text(&request, p->modules[i].name);
		gonvvm_add(&request, p->modules[i].data, p->modules[i].size);
	}
	for (int i = 0; i < n; i++)
		gonvvm_text(&request, options[i]);
	int status = gonvvm_request(&request, &reply);
	gonvvm_free(&request);
	if (status == GONVVM_NO_MEMORY)
		return leave(p, NVVM_ERROR_OUT_OF_MEMORY);
	if (status != GONVVM_OK) {
		const char *why = gonvvm_problem();
		p->log.data = copy(why, strlen(why));
		p->log.size = p->log.data ? strlen(why) : 0;
		return leave(p, NVVM_ERROR_COMPILATION);
	}
	long code = gonvvm_code(&reply, 0);
	nvvmResult r;
	if (code < 0 || code > NVVM_ERROR_COMPILATION) { /* a fault of the library, with a message */
		r = NVVM_ERROR_COMPILATION;
		keep(&p->log, &reply, 1);
	} else {
		r = (nvvmResult)code;
		if (keep(&p->result, &reply, 1) != NVVM_SUCCESS || keep(&p->log, &reply, 2) != NVVM_SUCCESS)
			r = NVVM_ERROR_OUT_OF_MEMORY;
	}
	gonvvm_free(&reply);
	return leave(p, r);
}

OS_EXPORT nvvmResult nvvmCompileProgram(nvvmProgram prog, int numOptions, const char **options) {
	return run(prog, numOptions, options, "nvvm.compile");
}

OS_EXPORT nvvmResult nvvmVerifyProgram(nvvmProgram prog, int numOptions, const char **options) {
	return run(prog, numOptions, options, "nvvm.verify");
}

static nvvmResult size_of(nvvmProgram prog, size_t *size, int log) {
	nvvmProgram p = enter(prog);
	if (!p)
		return NVVM_ERROR_INVALID_PROGRAM;
	if (!size)
		return leave(p, NVVM_ERROR_INVALID_INPUT);
	*size = (log ? p->log.size : p->result.size) + 1;
	return leave(p, NVVM_SUCCESS);
}

static nvvmResult text_of(nvvmProgram prog, char *buffer, int log) {
	nvvmProgram p = enter(prog);
	if (!p)
		return NVVM_ERROR_INVALID_PROGRAM;
	if (!buffer)
		return leave(p, NVVM_ERROR_INVALID_INPUT);
	const struct text *t = log ? &p->log : &p->result;
	if (t->size > 0)
		memcpy(buffer, t->data, t->size);
	buffer[t->size] = 0;
	return leave(p, NVVM_SUCCESS);
}

OS_EXPORT nvvmResult nvvmGetCompiledResultSize(nvvmProgram prog, size_t *size) { return size_of(prog, size, 0); }
OS_EXPORT nvvmResult nvvmGetCompiledResult(nvvmProgram prog, char *buffer) { return text_of(prog, buffer, 0); }
OS_EXPORT nvvmResult nvvmGetProgramLogSize(nvvmProgram prog, size_t *size) { return size_of(prog, size, 1); }
OS_EXPORT nvvmResult nvvmGetProgramLog(nvvmProgram prog, char *buffer) { return text_of(prog, buffer, 1); }
