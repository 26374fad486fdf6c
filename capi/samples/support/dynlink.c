/* The loader of the driver for matrixMulDynlinkJIT: Debian's package lacks the sample's own cuda_drvapi_dynlink.c. It defines the pointers to
 * functions that the sample's header declares, as far as the sample uses them, and cuInit, which fills them. */
#include "cuda_drvapi_dynlink.h"

#include <dlfcn.h>
#include <stddef.h>

/* name in the sample, name in the driver */
#define FUNCTIONS(F)                                                                                                                        \
	F(cuDeviceComputeCapability, "cuDeviceComputeCapability")                                                                           \
	F(cuDeviceGet, "cuDeviceGet")                                                                                                       \
	F(cuDeviceGetAttribute, "cuDeviceGetAttribute")                                                                                     \
	F(cuDeviceGetCount, "cuDeviceGetCount")                                                                                             \
	F(cuDeviceGetName, "cuDeviceGetName")                                                                                               \
	F(cuGetErrorString, "cuGetErrorString")                                                                                             \
	F(cuCtxCreate, "cuCtxCreate_v2")                                                                                                    \
	F(cuCtxDestroy, "cuCtxDestroy_v2")                                                                                                  \
	F(cuCtxSynchronize, "cuCtxSynchronize")                                                                                             \
	F(cuModuleLoadDataEx, "cuModuleLoadDataEx")                                                                                         \
	F(cuModuleGetFunction, "cuModuleGetFunction")                                                                                       \
	F(cuMemAlloc, "cuMemAlloc_v2")                                                                                                      \
	F(cuMemFree, "cuMemFree_v2")                                                                                                        \
	F(cuMemcpyHtoD, "cuMemcpyHtoD_v2")                                                                                                  \
	F(cuMemcpyDtoH, "cuMemcpyDtoH_v2")                                                                                                  \
	F(cuLaunchKernel, "cuLaunchKernel")

#define DEFINE(name, symbol) t##name *name;
FUNCTIONS(DEFINE)

CUresult CUDAAPI cuInit(unsigned flags, int version) {
	void *driver = dlopen("libcuda.so.1", RTLD_NOW);
	tcuInit *init = driver ? (tcuInit *)dlsym(driver, "cuInit") : NULL;
	(void)version;
	if (!init)
		return CUDA_ERROR_SHARED_OBJECT_INIT_FAILED;
#define FIND(name, symbol)                                                                                                                  \
	if (!(name = (t##name *)dlsym(driver, symbol)))                                                                                     \
		return CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND;
	FUNCTIONS(FIND)
	return init(flags);
}
