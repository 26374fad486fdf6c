package driver

import (
	"context"
	"encoding/binary"
	"strings"
	"testing"

	"gonvvm/internal/diag"
	"gonvvm/internal/testkit"
	"gonvvm/internal/verify"
)

// compileAsm compiles a kernel with one line of inline assembly, and returns the errors, or the notes of success.
func compileAsm(t *testing.T, arch string, style Style, strict bool, line string) (string, diag.List) {
	t.Helper()
	src := "target triple = \"nvptx64-nvidia-cuda\"\n@g = addrspace(1) global i32 0\n" +
		"define ptx_kernel void @k(ptr addrspace(1) %p, i32 %x, i64 %y, float %f, i128 %q) {\n" +
		"  " + line + "\n  ret void\n}\n"
	opt := options(t, arch)
	opt.Style, opt.Strict = style, strict
	r, notes, err := Compile(context.Background(), opt, Input{Name: "k.ll", Data: []byte(src)})
	if err != nil {
		return "", diag.Of(err)
	}
	return string(r.PTX), notes
}

// TestAsmErrors: errors in inline assembly are reported at their place in the string (S4-59, X-30).
func TestAsmErrors(t *testing.T) {
	for _, tt := range []struct{ arch, line, want string }{
		{"sm_80", `call void asm sideeffect "add.s32 %r1, $0, $0;", "r"(i32 %x)`, "k.ll:4:37: error: function `k': inline assembly, line 1 column 9: register '%r1' is not declared [P0004]"},
		{"sm_80", `call void asm sideeffect "bar.sync 0;\0A\09bra NOWHERE;", ""()`, "no label or prototype is called 'NOWHERE' [P0004]"},
		{"sm_80", `call void asm sideeffect "bar.sync 0;\0A\09add.s32 $0, $0;", "r"(i32 %x)`, "k.ll:4:46: error: function `k': inline assembly, line 2 column 2: 'add.s32' has other operands [P0003]"},
		{"sm_80", `call void asm sideeffect "membar.gl $1;", "r,r"(i32 %x, i32 7)`, "line 1 column 11: expected ';', found '$1' [P0001]"},
		{"sm_80", `call void asm sideeffect "{ .reg .b32 a; .reg .b32 a; }", ""()`, "inline assembly, line 1 column 26: register 'a' is declared twice [P0005]"},
		{"sm_80", `call void asm sideeffect "{ bar.sync 0;", ""()`, "inline assembly, line 1 column 1: '{' is not closed [P0001]"},
		{"sm_80", `call void asm sideeffect "bar.sync 0; }", ""()`, "'}' without '{' [P0001]"},
		{"sm_80", `call void asm sideeffect "bar.sync 0", ""()`, "expected ';', found the end of the file [P0001]"},
		{"sm_80", `call void asm sideeffect "mov.b32 $0, ${1};", "r"(i32 %x)`, "k.ll:4:41: error: function `k': inline assembly, line 1 column 13: no operand $1 [S0014]"},
		{"sm_80", `call void asm sideeffect "bar.sync ${0:n};", "r"(i32 %x)`, "modifier n negates an integer constant, and operand $0 is none [S0014]"},
		{"sm_80", `call void asm sideeffect "bar.sync ${0:z};", "r"(i32 %x)`, "operands have no modifier z in PTX [S0014]"},
		{"sm_80", `call void asm sideeffect "bar.sync ${nothing};", "r"(i32 %x)`, "'${nothing}' means nothing [S0014]"},
		{"sm_70", `call void asm sideeffect "barrier.cluster.arrive;", ""()`, "inline assembly: instruction 'barrier.cluster.arrive' needs sm_90 or newer with PTX ISA 7.8 or newer (have sm_70"},
		{"sm_70", `%a = call i32 asm "mov.u32 $0, %cluster_ctarank;", "=r"()`, ""}, // the result is not used
		{"sm_70", `%a = call i32 asm sideeffect "mov.u32 $0, %cluster_ctarank;", "=r"()`, "needs sm_90 or newer"},
		{"sm_80", `call void asm sideeffect "bar.sync 0;", "f"(i64 %y)`, `inline assembly constraint "f" does not fit i64 [S0014]`},
		{"sm_80", `call void asm sideeffect "bar.sync 0;", "h"(i32 %x)`, `inline assembly constraint "h" does not fit i32`},
		{"sm_80", `call void asm sideeffect "bar.sync 0;", "l"(float %f)`, `inline assembly constraint "l" does not fit float`},
		{"sm_80", `call void asm sideeffect "bar.sync 0;", "n"(i32 %x)`, `inline assembly constraint "n" does not fit i32`},
		{"sm_80", `call void asm sideeffect "bar.sync 0;", "C"(ptr addrspace(1) @g)`, `inline assembly constraint "C" does not fit`},
		{"sm_80", `%a = call i64 asm sideeffect "mov.b32 $0, 0;", "=r"()`, `the result i64 does not fit constraint "=r"`},
		{"sm_80", `call void asm sideeffect "bar.sync 0;", "d|h,r|r"(i32 %x, i32 %x)`, `inline assembly constraint "d|h" does not fit i32`},
		{"sm_80", `%a = call i32 asm sideeffect "mov.b32 $0, 0;", "=r,3"(i32 %x)`, "inline assembly ties an input to operand 3, which is not an output"},
		{"sm_80", `%a = call i32 asm sideeffect "mov.b32 $0, 0;", "=r,0"(i64 %y)`, `an input of type i64 is tied to an output with constraint "=r"`},
		{"sm_80", `call void asm sideeffect "bar.sync 0;", "{eax}"(i32 %x)`, "names a register: PTX has none of its own"},
		{"sm_80", `call void asm sideeffect "bar.sync 0;", "&r"(i32 %x)`, "only outputs can be written early"},
		{"sm_80", `call void asm sideeffect "bar.sync 0;", "+r"(i32 %x)`, "an output with a tied input in IR"},
		{"sm_80", `call void asm sideeffect "bar.sync 0;", "~memory"()`, "clobbers"},
		// Operands are held to the form's (S2-29 … S2-42).
		{"sm_80", `%a = call i64 asm sideeffect "add.s32 $0, $1, 1;", "=l,r"(i32 %x)`, "k.ll:4:41: error: function `k': inline assembly, line 1 column 9: '$0' is .b64, operand d of 'add.s32' is .s32 [P0020]"},
		{"sm_80", `call void asm sideeffect "bar.sync 0;\0A\09@$0 bra OVER;\0AOVER:", "r"(i32 %x)`, "line 2 column 6: the guard must be a predicate, '$0' is .b32 [P0020]"},
		{"sm_80", `call void asm sideeffect "{ .reg .b16 t; mov.b32 t, $0; }", "r"(i32 %x)`, "'t' is .b16, operand d of 'mov.b32' is .b32 [P0020]"},
		{"sm_90", `call void asm sideeffect "st.global.b32 [$0], $1;", "r,r"(i32 %x, i32 %x)`, "[P0041]"},
		{"sm_80", `call void asm sideeffect "bar.sync 77;", ""()`, "[P0022]"},
		{"sm_80", `call void asm sideeffect "add.s33 $0, $0, $0;", "r"(i32 %x)`, "k.ll:4:29: error: function `k': inline assembly, line 1 column 1: no form of 'add' is spelled 'add.s33' [P0002]"},
		{"sm_80", `%a = call i32 asm sideeffect "ld.global.b32.volatil $0, [$1];", "=r,l"(i64 %y)`, "no form of 'ld' is spelled 'ld.global.b32.volatil' [P0002]"},
	} {
		for _, style := range []Style{StyleNVVM, StyleLLVM} {
			ptx, list := compileAsm(t, tt.arch, style, true, tt.line)
			if tt.want == "" && len(list) == 0 {
				continue
			}
			if ptx != "" {
				t.Errorf("%s is not refused", tt.line)
			}
			if got := string(list.Append(nil)); tt.want == "" || !strings.Contains(got, tt.want) {
				t.Errorf("%s\n  got  %s  want %s", tt.line, got, tt.want)
			}
		}
	}
}

// TestAsmDoubts: errors that only the tables of this compiler find are warnings, and the assembly is printed unchanged;
// text that cannot be read is an error.
func TestAsmDoubts(t *testing.T) {
	for _, tt := range []struct{ line, warning, text string }{
		{`call void asm sideeffect "bar.sync 77;", ""()`, "k.ll:4:38: warning: function `k': inline assembly, line 1 column 10: ", "\tbar.sync 77;\n"},
		{`call void asm sideeffect "bar.sync 0;\0A\09add.s32 $0, $0;", "r"(i32 %x)`, "'add.s32' has other operands [P0003]", "add.s32 %r1, %r1;\n"},
		{`call void asm sideeffect "add.s33 $0, $0, $0;", "r"(i32 %x)`, "no form of 'add' is spelled 'add.s33' [P0002]", "\tadd.s33 %r1, %r1, %r1;\n"},
		{`call void asm sideeffect "{ .reg .b16 t; AGAIN: mov.b32 t, $0; bra AGAIN; }", "r"(i32 %x)`, "'t' is .b16, operand d of 'mov.b32' is .b32 [P0020]", "{ .reg .b16 t; AGAIN: mov.b32 t, %r1; bra AGAIN; }\n"},
		{`call void asm sideeffect "@$0 bra OVER;\0AOVER: bar.warp.sync -1;", "r"(i32 %x)`, "the guard must be a predicate", "OVER: bar.warp.sync -1;\n"},
		{`%a = call i64 asm sideeffect "{ .reg .b32 t; add.s32 $0, $1, 1; redux.sync.add.s32 t, 1, -1; }", "=l,r"(i32 %x)`, "'$0' is .b64", ".version 7.0\n"},
	} {
		for _, style := range []Style{StyleNVVM, StyleLLVM} {
			got, list := compileAsm(t, "sm_80", style, false, tt.line)
			if said := string(list.Append(nil)); !strings.Contains(said, tt.warning) || strings.Contains(said, "error") && !strings.Contains(said, "-strict makes this an error") {
				t.Errorf("%s\n%s", tt.line, said)
			}
			if !strings.Contains(got, tt.text) {
				t.Errorf("%s\nwant %q in\n%s", tt.line, tt.text, got)
			}
			if ptx, _ := compileAsm(t, "sm_80", style, true, tt.line); ptx != "" {
				t.Errorf("%s is not refused by -strict", tt.line)
			}
		}
	}
}

// TestAsmText: instructions that the tables do not have pass, and the needs of known instructions raise the version.
func TestAsmText(t *testing.T) {
	for _, tt := range []struct{ arch, line, want string }{
		{"sm_80", `call void asm sideeffect "brandnew.wide.s77 $0, [%newreg], {${1:c}}; // as it is", "r,n"(i32 %x, i32 3)`, "\tbrandnew.wide.s77 %r1, [%newreg], {3}; // as it is\n"},
		{"sm_80", `call void asm sideeffect "brandnew $0; add.s33 $0, $0, $0;", "r"(i32 %x)`, "add.s33 %r1, %r1, %r1;\n"},
		{"sm_80", `call i32 asm sideeffect "add.s32 $0, $1, 1;", "=r,r"(float %f)`, "\t.reg .b32 \t%r<3>;\n"}, // no .f32
		{"sm_80", `call double asm sideeffect "add.s64 $0, $1, 1;", "=l,0"(double 2.0)`, "%rd1, %rd1, 1;\n"},
		{"sm_90", `call void asm sideeffect "barrier.cluster.arrive.relaxed;", ""()`, ".version 8.0\n"},
		{"sm_90", `call i32 asm sideeffect "mov.u32 $0, %aggr_smem_size;", "=r"()`, ".version 8.1\n"},
		{"sm_80", `call void asm sideeffect "// \C3\A9\0Amembar.gl;", ""()`, "// \\303\\251\n"},
		{"sm_80", `call void asm sideeffect "membar.gl; $$x $(first$|second$)", ""()`, "membar.gl; $x first\n"},
	} {
		for _, style := range []Style{StyleNVVM, StyleLLVM} {
			got, list := compileAsm(t, tt.arch, style, false, tt.line)
			if !strings.Contains(got, tt.want) {
				t.Errorf("%s\n  %s  want %q in\n%s", tt.line, list.Append(nil), tt.want, got)
			}
		}
	}
}

// TestAsmRuns: labels of assembly that was copied differ, operands that are
// written early do not share a register, and the emulator runs the result.
func TestAsmRuns(t *testing.T) {
	const src = `target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr addrspace(1) %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %v = call i32 asm sideeffect ".reg .pred big${:uid};\0A\09mov.u32 $0, 100;\0A\09setp.gt.u32 big${:uid}, $1, 2;\0A\09@big${:uid} bra OVER;\0A\09add.u32 $0, $0, $1;\0AOVER:", "=&r,r"(i32 %i)
  %q = getelementptr i32, ptr addrspace(1) %p, i32 %i
  store i32 %v, ptr addrspace(1) %q
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, 4
  br i1 %c, label %loop, label %done, !llvm.loop !0
done:
  ret void
}
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.full"}
`
	for _, level := range []int{0, 3} {
		opt := options(t, "sm_80")
		opt.Level = level
		r, _, err := Compile(context.Background(), opt, Input{Name: "k.ll", Data: []byte(src)})
		if err != nil {
			t.Fatalf("%s", diag.Of(err).Append(nil))
		}
		l := &testkit.Launch{Kernel: "k", Grid: [3]int{1, 1, 1}, Block: [3]int{1, 1, 1}, Args: []testkit.Arg{{Type: "i32", Data: make([]byte, 16), Buffer: true}}}
		out := launch(t, r.PTX, l)
		for i, want := range []uint32{100, 101, 102, 100} {
			if got := binary.LittleEndian.Uint32(out[0][4*i:]); got != want {
				t.Errorf("-O%d: element %d is %d, want %d\n%s", level, i, got, want, r.PTX)
			}
		}
		if a := testkit.Ptxas(t, r.PTX, "sm_80"); a.Err != "" {
			t.Errorf("-O%d: %s", level, a.Err)
		}
	}
}

// TestAsmOperands runs assembly whose operands are not simply registers of their types:
// predicates as numbers, vectors that fill a register, several results, alternatives
// (S4-59).
func TestAsmOperands(t *testing.T) {
	const src = `target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr addrspace(1) %p, i32 %x) {
  %odd = trunc i32 %x to i1
  %b = call i1 asm "xor.b32 $0, $1, 3;", "=r,r"(i1 %odd)
  %n = zext i1 %b to i32
  store i32 %n, ptr addrspace(1) %p
  %v = insertelement <2 x i32> <i32 7, i32 0>, i32 %x, i32 1
  %w = call <2 x i32> asm "add.s64 $0, $1, 1;", "=l,l"(<2 x i32> %v)
  %p1 = getelementptr i32, ptr addrspace(1) %p, i32 1
  store <2 x i32> %w, ptr addrspace(1) %p1, align 4
  %s = call { i32, <2 x i32>, i1 } asm "{ .reg .b32 a, b; mov.b64 {a, b}, $3; mov.b64 $1, {b, a}; mov.b32 $0, b; setp.ne.b32 $2, a, 8; }", "=r,=l,=b,l"(<2 x i32> %w)
  %s0 = extractvalue { i32, <2 x i32>, i1 } %s, 0
  %s1 = extractvalue { i32, <2 x i32>, i1 } %s, 1
  %s2 = extractvalue { i32, <2 x i32>, i1 } %s, 2
  %p3 = getelementptr i32, ptr addrspace(1) %p, i32 3
  store i32 %s0, ptr addrspace(1) %p3
  %p4 = getelementptr i32, ptr addrspace(1) %p, i32 4
  store <2 x i32> %s1, ptr addrspace(1) %p4, align 4
  %s2n = zext i1 %s2 to i32
  %p6 = getelementptr i32, ptr addrspace(1) %p, i32 6
  store i32 %s2n, ptr addrspace(1) %p6
  %q = insertelement <4 x i32> <i32 1, i32 2, i32 3, i32 4>, i32 %x, i32 0
  %r = call <4 x i32> asm "{ .reg .b64 a, b; mov.b128 {a, b}, $1; mov.b128 $0, {b, a}; }", "=q,q"(<4 x i32> %q)
  %p7 = getelementptr i32, ptr addrspace(1) %p, i32 7
  store <4 x i32> %r, ptr addrspace(1) %p7, align 4
  %t = call <4 x i32> asm "", "=q,0"(<4 x i32> %r)
  %t2 = extractelement <4 x i32> %t, i32 2
  %alt = call i32 asm "add.u32 $0, $1, 1;", "=r,l|r"(i32 %t2)
  %p11 = getelementptr i32, ptr addrspace(1) %p, i32 11
  store i32 %alt, ptr addrspace(1) %p11
  ret void
}
`
	for _, level := range []int{0, 3} {
		opt := options(t, "sm_90")
		opt.Level = level
		r, _, err := Compile(context.Background(), opt, Input{Name: "k.ll", Data: []byte(src)})
		if err != nil {
			t.Fatalf("%s", diag.Of(err).Append(nil))
		}
		l := &testkit.Launch{Kernel: "k", Grid: [3]int{1, 1, 1}, Block: [3]int{1, 1, 1}, Args: []testkit.Arg{{Type: "i32", Data: make([]byte, 48), Buffer: true}, {Type: "i32", Data: []byte{9, 0, 0, 0}}}}
		out := launch(t, r.PTX, l)
		for i, want := range []uint32{0, 8, 9, 9, 9, 8, 0, 3, 4, 9, 2, 10} {
			if got := binary.LittleEndian.Uint32(out[0][4*i:]); got != want {
				t.Errorf("-O%d: element %d is %d, want %d\n%s", level, i, got, want, r.PTX)
			}
		}
		if a := testkit.Ptxas(t, r.PTX, "sm_90"); a.Err != "" {
			t.Errorf("-O%d: %s", level, a.Err)
		}
	}
}

// TestAsmStrict: under -strict a module of NVVM's dialect has NVVM's six letters, in any
// other those of LLVM, too (S4-59, X-30).
func TestAsmStrict(t *testing.T) {
	for letters, arg := range map[string]string{"c": "i8 1", "h": "i16 2", "r": "i32 3", "l": "i64 4", "f": "float 5.0", "d": "double 6.0", "n": "i32 7", "N": "i32 8", "q": "i128 9"} {
		src := "target triple = \"nvptx64-nvidia-cuda\"\ndefine void @f() {\n  call void asm sideeffect \"// $0\", \"" + letters + "\"(" + arg + ")\n  ret void\n}\n"
		for _, strict := range []bool{false, true} {
			opt := options(t, "sm_90")
			opt.Dialect, opt.Strict = verify.NVVM, strict
			_, _, err := Compile(context.Background(), opt, Input{Name: "k.ll", Data: []byte(src)})
			want := strict && !strings.Contains("chrlfd", letters)
			if got := err != nil && strings.Contains(err.Error(), "is not one of c, h, r, l, f and d"); got != want {
				t.Errorf("constraint %q, strict %v: %v", letters, strict, err)
			}
		}
	}
}
