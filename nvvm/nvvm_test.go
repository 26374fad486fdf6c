package nvvm_test

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"sync"
	"testing"

	"gonvvm/nvvm"
)

const (
	layout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
	head   = "target triple = \"nvptx64-nvidia-cuda\"\ntarget datalayout = \"" + layout + "\"\n"
	kernel = head + `
define void @kernel() {
  ret void
}
!nvvm.annotations = !{!0}
!0 = !{void ()* @kernel, !"kernel", i32 1}
!nvvmir.version = !{!1}
!1 = !{i32 2, i32 0, i32 3, i32 1}
`
	division = head + `
define void @k(float* %p, float* %q, float %a, float %b) {
  %s = load float, float* %q
  %d = fdiv float %a, %b
  %r = fdiv float 1.0, %d
  %m = fmul float %r, %s
  %f = fadd float %m, %b
  store float %f, float* %p
  ret void
}
!nvvm.annotations = !{!0}
!0 = !{void (float*, float*, float, float)* @k, !"kernel", i32 1}
!nvvmir.version = !{!1}
!1 = !{i32 2, i32 0}
`
)

func program(t *testing.T, p nvvm.Profile, modules ...string) *nvvm.Program {
	t.Helper()
	prog := &nvvm.Program{Profile: p}
	for i, m := range modules {
		if err := prog.AddModule([]byte(m), fmt.Sprintf("m%d.ll", i)); err != nil {
			t.Fatal(err)
		}
	}
	return prog
}

func code(err error) nvvm.Code {
	var e *nvvm.Error
	switch {
	case err == nil:
		return nvvm.Success
	case errors.As(err, &e):
		return e.Code
	}
	return -1
}

// The life cycle: log and result are replaced by each call, an error leaves no result, and a clean compilation leaves no log.
func TestLifeCycle(t *testing.T) {
	var p nvvm.Program
	if err := p.Compile(); !errors.Is(err, nvvm.ErrNoModule) || p.Log() != "" {
		t.Errorf("without modules: %v, log %q", err, p.Log())
	}
	if err := p.AddModule(nil, "x"); !errors.Is(err, nvvm.ErrInvalidInput) {
		t.Errorf("nil: %v", err)
	}
	if err := p.AddModule([]byte(kernel+"\x00"), ""); err != nil {
		t.Fatal(err)
	}
	for _, options := range [][]string{nil, {"-opt=0"}, {"-opt=3", "-g"}, {"-arch=compute_90"}, {"-arch=compute_120"}} {
		if err := p.Verify(options...); err != nil || p.Log() != "" {
			t.Errorf("verify %v: %v, log %q", options, err, p.Log())
		}
		if err := p.Compile(options...); err != nil || p.Log() != "" || !strings.Contains(string(p.Result()), ".visible .entry kernel()") {
			t.Errorf("compile %v: %v, log %q, result\n%s", options, err, p.Log(), p.Result())
		}
	}
	if err := p.Compile("BadOption"); !errors.Is(err, nvvm.ErrInvalidOption) || p.Log() != "libnvvm : error: BadOption is an unsupported option" || p.Result() != nil {
		t.Errorf("bad option: %v, log %q", err, p.Log())
	}
	if err := p.Compile(); err != nil || p.Log() != "" || p.Result() == nil {
		t.Errorf("again: %v, log %q", err, p.Log())
	}
	lazy := nvvm.Program{}
	if err := lazy.LazyAddModule([]byte(kernel), "lazy"); err != nil || code(lazy.Compile()) != nvvm.ErrNoModule {
		t.Error("a program of lazy modules compiles")
	}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if err := p.CompileContext(ctx); !errors.Is(err, nvvm.ErrCancelled) {
		t.Errorf("cancelled: %v", err)
	}
}

// The texts and codes of errors that clients compare, and those about versions.
func TestErrors(t *testing.T) {
	broken := func(s string) string { return strings.Replace(kernel, "ret void", s, 1) }
	versions := func(s string) string { return strings.Replace(kernel, "!{i32 2, i32 0, i32 3, i32 1}", s, 1) }
	const mixed = "\nm0.ll: error: incompatible IR detected. Possible mix of compiler/IR from different releases."
	for _, c := range []struct {
		profile         nvvm.Profile
		module          string
		verify, compile nvvm.Code
		log             string
	}{
		{nvvm.ProfileOpen, "This is not NVVM IR", 6, 9, "m0.ll (1, 0): parse expected top-level entity"},
		{nvvm.ProfileOpen, broken("%x = add i32 %zz, 1\n ret void"), 6, 9, "m0.ll (5, 15): parse use of undefined value '%zz'"},
		{nvvm.ProfileOpen, broken("%x = foo i32 1, 1\n ret void"), 6, 9, "m0.ll (5, 7): parse expected instruction opcode"},
		{nvvm.ProfileOpen, "BC\xc0\xdejunkjunk", 6, 9, "m0.ll: parse "},
		{nvvm.Profile125, kernel, 0, 0, ""},
		{nvvm.Profile118, kernel, 3, 3, "IR version 2.0 incompatible with current version 1.9" + mixed},
		{nvvm.Profile118, versions("!{i32 1, i32 9}"), 0, 0, ""},
		{nvvm.Profile118, head, 0, 0, ""},
		{nvvm.Profile125, head, 3, 3, "IR version 1.0 incompatible with current version 2.0" + mixed},
		{nvvm.Profile125, versions("!{i32 2, i32 1}"), 3, 3, "IR version 2.1 incompatible with current version 2.0" + mixed},
		{nvvm.Profile125, versions("!{i32 2, i32 0, i32 3, i32 2}"), 3, 3, "DBG version 3.2 incompatible with current version 3.1" + mixed},
		{nvvm.Profile125, versions("!{i32 2}"), 3, 3, mixed[1:]},
		{nvvm.Profile125, versions("!{i64 2, i64 0}"), 0, 0, ""},
		{nvvm.Profile13, versions("!{i32 2, i32 0, i32 3, i32 2}"), 0, 0, ""},
		{nvvm.ProfileOpen, head, 0, 0, ""},
		{nvvm.ProfileOpen, versions("!{i32 1, i32 9}"), 0, 0, ""},
		{nvvm.ProfileOpen, versions("!{i32 3, i32 0}"), 3, 3, "IR version 3.0 incompatible with current version 2.0" + mixed},
		{nvvm.Profile125, strings.Replace(kernel, "target triple", "; ", 1), 6, 9, "m0.ll: error: Module does not contain a triple, should be 'nvptx64-'"},
		{nvvm.Profile125, strings.Replace(kernel, layout, "e-i64:64-i128:128-v16:16-v32:32-n16:32:64", 1), 0, 9, "Invalid or missing data layout, must be:\n64-bit: " + layout},
		{nvvm.Profile125, strings.ReplaceAll(kernel, "void ()*", "ptr"), 6, 9, "m0.ll (8, 7): parse expected type"},
		{nvvm.Profile125, strings.Replace(kernel, "ret void", "%x = fneg float 1.0 ret void", 1), 6, 9, "m0.ll (5, 7): parse expected instruction opcode"},
		{nvvm.Profile13, strings.ReplaceAll(kernel, "void ()*", "ptr"), 6, 9, "m0.ll (8, 7): parse expected type"},
		{nvvm.ProfileOpen, strings.ReplaceAll(kernel, "void ()*", "ptr"), 0, 0, ""},
		{nvvm.ProfileOpen, strings.Replace(kernel, "nvptx64-nvidia-cuda", "nvptx64-unknown-cuda", 1), 0, 0, ""},
	} {
		p := program(t, c.profile, c.module)
		for i, want := range []nvvm.Code{c.verify, c.compile} {
			err := p.Verify()
			if i == 1 {
				err = p.Compile()
			}
			log := c.log
			if want == 0 {
				log = ""
			}
			if got := code(err); got != want || !strings.HasPrefix(p.Log(), log) || log == "" && p.Log() != "" {
				t.Errorf("%v, call %d of\n%s\n: %v, log %q; want %v, %q", c.profile, i, c.module, err, p.Log(), want, log)
			}
		}
	}
}

// The answers of NVIDIA's library of CUDA 12.5 to options: code and log.
func TestOptions(t *testing.T) {
	for _, c := range []struct{ options, log string }{
		{"-arch=compute_80 ", ""},
		{" -ftz=1", ""},
		{"-maxreg=abc", ""},
		{"-split-compile=0", ""},
		{"-split-compile=abc", ""},
		{"-show-src", ""},
		{"-Ofast-compile=max", ""},
		{"-jump-table-density=x", ""},
		{"-fast-math|-unsafe-math", ""},
		{"-host-ref-ek=a|-host-ref-ek=b", ""},
		{"-discard-value-names=0", ""},
		{"-disable-allopts|-disable-inlining|-disable-llc-opts", ""},
		{"-gen-opt-lto", ""},
		{"-gen-lto-and-llc", ""},
		{"-olto|x", ""},
		{"-nvvm-version=nvvm70", ""},
		{"-w|-restrict|-inline-info|-cl-mode", ""},
		{"-Xlnk|-foo", ""},
		{"-opt=1", ""},
		{"-opt=2", ""},
		{"-arch=compute_75|-arch=compute_75", "-arch defined more than once"},
		{"-g|-g", "-g defined more than once"},
		{"-split-compile=2|-split-compile=2", "split compilation defined more than once"},
		{"-opt=0|-opt=3", "-opt defined more than once"},
		{"-maxreg=1|-maxreg=2", "-maxreg defined more than once"},
		{"-arch=compute_75|-bad|-bad2", "-bad is an unsupported option"},
		{"-nvvm-version=x", "x is an unsupported value for option: -nvvm-version"},
		{"-Ofast-compile=1", "-Ofast-compile called with unsupported level, only supports 0 or max"},
		{"-arch=sm_80", "-arch=sm_80 is an unsupported option"},
		{"-arch=compute_100", "-arch=compute_100 is an unsupported option"},
		{"-arch=compute_70a", "-arch=compute_70a is an unsupported option"},
		{"-arch|compute_80", "-arch is an unsupported option"},
		{"-g=1", "-g=1 is an unsupported option"},
		{"-ftz=2", "-ftz=2 is an unsupported option"},
		{"-ftz=true", "-ftz=true is an unsupported option"},
		{"-fma=", "-fma= is an unsupported option"},
		{"-fma", "-fma is an unsupported option"},
		{"--ftz=1", "--ftz=1 is an unsupported option"},
		{"-O3", "-O3 is an unsupported option"},
		{"-opt=4", "-opt=4 is an unsupported option"},
		{"-lineinfo", "-lineinfo is an unsupported option"},
		{"-emit-llvm-bc", "-emit-llvm-bc is an unsupported option"},
		{"-numba-debug", "-numba-debug is an unsupported option"},
		{"", " is an unsupported option"},
		{"-Xopt=-foo", "-Xopt=-foo is an unsupported option"},
		{"-Xopt", "-Xopt needs an argument after it"},
	} {
		p := program(t, nvvm.Profile125, kernel)
		err := p.Compile(strings.Split(c.options, "|")...)
		if c.log == "" {
			if err != nil || p.Log() != "" {
				t.Errorf("%q: %v, log %q", c.options, err, p.Log())
			}
		} else if want := "libnvvm : error: " + c.log; code(err) != nvvm.ErrInvalidOption || p.Log() != want {
			t.Errorf("%q: %v, log %q, want %q", c.options, err, p.Log(), want)
		}
	}
	p := program(t, nvvm.Profile125, kernel)
	if err := p.Compile("-Xllc", "-foo"); err != nil || p.Log() != "llc: Unknown command line argument '-foo'.  Try: 'llc -help'\n\n" {
		t.Errorf("%v, %q", err, p.Log())
	}
	p = program(t, nvvm.ProfileOpen, kernel)
	if err := p.Compile("-numba-debug", "-arch=compute_121a", "-gen-lto"); err != nil || !strings.HasPrefix(string(p.Result()), "\xed\x43\x4e\x7f") {
		t.Error(err)
	}
	if err := p.Compile("-arch=compute_80\xff\x01garbage"); err != nil || !strings.Contains(string(p.Result()), ".target sm_80") {
		t.Error(err)
	}
}

// Options have the effects that the manual gives them.
func TestEffects(t *testing.T) {
	for _, c := range []struct{ options, has, lacks string }{
		{"", "div.rn.f32|rcp.rn.f32|fma.rn.f32|.target sm_52|ld.global.f32", ".ftz|.nc"},
		{"-prec-div=0", "div.full.f32|rcp.approx", "div.rn"},
		{"-ftz=1", "div.rn.ftz.f32|fma.rn.ftz.f32", ""},
		{"-unsafe-math", "div.rn.ftz.f32", ""},
		{"-fma=0", "mul.rn.f32|add.rn.f32", "fma.rn"},
		{"-restrict", "ld.global.nc.f32", ""},
		{"-arch=compute_90", ".target sm_90", ""},
		{"-Xllc|-mattr=+ptx60", ".version 6.0", ""},
		{"-Xllc|-mattr=+ptx60|-Xllc|-mattr=+ptx61", ".version 6.1", ""},
		{"-opt=0", "", "fma.rn"},
	} {
		var options []string
		if c.options != "" {
			options = strings.Split(c.options, "|")
		}
		p := program(t, nvvm.ProfileOpen, division)
		if err := p.Compile(options...); err != nil {
			t.Errorf("%q: %v", c.options, err)
			continue
		}
		text := string(p.Result())
		for has := range strings.SplitSeq(c.has, "|") {
			if !strings.Contains(text, has) {
				t.Errorf("%q lacks %s:\n%s", c.options, has, text)
			}
		}
		for lacks := range strings.SplitSeq(c.lacks, "|") {
			if lacks != "" && strings.Contains(text, lacks) {
				t.Errorf("%q has %s:\n%s", c.options, lacks, text)
			}
		}
	}
	for profile, version := range map[nvvm.Profile]string{nvvm.Profile125: ".version 8.5\n", nvvm.Profile13: ".version 9.0\n"} {
		p := program(t, profile, division)
		if err := p.Compile(); err != nil || !strings.Contains(string(p.Result()), version) {
			t.Errorf("%v: %v\n%s", profile, err, p.Result())
		}
	}
}

// Jump tables are printed where the density permits them: by default they are not.
func TestJumpTableDensity(t *testing.T) {
	var b strings.Builder
	b.WriteString(head + "define i32 @f(i32 %x) {\n switch i32 %x, label %d [\n")
	for i := range 8 {
		fmt.Fprintf(&b, "  i32 %d, label %%b%d\n", 2*i, i)
	}
	b.WriteString(" ]\n")
	for i := range 8 {
		fmt.Fprintf(&b, "b%d:\n call void @g%d()\n ret i32 %d\n", i, i, i*i*i+7)
	}
	b.WriteString("d:\n ret i32 0\n}\n")
	for i := range 8 {
		fmt.Fprintf(&b, "declare void @g%d()\n", i)
	}
	for density, want := range map[string]bool{"": false, "-jump-table-density=101": false, "-jump-table-density=0": true, "-jump-table-density=50": true, "-jump-table-density=60": false} {
		options := []string{"-arch=compute_80"}
		if density != "" {
			options = append(options, density)
		}
		p := program(t, nvvm.ProfileOpen, b.String())
		if err := p.Compile(options...); err != nil || strings.Contains(string(p.Result()), "brx.idx") != want {
			t.Errorf("%q: %v\n%s", density, err, p.Result())
		}
	}
}

// Different programs may be used at once: the results are those of one goroutine.
func TestConcurrency(t *testing.T) {
	archs := []string{"52", "60", "70", "75", "80", "86", "89", "90"}
	var want [8][]byte
	for i, a := range archs {
		p := program(t, nvvm.ProfileOpen, division)
		if err := p.Compile("-arch=compute_" + a); err != nil {
			t.Fatal(err)
		}
		want[i] = p.Result()
	}
	var wg sync.WaitGroup
	for w := range 8 {
		wg.Go(func() {
			for i := range 20 {
				n := (w + i) % 8
				p := program(t, nvvm.ProfileOpen, division)
				if err := p.Compile("-arch=compute_" + archs[n]); err != nil || string(p.Result()) != string(want[n]) {
					t.Errorf("compute_%s: %v, or another result", archs[n], err)
					return
				}
			}
		})
	}
	wg.Wait()
}

// Versions and names.
func TestVersions(t *testing.T) {
	for p, want := range map[nvvm.Profile]string{nvvm.ProfileOpen: "2.0 2.0 3.2", nvvm.Profile118: "1.9 1.9 3.1", nvvm.Profile125: "2.0 2.0 3.1", nvvm.Profile13: "2.0 2.0 3.2"} {
		a, b := p.Version()
		c, d, e, f := p.IRVersion()
		if got := fmt.Sprintf("%d.%d %d.%d %d.%d", a, b, c, d, e, f); got != want {
			t.Errorf("%v: %s, want %s", p, got, want)
		}
		if q, err := nvvm.ParseProfile(p.String()); err != nil || q != p {
			t.Errorf("ParseProfile(%q) = %v, %v", p, q, err)
		}
	}
	if _, err := nvvm.ParseProfile("10"); err == nil {
		t.Error("profile 10 exists")
	}
	for _, c := range []struct {
		p    nvvm.Profile
		arch string
		want int
	}{{nvvm.Profile13, "compute_90", 7}, {nvvm.Profile13, "compute_100", 20}, {nvvm.Profile125, "compute_90", 7}, {nvvm.ProfileOpen, "compute_52", 22}} {
		if n, err := c.p.LLVMVersion(c.arch); n != c.want || err != nil {
			t.Errorf("LLVMVersion(%s) of %v = %d, %v", c.arch, c.p, n, err)
		}
	}
	if _, err := nvvm.LLVMVersion("sm_90"); code(err) != nvvm.ErrInvalidInput {
		t.Error(err)
	}
	if s := nvvm.ErrNoModule.String(); s != "NVVM_ERROR_NO_MODULE_IN_PROGRAM" {
		t.Error(s)
	}
	if s := nvvm.Code(99).String(); s != "NVVM_ERROR not found" {
		t.Error(s)
	}
}

func ExampleProgram() {
	const module = `
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @store(ptr %p, i32 %x) {
  store i32 %x, ptr %p
  ret void
}`
	var p nvvm.Program
	if err := p.AddModule([]byte(module), "store.ll"); err != nil {
		fmt.Println(err)
		return
	}
	if err := p.Compile("-arch=compute_80", "-fmad=1"); err != nil {
		fmt.Println(p.Log())
	}
	if err := p.Compile("-arch=compute_80"); err == nil {
		fmt.Println(strings.Contains(string(p.Result()), ".entry store"))
	}
	// Output:
	// libnvvm : error: -fmad=1 is an unsupported option
	// true
}

// libdevice contributes the functions that are used, whether it is added as a lazy module or not.
func TestLibdevice(t *testing.T) {
	var lib strings.Builder
	lib.WriteString(head + "declare i32 @__nvvm_reflect(i8*)\n")
	for i := range 60 {
		fmt.Fprintf(&lib, "define float @__nv_f%d(float %%x) {\n %%y = fadd float %%x, %d.0\n ret float %%y\n}\n", i, i)
	}
	user := strings.Replace(division, "%d = fdiv float %a, %b", "%d = call float @__nv_f7(float %a)", 1) + "declare float @__nv_f7(float)\n"
	for _, lazy := range []bool{false, true} {
		p := program(t, nvvm.ProfileOpen, user)
		add := p.AddModule
		if lazy {
			add = p.LazyAddModule
		}
		if err := add([]byte(lib.String()), "libdevice"); err != nil {
			t.Fatal(err)
		}
		if err := p.Compile(); err != nil || strings.Contains(string(p.Result()), "__nv_f") || p.Log() != "" {
			t.Errorf("lazy %v: %v\n%s", lazy, err, p.Result())
		}
	}
	p := program(t, nvvm.ProfileOpen, user)
	if err := p.Compile(); err != nil || !strings.Contains(string(p.Result()), ".extern .func (.param .b32 func_retval0) __nv_f7") {
		t.Errorf("without libdevice: %v\n%s", err, p.Result())
	}
}

// A profile that reads IR of LLVM 7 only links the containers of its own first step, whose bitcode is newer.
func TestStrictProfileLinksContainers(t *testing.T) {
	for _, profile := range []nvvm.Profile{nvvm.Profile125, nvvm.Profile13} {
		whole := program(t, profile, kernel)
		if err := whole.Compile("-lto", "-arch=compute_80"); err != nil {
			t.Fatalf("%v: %v", profile, err)
		}
		first := program(t, profile, kernel)
		if err := first.Compile("-gen-lto", "-arch=compute_80"); err != nil {
			t.Fatalf("%v: %v", profile, err)
		}
		second := &nvvm.Program{Profile: profile}
		if err := second.AddModule(first.Result(), "container"); err != nil {
			t.Fatal(err)
		}
		if err := second.Compile("-link-lto", "-arch=compute_80"); err != nil || string(second.Result()) != string(whole.Result()) {
			t.Errorf("%v: %v\n%s\n%s", profile, err, second.Result(), whole.Result())
		}
	}
}
