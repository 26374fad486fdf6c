/* gonvvm_emu.h as a program in C uses it. Prints a line for each mistake, and "ok". */
#include "gonvvm_emu.h"

#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "want.h"

static const char code[] =
	".version 7.0\n.target sm_50\n.address_size 64\n.file 1 \"scale.cu\"\n"
	".visible .entry scale(.param .u64 p, .param .f32 by) {\n"
	".reg .b64 %a, %b; .reg .b32 %t, %n, %c; .reg .f32 %f, %g;\n"
	"ld.param.u64 %a, [p]; ld.param.f32 %g, [by];\n"
	"mov.u32 %t, %tid.x; mov.u32 %n, %ntid.x; mov.u32 %c, %ctaid.x; mad.lo.u32 %t, %c, %n, %t;\n"
	"mul.wide.u32 %b, %t, 4; add.u64 %a, %a, %b;\n"
	".loc 1 4 2\n"
	"ld.global.f32 %f, [%a]; mul.f32 %f, %f, %g; st.global.f32 [%a], %f; ret;\n}\n";

int ptx_run(const char *, int, void *[], int, int, int, int, int, int, int);

int main(void) {
	float x[256], *p = x, by = 3;
	void *params[] = {&p, &by};
	unsigned grid[3] = {2, 1, 1}, block[3] = {128, 1, 1}, where[3], who[3];
	int line = 0;
	gonvvm_emu *e = gonvvm_emu_open();
	for (int i = 0; i < 256; i++)
		x[i] = (float)i;
	WANT(1, e != NULL);
	WANT(GONVVM_EMU_LAUNCH, gonvvm_emu_launch(e, "scale", grid, block, NULL, 0, params));
	WANT(GONVVM_EMU_PTX, gonvvm_emu_load(e, "nonsense"));
	WANT(1, strstr(gonvvm_emu_text(e), "error") != NULL);
	WANT(GONVVM_EMU_INVALID, gonvvm_emu_load(e, NULL));
	WANT(GONVVM_EMU_OK, gonvvm_emu_load(e, code));
	WANT(2, gonvvm_emu_parameters(e, "scale"));
	WANT(2, gonvvm_emu_parameters(e, NULL));
	WANT(-1, gonvvm_emu_parameters(e, "other"));
	WANT(4, gonvvm_emu_parameter_size(e, "scale", 1));
	WANT(-1, gonvvm_emu_parameter_size(e, "scale", 2));
	WANT(-1, gonvvm_emu_parameter_size(e, "scale", -1));
	WANT(GONVVM_EMU_OK, gonvvm_emu_buffer(e, x, sizeof x));
	WANT(GONVVM_EMU_INVALID, gonvvm_emu_buffer(e, x + 1, sizeof *x));
	WANT(GONVVM_EMU_INVALID, gonvvm_emu_buffer(e, NULL, 4));
	WANT(GONVVM_EMU_OK, gonvvm_emu_launch(e, "scale", grid, block, NULL, 0, params));
	WANT(3 * 255, x[255]);
	WANT(0, gonvvm_emu_findings(e));
	WANT(GONVVM_EMU_LAUNCH, gonvvm_emu_launch(e, "other", grid, block, NULL, 0, params));
	WANT(GONVVM_EMU_INVALID, gonvvm_emu_launch(e, "scale", grid, NULL, NULL, 0, params));
	WANT(GONVVM_EMU_INVALID, gonvvm_emu_launch(e, "scale", grid, block, NULL, 0, NULL));
	grid[0] = 3; /* past the end */
	WANT(GONVVM_EMU_FAULT, gonvvm_emu_launch(e, "scale", grid, block, NULL, 0, params));
	WANT(1, gonvvm_emu_findings(e) > 0);
	WANT(0, strcmp(gonvvm_emu_code(e, 0), "R0001"));
	WANT(1, strstr(gonvvm_emu_message(e, 0), "read of 4 bytes") != NULL);
	WANT(0, strcmp(gonvvm_emu_source(e, 0, &line), "scale.cu"));
	WANT(4, line);
	WANT(11, gonvvm_emu_ptx_line(e, 0));
	WANT(1, gonvvm_emu_thread(e, 0, where, who));
	WANT(2, where[0]);
	WANT(0, who[0]);
	WANT(0, strcmp(gonvvm_emu_code(e, 99), ""));
	WANT(0, strcmp(gonvvm_emu_code(e, -1), ""));
	WANT(GONVVM_EMU_OK, gonvvm_emu_release(e, x));
	WANT(GONVVM_EMU_INVALID, gonvvm_emu_release(e, x));
	WANT(GONVVM_EMU_OK, gonvvm_emu_sanitize(e, 0));
	gonvvm_emu_close(e);
	WANT(GONVVM_EMU_INVALID, gonvvm_emu_load(e, code));
	WANT(0, gonvvm_emu_findings(e));
	WANT(0, strcmp(gonvvm_emu_text(NULL), ""));

	float y[4] = {1, 2, 3, 4}, two = 2;
	void *values[2] = {y, NULL};
	memcpy(&values[1], &two, sizeof two);
	WANT(GONVVM_EMU_OK, ptx_run(code, 2, values, 4, 1, 1, 1, 1, 1, 0));
	WANT(8, y[3]);
	WANT(GONVVM_EMU_LAUNCH, ptx_run(code, 1, values, 4, 1, 1, 1, 1, 1, 0));
	WANT(GONVVM_EMU_INVALID, ptx_run(NULL, 2, values, 4, 1, 1, 1, 1, 1, 0));
	fflush(stdout);
	pid_t child = fork();
	if (child == 0)
		_exit(gonvvm_emu_open() != NULL || gonvvm_emu_load(e, code) != GONVVM_EMU_UNAVAILABLE);
	int status = -1;
	waitpid(child, &status, 0);
	WANT(0, status);
	puts(mistakes ? "failed" : "ok");
	return mistakes != 0;
}
