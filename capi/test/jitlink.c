/* A client of nvJitLink for the tests: jitlink LIBRARY OPTION... -- TYPE:FILE...
 *
 * It calls the functions by the names of CUDA 12.4, as programs do that were compiled with NVIDIA's header. The linked PTX goes to
 * standard output; with the option @cubin=FILE the cubin goes to a file. An error prints the call, the code and the log, and ends with 1. */
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../nvjitlink/nvJitLink.h"

static void *lib;

static void *symbol(const char *name) {
	char versioned[100];
	snprintf(versioned, sizeof versioned, "__%s_12_4", name);
	void *f = dlsym(lib, versioned);
	if (!f || !dlsym(lib, name)) {
		fprintf(stderr, "%s or %s is missing\n", name, versioned);
		exit(2);
	}
	return f;
}

#define LOAD(name) __typeof__(&name) name##_ = (__typeof__(&name))symbol(#name)

int main(int argc, char **argv) {
	if (argc < 2 || !(lib = dlopen(argv[1], RTLD_NOW))) {
		fprintf(stderr, "%s\n", argc < 2 ? "usage: jitlink LIBRARY OPTION... -- TYPE:FILE..." : dlerror());
		return 2;
	}
	LOAD(nvJitLinkCreate);
	LOAD(nvJitLinkDestroy);
	LOAD(nvJitLinkAddData);
	LOAD(nvJitLinkAddFile);
	LOAD(nvJitLinkComplete);
	LOAD(nvJitLinkGetLinkedPtxSize);
	LOAD(nvJitLinkGetLinkedPtx);
	LOAD(nvJitLinkGetLinkedCubinSize);
	LOAD(nvJitLinkGetLinkedCubin);
	LOAD(nvJitLinkGetErrorLogSize);
	LOAD(nvJitLinkGetErrorLog);
	const char *options[64], *cubin = NULL;
	int n = 0, i = 2, result = 0;
	for (; i < argc && strcmp(argv[i], "--") != 0 && n < 64; i++)
		if (strncmp(argv[i], "@cubin=", 7) == 0)
			cubin = argv[i] + 7;
		else
			options[n++] = argv[i];
	nvJitLinkHandle h = NULL;
	size_t size = 0;
	const char *step = "create";
	nvJitLinkResult r = nvJitLinkCreate_(&h, (unsigned)n, options);
	for (i++; r == NVJITLINK_SUCCESS && i < argc; i++) {
		char *colon = strchr(argv[i], ':');
		step = "add";
		r = nvJitLinkAddFile_(h, (nvJitLinkInputType)atoi(argv[i]), colon + 1);
	}
	if (r == NVJITLINK_SUCCESS) {
		step = "complete";
		r = nvJitLinkComplete_(h);
	}
	if (r == NVJITLINK_SUCCESS) {
		nvJitLinkGetLinkedPtxSize_(h, &size);
		char *ptx = malloc(size);
		nvJitLinkGetLinkedPtx_(h, ptx);
		fwrite(ptx, 1, size - 1, stdout);
		free(ptx);
		if (cubin) {
			nvJitLinkGetLinkedCubinSize_(h, &size);
			char *data = malloc(size);
			nvJitLinkGetLinkedCubin_(h, data);
			FILE *f = fopen(cubin, "wb");
			if (!f || fwrite(data, 1, size, f) != size || fclose(f) != 0)
				result = 2;
			free(data);
		}
	} else {
		nvJitLinkGetErrorLogSize_(h, &size);
		char *log = malloc(size);
		nvJitLinkGetErrorLog_(h, log);
		printf("%s: %d: %s\n", step, (int)r, log);
		free(log);
		result = 1;
	}
	if (nvJitLinkAddData_(NULL, NVJITLINK_INPUT_PTX, "x", 1, "x") != NVJITLINK_ERROR_NULL_INPUT || nvJitLinkDestroy_(&h) != NVJITLINK_SUCCESS || h)
		result = 2;
	return result;
}
