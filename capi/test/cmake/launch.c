/* launch KERNELS.txt PTX: runs the kernels of a list (testdata/integrations) on the emulator and compares their buffers. %s in PTX stands for the
   name of the kernel. */
#include <gonvvm_emu.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_ARGS = 8, MAX_VALUES = 16 };

union value {
	int i32;
	long long i64;
	float f32;
	double f64;
};

struct argument {
	union value scalar;
	int count, compared; /* of a buffer; the number of the values in want */
	size_t size;         /* of a value */
	char memory[MAX_VALUES * 8], want[MAX_VALUES * 8];
	void *address;
};

/* read stores a number of a type and returns its size. */
static size_t read_value(const char *type, const char *text, void *to) {
	union value v;
	size_t size = 4;
	if (strcmp(type, "i32") == 0)
		v.i32 = atoi(text);
	else if (strcmp(type, "f32") == 0)
		v.f32 = strtof(text, NULL);
	else if (strcmp(type, "i64") == 0)
		v.i64 = atoll(text), size = 8;
	else if (strcmp(type, "f64") == 0)
		v.f64 = atof(text), size = 8;
	else
		exit((fprintf(stderr, "unknown type %s\n", type), 2));
	memcpy(to, &v, size);
	return size;
}

static void read_argument(struct argument *a, char *text) {
	char *save, *word = strtok_r(text, " ", &save), *type;
	memset(a, 0, sizeof *a);
	if (strcmp(word, "in") != 0 && strcmp(word, "inout") != 0) {
		read_value(word, strtok_r(NULL, " ", &save), &a->scalar);
		return;
	}
	type = strtok_r(NULL, " ", &save);
	while ((word = strtok_r(NULL, " ", &save)) && strcmp(word, "->") != 0)
		a->size = read_value(type, word, a->memory + a->size * a->count), a->count++;
	while ((word = strtok_r(NULL, " ", &save)))
		read_value(type, word, a->want + a->size * a->compared++);
	a->address = a->memory;
}

static char *read_file(const char *path) {
	FILE *f = fopen(path, "rb");
	char *text = calloc(1, 1 << 20);
	if (!f || !text || fread(text, 1, (1 << 20) - 1, f) == 0)
		exit((perror(path), 2));
	fclose(f);
	return text;
}

/* run runs the kernel of a line; returns 1 if it does what the line says. */
static int run(gonvvm_emu *e, char *line, const char *ptx) {
	static struct argument args[MAX_ARGS];
	void *params[MAX_ARGS];
	char *save, *part = strtok_r(line, ";", &save), name[64], path[4096], *text;
	unsigned grid[3] = {1, 1, 1}, block[3] = {1, 1, 1};
	int n = 0, ok = 1;
	if (sscanf(part, "%63s %u", name, &block[0]) != 2)
		return 0;
	while ((part = strtok_r(NULL, ";", &save)) && n < MAX_ARGS) {
		read_argument(&args[n], part);
		params[n] = args[n].address ? (void *)&args[n].address : &args[n].scalar;
		if (args[n].address)
			gonvvm_emu_buffer(e, args[n].address, args[n].size * args[n].count);
		n++;
	}
	snprintf(path, sizeof path, ptx, name);
	text = read_file(path);
	if (gonvvm_emu_load(e, text) || gonvvm_emu_launch(e, name, grid, block, NULL, 0, params)) {
		fprintf(stderr, "%s: %s\n", name, gonvvm_emu_text(e));
		ok = 0;
	}
	for (int i = 0; i < n; i++) {
		if (args[i].compared && memcmp(args[i].memory, args[i].want, args[i].size * args[i].compared) != 0)
			ok = 0, fprintf(stderr, "%s: argument %d differs\n", name, i);
		if (args[i].address)
			gonvvm_emu_release(e, args[i].address);
	}
	free(text);
	return ok;
}

int main(int argc, char **argv) {
	gonvvm_emu *e = gonvvm_emu_open();
	char *save, *line;
	int done = 0, failed = 0;
	if (argc != 3 || !e)
		return 2;
	for (line = strtok_r(read_file(argv[1]), "\n", &save); line; line = strtok_r(NULL, "\n", &save)) {
		if (*line == '#')
			continue;
		if (run(e, line, argv[2]))
			done++;
		else
			failed++;
	}
	printf("%d kernels, %d failed\n", done + failed, failed);
	gonvvm_emu_close(e);
	return failed > 0 || done == 0;
}
