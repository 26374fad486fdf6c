/* Errors: the last one of each thread, names and texts. */
#include "../../common/gonvvm.h"
#include "runtime.h"

static __thread int last;

int finish(int code) {
	if (code != SUCCESS)
		last = code;
	return code;
}

EXPORT int cudaGetLastError(void) {
	int code = last;
	last = SUCCESS;
	return code;
}

EXPORT int cudaPeekAtLastError(void) { return last; }

int unsupported(const char *name) {
	gonvvm_note("libcudart", name, ": not supported");
	return finish(NOT_SUPPORTED);
}

static const struct code {
	int code;
	const char *name, *text;
} codes[] = {
#include "errors.h"
};

static const struct code *find(int code) {
	for (size_t i = 0; i < sizeof codes / sizeof *codes; i++)
		if (codes[i].code == code)
			return &codes[i];
	return NULL;
}

EXPORT const char *cudaGetErrorName(int code) {
	const struct code *c = find(code);
	return c ? c->name : "unrecognized error code";
}

EXPORT const char *cudaGetErrorString(int code) {
	const struct code *c = find(code);
	return c ? c->text : "unrecognized error code";
}

/* Conversions for devices without double precision, which there are not. */
EXPORT int cudaSetDoubleForDevice(double *value) { return finish(value ? SUCCESS : INVALID_VALUE); }

EXPORT int cudaSetDoubleForHost(double *value) { return finish(value ? SUCCESS : INVALID_VALUE); }
