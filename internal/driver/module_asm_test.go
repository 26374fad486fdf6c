package driver

import (
	"context"
	"encoding/binary"
	"strings"
	"testing"

	"gonvvm/internal/diag"
	"gonvvm/internal/target"
	"gonvvm/internal/testkit"
)

const moduleAsmProgram = `target triple = "nvptx64-nvidia-cuda"
module asm ".visible .func (.param .b32 r) twice(.param .b32 a) {"
module asm "  .reg .b32 x; ld.param.b32 x, [a]; add.s32 x, x, x; // doubled\0A\09st.param.b32 [r], x; ret;"
module asm "}"
module asm ".visible .global .align 4 .u32 counter = 7;"
@counter = external addrspace(1) global i32
declare i32 @twice(i32)
define ptx_kernel void @k(ptr %p, i32 %x) {
  %y = call i32 @twice(i32 %x)
  %c = load i32, ptr addrspace(1) @counter
  %z = add i32 %y, %c
  store i32 %z, ptr %p
  ret void
}
`

// TestModuleAsm: module-level assembly is printed before everything else, its definitions are not declared again, and
// the kernel runs (S4-60).
func TestModuleAsm(t *testing.T) {
	for _, style := range []Style{StyleNVVM, StyleLLVM} {
		opt := options(t, "sm_80")
		opt.Style, opt.Verbose = style, style == StyleLLVM
		r, _, err := Compile(context.Background(), opt, Input{Name: "k.ll", Data: []byte(moduleAsmProgram)})
		if err != nil {
			t.Fatalf("%s", diag.Of(err).Append(nil))
		}
		text := string(r.PTX)
		if style == StyleLLVM && !strings.Contains(text, "// Start of file scope inline assembly\n.visible .func (.param .b32 r) twice") {
			t.Errorf("no comment as llc has it:\n%s", text)
		}
		if strings.Contains(text, ".extern") {
			t.Errorf("what the assembly defines is declared:\n%s", text)
		}
		if a := testkit.Ptxas(t, r.PTX, "sm_80"); a.Err != "" {
			t.Error(a.Err)
		}
		l := &testkit.Launch{Kernel: "k", Grid: [3]int{1, 1, 1}, Block: [3]int{1, 1, 1}, Args: []testkit.Arg{{Type: "i32", Data: make([]byte, 4), Buffer: true}, {Type: "i32", Data: []byte{5, 0, 0, 0}}}}
		if got := binary.LittleEndian.Uint32(launch(t, r.PTX, l)[0]); got != 17 {
			t.Errorf("the result is %d, want 17", got)
		}
	}
}

// TestModuleAsmErrors: an error in the assembly is reported at its place in the string, features that the target lacks
// raise the version or are refused, and text that the tables do not have passes.
func TestModuleAsmErrors(t *testing.T) {
	for _, tt := range []struct {
		asm  string // lines of the module
		ptx  target.PTX
		want string // of the error, or if it begins with '+' of the output
	}{
		{`module asm ".globl foo"`, 0, "k.ll:2:13: error: module assembly, line 1 column 1: unknown directive .globl [P0001]"},
		{`module asm ".symver f, f@@V1"`, 0, "hint: module assembly is PTX at module scope"},
		{`module asm ".global .u32 a;\0A.global .u33 b;"`, 0, "k.ll:2:39: error: module assembly, line 2 column 9:"},
		{"module asm \".global .u32 a;\"\n  module asm \"// \\\\ \\22\\0A.func f() { add.s32 x, 1, 2; ret; }\"", 0, "k.ll:3:47: error: module assembly, line 3 column 21: operand d of"},
		{`module asm ".func f() { .reg .f32 x; add.s32 x, x, 1; ret; }"`, 0, "[P0020]"},
		{`module asm ".func f() { barrier.cluster.arrive; ret; }"`, 0, "instruction 'barrier.cluster.arrive' is not available on sm_80"},
		{`module asm ".func f() { fence.proxy.alias; ret; }"`, 0, "+.version 7.5\n"},
		{`module asm ".func f() { fence.proxy.alias; ret; }"`, 70, "[P0008]"},
		{`module asm ".global .u32 k;"`, 0, "with the module's assembly: 'k' is declared twice [P0005]"},
		{`module asm ".func f() { brandnew.s32 %x; ret; }"`, 0, "+brandnew.s32 %x;"},
	} {
		src := "target triple = \"nvptx64-nvidia-cuda\"\n" + tt.asm + "\ndefine ptx_kernel void @k() {\n  ret void\n}\n"
		opt := options(t, "sm_80")
		opt.PTX = tt.ptx
		r, _, err := Compile(context.Background(), opt, Input{Name: "k.ll", Data: []byte(src)})
		got := string(diag.Of(err).Append(nil))
		if err == nil {
			got = string(r.PTX)
		}
		want, good := strings.CutPrefix(tt.want, "+")
		if good != (err == nil) || !strings.Contains(got, want) {
			t.Errorf("%s\n  got  %s\n  want %s", tt.asm, got, tt.want)
		}
	}
}
