package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"gonvvm/diag"
)

// gonvvm runs the command in this process.
func gonvvm(stdin string, args ...string) (code int, stdout, stderr string) {
	var out, errs bytes.Buffer
	code = run(args, &streams{in: strings.NewReader(stdin), out: &out, err: &errs})
	return code, out.String(), errs.String()
}

// Every example of an explanation gives the code that it explains, with exit
// status 1, or 0 for a warning, and a message that names the code.
func TestExplainedExamples(t *testing.T) {
	diag.Codes(func(i *diag.Info) bool {
		if i.Title == "" || i.Text == "" {
			t.Errorf("%s is not explained", i.Code)
		}
		line, _, ok := strings.Cut(i.Example, "\n")
		args, isCmd := strings.CutPrefix(line, "; gonvvm ")
		if check, isPTX := strings.CutPrefix(line, "// gonvvm ptx check"); isPTX {
			checkExample(t, i, strings.Fields(check))
			return true
		}
		if !ok || !isCmd {
			return true
		}
		code, out, errs := gonvvm(i.Example, append(strings.Fields(args), "-")...)
		if warning := strings.HasPrefix(i.Text, "A warning:"); warning != (code == exitOK) || warning != (out != "") {
			t.Errorf("%s: exit %d with %d bytes of output: only a warning ends with status 0 and has output\n%s", i.Code, code, len(out), errs)
		}
		if !strings.Contains(errs, "["+string(i.Code)+"]") {
			t.Errorf("%s: the example gives\n%s", i.Code, errs)
		}
		for _, other := range strings.Split(errs, "\n") {
			if k := strings.LastIndex(other, " ["); k >= 0 && strings.HasSuffix(other, "]") && strings.Contains(other, "error:") && !strings.HasSuffix(other, "["+string(i.Code)+"]") {
				t.Errorf("%s: the example also gives %s", i.Code, other)
			}
		}
		return true
	})
}

// checkExample runs the checker on the example of a code, which must give that
// code alone.
func checkExample(t *testing.T, i *diag.Info, flags []string) {
	t.Helper()
	code, out, errs := gonvvm(i.Example, append(append([]string{"ptx", "check"}, flags...), "-")...)
	want := exitInput
	if strings.HasPrefix(i.Text, "A warning:") {
		want = exitOK
	}
	if code != want || out != "" {
		t.Errorf("%s: exit %d with %d bytes of output, want exit %d and none\n%s", i.Code, code, len(out), want, errs)
	}
	for _, line := range strings.Split(errs, "\n") {
		if strings.HasPrefix(line, "<stdin>:") && !strings.HasSuffix(line, "["+string(i.Code)+"]") {
			t.Errorf("%s: the example also gives %s", i.Code, line)
		}
	}
	if !strings.Contains(errs, "["+string(i.Code)+"]") {
		t.Errorf("%s: the example gives\n%s", i.Code, errs)
	}
}

const kernel = `target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %q = getelementptr i32, ptr addrspace(1) %p, i32 %n
  store i32 %n, ptr addrspace(1) %q
  ret void
}
`

// Wrong input and wrong command lines: exit status, message, and no output file.
func TestWrongInput(t *testing.T) {
	dir := t.TempDir()
	out := filepath.Join(dir, "out.ptx")
	for _, c := range []struct {
		name, in string
		args     []string
		code     int
		want     []string
	}{
		{"truncated", kernel[:len(kernel)-20], []string{"compile", "-o", out, "-"}, 1, []string{"<stdin>:", "error:"}},
		{"undefined value", strings.Replace(kernel, "ptr addrspace(1) %q\n", "ptr addrspace(1) %z\n", 1), []string{"compile", "-o", out, "-"}, 1, []string{"<stdin>:4:", "%z", "^"}},
		{"type mismatch", strings.Replace(kernel, "store i32 %n", "store i64 %n", 1), []string{"compile", "-o", out, "-"}, 1, []string{"<stdin>:4:", "i32", "i64", "^"}},
		{"unknown instruction", strings.Replace(kernel, "store", "stare", 1), []string{"compile", "-o", out, "-"}, 1, []string{"<stdin>:4:", "stare", "^"}},
		{"unknown target", kernel, []string{"compile", "-arch=sm_99", "-o", out, "-"}, 2, []string{"sm_99"}},
		{"target too new", kernel, []string{"compile", "-arch=sm_90", "-ptx=6.0", "-o", out, "-"}, 1, []string{"7.8", "[T0001]"}},
		{"missing file", "", []string{"compile", "-o", out, filepath.Join(dir, "none.ll")}, 1, []string{"none.ll", "no such file"}},
		{"unwritable output", kernel, []string{"compile", "-o", filepath.Join(dir, "no", "out.ptx"), "-"}, 1, []string{"out.ptx"}},
		{"unknown flag", kernel, []string{"compile", "-frobnicate", "-"}, 2, []string{"frobnicate"}},
		{"no file", kernel, []string{"compile"}, 2, []string{"no input file"}},
		{"unknown subcommand", kernel, []string{"complie"}, 2, []string{"complie"}},
		{"nothing", "", nil, 2, []string{"compile"}},
		{"llc flag", kernel, []string{"llc", "-frobnicate"}, 2, []string{"-frobnicate"}},
		{"llc cpu", kernel, []string{"llc", "-mcpu=gfx90a"}, 2, []string{"gfx90a"}},
		{"bitcode", "BC\xc0\xde1234", []string{"compile", "-o", out, "-"}, 1, []string{"bit 32", "[B0002]"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			code, stdout, errs := gonvvm(c.in, c.args...)
			if code != c.code {
				t.Errorf("exit %d, want %d", code, c.code)
			}
			for _, w := range c.want {
				if !strings.Contains(errs, w) {
					t.Errorf("the message lacks %q:\n%s", w, errs)
				}
			}
			if stdout != "" {
				t.Errorf("something was printed: %s", stdout)
			}
			left, _ := os.ReadDir(dir)
			if len(left) != 0 {
				t.Errorf("%s is left behind", left[0].Name())
			}
		})
	}
}

func TestCompileToFile(t *testing.T) {
	out := filepath.Join(t.TempDir(), "out.ptx")
	if code, _, errs := gonvvm(kernel, "compile", "-arch=compute_80", "-o", out, "-"); code != 0 || errs != "" {
		t.Fatalf("exit %d: %s", code, errs)
	}
	got, err := os.ReadFile(out)
	if err != nil {
		t.Fatal(err)
	}
	for _, w := range []string{".version 7.0\n", ".target sm_80\n", ".visible .entry k(", "st.global.u32"} {
		if !bytes.Contains(got, []byte(w)) {
			t.Errorf("the PTX lacks %q:\n%s", w, got)
		}
	}
}

func TestOtherCommands(t *testing.T) {
	for _, c := range []struct {
		args []string
		want string
	}{
		{[]string{"targets"}, "sm_90a        8.0"},
		{[]string{"version"}, "gonvvm "},
		{[]string{"help"}, "gonvvm compile"},
		{[]string{"explain", "S0005"}, "a kernel is called"},
		{[]string{"llc", "-mcpu=sm_70", "-mattr=+ptx63"}, ".version 6.3"},
	} {
		code, out, errs := gonvvm(kernel, c.args...)
		if code != 0 || !strings.Contains(out, c.want) {
			t.Errorf("%v: exit %d, %q lacks %q\n%s", c.args, code, out, c.want, errs)
		}
	}
}

// Flags may follow files, and -- ends them.
func TestFlagsBehindFiles(t *testing.T) {
	dir := t.TempDir()
	in, out := filepath.Join(dir, "-in.ll"), filepath.Join(dir, "out.ptx")
	if err := os.WriteFile(in, []byte(kernel), 0o644); err != nil {
		t.Fatal(err)
	}
	if code, _, errs := gonvvm("", "compile", in, "-arch=sm_90", "-o", out); code != exitOK {
		t.Fatal(errs)
	}
	if text, err := os.ReadFile(out); err != nil || !strings.Contains(string(text), ".target sm_90") {
		t.Errorf("%v: %s", err, text)
	}
	t.Chdir(dir)
	if code, text, errs := gonvvm("", "compile", "-arch=sm_80", "--", "-in.ll"); code != exitOK || !strings.Contains(text, ".target sm_80") {
		t.Errorf("exit %d: %s", code, errs)
	}
}
