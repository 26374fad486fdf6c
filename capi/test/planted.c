/* Runs a module by a script on standard input, one command in a line, each a function of its own that stacks of calls name:
 *
 *     alloc A N, managed A N, pinned A N    memory with the name A, N bytes; managed and pinned memory is cleared
 *     set A B                               fill it with bytes B
 *     free A, unpin A                       give it back
 *     stream S, event E                     a stream that does not wait for the default one, and an event
 *     record E S, wait S E                  order streams; - is the default stream
 *     launch K GRID BLOCK SHARED S ARG...   ARG is the name of memory, A+N, or a number of 32 bits
 *     copyin A S, copyout A S               copy all of the memory, asynchronously, from or to pinned memory
 *     clear A S                             fill it with zeroes, asynchronously
 *     sync, sync S                          wait
 *     poke A I V, peek A I                  use word I of managed or pinned memory on the host
 *
 * Codes of errors are ignored, as careless programs do; the last one is printed. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef void *handle;
int cuInit(unsigned);
int cuDevicePrimaryCtxRetain(handle *, int);
int cuCtxSetCurrent(handle);
int cuCtxSynchronize(void);
int cuModuleLoadData(handle *, const void *);
int cuModuleGetFunction(handle *, handle, const char *);
int cuLaunchKernel(handle, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, handle, void **, void **);
int cuMemAlloc_v2(uint64_t *, size_t);
int cuMemAllocManaged(uint64_t *, size_t, unsigned);
int cuMemHostAlloc(void **, size_t, unsigned);
int cuMemFree_v2(uint64_t);
int cuMemFreeHost(void *);
int cuMemsetD8_v2(uint64_t, unsigned char, size_t);
int cuMemsetD8Async(uint64_t, unsigned char, size_t, handle);
int cuMemcpyHtoDAsync_v2(uint64_t, const void *, size_t, handle);
int cuMemcpyDtoHAsync_v2(void *, uint64_t, size_t, handle);
int cuStreamCreate(handle *, unsigned);
int cuStreamSynchronize(handle);
int cuEventCreate(handle *, unsigned);
int cuEventRecord(handle, handle);
int cuStreamWaitEvent(handle, handle, unsigned);

static struct thing {
	char name[32];
	uint64_t address;
	size_t size;
	handle object;
} things[64];
static int count, last;
static char *words[32];
static int number;
static handle module;
static char *staging;

static struct thing *find(const char *name) {
	for (int i = count; i-- > 0;)
		if (strcmp(things[i].name, name) == 0)
			return &things[i];
	fprintf(stderr, "there is no %s\n", name);
	exit(2);
}

static struct thing *add(const char *name, uint64_t address, size_t size, handle object) {
	struct thing *t = &things[count++];
	snprintf(t->name, sizeof t->name, "%s", name);
	t->address = address;
	t->size = size;
	t->object = object;
	return t;
}

static handle stream(const char *name) { return strcmp(name, "-") == 0 ? NULL : find(name)->object; }

static void check(int code) {
	if (code)
		last = code;
}

/* Commands may not be inlined: stacks name them. */
#define COMMAND(name) __attribute__((noinline)) static void command_##name(void)

COMMAND(alloc) {
	uint64_t p = 0;
	check(cuMemAlloc_v2(&p, strtoul(words[2], NULL, 0)));
	add(words[1], p, strtoul(words[2], NULL, 0), NULL);
}

COMMAND(managed) {
	uint64_t p = 0;
	check(cuMemAllocManaged(&p, strtoul(words[2], NULL, 0), 1));
	add(words[1], p, strtoul(words[2], NULL, 0), NULL);
}

COMMAND(pinned) {
	void *p = NULL;
	check(cuMemHostAlloc(&p, strtoul(words[2], NULL, 0), 0));
	add(words[1], (uint64_t)(uintptr_t)p, strtoul(words[2], NULL, 0), NULL);
}

COMMAND(set) {
	struct thing *t = find(words[1]);
	check(cuMemsetD8_v2(t->address, (unsigned char)atoi(words[2]), t->size));
}

COMMAND(free) { check(cuMemFree_v2(find(words[1])->address)); }

COMMAND(unpin) { check(cuMemFreeHost((void *)(uintptr_t)find(words[1])->address)); }

COMMAND(stream) {
	handle s = NULL;
	check(cuStreamCreate(&s, 1));
	add(words[1], 0, 0, s);
}

COMMAND(event) {
	handle e = NULL;
	check(cuEventCreate(&e, 0));
	add(words[1], 0, 0, e);
}

COMMAND(record) { check(cuEventRecord(find(words[1])->object, stream(words[2]))); }

COMMAND(wait) { check(cuStreamWaitEvent(stream(words[1]), find(words[2])->object, 0)); }

COMMAND(launch) {
	handle f = NULL;
	uint64_t values[16];
	void *params[16];
	check(cuModuleGetFunction(&f, module, words[1]));
	for (int i = 6; i < number; i++) {
		char *plus = strchr(words[i], '+');
		uint64_t v = 0;
		if (plus)
			*plus = 0;
		if ((words[i][0] >= '0' && words[i][0] <= '9') || words[i][0] == '-')
			v = strtoull(words[i], NULL, 0);
		else
			v = find(words[i])->address + (plus ? strtoull(plus + 1, NULL, 0) : 0);
		values[i - 6] = v;
		params[i - 6] = &values[i - 6];
	}
	check(cuLaunchKernel(f, atoi(words[2]), 1, 1, atoi(words[3]), 1, 1, atoi(words[4]), stream(words[5]), params, NULL));
}

COMMAND(copyin) {
	struct thing *t = find(words[1]);
	check(cuMemcpyHtoDAsync_v2(t->address, staging, t->size, stream(words[2])));
}

COMMAND(copyout) {
	struct thing *t = find(words[1]);
	check(cuMemcpyDtoHAsync_v2(staging, t->address, t->size, stream(words[2])));
}

COMMAND(clear) {
	struct thing *t = find(words[1]);
	check(cuMemsetD8Async(t->address, 0, t->size, stream(words[2])));
}

COMMAND(sync) { check(number > 1 ? cuStreamSynchronize(stream(words[1])) : cuCtxSynchronize()); }

COMMAND(poke) { ((volatile uint32_t *)(uintptr_t)find(words[1])->address)[atoi(words[2])] = (uint32_t)atoi(words[3]); }

COMMAND(peek) {
	uint32_t v = ((volatile uint32_t *)(uintptr_t)find(words[1])->address)[atoi(words[2])];
	printf("%u\n", v);
}

#define ENTRY(name) {#name, command_##name}
static const struct {
	const char *name;
	void (*call)(void);
} commands[] = {
	ENTRY(alloc), ENTRY(managed), ENTRY(pinned), ENTRY(set), ENTRY(free), ENTRY(unpin), ENTRY(stream), ENTRY(event), ENTRY(record),
	ENTRY(wait), ENTRY(launch), ENTRY(copyin), ENTRY(copyout), ENTRY(clear), ENTRY(sync), ENTRY(poke), ENTRY(peek),
};

int main(int argc, char **argv) {
	static char code[1 << 20], line[1024];
	handle context;
	void *p;
	FILE *f = argc > 1 ? fopen(argv[1], "r") : NULL;
	if (!f || fread(code, 1, sizeof code - 1, f) == 0)
		return 2;
	if (cuInit(0) || cuDevicePrimaryCtxRetain(&context, 0) || cuCtxSetCurrent(context) || cuModuleLoadData(&module, code) ||
		cuMemHostAlloc(&p, 1 << 16, 0))
		return 3;
	staging = p;
	while (fgets(line, sizeof line, stdin)) {
		number = 0;
		for (char *w = strtok(line, " \n"); w && number < 32; w = strtok(NULL, " \n"))
			words[number++] = w;
		if (number == 0)
			continue;
		size_t i = 0;
		while (i < sizeof commands / sizeof *commands && strcmp(commands[i].name, words[0]) != 0)
			i++;
		if (i == sizeof commands / sizeof *commands)
			return 4;
		commands[i].call();
	}
	cuMemFreeHost(staging);
	printf("last error %d\n", last);
	return 0;
}
