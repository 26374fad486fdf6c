package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"gonvvm/internal/fatbin"
)

// nvFiles writes PTX of a caller and of its callee, and returns their folder with a function that runs a command line there.
func nvFiles(t *testing.T) (dir string, run func(line string) (code int, out, errs string)) {
	t.Helper()
	dir = t.TempDir()
	const head = ".version 7.0\n.target sm_80\n.address_size 64\n"
	for name, text := range map[string]string{
		"caller.ptx": head + ".extern .func (.param .b32 r) twice(.param .b32 x);\n.visible .entry k(.param .u64 p) {\n.reg .b32 %r<2>;\n.reg .b64 %rd;\n" +
			"{ .param .b32 x; .param .b32 r; st.param.b32 [x], 21; call (r), twice, (x); ld.param.b32 %r1, [r]; }\n" +
			"ld.param.u64 %rd, [p];\nst.global.u32 [%rd], %r1;\nret; }\n",
		"callee.ptx": head + ".visible .func (.param .b32 r) twice(.param .b32 x) {\n.reg .b32 %r;\nld.param.b32 %r, [x];\nadd.s32 %r, %r, %r;\nst.param.b32 [r], %r;\nret; }\n",
		"other.ptx":  ".version 8.0\n.target sm_90a\n.address_size 64\n.visible .entry other() { ret; }\n",
	} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	return dir, func(line string) (int, string, string) {
		t.Helper()
		return gonvvm("", strings.Fields(strings.ReplaceAll(line, "DIR", dir))...)
	}
}

// mustRun runs command lines that succeed, and returns the output of the last one.
func mustRun(t *testing.T, run func(string) (int, string, string), lines ...string) string {
	t.Helper()
	var out string
	for _, line := range lines {
		code, o, errs := run(line)
		if code != exitOK {
			t.Fatalf("%s: status %d\n%s", line, code, errs)
		}
		out = o
	}
	return out
}

// fatbinary writes files for the command lines of clang and nvcc; cuobjdump lists, prints and extracts it; nvprune removes parts.
func TestFatbinaryTools(t *testing.T) {
	dir, run := nvFiles(t)
	mustRun(t, run,
		"ptxas -m64 -O3 --gpu-name sm_80 --output-file DIR/callee.o DIR/callee.ptx",
		"fatbinary -64 --create DIR/a.fatbin --image3=kind=elf,sm=80,file=DIR/callee.o --image3=kind=ptx,sm=90a,file=DIR/other.ptx --embedded-fatbin=DIR/a.c -ident=k.cu --cmdline=-O3",
		"fatbinary --create=DIR/b.fatbin -64 --image=profile=sm_80,file=DIR/callee.o --image=profile=compute_80,file=DIR/callee.ptx")
	data, err := os.ReadFile(dir + "/a.fatbin")
	if err != nil {
		t.Fatal(err)
	}
	list, err := fatbin.Parse(data)
	if err != nil || len(list) != 2 || list[0].Kind != fatbin.ELF || list[1].Suffix() != "a" || list[1].Name != "k.cu" || list[1].Major != 8 {
		t.Errorf("%v %v", list, err)
	}
	source, err := os.ReadFile(dir + "/a.c")
	if err != nil || !strings.Contains(string(source), "\".quad 0x00100001ba55ed50\\n\"") || !strings.Contains(string(source), "0x466243b1, 1, fatbinData, 0") {
		t.Errorf("%v\n%s", err, source)
	}
	out := mustRun(t, run, "cuobjdump -lptx -lelf DIR/a.fatbin")
	if want := "PTX file    1: a.1.sm_80.ptx\nPTX file    2: a.2.sm_90a.ptx\nELF file    1: a.1.sm_80.cubin\n"; out != want {
		t.Errorf("%q, not %q", out, want)
	}
	if out = mustRun(t, run, "cuobjdump -ptx -arch sm_80 DIR/a.fatbin"); !strings.Contains(out, "twice") || strings.Contains(out, "other") {
		t.Error(out)
	}
	t.Chdir(dir)
	mustRun(t, run, "cuobjdump -xptx all DIR/a.fatbin")
	got, err := os.ReadFile("a.2.sm_90a.ptx")
	want, _ := os.ReadFile("other.ptx")
	if err != nil || string(got) != string(want) {
		t.Errorf("%q %v", got, err)
	}
	mustRun(t, run, "nvprune -arch=sm_80 -o DIR/c.fatbin DIR/a.fatbin")
	if out = mustRun(t, run, "cuobjdump -lptx DIR/c.fatbin"); out != "PTX file    1: c.1.sm_80.ptx\n" {
		t.Error(out)
	}
}

// nvlink resolves calls among PTX, ELF files of ptxas, and fat binaries.
func TestNvlink(t *testing.T) {
	_, run := nvFiles(t)
	mustRun(t, run, "ptxas -c --gpu-name=sm_80 DIR/callee.ptx -o DIR/callee.o", "fatbinary --create=DIR/callee.fatbin --image3=kind=ptx,sm=80,file=DIR/callee.ptx")
	for _, callee := range []string{"callee.ptx", "callee.o", "callee.fatbin"} {
		out := mustRun(t, run, "nvlink -arch sm_80 -m64 -L/usr/lib -lcudadevrt -o DIR/linked.cubin DIR/caller.ptx DIR/"+callee, "cuobjdump -ptx DIR/linked.cubin")
		if !strings.Contains(out, ".entry k(") || !strings.Contains(out, "add.s32") {
			t.Errorf("%s: %s", callee, out)
		}
	}
	// A relocatable link leaves calls open for another one.
	out := mustRun(t, run, "nvlink -arch=sm_80 -r -o DIR/part.cubin DIR/caller.ptx", "nvlink -arch=sm_80 -o DIR/linked.cubin DIR/part.cubin DIR/callee.ptx", "cuobjdump -ptx DIR/linked.cubin")
	if !strings.Contains(out, ".entry k(") || !strings.Contains(out, "add.s32") {
		t.Error(out)
	}
	code, _, errs := run("nvlink -arch=sm_80 -o DIR/linked.cubin DIR/caller.ptx")
	if code == exitOK || !strings.Contains(errs, "twice") {
		t.Errorf("%d %s", code, errs)
	}
}

// Mistakes in command lines of the tools are told as NVIDIA's tools tell them.
func TestNVToolMistakes(t *testing.T) {
	_, run := nvFiles(t)
	for line, want := range map[string]string{
		"fatbinary -64 --image3=kind=ptx,sm=80,file=DIR/callee.ptx":             "the name of the output is missing",
		"fatbinary --create=DIR/x --image3=kind=ptx,sm=80":                      "an image lacks its file",
		"fatbinary --create=DIR/x --image3=kind=elf,file=DIR/callee.ptx":        "is not an ELF file",
		"fatbinary --create=DIR/x --image3=color=red,file=DIR/callee.ptx":       `unknown keyword "color"`,
		"fatbinary --create=DIR/x":                                              "an image is expected",
		"fatbinary --creat=DIR/x":                                               "unknown option '--creat=",
		"nvlink -o DIR/x DIR/callee.ptx":                                        "the architecture is missing or unknown",
		"nvlink -arch=sm_80 -register-link-binaries=DIR/r -o DIR/x DIR/a.ptx":   "registration for objects of nvcc is not supported",
		"cuobjdump -sass DIR/callee.ptx":                                        "not disassembled",
		"cuobjdump":                                                             "an input file is expected",
		"nvprune -arch=sm_1 -o DIR/x DIR/callee.ptx":                            "value 'sm_1' is not defined for option 'arch'",
		"nvprune DIR/callee.ptx":                                                "-o FILE",
		"cuobjdump -lptx DIR/missing":                                           "no such file",
		"fatbinary --create=DIR/x --image3=kind=ptx,sm=80,file=DIR/missing":     "no such file",
		"fatbinary --create=DIR/x --image3=kind=iptx,sm=80,file=DIR/callee.ptx": `unknown kind "iptx"`,
	} {
		code, _, errs := run(line)
		if code == exitOK || !strings.Contains(errs, want) {
			t.Errorf("%s: %d %s", line, code, errs)
		}
	}
}
