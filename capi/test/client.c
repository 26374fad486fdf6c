/* A client of libNVVM for the tests: client LIBRARY COMMAND. It opens the library as programs do that find it at run time.
 *
 *   walk     a line for each call: what was done, the code, the size of the result, the log
 *   threads  9 threads compile 100 modules for 8 architectures; each result is that of one thread
 *   fork     children compile before and after the first compilation of their parents, three generations deep
 *   reload   the library is opened and closed many times
 *   repeat   1,000 compilations; prints the memory before and after
 *   signals  the handlers of signals that the first compilation changes
 *   stack    a program takes the stack of its handlers away, as Python does at its end, and compiles on
 *   mutate   10,000 changed modules and lists of options are compiled or verified
 *   hostile  inputs that kill or hang NVIDIA's library; prints the code and the log of each
 *   time     microseconds of CPU time for a compilation of a small kernel
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "../nvvm/nvvm.h"

#define HEAD \
	"target triple = \"nvptx64-nvidia-cuda\"\n" \
	"target datalayout = \"e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64\"\n"
#ifndef IR_VERSION /* of the modules; the library of CUDA 11.8 refuses 2.0 */
#define IR_VERSION "i32 2, i32 0"
#endif
#define VERSION "!nvvmir.version = !{!9}\n!9 = !{" IR_VERSION "}\n"
#define KERNEL \
	HEAD "define void @k(float* %p, float* %q) {\n" \
	     "  %x = load float, float* %p\n  %y = fadd float %x, 1.0\n  store float %y, float* %q\n  ret void\n}\n" \
	     "!nvvm.annotations = !{!0}\n!0 = !{void (float*, float*)* @k, !\"kernel\", i32 1}\n"

static void *lib;
static __typeof__(&nvvmGetErrorString) error_string;
static __typeof__(&nvvmVersion) version;
static __typeof__(&nvvmIRVersion) ir_version;
static __typeof__(&nvvmCreateProgram) create;
static __typeof__(&nvvmDestroyProgram) destroy;
static __typeof__(&nvvmAddModuleToProgram) add, add_lazy;
static __typeof__(&nvvmCompileProgram) compile, verify;
static __typeof__(&nvvmGetCompiledResultSize) result_size, log_size;
static __typeof__(&nvvmGetCompiledResult) result_text, log_text;

static void *symbol(const char *name) {
	void *f = dlsym(lib, name);
	if (!f) {
		fprintf(stderr, "%s\n", dlerror());
		exit(2);
	}
	return f;
}

static void open_library(const char *path) {
	lib = dlopen(path, RTLD_NOW | RTLD_LOCAL);
	if (!lib) {
		fprintf(stderr, "%s\n", dlerror());
		exit(2);
	}
	error_string = (__typeof__(error_string))symbol("nvvmGetErrorString");
	version = (__typeof__(version))symbol("nvvmVersion");
	ir_version = (__typeof__(ir_version))symbol("nvvmIRVersion");
	create = (__typeof__(create))symbol("nvvmCreateProgram");
	destroy = (__typeof__(destroy))symbol("nvvmDestroyProgram");
	add = (__typeof__(add))symbol("nvvmAddModuleToProgram");
	add_lazy = (__typeof__(add))symbol("nvvmLazyAddModuleToProgram");
	compile = (__typeof__(compile))symbol("nvvmCompileProgram");
	verify = (__typeof__(compile))symbol("nvvmVerifyProgram");
	result_size = (__typeof__(result_size))symbol("nvvmGetCompiledResultSize");
	log_size = (__typeof__(result_size))symbol("nvvmGetProgramLogSize");
	result_text = (__typeof__(result_text))symbol("nvvmGetCompiledResult");
	log_text = (__typeof__(result_text))symbol("nvvmGetProgramLog");
}

static char *text(nvvmProgram p, __typeof__(result_size) size, __typeof__(result_text) get) {
	size_t n = 0;
	if (size(p, &n) != NVVM_SUCCESS || n == 0)
		return strdup("(no size)");
	char *s = malloc(n + 1);
	memset(s, 'x', n + 1);
	if (get(p, s) != NVVM_SUCCESS)
		strcpy(s, "(no text)");
	else if (s[n - 1] != 0 || s[n] != 'x')
		strcpy(s, "(the size is wrong)");
	return s;
}

/* Prints a line about a call. */
static void line(const char *what, nvvmResult r, nvvmProgram p) {
	size_t n = 0, m = 0;
	printf("%s: %d", what, (int)r);
	if (p) {
		result_size(p, &n);
		log_size(p, &m);
		char *log = text(p, log_size, log_text);
		printf(", result %s, log ", n == 0 ? "?" : n == 1 ? "empty" : "present");
		if (strlen(log) + 1 != m)
			printf("(size %zu for %zu) ", m, strlen(log));
		for (char *c = log; *c; c++)
			if (*c == '\n')
				printf("\\n");
			else
				putchar(*c);
		free(log);
	}
	printf("\n");
	fflush(stdout);
}

static nvvmProgram program(const char *module) {
	nvvmProgram p = NULL;
	create(&p);
	if (module)
		add(p, module, strlen(module), "m.ll");
	return p;
}

static void module_line(const char *what, const char *module) {
	nvvmProgram p = program(module);
	char name[200];
	snprintf(name, sizeof name, "%s, verify", what);
	line(name, verify(p, 0, NULL), p);
	snprintf(name, sizeof name, "%s, compile", what);
	line(name, compile(p, 0, NULL), p);
	destroy(&p);
}

static void option_line(int n, const char **options) {
	nvvmProgram p = program(KERNEL VERSION);
	char name[400] = "";
	for (int i = 0; i < n; i++)
		snprintf(name + strlen(name), sizeof name - strlen(name), "[%s]", options[i]);
	line(name, compile(p, n, options), p);
	destroy(&p);
}

#define OPTIONS(...) \
	do { \
		const char *list[] = {__VA_ARGS__}; \
		option_line((int)(sizeof list / sizeof *list), list); \
	} while (0)

/* Prints the code of a call with NULL, or that it kills the process. */
static void guarded(const char *what, __typeof__(result_size) call, nvvmProgram p) {
	int status = 0;
	fflush(stdout);
	pid_t child = fork();
	if (child == 0) {
		alarm(60);
		_exit(call(p, NULL));
	}
	waitpid(child, &status, 0);
	if (WIFEXITED(status))
		printf("%s: %d\n", what, WEXITSTATUS(status));
	else
		printf("%s: dies of a signal\n", what);
}

static int walk(void) {
	int a = -1, b = -1, c = -1, d = -1;
	size_t n = 0;
	nvvmProgram p = NULL, none = NULL;
	for (int i = 0; i <= 9; i++)
		printf("code %d: %s\n", i, error_string((nvvmResult)i));
	printf("code 1000: %s\n", error_string((nvvmResult)1000));
	nvvmResult r = version(&a, &b);
	printf("version: %d, %d.%d\n", (int)r, a, b);
	printf("version of nothing: %d\n", (int)version(NULL, NULL));
	r = ir_version(&a, &b, &c, &d);
	printf("IR version: %d, %d.%d, %d.%d\n", (int)r, a, b, c, d);
	printf("IR version of nothing: %d\n", (int)ir_version(NULL, NULL, NULL, NULL));

	line("create NULL", create(NULL), NULL);
	line("create", create(&p), p);
	line("destroy NULL", destroy(NULL), NULL);
	line("destroy none", destroy(&none), NULL);
	line("add to none", add(NULL, KERNEL, 3, "x"), NULL);
	line("compile none", compile(NULL, 0, NULL), NULL);
	line("verify none", verify(NULL, 0, NULL), NULL);
	line("result size of none", result_size(NULL, &n), NULL);
	line("log size of none", log_size(NULL, &n), NULL);
	guarded("result size to NULL", result_size, p);
	guarded("log size to NULL", log_size, p);
	line("result of none", result_text(NULL, (char *)&n), NULL);
	line("log of none", log_text(NULL, (char *)&n), NULL);
	line("compile without modules", compile(p, 0, NULL), p);
	line("verify without modules", verify(p, 0, NULL), p);
	line("add NULL", add(p, NULL, 10, "x"), p);
	line("add garbage", add(p, "garbage", 7, "garbage.ll"), p);
	line("verify garbage", verify(p, 0, NULL), p);
	line("compile garbage", compile(p, 0, NULL), p);
	line("destroy", destroy(&p), NULL);
	printf("destroyed: %s\n", p ? "the pointer stays" : "NULL");

	create(&p);
	line("add a kernel", add(p, KERNEL VERSION, strlen(KERNEL VERSION), "k.ll"), p);
	line("verify", verify(p, 0, NULL), p);
	line("compile", compile(p, 0, NULL), p);
	line("compile again", compile(p, 0, NULL), p);
	const char *bad[] = {"BadOption"}, *arch[] = {"-arch=compute_80", "-ftz=1"};
	line("bad option", compile(p, 1, bad), p);
	line("another architecture", compile(p, 2, arch), p);
	line("verify after it", verify(p, 0, NULL), p);
	line("bad option of verify", verify(p, 1, bad), p);
	line("negative number", compile(p, -1, arch), p);
	line("no array", compile(p, 1, NULL), p);
	line("no array for none", compile(p, 0, NULL), p);
	line("the same name again", add(p, HEAD "define void @k() {\n  ret void\n}\n" VERSION, strlen(HEAD "define void @k() {\n  ret void\n}\n" VERSION), "b.ll"), p);
	line("compile both", compile(p, 0, NULL), p);
	destroy(&p);
	create(&p);
	line("lazy alone", add_lazy(p, KERNEL VERSION, strlen(KERNEL VERSION), "lazy"), p);
	line("compile lazy", compile(p, 0, NULL), p);
	destroy(&p);
	create(&p);
	line("a NUL at the end", add(p, KERNEL VERSION, strlen(KERNEL VERSION) + 1, "nul.ll"), p);
	line("compile it", compile(p, 0, NULL), p);
	destroy(&p);
	create(&p);
	line("no name", add(p, "x", 1, NULL), p);
	line("verify it", verify(p, 0, NULL), p);
	destroy(&p);
	create(&p);
	line("an empty name", add(p, "x", 1, ""), p);
	line("verify it", verify(p, 0, NULL), p);
	destroy(&p);

	module_line("undefined value", HEAD "define void @f() {\n  %x = add i32 %zz, 1\n  ret void\n}\n" VERSION);
	module_line("unknown instruction", HEAD "define void @f() {\n  %x = foo i32 1, 2\n  ret void\n}\n" VERSION);
	module_line("wrong type", HEAD "define void @f(i32 %x) {\n  %y = add i64 %x, 1\n  ret void\n}\n" VERSION);
	module_line("no version", KERNEL);
	module_line("version 2.1", KERNEL "!nvvmir.version = !{!9}\n!9 = !{i32 2, i32 1}\n");
	module_line("version 1.9", KERNEL "!nvvmir.version = !{!9}\n!9 = !{i32 1, i32 9}\n");
	module_line("version in 64 bits", KERNEL "!nvvmir.version = !{!9}\n!9 = !{i64 2, i64 0}\n");
	module_line("debug version 3.1", KERNEL "!nvvmir.version = !{!9}\n!9 = !{i32 2, i32 0, i32 3, i32 1}\n");
	module_line("debug version 3.2", KERNEL "!nvvmir.version = !{!9}\n!9 = !{i32 2, i32 0, i32 3, i32 2}\n");
	module_line("one number", KERNEL "!nvvmir.version = !{!9}\n!9 = !{i32 2}\n");
	module_line("no triple", "define void @f() {\n  ret void\n}\n" VERSION);
	module_line("no layout", "target triple = \"nvptx64-nvidia-cuda\"\ndefine void @f() {\n  ret void\n}\n" VERSION);
	module_line("layout of LLVM", "target triple = \"nvptx64-nvidia-cuda\"\ntarget datalayout = \"e-i64:64-i128:128-v16:16-v32:32-n16:32:64\"\ndefine void @f() {\n  ret void\n}\n" VERSION);
	module_line("opaque pointers", HEAD "define void @f(ptr %p) {\n  ret void\n}\n" VERSION);
	module_line("bitcode that is none", "BC\xc0\xdejunkjunk");
	module_line("nothing", "");
	module_line("an undefined function", HEAD "declare void @g()\ndefine void @f() {\n  call void @g()\n  ret void\n}\n" VERSION);

	OPTIONS("-opt=0");
	OPTIONS("-opt=3", "-g");
	OPTIONS("-generate-line-info");
	OPTIONS("-arch=compute_50", "-ftz=1", "-prec-div=0", "-prec-sqrt=0", "-fma=0");
	OPTIONS("-arch=compute_80 ");
	OPTIONS(" -ftz=1");
	OPTIONS("-arch=sm_80");
	OPTIONS("-arch=compute_100");
	OPTIONS("-arch=compute_70a");
	OPTIONS("-arch=compute_90a");
	OPTIONS("-arch", "compute_80");
	OPTIONS("-arch=compute_75", "-arch=compute_75");
	OPTIONS("-opt=0", "-opt=3");
	OPTIONS("-opt=4");
	OPTIONS("-opt=1");
	OPTIONS("-ftz=2");
	OPTIONS("-ftz");
	OPTIONS("-ftz=true");
	OPTIONS("--ftz=1");
	OPTIONS("-g=1");
	OPTIONS("-lineinfo");
	OPTIONS("-O3");
	OPTIONS("");
	OPTIONS("-bad", "-worse");
	OPTIONS("-maxreg=abc");
	OPTIONS("-split-compile=2");
	OPTIONS("-split-compile=2", "-split-compile=2");
	OPTIONS("-restrict");
	OPTIONS("-inline-info");
	OPTIONS("-w", "-show-src", "-cl-mode", "-enable-opt-byval");
	OPTIONS("-disable-allopts", "-disable-inlining", "-disable-llc-opts");
	OPTIONS("-fast-math", "-unsafe-math");
	OPTIONS("-nvvm-version=nvvm70");
	OPTIONS("-nvvm-version=2.0");
	OPTIONS("-Ofast-compile=max");
	OPTIONS("-Ofast-compile=1");
	OPTIONS("-jump-table-density=50");
	OPTIONS("-discard-value-names=0");
	OPTIONS("-host-ref-ek=a", "-host-ref-ek=b");
	OPTIONS("-gen-lto");
	OPTIONS("-gen-opt-lto");
	OPTIONS("-gen-lto-and-llc");
	OPTIONS("-Xllc", "-mattr=+ptx60");
	OPTIONS("-Xllc", "-foo");
	OPTIONS("-Xopt=-foo");
	OPTIONS("-numba-debug");
	return 0;
}

/* Compiles the kernel and returns the PTX. */
static char *ptx(const char *arch) {
	nvvmProgram p = program(KERNEL VERSION);
	nvvmResult r = compile(p, 1, &arch);
	char *s = r == NVVM_SUCCESS ? text(p, result_size, result_text) : text(p, log_size, log_text);
	if (r != NVVM_SUCCESS) {
		fprintf(stderr, "%s: %s: %s\n", arch, error_string(r), s);
		free(s);
		s = NULL;
	}
	destroy(&p);
	return s;
}

static const char *const archs[8] = {
	"-arch=compute_52", "-arch=compute_60", "-arch=compute_70", "-arch=compute_75",
	"-arch=compute_80", "-arch=compute_86", "-arch=compute_89", "-arch=compute_90",
};
static char *expected[8];

static void *work(void *number) {
	for (long i = 0; i < 100; i++) {
		long n = (i + (long)number) % 8;
		char *s = ptx(archs[n]);
		int same = s && strcmp(s, expected[n]) == 0;
		free(s);
		if (!same)
			return "another result";
	}
	return NULL;
}

static int threads(void) {
	pthread_t list[8];
	int bad = 0;
	for (int i = 0; i < 8; i++)
		if (!(expected[i] = ptx(archs[i])))
			return 1;
	for (long i = 0; i < 8; i++)
		pthread_create(&list[i], NULL, work, (void *)i);
	void *result = work((void *)0);
	if (result) {
		printf("the first thread: %s\n", (char *)result);
		bad = 1;
	}
	for (int i = 0; i < 8; i++) {
		pthread_join(list[i], &result);
		if (result) {
			printf("thread %d: %s\n", i, (char *)result);
			bad = 1;
		}
	}
	for (int i = 0; i < 8; i++)
		free(expected[i]);
	return bad;
}

/* Compiles in a child, which does the same in a child of its own. */
static int generation(int depth) {
	int status = 1;
	pid_t child = fork();
	if (child == 0) {
		alarm(60);
		char *s = ptx(archs[4]);
		int ok = s && strstr(s, ".entry k(");
		free(s);
		_exit(ok && (depth == 0 || generation(depth - 1)) ? 0 : 1);
	}
	waitpid(child, &status, 0);
	return status == 0;
}

static int forks(void) {
	if (!generation(0)) {
		printf("a child before the first compilation fails\n");
		return 1;
	}
	nvvmProgram p = program(KERNEL VERSION);
	free(ptx(archs[0]));
	if (!generation(2)) {
		printf("a child after the first compilation fails\n");
		return 1;
	}
	int status = 1;
	pid_t child = fork();
	if (child == 0) { /* a program of the parent */
		alarm(60);
		_exit(compile(p, 0, NULL));
	}
	waitpid(child, &status, 0);
	if (status != 0) {
		printf("a child cannot compile its parent's program: %d\n", status);
		return 1;
	}
	nvvmResult r = compile(p, 0, NULL);
	destroy(&p);
	if (r != NVVM_SUCCESS)
		printf("the parent cannot compile after fork: %d\n", (int)r);
	return r != NVVM_SUCCESS;
}

static int reload(const char *path) {
	for (int i = 0; i < 20; i++) {
		char *s = ptx(archs[i % 8]);
		if (!s)
			return 1;
		free(s);
		if (dlclose(lib) != 0) {
			printf("%s\n", dlerror());
			return 1;
		}
		open_library(path);
		if (i == 10 && !generation(1)) {
			printf("a child after dlclose fails\n");
			return 1;
		}
	}
	return 0;
}

static long memory(void) { /* of this process, in kB */
	long pages = 0;
	FILE *f = fopen("/proc/self/statm", "r");
	if (f) {
		if (fscanf(f, "%*d %ld", &pages) != 1)
			pages = 0;
		fclose(f);
	}
	return pages * (sysconf(_SC_PAGESIZE) / 1024);
}

static int repeat(void) {
	long first = 0;
	for (int i = 0; i < 1200; i++) {
		if (i == 200)
			first = memory();
		char *s = ptx(archs[i % 8]);
		if (!s)
			return 1;
		free(s);
	}
	printf("%ld %ld\n", first, memory());
	return 0;
}

static int signals(void) {
	struct sigaction before[65], after;
	for (int s = 1; s < 65; s++)
		if (sigaction(s, NULL, &before[s]) != 0)
			before[s].sa_handler = SIG_ERR;
	free(ptx(archs[0]));
	for (int s = 1; s < 65; s++)
		if (sigaction(s, NULL, &after) == 0 && after.sa_handler != before[s].sa_handler)
			printf("%d\n", s);
	return 0;
}

static int stack(void) {
	static char memory[1 << 16];
	stack_t own = {.ss_sp = memory, .ss_size = sizeof memory}, none = {.ss_flags = SS_DISABLE};
	sigaltstack(&own, NULL);
	free(ptx(archs[0])); /* the library takes the stack that the thread has for its own handlers */
	sigaltstack(&none, NULL);
	return threads(); /* and compiles in this thread, too, while collections of memory interrupt it */
}

static unsigned long long state = 1;

static unsigned long next(unsigned long n) { /* a number below n */
	state = state * 6364136223846793005ull + 1442695040888963407ull;
	return (unsigned long)(state >> 33) % n;
}

static const char *const words[] = {
	"-arch=compute_80", "-arch=compute_52", "-arch=sm_80", "-opt=0", "-opt=3", "-opt=9", "-g", "-ftz=1", "-ftz=2", "-prec-div=0", "-fma=0", "-gen-lto",
	"-link-lto", "-lto", "-Xllc", "-Xopt", "-Xlnk", "-mattr=+ptx60", "-mattr=+ptx99", "", " ", "-", "--", "-restrict", "-maxreg=", "-split-compile=-1",
	"-jump-table-density=-5", "-inline-info", "\xff\xfe", "-arch=compute_\xff", "-nvvm-version=", "-host-ref-eg=,,", "-Ofast-compile=",
};

/* Compiles one changed module. */
static void change(void) {
	static const char *const tokens[] = {"i32", "float", "*", "%x", "@k", "!0", "<4 x i8>", "[9 x i64]", "ret", "{", "}", "\"", ";", "4294967296", "-1", "null", "undef", "ptr", "call"};
	const char *seed = KERNEL VERSION;
	size_t n = strlen(seed), room = n + 400;
	char *text_ = malloc(room);
	memcpy(text_, seed, n);
	for (unsigned long i = 1 + next(6); i > 0; i--) {
		size_t at = next((unsigned long)n);
		switch (next(4)) {
		case 0:
			text_[at] = (char)next(256);
			break;
		case 1: { /* a piece goes away */
			size_t m = next(12);
			if (at + m > n)
				m = n - at;
			memmove(text_ + at, text_ + at + m, n - at - m);
			n -= m;
			break;
		}
		case 2: { /* a token comes in */
			const char *token = tokens[next(sizeof tokens / sizeof *tokens)];
			size_t m = strlen(token);
			if (n + m < room) {
				memmove(text_ + at + m, text_ + at, n - at);
				memcpy(text_ + at, token, m);
				n += m;
			}
			break;
		}
		default:
			n = next(8) ? n : at;
		}
		if (n == 0)
			break;
	}
	const char *options[4];
	int count = (int)next(5) - 1;
	for (int i = 0; i < count; i++)
		options[i] = words[next(sizeof words / sizeof *words)];
	nvvmProgram p = NULL;
	create(&p);
	for (unsigned long i = next(3) + (next(9) > 0); i > 0; i--)
		(next(4) ? add : add_lazy)(p, text_, n, next(5) ? "m.ll" : NULL);
	nvvmResult r = (next(2) ? compile : verify)(p, count, options);
	if ((int)r < 0 || r > NVVM_ERROR_COMPILATION)
		printf("code %d\n", (int)r);
	free(text(p, log_size, log_text));
	free(text(p, result_size, result_text));
	destroy(&p);
	free(text_);
}

static int mutate(void) {
	for (int i = 0; i < 10000; i++)
		change();
	return 0;
}

static int hostile(void) {
	static const struct {
		const char *what, *module;
	} list[] = {
		{"resume", HEAD "define void @f() personality i8* null {\n  resume i32 0\n}\n" VERSION},
		{"indirectbr", HEAD "define void @f(i8* %p) {\n  indirectbr i8* %p, [label %a, label %b]\na:\n  ret void\nb:\n  ret void\n}\n" VERSION},
		{"fp128", HEAD "define fp128 @f(fp128 %x) {\n  %y = fadd fp128 %x, %x\n  ret fp128 %y\n}\n" VERSION},
		{"an annotation of two operands", KERNEL "!nvvm.annotations = !{!5}\n!5 = !{void (float*, float*)* @k, !\"kernel\"}\n" VERSION},
		{"an annotation with a string", KERNEL "!nvvm.annotations = !{!5}\n!5 = !{void (float*, float*)* @k, !\"kernel\", !\"1\"}\n" VERSION},
		{"a definition of __nvvm_reflect", HEAD "define i32 @__nvvm_reflect(i8* %p) {\n  ret i32 0\n}\ndefine i32 @f(i8* %p) {\n  %x = call i32 @__nvvm_reflect(i8* %p)\n  ret i32 %x\n}\n" VERSION},
		{"a malformed layout", "target triple = \"nvptx64-nvidia-cuda\"\ntarget datalayout = \"e-p:64:64:x\"\ndefine void @f() {\n  ret void\n}\n" VERSION},
		{"a use before the definition", HEAD "define i32 @f(i32 %a) {\n  %y = add i32 %x, 1\n  %x = add i32 %a, 1\n  ret i32 %y\n}\n" VERSION},
		{"an intrinsic of x86", HEAD "declare void @llvm.x86.sse2.pause()\ndefine void @f() {\n  call void @llvm.x86.sse2.pause()\n  ret void\n}\n" VERSION},
		{"a vector of a thousand million", HEAD "define void @f(<1000000000 x i32> %x) {\n  %y = add <1000000000 x i32> %x, %x\n  ret void\n}\n" VERSION},
		{"a shared variable with a value", HEAD "@s = addrspace(3) global i32 7\ndefine i32 @f() {\n  %x = load i32, i32 addrspace(3)* @s\n  ret i32 %x\n}\n" VERSION},
	};
	for (size_t i = 0; i < sizeof list / sizeof *list; i++)
		module_line(list[i].what, list[i].module);
	nvvmProgram p = program(KERNEL VERSION);
	line("lazy garbage, add", add_lazy(p, "garbage", 7, "lazy"), p);
	line("lazy garbage, compile", compile(p, 0, NULL), p);
	destroy(&p);
	OPTIONS("-Xopt");
	OPTIONS("-Xllc");
	OPTIONS("-olto");
	line("a program that is none", compile((nvvmProgram)list, 0, NULL), NULL);
	p = program(KERNEL VERSION);
	nvvmProgram same = p;
	destroy(&p);
	line("a program that was destroyed", compile(same, 0, NULL), NULL);
	line("destroyed twice", destroy(&same), NULL);
	return 0;
}

static int timed(void) {
	struct timespec a, b;
	for (int i = 0; i < 20; i++)
		free(ptx(archs[4]));
	clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &a);
	for (int i = 0; i < 200; i++)
		free(ptx(archs[4]));
	clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &b);
	printf("%.1f\n", ((double)(b.tv_sec - a.tv_sec) * 1e6 + (double)(b.tv_nsec - a.tv_nsec) / 1e3) / 200);
	return 0;
}

int main(int argc, char **argv) {
	if (argc != 3) {
		fprintf(stderr, "usage: client LIBRARY walk|threads|fork|reload|repeat|signals|stack|mutate|hostile|time\n");
		return 2;
	}
	open_library(argv[1]);
	const char *c = argv[2];
	return strcmp(c, "walk") == 0 ? walk() : strcmp(c, "threads") == 0 ? threads() : strcmp(c, "fork") == 0 ? forks() :
	       strcmp(c, "reload") == 0 ? reload(argv[1]) : strcmp(c, "repeat") == 0 ? repeat() : strcmp(c, "signals") == 0 ? signals() :
	       strcmp(c, "stack") == 0 ? stack() :
	       strcmp(c, "mutate") == 0 ? mutate() : strcmp(c, "hostile") == 0 ? hostile() : strcmp(c, "time") == 0 ? timed() : 2;
}
