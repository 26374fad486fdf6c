/* nvJitLink: links PTX, LTO-IR, fat binaries and modules of LLVM IR at run time.
 *
 * This is the interface of NVIDIA's library of the same name; this library is independent of it. The linked program is PTX; the
 * linked "cubin" is a fat binary with the PTX, which cuModuleLoadData and cuLibraryLoadData load. */
#ifndef NVJITLINK_H
#define NVJITLINK_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef enum {
	NVJITLINK_SUCCESS = 0,
	NVJITLINK_ERROR_UNRECOGNIZED_OPTION,
	NVJITLINK_ERROR_MISSING_ARCH,
	NVJITLINK_ERROR_INVALID_INPUT,
	NVJITLINK_ERROR_PTX_COMPILE,
	NVJITLINK_ERROR_NVVM_COMPILE,
	NVJITLINK_ERROR_INTERNAL,
	NVJITLINK_ERROR_THREADPOOL,
	NVJITLINK_ERROR_UNRECOGNIZED_INPUT,
	NVJITLINK_ERROR_FINALIZE,
	NVJITLINK_ERROR_NULL_INPUT,
	NVJITLINK_ERROR_INCOMPATIBLE_OPTIONS,
	NVJITLINK_ERROR_INCORRECT_INPUT_TYPE,
	NVJITLINK_ERROR_ARCH_MISMATCH,
	NVJITLINK_ERROR_OUTDATED_LIBRARY,
	NVJITLINK_ERROR_MISSING_FATBIN,
	NVJITLINK_ERROR_UNRECOGNIZED_ARCH,
	NVJITLINK_ERROR_UNSUPPORTED_ARCH,
	NVJITLINK_ERROR_LTO_NOT_ENABLED
} nvJitLinkResult;

typedef enum {
	NVJITLINK_INPUT_NONE = 0,
	NVJITLINK_INPUT_CUBIN = 1,
	NVJITLINK_INPUT_PTX,
	NVJITLINK_INPUT_LTOIR,
	NVJITLINK_INPUT_FATBIN,
	NVJITLINK_INPUT_OBJECT,
	NVJITLINK_INPUT_LIBRARY,
	NVJITLINK_INPUT_INDEX,
	NVJITLINK_INPUT_ANY = 10
} nvJitLinkInputType;

/* A program that is being linked. */
typedef struct nvJitLink *nvJitLinkHandle;

/* Creates a program. Options are strings; "-arch=sm_80" is required, "-lto" permits LTO-IR. After an error the handle holds the error
   log and must be destroyed, too. */
nvJitLinkResult nvJitLinkCreate(nvJitLinkHandle *handle, uint32_t numOptions, const char **options);
nvJitLinkResult nvJitLinkDestroy(nvJitLinkHandle *handle);

/* Adds an input of size bytes, which are copied, or the contents of a file. */
nvJitLinkResult nvJitLinkAddData(nvJitLinkHandle handle, nvJitLinkInputType type, const void *data, size_t size, const char *name);
nvJitLinkResult nvJitLinkAddFile(nvJitLinkHandle handle, nvJitLinkInputType type, const char *fileName);

/* Links what was added. */
nvJitLinkResult nvJitLinkComplete(nvJitLinkHandle handle);

/* The results of nvJitLinkComplete. The sizes of texts include a NUL at the end. */
nvJitLinkResult nvJitLinkGetLinkedCubinSize(nvJitLinkHandle handle, size_t *size);
nvJitLinkResult nvJitLinkGetLinkedCubin(nvJitLinkHandle handle, void *cubin);
nvJitLinkResult nvJitLinkGetLinkedPtxSize(nvJitLinkHandle handle, size_t *size);
nvJitLinkResult nvJitLinkGetLinkedPtx(nvJitLinkHandle handle, char *ptx);
nvJitLinkResult nvJitLinkGetLinkedLTOIRSize(nvJitLinkHandle handle, size_t *size);
nvJitLinkResult nvJitLinkGetLinkedLTOIR(nvJitLinkHandle handle, void *ltoir);

/* The logs of errors and of warnings; the sizes include a NUL at the end. */
nvJitLinkResult nvJitLinkGetErrorLogSize(nvJitLinkHandle handle, size_t *size);
nvJitLinkResult nvJitLinkGetErrorLog(nvJitLinkHandle handle, char *log);
nvJitLinkResult nvJitLinkGetInfoLogSize(nvJitLinkHandle handle, size_t *size);
nvJitLinkResult nvJitLinkGetInfoLog(nvJitLinkHandle handle, char *log);

/* The version of the interface. */
nvJitLinkResult nvJitLinkVersion(unsigned int *major, unsigned int *minor);

#ifdef __cplusplus
}
#endif

#endif
