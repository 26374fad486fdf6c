/* nvJitLink around the compiler. MAJOR is the release of CUDA whose names are exported: programs that were compiled with NVIDIA's header call
 * __nvJitLinkCreate_12_4, others nvJitLinkCreate. */
#include "nvJitLink.h"
#include "../common/gonvvm.h"
#include "../common/os.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct text {
	char *data; /* NULL is the empty text; a NUL follows */
	size_t size;
};

enum { PTX, CUBIN, LTOIR, ERRORS, INFO, TEXTS };

struct nvJitLink {
	os_lock lock;
	struct gonvvm_list options, inputs; /* as they stand in requests */
	long option_count, input_count;
	struct text texts[TEXTS];
};

static void keep(struct text *t, const char *data, size_t n) {
	free(t->data);
	t->size = 0;
	if ((t->data = malloc(n + 1))) {
		memcpy(t->data, data, n);
		t->data[n] = 0;
		t->size = n;
	}
}

static void keep_reply(struct text *t, const struct gonvvm_list *reply, size_t i) {
	const char *data;
	size_t n;
	if (gonvvm_get(reply, i, &data, &n))
		keep(t, data, n);
}

/* Adds the strings of one list to another. */
static void add_all(struct gonvvm_list *to, const struct gonvvm_list *from) {
	const char *data;
	size_t n;
	for (size_t i = 0; gonvvm_get(from, i, &data, &n); i++)
		gonvvm_add(to, data, n);
}

/* Sends a request about the program, with the inputs of a list, and keeps the texts of the reply. */
static nvJitLinkResult ask(nvJitLinkHandle p, const char *operation, const struct gonvvm_list *inputs, long count) {
	struct gonvvm_list request, reply;
	gonvvm_start(&request);
	gonvvm_text(&request, operation);
	gonvvm_number(&request, p->option_count);
	add_all(&request, &p->options);
	gonvvm_number(&request, count);
	if (inputs)
		add_all(&request, inputs);
	int status = gonvvm_request(&request, &reply);
	gonvvm_free(&request);
	if (status != GONVVM_OK) {
		const char *why = status == GONVVM_NO_MEMORY ? "out of memory" : gonvvm_problem();
		keep(&p->texts[ERRORS], why, strlen(why));
		return NVJITLINK_ERROR_INTERNAL;
	}
	long code = gonvvm_code(&reply, 0);
	if (code < 0)
		keep_reply(&p->texts[ERRORS], &reply, 1);
	else
		for (int i = 0; i < TEXTS; i++)
			keep_reply(&p->texts[i], &reply, (size_t)i + 1);
	gonvvm_free(&reply);
	return code < 0 || code > NVJITLINK_ERROR_LTO_NOT_ENABLED ? NVJITLINK_ERROR_INTERNAL : (nvJitLinkResult)code;
}

#define API(name) OS_EXPORT nvJitLinkResult name

API(nvJitLinkCreate)(nvJitLinkHandle *handle, uint32_t numOptions, const char **options) {
	static const os_lock unlocked = OS_LOCK_INIT;
	if (!handle || (numOptions > 0 && !options))
		return NVJITLINK_ERROR_NULL_INPUT;
	*handle = NULL;
	nvJitLinkHandle p = calloc(1, sizeof *p);
	if (!p)
		return NVJITLINK_ERROR_INTERNAL;
	p->lock = unlocked;
	gonvvm_start(&p->options);
	gonvvm_start(&p->inputs);
	for (uint32_t i = 0; i < numOptions; i++)
		gonvvm_text(&p->options, options[i]);
	p->option_count = (long)numOptions;
	*handle = p;
	return ask(p, "jitlink.options", NULL, 0);
}

API(nvJitLinkDestroy)(nvJitLinkHandle *handle) {
	if (!handle || !*handle)
		return NVJITLINK_ERROR_NULL_INPUT;
	nvJitLinkHandle p = *handle;
	for (int i = 0; i < TEXTS; i++)
		free(p->texts[i].data);
	gonvvm_free(&p->options);
	gonvvm_free(&p->inputs);
#ifndef _WIN32
	pthread_mutex_destroy(&p->lock);
#endif
	free(p);
	*handle = NULL;
	return NVJITLINK_SUCCESS;
}

API(nvJitLinkAddData)(nvJitLinkHandle p, nvJitLinkInputType type, const void *data, size_t size, const char *name) {
	struct gonvvm_list input;
	if (!p || !data)
		return NVJITLINK_ERROR_NULL_INPUT;
	gonvvm_start(&input);
	gonvvm_number(&input, (long)type);
	gonvvm_text(&input, name);
	gonvvm_add(&input, data, size);
	os_acquire(&p->lock);
	nvJitLinkResult r = input.failed ? NVJITLINK_ERROR_INTERNAL : ask(p, "jitlink.input", &input, 1);
	if (r == NVJITLINK_SUCCESS) {
		add_all(&p->inputs, &input);
		p->input_count++;
	}
	os_release(&p->lock);
	gonvvm_free(&input);
	return r;
}

API(nvJitLinkAddFile)(nvJitLinkHandle p, nvJitLinkInputType type, const char *fileName) {
	if (!p || !fileName)
		return NVJITLINK_ERROR_NULL_INPUT;
	FILE *f = fopen(fileName, "rb");
	char *data = NULL;
	size_t size = 0, capacity = 0;
	int failed = !f;
	while (!failed) {
		if (size == capacity) {
			capacity = capacity ? 2 * capacity : 1 << 16;
			char *more = realloc(data, capacity);
			if (!more) {
				failed = 1;
				break;
			}
			data = more;
		}
		size_t n = fread(data + size, 1, capacity - size, f);
		if (n == 0)
			break;
		size += n;
	}
	failed = failed || ferror(f);
	if (f)
		fclose(f);
	nvJitLinkResult r = NVJITLINK_ERROR_INVALID_INPUT;
	if (failed) {
		char message[512];
		snprintf(message, sizeof message, "%.400s cannot be read", fileName);
		os_acquire(&p->lock);
		keep(&p->texts[ERRORS], message, strlen(message));
		os_release(&p->lock);
	} else
		r = nvJitLinkAddData(p, type, data, size, fileName);
	free(data);
	return r;
}

API(nvJitLinkComplete)(nvJitLinkHandle p) {
	if (!p)
		return NVJITLINK_ERROR_NULL_INPUT;
	os_acquire(&p->lock);
	nvJitLinkResult r = p->inputs.failed || p->options.failed ? NVJITLINK_ERROR_INTERNAL : ask(p, "jitlink.link", &p->inputs, p->input_count);
	os_release(&p->lock);
	return r;
}

static nvJitLinkResult size_of(nvJitLinkHandle p, size_t *size, int text, size_t nul) {
	if (!p || !size)
		return NVJITLINK_ERROR_NULL_INPUT;
	os_acquire(&p->lock);
	*size = p->texts[text].size + nul;
	os_release(&p->lock);
	return NVJITLINK_SUCCESS;
}

static nvJitLinkResult copy_of(nvJitLinkHandle p, char *to, int text, size_t nul) {
	if (!p || !to)
		return NVJITLINK_ERROR_NULL_INPUT;
	os_acquire(&p->lock);
	const struct text *t = &p->texts[text];
	if (t->size > 0)
		memcpy(to, t->data, t->size);
	if (nul)
		to[t->size] = 0;
	os_release(&p->lock);
	return NVJITLINK_SUCCESS;
}

API(nvJitLinkGetLinkedCubinSize)(nvJitLinkHandle p, size_t *size) { return size_of(p, size, CUBIN, 0); }
API(nvJitLinkGetLinkedCubin)(nvJitLinkHandle p, void *cubin) { return copy_of(p, cubin, CUBIN, 0); }
API(nvJitLinkGetLinkedPtxSize)(nvJitLinkHandle p, size_t *size) { return size_of(p, size, PTX, 1); }
API(nvJitLinkGetLinkedPtx)(nvJitLinkHandle p, char *ptx) { return copy_of(p, ptx, PTX, 1); }
API(nvJitLinkGetLinkedLTOIRSize)(nvJitLinkHandle p, size_t *size) { return size_of(p, size, LTOIR, 0); }
API(nvJitLinkGetLinkedLTOIR)(nvJitLinkHandle p, void *ltoir) { return copy_of(p, ltoir, LTOIR, 0); }
API(nvJitLinkGetErrorLogSize)(nvJitLinkHandle p, size_t *size) { return size_of(p, size, ERRORS, 1); }
API(nvJitLinkGetErrorLog)(nvJitLinkHandle p, char *log) { return copy_of(p, log, ERRORS, 1); }
API(nvJitLinkGetInfoLogSize)(nvJitLinkHandle p, size_t *size) { return size_of(p, size, INFO, 1); }
API(nvJitLinkGetInfoLog)(nvJitLinkHandle p, char *log) { return copy_of(p, log, INFO, 1); }

#ifndef MAJOR
#define MAJOR 13
#endif

API(nvJitLinkVersion)(unsigned int *major, unsigned int *minor) {
	if (!major || !minor)
		return NVJITLINK_ERROR_NULL_INPUT;
	*major = MAJOR;
	*minor = MAJOR == 12 ? 9 : 5;
	return NVJITLINK_SUCCESS;
}

#if defined(__ELF__)
#define ALIAS2(name, major, minor) \
	OS_EXPORT __typeof__(nvJitLink##name) __nvJitLink##name##_##major##_##minor __attribute__((alias("nvJitLink" #name)))
#define ALIAS1(name, major, minor) ALIAS2(name, major, minor)
#define ALIASES(minor) \
	ALIAS1(Create, MAJOR, minor); \
	ALIAS1(Destroy, MAJOR, minor); \
	ALIAS1(AddData, MAJOR, minor); \
	ALIAS1(AddFile, MAJOR, minor); \
	ALIAS1(Complete, MAJOR, minor); \
	ALIAS1(GetLinkedCubinSize, MAJOR, minor); \
	ALIAS1(GetLinkedCubin, MAJOR, minor); \
	ALIAS1(GetLinkedPtxSize, MAJOR, minor); \
	ALIAS1(GetLinkedPtx, MAJOR, minor); \
	ALIAS1(GetErrorLogSize, MAJOR, minor); \
	ALIAS1(GetErrorLog, MAJOR, minor); \
	ALIAS1(GetInfoLogSize, MAJOR, minor); \
	ALIAS1(GetInfoLog, MAJOR, minor)
ALIASES(0);
ALIASES(1);
ALIASES(2);
ALIASES(3);
ALIASES(4);
ALIASES(5);
#if MAJOR == 12
ALIASES(6);
ALIASES(7);
ALIASES(8);
ALIASES(9);
#else
#define LTOIR_ALIASES(minor) \
	ALIAS1(GetLinkedLTOIRSize, MAJOR, minor); \
	ALIAS1(GetLinkedLTOIR, MAJOR, minor)
LTOIR_ALIASES(0);
LTOIR_ALIASES(1);
LTOIR_ALIASES(2);
LTOIR_ALIASES(3);
LTOIR_ALIASES(4);
LTOIR_ALIASES(5);
#endif
#endif
