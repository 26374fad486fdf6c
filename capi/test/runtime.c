/* The runtime library as compiled programs use it: a registered fat binary, launches, memory, variables, errors, arrays, graphs, threads.
 * Prints a line for each mistake and "ok". With the argument "zeros FILE" it calls each function that FILE names with zeros. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "want.h"

typedef void *handle;
struct dim3 {
	unsigned x, y, z;
};
struct extent {
	size_t width, height, depth;
};
struct channels {
	int x, y, z, w, kind;
};

void **__cudaRegisterFatBinary(void *);
void __cudaRegisterFatBinaryEnd(void **), __cudaUnregisterFatBinary(void **);
void __cudaRegisterFunction(void **, const void *, char *, const char *, int, void *, void *, void *, void *, int *);
void __cudaRegisterVar(void **, const void *, char *, const char *, int, size_t, int, int);
void __cudaRegisterManagedVar(void **, void **, char *, const char *, int, size_t, int, int);
unsigned __cudaPushCallConfiguration(struct dim3, struct dim3, size_t, handle);
int __cudaPopCallConfiguration(struct dim3 *, struct dim3 *, size_t *, handle *);
int cudaLaunchKernel(const void *, struct dim3, struct dim3, void **, size_t, handle), cudaLaunchKernel_ptsz(const void *, struct dim3, struct dim3, void **, size_t, handle);
int cudaLaunchCooperativeKernel(const void *, struct dim3, struct dim3, void **, size_t, handle);
int cudaMalloc(void **, size_t), cudaFree(void *), cudaMemcpy(void *, const void *, size_t, int), cudaMemset(void *, int, size_t);
int cudaMallocManaged(void **, size_t, unsigned), cudaMallocHost(void **, size_t), cudaFreeHost(void *), cudaMallocPitch(void **, size_t *, size_t, size_t);
int cudaMemcpyToSymbol(const void *, const void *, size_t, size_t, int), cudaMemcpyFromSymbol(void *, const void *, size_t, size_t, int);
int cudaGetSymbolAddress(void **, const void *), cudaGetSymbolSize(size_t *, const void *);
int cudaMemcpy2D(void *, size_t, const void *, size_t, size_t, size_t, int);
int cudaDeviceSynchronize(void), cudaDeviceReset(void), cudaGetLastError(void), cudaPeekAtLastError(void);
const char *cudaGetErrorString(int), *cudaGetErrorName(int);
int cudaGetDeviceCount(int *), cudaGetDevice(int *), cudaSetDevice(int), cudaDeviceGetAttribute(int *, int, int);
int cudaStreamCreate(handle *), cudaStreamSynchronize(handle), cudaStreamDestroy(handle), cudaStreamBeginCapture(handle, int), cudaStreamEndCapture(handle, handle *);
int cudaGraphInstantiateWithFlags(handle *, handle, unsigned long long), cudaGraphLaunch(handle, handle), cudaGraphExecDestroy(handle), cudaGraphDestroy(handle);
int cudaGraphGetNodes(handle, handle *, size_t *), cudaGraphExecKernelNodeSetParams(handle, handle, const void *);
int cudaMallocArray(handle *, const struct channels *, size_t, size_t, unsigned), cudaFreeArray(handle), cudaArrayGetInfo(struct channels *, struct extent *, unsigned *, handle);
int cudaMemcpyToArray(handle, size_t, size_t, const void *, size_t, int), cudaMemcpyFromArray(void *, handle, size_t, size_t, size_t, int);
struct channels cudaCreateChannelDesc(int, int, int, int, int);
int cudaOccupancyMaxActiveBlocksPerMultiprocessor(int *, const void *, int, size_t), cudaRuntimeGetVersion(int *);
int cudaStreamSetAttribute(handle, int, const void *), cudaStreamGetAttribute(handle, int, void *), cuGetExportTable(const void **, const void *);
int cudaImportExternalMemory(void), cudaEventCreate(handle *), cudaEventQuery(handle), cudaEventRecord(handle, handle), cudaEventDestroy(handle);

static const char code[] =
	".version 7.0\n.target sm_50\n.address_size 64\n"
	".visible .global .align 4 .u32 counter = 5;\n.visible .const .align 4 .b8 table[16];\n"
	".visible .global .attribute(.managed) .align 4 .u32 shared_word = 7;\n"
	".visible .entry add(.param .u64 p, .param .u32 n) {\n"
	"  .reg .b32 %r<4>; .reg .b64 %rd<3>; .reg .pred %q;\n"
	"  ld.param.u64 %rd1, [p]; ld.param.u32 %r1, [n];\n"
	"  mov.u32 %r2, %tid.x; mul.wide.u32 %rd2, %r2, 4; add.s64 %rd1, %rd1, %rd2;\n"
	"  ld.global.u32 %r3, [%rd1]; add.u32 %r3, %r3, %r1; st.global.u32 [%rd1], %r3; ret; }\n"
	".visible .entry workspace(.param .u64 p) {\n"
	"  .reg .b32 %r<4>; .reg .b64 %rd<3>; mov.u32 %r1, %envreg1; mov.u32 %r2, %envreg2; mov.b64 %rd1, {%r2, %r1};\n"
	"  ld.u32 %r3, [%rd1]; ld.param.u64 %rd2, [p]; st.global.u32 [%rd2], %r3; ret; }\n"
	".visible .entry store(.param .u64 p) {\n"
	"  .reg .b32 %r; .reg .b64 %rd; ld.param.u64 %rd, [p]; mov.u32 %r, 1; st.global.u32 [%rd], %r; ret; }\n";

/* A fat binary with PTX, as fatbinary writes it. */
static struct image {
	uint32_t magic;
	uint16_t version, header;
	uint64_t size;
	struct {
		uint16_t kind, one;
		uint32_t header;
		uint64_t size;
		uint32_t compressed, options;
		uint16_t minor, major;
		uint32_t arch, name, name_size;
		uint64_t flags, zero, uncompressed;
	} entry;
	char text[(sizeof code + 7) / 8 * 8];
} image;
static struct {
	uint32_t magic, version;
	void *data, *file;
} wrapper = {0x466243B1, 1, &image, NULL};

static char add_stub, store_stub, workspace_stub, counter, table, other; /* addresses that stand for symbols */
static unsigned *shared_word;

static void registered(void) {
	image.magic = 0xBA55ED50;
	image.version = 1;
	image.header = 16;
	image.size = sizeof image - 16;
	image.entry.kind = 1;
	image.entry.one = 0x101;
	image.entry.header = 64;
	image.entry.size = sizeof image.text;
	image.entry.major = 7;
	image.entry.arch = 50;
	image.entry.flags = 1;
	memcpy(image.text, code, sizeof code);
	void **h = __cudaRegisterFatBinary(&wrapper);
	__cudaRegisterFunction(h, &add_stub, "add", "add", -1, NULL, NULL, NULL, NULL, NULL);
	__cudaRegisterFunction(h, &store_stub, "store", "store", -1, NULL, NULL, NULL, NULL, NULL);
	__cudaRegisterFunction(h, &workspace_stub, "workspace", "workspace", -1, NULL, NULL, NULL, NULL, NULL);
	__cudaRegisterFunction(h, &other, "other", "other", -1, NULL, NULL, NULL, NULL, NULL);
	__cudaRegisterVar(h, &counter, "counter", "counter", 0, 4, 0, 0);
	__cudaRegisterVar(h, &table, "table", "table", 0, 16, 1, 0);
	__cudaRegisterManagedVar(h, (void **)&shared_word, "shared_word", "shared_word", 0, 4, 0, 0);
	__cudaRegisterFatBinaryEnd(h);
}

static const struct dim3 one = {1, 1, 1}, warp = {32, 1, 1};

static int add_n(unsigned *data, unsigned n, handle stream) {
	void *args[] = {&data, &n};
	return cudaLaunchKernel(&add_stub, one, warp, args, 0, stream);
}

static void launches(void) {
	unsigned host[32], *device;
	struct dim3 g, b;
	size_t shared;
	handle stream;
	for (unsigned i = 0; i < 32; i++)
		host[i] = i;
	WANT(0, cudaMalloc((void **)&device, sizeof host));
	WANT(0, cudaMemcpy(device, host, sizeof host, 1));
	WANT(0, __cudaPushCallConfiguration(one, warp, 0, NULL));
	WANT(0, __cudaPopCallConfiguration(&g, &b, &shared, &stream));
	WANT(32, b.x);
	WANT(52, __cudaPopCallConfiguration(&g, &b, &shared, &stream));
	WANT(52, cudaGetLastError());
	WANT(0, add_n(device, 100, NULL));
	WANT(0, cudaMemcpy(host, device, sizeof host, 2));
	for (unsigned i = 0; i < 32; i++)
		WANT((int)i + 100, host[i]);
	const struct dim3 none = {0, 1, 1}, many = {2048, 1, 1};
	void *args[] = {&device, &host};
	WANT(9, cudaLaunchKernel(&add_stub, none, warp, args, 0, NULL));
	WANT(9, cudaLaunchKernel(&add_stub, one, many, args, 0, NULL));
	WANT(98, cudaLaunchKernel(&other, one, warp, args, 0, NULL));
	WANT(98, cudaLaunchKernel(&code, one, warp, args, 0, NULL));
	WANT(98, cudaPeekAtLastError());
	WANT(98, cudaGetLastError());
	WANT(0, cudaGetLastError());
	WANT(0, cudaLaunchKernel_ptsz(&add_stub, one, warp, (void *[]){&device, &(unsigned){1}}, 0, NULL));
	WANT(0, cudaStreamSynchronize((handle)2));
	WANT(0, cudaLaunchCooperativeKernel(&workspace_stub, one, one, args, 0, NULL)); /* cooperative groups find their barrier */
	WANT(0, cudaMemcpy(host, device, 4, 2));
	WANT(8, host[0]);
	int blocks = 0;
	WANT(0, cudaOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, &add_stub, 128, 0));
	WANT(1, blocks > 0);
	WANT(0, cudaFree(device));
	WANT(1, cudaFree(device));
	WANT(1, cudaGetLastError());
	WANT(0, cudaFree(NULL));
}

static void variables(void) {
	unsigned v = 0, list[4] = {1, 2, 3, 4}, back[4];
	size_t size = 0;
	void *p = NULL;
	WANT(0, cudaMemcpyFromSymbol(&v, &counter, 4, 0, 2));
	WANT(5, v);
	WANT(0, cudaMemcpyToSymbol(&table, list, 16, 0, 1));
	WANT(0, cudaMemcpyFromSymbol(back, &table, 8, 8, 2));
	WANT(4, back[1]);
	WANT(1, cudaMemcpyToSymbol(&table, list, 16, 4, 1));
	WANT(21, cudaMemcpyToSymbol(&table, list, 16, 0, 2));
	WANT(13, cudaMemcpyToSymbol(&add_stub, list, 16, 0, 1));
	WANT(0, cudaGetSymbolSize(&size, &table));
	WANT(16, size);
	WANT(0, cudaGetSymbolAddress(&p, &counter));
	WANT(0, cudaMemset(p, 0xff, 4));
	WANT(0, cudaMemcpyFromSymbol(&v, &counter, 4, 0, 2));
	WANT(-1, (int)v);
	WANT(7, *shared_word);
	cudaGetLastError();
}

static void memory(void) {
	unsigned char host[16 * 4], back[16 * 4];
	char *data;
	size_t pitch;
	unsigned *managed;
	for (int i = 0; i < 64; i++)
		host[i] = (unsigned char)i;
	WANT(0, cudaMallocPitch((void **)&data, &pitch, 16, 4));
	WANT(0, cudaMemcpy2D(data, pitch, host, 16, 16, 4, 1));
	WANT(0, cudaMemcpy2D(back, 16, data, pitch, 16, 4, 2));
	WANT(0, memcmp(host, back, 64));
	WANT(12, cudaMemcpy2D(back, 8, data, pitch, 16, 4, 2));
	WANT(21, cudaMemcpy(back, data, 16, 7));
	WANT(0, cudaFree(data));
	WANT(0, cudaMallocManaged((void **)&managed, 128, 1));
	memset(managed, 0, 128);
	WANT(0, add_n(managed, 3, NULL));
	WANT(0, cudaDeviceSynchronize());
	WANT(3, managed[31]);
	WANT(0, cudaFree(managed));
	struct channels c = cudaCreateChannelDesc(8, 0, 0, 0, 1), d;
	struct extent e;
	handle array;
	WANT(0, cudaMallocArray(&array, &c, 16, 4, 0));
	WANT(0, cudaMemcpyToArray(array, 0, 0, host, 64, 1));
	WANT(0, cudaMemcpyFromArray(back, array, 3, 1, 40, 2));
	WANT(0, memcmp(host + 19, back, 40));
	WANT(0, cudaArrayGetInfo(&d, &e, NULL, array));
	WANT(8, d.x);
	WANT(16, e.width);
	WANT(0, cudaFreeArray(array));
	c.y = 16;
	WANT(20, cudaMallocArray(&array, &c, 16, 4, 0));
	WANT(0, cudaMalloc((void **)&data, 0));
	WANT(1, data == NULL);
	cudaGetLastError();
}

static void graphs(void) {
	unsigned *data, host[32];
	handle stream, graph, exec, event;
	WANT(0, cudaMalloc((void **)&data, 128));
	WANT(0, cudaMemset(data, 0, 128));
	WANT(0, cudaStreamCreate(&stream));
	int window[16] = {1, 2, 3}, back[16];
	WANT(0, cudaStreamSetAttribute(stream, 1, window));
	WANT(0, cudaStreamGetAttribute(stream, 1, back));
	WANT(0, memcmp(window, back, sizeof back));
	WANT(1, cudaStreamSetAttribute(stream, 1000, window));
	cudaGetLastError();
	WANT(0, cudaStreamBeginCapture(stream, 0));
	WANT(0, add_n(data, 1, stream));
	WANT(0, add_n(data, 10, stream));
	WANT(0, cudaStreamEndCapture(stream, &graph));
	WANT(0, cudaGraphInstantiateWithFlags(&exec, graph, 0));
	for (int i = 0; i < 3; i++)
		WANT(0, cudaGraphLaunch(exec, stream));
	handle nodes[2];
	size_t count = 2;
	unsigned n = 100;
	struct {
		void *symbol;
		struct dim3 grid, block;
		unsigned shared;
		void **args, **extra;
	} node = {&add_stub, one, warp, 0, (void *[]){&data, &n}, NULL};
	WANT(0, cudaGraphGetNodes(graph, nodes, &count));
	WANT(2, count);
	WANT(0, cudaGraphExecKernelNodeSetParams(exec, nodes[0], &node));
	WANT(0, cudaGraphLaunch(exec, stream)); /* 100 and 10 instead of 1 and 10 */
	WANT(400, cudaGraphExecKernelNodeSetParams(graph, nodes[0], &node));
	cudaGetLastError();
	WANT(0, cudaEventCreate(&event));
	WANT(0, cudaEventRecord(event, stream));
	WANT(0, cudaStreamSynchronize(stream));
	WANT(0, cudaEventQuery(event));
	WANT(0, cudaMemcpy(host, data, 128, 4));
	WANT(143, host[31]);
	WANT(0, cudaEventDestroy(event));
	WANT(0, cudaGraphExecDestroy(exec));
	WANT(0, cudaGraphDestroy(graph));
	WANT(0, cudaStreamDestroy(stream));
	WANT(0, cudaFree(data));
}

static void *in_thread(void *second) {
	int device = -1;
	unsigned *data, host[32];
	WANT(0, cudaGetDevice(&device));
	WANT(0, device);
	if (second) {
		WANT(0, cudaSetDevice(1));
		WANT(0, cudaGetDevice(&device));
		WANT(1, device);
	}
	WANT(101, cudaSetDevice(17));
	WANT(0, cudaMalloc((void **)&data, 128));
	WANT(0, cudaMemset(data, 0, 128));
	for (unsigned i = 1; i <= 10; i++)
		WANT(0, add_n(data, i, NULL));
	WANT(0, cudaMemcpy(host, data, 128, 2));
	WANT(55, host[0]);
	WANT(101, cudaGetLastError());
	return NULL;
}

static void devices(void) {
	pthread_t t[4];
	int n = 0, v = 0;
	WANT(0, cudaGetDeviceCount(&n));
	WANT(2, n);
	WANT(0, cudaDeviceGetAttribute(&v, 75, 1));
	WANT(9, v);
	for (long i = 0; i < 4; i++)
		pthread_create(&t[i], NULL, in_thread, (void *)(i % 2));
	for (int i = 0; i < 4; i++)
		pthread_join(t[i], NULL);
	WANT(0, cudaGetLastError()); /* errors of other threads do not show here */
}

static void errors(void) {
	int version = 0;
	unsigned *data = NULL;
	WANT(0, strcmp(cudaGetErrorString(0), "no error"));
	WANT(0, strcmp(cudaGetErrorName(98), "cudaErrorInvalidDeviceFunction"));
	WANT(0, strcmp(cudaGetErrorName(12345), "unrecognized error code"));
	WANT(801, cudaImportExternalMemory());
	WANT(801, cudaGetLastError());
	WANT(0, cudaRuntimeGetVersion(&version));
	WANT(1, version >= 11000);
	WANT(0, cudaLaunchKernel(&store_stub, one, one, (void *[]){&data}, 0, NULL));
	WANT(700, cudaDeviceSynchronize());
	WANT(700, cudaMalloc((void **)&data, 4)); /* the context is lost */
	WANT(700, cudaGetLastError());
	WANT(0, cudaDeviceReset());
	WANT(0, cudaMalloc((void **)&data, 128));
	WANT(0, add_n(data, 1, NULL));
	WANT(0, cudaDeviceSynchronize());
}

/* Calls each function of a list with zeros: no call may crash. */
static void zeros(const char *path) {
	char name[128];
	FILE *f = fopen(path, "r");
	while (f && fscanf(f, "%127s", name) == 1) {
		if (strcmp(name, "cudaCreateChannelDesc") == 0) /* returns a structure */
			continue;
		long (*function)() = (long (*)())dlsym(RTLD_DEFAULT, name);
		if (!function) {
			mistakes++;
			printf("%s does not exist\n", name);
			continue;
		}
		function(0L, 0L, 0L, 0L, 0L, 0L, 0L, 0L, 0L, 0L, 0L, 0L, 0L, 0L, 0L, 0L);
	}
	if (f)
		fclose(f);
}

int main(int argc, char **argv) {
	registered();
	if (argc == 2) { /* as NVIDIA's runtime does */
		const void *none;
		WANT(1, cuGetExportTable(&none, code));
	} else if (argc > 2) {
		zeros(argv[2]);
	} else {
		launches();
		variables();
		memory();
		graphs();
		devices();
		errors();
	}
	if (mistakes == 0)
		printf("ok\n");
	return mistakes != 0;
}
