package gonvvm_test

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"gonvvm"
	"gonvvm/diag"
)

const add = `target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @add(ptr addrspace(1) %p, i32 %x) {
  %v = load i32, ptr addrspace(1) %p
  %s = add i32 %v, %x
  store i32 %s, ptr addrspace(1) %p
  ret void
}
`

func ExampleCompile() {
	r, err := gonvvm.Compile(context.Background(), gonvvm.Options{Arch: "sm_80"}, gonvvm.Input{Name: "add.ll", Data: []byte(add)})
	if err != nil {
		fmt.Println(err)
		return
	}
	for line := range strings.SplitSeq(string(r.PTX), "\n") {
		if strings.Contains(line, "global") {
			fmt.Println(strings.Join(strings.Fields(line), " "))
		}
	}
	// Output:
	// ld.global.u32 %r2, [%rd1];
	// st.global.u32 [%rd1], %r3;
}

// Errors of the input carry positions; nothing of the options reaches for globals.
func TestErrors(t *testing.T) {
	bad := strings.Replace(add, "%s = add i32 %v, %x", "%s = add i32 %v, %y", 1)
	_, err := gonvvm.Compile(context.Background(), gonvvm.Options{}, gonvvm.Input{Name: "add.ll", Data: []byte(bad)})
	l := diag.Of(err)
	if len(l) == 0 || l[0].Pos.Line != 4 || !strings.Contains(l[0].Msg, "%y") {
		t.Errorf("got %v", err)
	}
	for _, o := range []gonvvm.Options{{Arch: "sm_1"}, {Arch: "sm_90", PTX: "6.0"}, {PTX: "x"}} {
		if _, err := gonvvm.Compile(context.Background(), o, gonvvm.Input{Data: []byte(add)}); err == nil {
			t.Errorf("%+v is accepted", o)
		}
	}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if _, err := gonvvm.Compile(ctx, gonvvm.Options{}, gonvvm.Input{Data: []byte(add)}); err == nil {
		t.Error("a cancelled compilation succeeds")
	}
}

// The levels and the two styles.
func TestOptions(t *testing.T) {
	for _, c := range []struct {
		opt  gonvvm.Options
		want string
	}{
		{gonvvm.Options{Style: gonvvm.StyleLLVM}, "ld.global.b32"},
		{gonvvm.Options{Style: gonvvm.StyleNVVM, Level: gonvvm.O0}, "ld.global.u32"},
		{gonvvm.Options{Arch: "compute_90a"}, ".target sm_90a"},
		{gonvvm.Options{Arch: "sm_80", PTX: "8.3"}, ".version 8.3"},
	} {
		r, err := gonvvm.Compile(context.Background(), c.opt, gonvvm.Input{Name: "add.ll", Data: []byte(add)})
		if err != nil {
			t.Fatal(err)
		}
		if !strings.Contains(string(r.PTX), c.want) {
			t.Errorf("%+v: no %q in\n%s", c.opt, c.want, r.PTX)
		}
	}
}

// Os and Oz do not copy loops.
func TestSizeLevels(t *testing.T) {
	const src = `target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr addrspace(1) %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %a = getelementptr i32, ptr addrspace(1) %p, i32 %i
  store volatile i32 %i, ptr addrspace(1) %a
  %next = add nsw i32 %i, 1
  %more = icmp slt i32 %next, 16
  br i1 %more, label %loop, label %exit
exit:
  ret void
}
`
	for _, c := range []struct {
		level gonvvm.Level
		want  int
	}{{gonvvm.O3, 16}, {gonvvm.O0, 1}, {gonvvm.Os, 1}, {gonvvm.Oz, 1}} {
		r, err := gonvvm.Compile(context.Background(), gonvvm.Options{Level: c.level}, gonvvm.Input{Name: "k.ll", Data: []byte(src)})
		if err != nil {
			t.Fatal(err)
		}
		if n := strings.Count(string(r.PTX), "st.volatile"); n != c.want {
			t.Errorf("level %d: %d stores, want %d", c.level, n, c.want)
		}
	}
}

// Several modules, a library of which only needed definitions are linked, and libdevice when the program calls it.
func TestCompileSeveral(t *testing.T) {
	const caller = `declare float @scale(float)
declare float @__nv_fabsf(float)
define ptx_kernel void @k(ptr %p) {
  %x = load float, ptr %p
  %y = call float @scale(float %x)
  %z = call float @__nv_fabsf(float %y)
  store float %z, ptr %p
  ret void
}
`
	const library = "define float @scale(float %x) {\n  %y = fmul float %x, 3.0\n  ret float %y\n}\ndefine float @unasked(float %x) {\n  ret float %x\n}\n"
	const device = "define float @__nv_fabsf(float %x) {\n  %y = call float @llvm.fabs.f32(float %x)\n  ret float %y\n}\ndeclare float @llvm.fabs.f32(float)\n"
	opt := gonvvm.Options{Libdevice: func() ([]byte, error) { return []byte(device), nil }}
	r, err := gonvvm.Compile(context.Background(), opt,
		gonvvm.Input{Name: "caller.ll", Data: []byte(caller)}, gonvvm.Input{Name: "library.ll", Data: []byte(library), Library: true})
	if err != nil {
		t.Fatal(err)
	}
	text := string(r.PTX)
	if !strings.Contains(text, "abs.f32") || strings.Contains(text, "unasked") || strings.Contains(text, ".extern") {
		t.Error(text)
	}
	opt.Libdevice = nil
	_, err = gonvvm.Compile(context.Background(), opt, gonvvm.Input{Name: "caller.ll", Data: []byte(caller)})
	if list := diag.Of(err); len(list) == 0 || list[0].Code != "K0008" {
		t.Errorf("without libdevice: %v", err)
	}
	opt.Dialect, opt.Strict = gonvvm.DialectNVVM, true
	if _, err = gonvvm.Compile(context.Background(), opt, gonvvm.Input{Name: "library.ll", Data: []byte(library)}); err == nil {
		t.Error("a module without a version is taken in the NVVM dialect")
	}
}
