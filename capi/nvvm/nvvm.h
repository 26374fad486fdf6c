/* libNVVM: compiles NVVM IR and LLVM IR to PTX.
 *
 * This is the interface of NVIDIA's library of the same name; this library is independent of it. Functions return NVVM_SUCCESS or
 * the code of an error. Different programs may be used by different threads at the same time. */
#ifndef NVVM_H
#define NVVM_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef enum {
	NVVM_SUCCESS = 0,
	NVVM_ERROR_OUT_OF_MEMORY = 1,
	NVVM_ERROR_PROGRAM_CREATION_FAILURE = 2,
	NVVM_ERROR_IR_VERSION_MISMATCH = 3,
	NVVM_ERROR_INVALID_INPUT = 4,
	NVVM_ERROR_INVALID_PROGRAM = 5,
	NVVM_ERROR_INVALID_IR = 6,
	NVVM_ERROR_INVALID_OPTION = 7,
	NVVM_ERROR_NO_MODULE_IN_PROGRAM = 8,
	NVVM_ERROR_COMPILATION = 9,
	NVVM_ERROR_CANCELLED = 10
} nvvmResult;

/* A set of modules that are compiled together, with the result and the log of the last compilation. */
typedef struct _nvvmProgram *nvvmProgram;

/* Returns the name of a code: "NVVM_SUCCESS". */
const char *nvvmGetErrorString(nvvmResult result);

/* The version of the interface. */
nvvmResult nvvmVersion(int *major, int *minor);

/* The newest versions of NVVM IR and of its debug information that are accepted. */
nvvmResult nvvmIRVersion(int *majorIR, int *minorIR, int *majorDbg, int *minorDbg);

/* The major version of LLVM whose IR is read for an architecture such as "compute_90". */
nvvmResult nvvmLLVMVersion(const char *arch, int *major);

/* Creates an empty program. */
nvvmResult nvvmCreateProgram(nvvmProgram *prog);

/* Destroys a program and sets *prog to NULL. */
nvvmResult nvvmDestroyProgram(nvvmProgram *prog);

/* Adds a module, text or bitcode of size bytes, which are copied. Messages call it name; NULL is "<unnamed>". */
nvvmResult nvvmAddModuleToProgram(nvvmProgram prog, const char *buffer, size_t size, const char *name);

/* Adds a module of which only the definitions that others refer to are linked, as is right for libdevice. */
nvvmResult nvvmLazyAddModuleToProgram(nvvmProgram prog, const char *buffer, size_t size, const char *name);

/* Compiles the program. Options are strings such as "-arch=compute_80"; see the manual of libNVVM. Result and log are replaced. */
nvvmResult nvvmCompileProgram(nvvmProgram prog, int numOptions, const char **options);

/* Verifies the program. The log is replaced; the result of the last compilation stays. */
nvvmResult nvvmVerifyProgram(nvvmProgram prog, int numOptions, const char **options);

/* The result of the last compilation and the log of the last call; the sizes include a NUL at the end. */
nvvmResult nvvmGetCompiledResultSize(nvvmProgram prog, size_t *size);
nvvmResult nvvmGetCompiledResult(nvvmProgram prog, char *buffer);
nvvmResult nvvmGetProgramLogSize(nvvmProgram prog, size_t *size);
nvvmResult nvvmGetProgramLog(nvvmProgram prog, char *buffer);

#ifdef __cplusplus
}
#endif

#endif
