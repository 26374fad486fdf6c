package driver

import (
	"bytes"
	"context"
	"encoding/binary"
	"fmt"
	"strings"
	"testing"

	"gonvvm/internal/diag"
	"gonvvm/internal/emu"
	"gonvvm/internal/ptx"
	"gonvvm/internal/target"
	"gonvvm/internal/testkit"
	"gonvvm/internal/verify"
)

// together compiles several texts, and demands success.
func together(t *testing.T, opt *Options, texts ...string) string {
	t.Helper()
	var ins []Input
	for i, s := range texts {
		ins = append(ins, Input{Name: string(rune('a'+i)) + ".ll", Data: []byte(s)})
	}
	r, _, err := Compile(context.Background(), opt, ins...)
	if err != nil {
		t.Fatalf("%s", diag.Of(err).Append(nil))
	}
	return string(r.PTX)
}

// runWords runs kernel k(out) of a PTX text with one thread and returns n words of out.
func runWords(t *testing.T, text, kernel string, n int) []uint32 {
	t.Helper()
	m, err := ptx.Parse("out.ptx", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	dev := emu.NewDevice(64)
	mod, err := dev.Load(m, "out.ptx", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	k, err := mod.Kernel(kernel)
	if err != nil {
		t.Fatal(err)
	}
	out, err := dev.Alloc(uint64(4 * n))
	if err != nil {
		t.Fatal(err)
	}
	res, err := k.Launch(&emu.Config{Grid: [3]int{1, 1, 1}, Block: [3]int{1, 1, 1}, Params: binary.LittleEndian.AppendUint64(nil, out)})
	if err != nil || !res.Done {
		t.Fatalf("%v, %v\n%s", err, res, text)
	}
	data := make([]byte, 4*n)
	if err := dev.Read(out, data); err != nil {
		t.Fatal(err)
	}
	words := make([]uint32, n)
	for i := range words {
		words[i] = binary.LittleEndian.Uint32(data[4*i:])
	}
	return words
}

const linkA = `target triple = "nvptx64-nvidia-cuda"
%s = type { i32, i32 }
@shared = external addrspace(1) global i32
@local = internal addrspace(1) global i32 5
declare i32 @twice(i32)
declare i32 @pick(ptr)
define weak i32 @which() {
  ret i32 1
}
define linkonce_odr i32 @inline(i32 %x) {
  %y = add i32 %x, 100
  ret i32 %y
}
define internal i32 @helper() {
  ret i32 11
}
define ptx_kernel void @k(ptr addrspace(1) %out) {
  %v = load i32, ptr addrspace(1) @shared
  %a = call i32 @twice(i32 %v)
  store i32 %a, ptr addrspace(1) %out
  %w = call i32 @which()
  %p1 = getelementptr i32, ptr addrspace(1) %out, i64 1
  store i32 %w, ptr addrspace(1) %p1
  %h = call i32 @helper()
  %p2 = getelementptr i32, ptr addrspace(1) %out, i64 2
  store i32 %h, ptr addrspace(1) %p2
  %i = call i32 @inline(i32 7)
  %p3 = getelementptr i32, ptr addrspace(1) %out, i64 3
  store i32 %i, ptr addrspace(1) %p3
  %s = alloca %s
  store %s { i32 3, i32 4 }, ptr %s
  %c = call i32 @pick(ptr %s)
  %l = load i32, ptr addrspace(1) @local
  %d = add i32 %c, %l
  %p4 = getelementptr i32, ptr addrspace(1) %out, i64 4
  store i32 %d, ptr addrspace(1) %p4
  ret void
}
`

const linkB = `target triple = "nvptx64-nvidia-cuda"
%s = type { i32, i32 }
@shared = addrspace(1) global i32 21
@local = internal addrspace(1) global i32 1000
define i32 @which() {
  ret i32 2
}
define linkonce_odr i32 @inline(i32 %x) {
  %y = add i32 %x, 100
  ret i32 %y
}
define internal i32 @helper() {
  ret i32 2
}
define i32 @twice(i32 %x) {
  %h = call i32 @helper()
  %y = mul i32 %x, %h
  ret i32 %y
}
define i32 @pick(ptr %p) {
  %q = getelementptr %s, ptr %p, i64 0, i32 1
  %v = load i32, ptr %q
  %l = load i32, ptr addrspace(1) @local
  %r = add i32 %v, %l
  ret i32 %r
}
`

// Two modules that refer to each other's symbols, with local symbols of the same names, compute the expected values, in
// both orders and at all levels (S3-64).
func TestLinkedExecution(t *testing.T) {
	want := []uint32{42, 2, 11, 107, 1009}
	for level := range 4 {
		for _, texts := range [][]string{{linkA, linkB}, {linkB, linkA}} {
			opt := options(t, "sm_80")
			opt.Level = level
			text := together(t, opt, texts...)
			if got := runWords(t, text, "k", len(want)); fmt.Sprint(got) != fmt.Sprint(want) {
				t.Errorf("-O%d: %v, want %v", level, got, want)
			}
		}
	}
}

// A library module contributes only the definitions that are referred to.
func TestLibraryInput(t *testing.T) {
	lib := Input{Name: "lib.ll", Library: true, Data: []byte(linkB + "define void @unasked() {\n  ret void\n}\n")}
	opt := options(t, "sm_80")
	opt.Level = 0
	user := strings.Replace(linkA, "define weak i32 @which() {\n  ret i32 1\n}", "declare i32 @which()", 1)
	r, _, err := Compile(context.Background(), opt, lib, Input{Name: "a.ll", Data: []byte(user)})
	if err != nil {
		t.Fatal(err)
	}
	if bytes.Contains(r.PTX, []byte("unasked")) {
		t.Error("what nobody asked for was linked")
	}
	if bytes.Contains(r.PTX, []byte(".visible .func")) {
		t.Errorf("a function of the library is visible:\n%s", r.PTX)
	}
	if got := runWords(t, string(r.PTX), "k", 2); got[0] != 42 || got[1] != 2 {
		t.Error(got)
	}
}

// Modules with a compile unit each keep their lines: the file table has every file once, and linking succeeds (P-07,
// S4-128).
func TestDebugUnits(t *testing.T) {
	module := func(name string, line int) string {
		return fmt.Sprintf(`target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @%[1]s(ptr addrspace(1) %%p) !dbg !3 {
  store i32 %[2]d, ptr addrspace(1) %%p, !dbg !5
  ret void, !dbg !5
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "%[1]s.cu", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "%[1]s", scope: !1, file: !1, line: %[2]d, type: !4, unit: !0, spFlags: DISPFlagDefinition)
!4 = !DISubroutineType(types: !{})
!5 = !DILocation(line: %[2]d, column: 3, scope: !6)
!6 = distinct !DILexicalBlock(scope: !3, file: !7, line: %[2]d)
!7 = !DIFile(filename: "common.h", directory: "/src")
`, name, line)
	}
	opt := options(t, "sm_80")
	opt.LineInfo = true
	text := together(t, opt, module("one", 11), module("two", 22))
	if n := strings.Count(text, "\"/src/common.h\""); n != 1 {
		t.Errorf("common.h is named %d times in the file table:\n%s", n, text)
	}
	for _, want := range []string{" 11 3", " 22 3"} {
		if !strings.Contains(text, want) {
			t.Errorf("the line%s is missing:\n%s", want, text)
		}
	}
	m, notes, err := Link(Input{Name: "a.ll", Data: []byte(module("one", 1))}, Input{Name: "b.ll", Data: []byte(module("two", 2))})
	if err != nil || len(notes) > 0 {
		t.Fatal(err, notes)
	}
	if n := len(m.Named("llvm.dbg.cu")); n != 2 {
		t.Errorf("%d compile units", n)
	}
	if a := testkit.Ptxas(t, []byte(text), "sm_80", "-lineinfo"); a.Err != "" {
		t.Error(a.Err)
	}
}

// Reflection gives the values of the options and the module flag, at every level; no call of it is left (S3-60 …
// S3-66).
func TestReflectionKeys(t *testing.T) {
	const src = `target triple = "nvptx64-nvidia-cuda"
@ftz = private unnamed_addr constant [11 x i8] c"__CUDA_FTZ\00"
@sqrt = private unnamed_addr constant [17 x i8] c"__CUDA_PREC_SQRT\00"
@div = private unnamed_addr constant [16 x i8] c"__CUDA_PREC_DIV\00"
@arch = private unnamed_addr addrspace(4) constant [12 x i8] c"__CUDA_ARCH\00"
@mine = private unnamed_addr addrspace(1) constant [5 x i8] c"MINE\00"
@none = private unnamed_addr constant [5 x i8] c"NONE\00"
declare i32 @__nvvm_reflect(ptr)
declare i32 @llvm.nvvm.reflect(ptr)
define ptx_kernel void @k(ptr addrspace(1) %out) {
  %a = call i32 @__nvvm_reflect(ptr @ftz)
  store i32 %a, ptr addrspace(1) %out
  %b = call i32 @__nvvm_reflect(ptr @sqrt)
  %p1 = getelementptr i32, ptr addrspace(1) %out, i64 1
  store i32 %b, ptr addrspace(1) %p1
  %c = call i32 @llvm.nvvm.reflect(ptr @div)
  %p2 = getelementptr i32, ptr addrspace(1) %out, i64 2
  store i32 %c, ptr addrspace(1) %p2
  %d = call i32 @__nvvm_reflect(ptr addrspacecast (ptr addrspace(4) @arch to ptr))
  %p3 = getelementptr i32, ptr addrspace(1) %out, i64 3
  store i32 %d, ptr addrspace(1) %p3
  %g = addrspacecast ptr addrspace(1) @mine to ptr
  %e = call i32 @__nvvm_reflect(ptr %g)
  %p4 = getelementptr i32, ptr addrspace(1) %out, i64 4
  store i32 %e, ptr addrspace(1) %p4
  %f = call i32 @__nvvm_reflect(ptr @none)
  %p5 = getelementptr i32, ptr addrspace(1) %out, i64 5
  store i32 %f, ptr addrspace(1) %p5
  %z = icmp eq i32 %f, 0
  br i1 %z, label %end, label %dead
dead:
  call void @undefined()
  br label %end
end:
  ret void
}
declare void @undefined()
`
	for level := range 4 {
		for _, c := range []struct {
			name string
			set  func(*Options)
			tail string
			want []uint32
		}{
			{"defaults", func(*Options) {}, "", []uint32{0, 1, 1, 900, 0, 0}},
			{"fast", func(o *Options) { o.FTZ, o.ApproxSqrt, o.PrecDiv = true, true, DivApprox }, "", []uint32{1, 0, 0, 900, 0, 0}},
			{"keys", func(o *Options) { o.Reflect = map[string]int{"MINE": -7} }, "", []uint32{0, 1, 1, 900, 0xfffffff9, 0}},
			//
			{"flag", func(*Options) {}, "!llvm.module.flags = !{!0}\n!0 = !{i32 4, !\"nvvm-reflect-ftz\", i32 1}\n", []uint32{1, 1, 1, 900, 0, 0}},
		} {
			opt := options(t, "sm_90")
			opt.Level = level
			c.set(opt)
			text := together(t, opt, src+c.tail)
			if strings.Contains(text, "reflect") || strings.Contains(text, "undefined") || strings.Contains(text, "MINE") {
				t.Errorf("-O%d, %s: reflection is left:\n%s", level, c.name, text)
			}
			if got := runWords(t, text, "k", len(c.want)); fmt.Sprint(got) != fmt.Sprint(c.want) {
				t.Errorf("-O%d, %s: %v, want %v", level, c.name, got, c.want)
			}
		}
	}
}

// Mathematical intrinsics become functions of libdevice, in f16, f32, f64 and vectors, and
// give the numbers that they should (P-13).
func TestMathIntrinsics(t *testing.T) {
	lib := testkit.Libdevice(t)
	const src = `target triple = "nvptx64-nvidia-cuda"
declare float @llvm.sin.f32(float)
declare double @llvm.pow.f64(double, double)
declare half @llvm.exp.f16(half)
declare <2 x float> @llvm.log.v2f32(<2 x float>)
declare { double, double } @llvm.sincos.f64(double)
define ptx_kernel void @k(ptr addrspace(1) %out) {
  %z = load i32, ptr addrspace(1) %out
  %zf = uitofp i32 %z to float
  %zd = uitofp i32 %z to double
  %x0 = fadd float %zf, 0.5
  %a = call float @llvm.sin.f32(float %x0)
  store float %a, ptr addrspace(1) %out
  %x1 = fadd double %zd, 3.0
  %b = call double @llvm.pow.f64(double %x1, double 4.0)
  %b32 = fptoui double %b to i32
  %p1 = getelementptr i32, ptr addrspace(1) %out, i64 1
  store i32 %b32, ptr addrspace(1) %p1
  %h = fptrunc float %zf to half
  %c = call half @llvm.exp.f16(half %h)
  %c32 = fptoui half %c to i32
  %p2 = getelementptr i32, ptr addrspace(1) %out, i64 2
  store i32 %c32, ptr addrspace(1) %p2
  %v0 = insertelement <2 x float> poison, float %x0, i32 0
  %v1 = insertelement <2 x float> %v0, float 1.0, i32 1
  %d = call <2 x float> @llvm.log.v2f32(<2 x float> %v1)
  %p3 = getelementptr i32, ptr addrspace(1) %out, i64 3
  store <2 x float> %d, ptr addrspace(1) %p3, align 4
  %sc = call { double, double } @llvm.sincos.f64(double %zd)
  %s = extractvalue { double, double } %sc, 1
  %s32 = fptoui double %s to i32
  %p5 = getelementptr i32, ptr addrspace(1) %out, i64 5
  store i32 %s32, ptr addrspace(1) %p5
  ret void
}
`
	for level := range 4 {
		opt := withDevice(options(t, "sm_90"), lib)
		opt.Level = level
		got := runWords(t, together(t, opt, src), "k", 6)
		// sin 0.5, 3**4, e**0, ln 0.5 and ln 1, cos 0.
		want := []uint32{0x3ef57744, 81, 1, 0xbf317218, 0, 1}
		if fmt.Sprint(got) != fmt.Sprint(want) {
			t.Errorf("-O%d: %#x, want %#x", level, got, want)
		}
	}
}

// A shared variable that one function uses is declared in it, with a comment where it would
// have been; one that several use, or others can see, stays. It works all the same (S1-53).
func TestDemotedShared(t *testing.T) {
	const src = `target triple = "nvptx64-nvidia-cuda"
@one = internal addrspace(3) global [2 x i32] undef, align 4
@two = internal addrspace(3) global i32 undef, align 4
@seen = addrspace(3) global i32 undef, align 4
define ptx_kernel void @k(ptr addrspace(1) %out) {
  store volatile i32 7, ptr addrspace(3) getelementptr ([2 x i32], ptr addrspace(3) @one, i64 0, i64 1)
  store volatile i32 8, ptr addrspace(3) @two
  call void @f()
  %a = load volatile i32, ptr addrspace(3) getelementptr ([2 x i32], ptr addrspace(3) @one, i64 0, i64 1)
  store i32 %a, ptr addrspace(1) %out
  %b = load volatile i32, ptr addrspace(3) @two
  %p = getelementptr i32, ptr addrspace(1) %out, i64 1
  store i32 %b, ptr addrspace(1) %p
  ret void
}
define void @f() noinline {
  store volatile i32 9, ptr addrspace(3) @two
  store volatile i32 1, ptr addrspace(3) @seen
  ret void
}
`
	for _, level := range []int{0, 3} {
		opt := options(t, "sm_80")
		opt.Level = level
		text := together(t, opt, src)
		for _, want := range []string{"// one has been demoted\n", "\t// demoted variable\n\t.shared .align 4 .b8 one[8];\n", "\n.shared .align 4 .u32 two;\n", "\n.visible .shared .align 4 .u32 seen;\n"} {
			if !strings.Contains(text, want) {
				t.Errorf("-O%d: the PTX lacks %q:\n%s", level, want, text)
			}
		}
		if strings.Contains(text, "two has been demoted") || strings.Contains(text, "seen has been demoted") {
			t.Errorf("-O%d: a variable of several functions is demoted", level)
		}
		if got := runWords(t, text, "k", 2); got[0] != 7 || got[1] != 9 {
			t.Errorf("-O%d: %v", level, got)
		}
		if a := testkit.Ptxas(t, []byte(text), "sm_80"); a.Err != "" {
			t.Error(a.Err)
		}
	}
}

// Constructors: the LLVM dialect makes arrays and a kernel of them, the NVVM dialect and an
// option refuse them in the words of the specification, and empty lists pass (X-11,
// S1-43, S1-44, S4-66).
func TestConstructors(t *testing.T) {
	const head = "target datalayout = \"e-i64:64-i128:128-v16:16-v32:32-n16:32:64\"\ntarget triple = \"nvptx64-nvidia-cuda\"\n"
	const version = "!nvvmir.version = !{!0}\n!0 = !{i32 2, i32 0}\n"
	list := func(kind, n, elems string) string {
		return "@llvm.global_" + kind + "s = appending global [" + n + " x { i32, ptr, ptr }] " + elems + "\n" + "define internal void @f() {\n  ret void\n}\n"
	}
	for _, kind := range []string{"ctor", "dtor"} {
		full := head + list(kind, "1", "[{ i32, ptr, ptr } { i32 3, ptr @f, ptr null }]")
		kernel := map[string]string{"ctor": "nvptx$device$init", "dtor": "nvptx$device$fini"}[kind]
		text := together(t, options(t, "sm_80"), full)
		if !strings.Contains(text, ".entry "+kernel+"()") {
			t.Errorf("no kernel runs the %ss:\n%s", kind, text)
		}
		if a := testkit.Ptxas(t, []byte(text), "sm_80"); a.Err != "" {
			t.Error(a.Err)
		}
		refused := func(src string, opt *Options) {
			t.Helper()
			_, _, err := Compile(context.Background(), opt, Input{Name: "a.ll", Data: []byte(src)})
			if want := "Module has a nontrivial global " + kind + ", which NVPTX does not support."; err == nil || !strings.Contains(err.Error(), want) {
				t.Errorf("%v lacks %q", err, want)
			}
		}
		opt := options(t, "sm_80")
		opt.Dialect = verify.NVVM
		refused(full+version, opt)
		opt = options(t, "sm_80")
		opt.RejectCtors = true
		refused(full, opt)
		together(t, opt, head+list(kind, "0", "zeroinitializer"))
		together(t, options(t, "sm_80"), head+version+list(kind, "0", "zeroinitializer"))
	}
}

// External names that PTX cannot spell are refused, or mangled on demand; local ones are
// rewritten (P-08, X-20).
func TestIllegalNames(t *testing.T) {
	const src = "target triple = \"nvptx64-nvidia-cuda\"\n@\"x.y\" = internal addrspace(1) global i32 1\n" +
		"define i32 @\"caf\\C3\\A9.f\"() {\n  %r = load volatile i32, ptr addrspace(1) @\"x.y\"\n  ret i32 %r\n}\n"
	opt := options(t, "sm_80")
	_, _, err := Compile(context.Background(), opt, Input{Name: "a.ll", Data: []byte(src)})
	if err == nil || !strings.Contains(err.Error(), "Symbol name with unsupported characters") {
		t.Errorf("%v", err)
	}
	opt.MangleNames = true
	if _, _, err := Compile(context.Background(), opt, Input{Name: "n.ll", Data: []byte("target datalayout = \"" + target.LayoutNVVM64 + "\"\n" + src + "!nvvmir.version = !{!0}\n!0 = !{i32 2, i32 0}\n")}); err != nil {
		t.Error(err) // in NVVM's dialect, too
	}
	text := together(t, opt, src)
	for _, want := range []string{"_$mcaf$c3$a9$2ef", "x_$_y"} {
		if !strings.Contains(text, want) {
			t.Errorf("the PTX lacks %s:\n%s", want, text)
		}
	}
	if a := testkit.Ptxas(t, []byte(text), "sm_80"); a.Err != "" {
		t.Error(a.Err)
	}
}
