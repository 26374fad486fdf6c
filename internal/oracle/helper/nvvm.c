/* Compiles the module on standard input with a libNVVM: nvvm LIBRARY [OPTION...].
   PTX goes to standard output, the log to standard error; status 1 if it refuses. */
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>

typedef void *program;

static void *lib;

static void *symbol(const char *name) {
	void *f = dlsym(lib, name);
	if (!f) {
		fprintf(stderr, "%s: %s\n", name, dlerror());
		exit(2);
	}
	return f;
}

static int text(program p, const char *size, const char *get, FILE *to) {
	int (*size_of)(program, size_t *) = symbol(size);
	int (*get_text)(program, char *) = symbol(get);
	size_t n = 0;
	if (size_of(p, &n) != 0 || n == 0)
		return 1;
	char *s = malloc(n);
	if (!s || get_text(p, s) != 0)
		return 1;
	fwrite(s, 1, n - 1, to);
	return 0;
}

int main(int argc, char **argv) {
	if (argc < 2 || !(lib = dlopen(argv[1], RTLD_NOW))) {
		fprintf(stderr, "cannot load the library: %s\n", argc < 2 ? "none given" : dlerror());
		return 2;
	}
	size_t n = 0, cap = 1 << 16;
	char *data = malloc(cap);
	for (size_t got; data && (got = fread(data + n, 1, cap - n, stdin)) > 0;) {
		n += got;
		if (n == cap)
			data = realloc(data, cap *= 2);
	}
	int (*create)(program *) = symbol("nvvmCreateProgram");
	int (*add)(program, const char *, size_t, const char *) = symbol("nvvmAddModuleToProgram");
	int (*verify)(program, int, const char **) = symbol("nvvmVerifyProgram");
	int (*compile)(program, int, const char **) = symbol("nvvmCompileProgram");
	const char **options = (const char **)argv + 2;
	program p = NULL;
	int r = create(&p);
	if (r == 0)
		r = add(p, data, n, "module");
	if (r == 0)
		r = verify(p, argc - 2, options);
	if (r == 0)
		r = compile(p, argc - 2, options);
	if (r != 0) {
		fprintf(stderr, "result %d\n", r);
		text(p, "nvvmGetProgramLogSize", "nvvmGetProgramLog", stderr);
		return 1;
	}
	return text(p, "nvvmGetCompiledResultSize", "nvvmGetCompiledResult", stdout);
}
