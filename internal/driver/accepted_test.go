package driver

import (
	"bytes"
	"context"
	"strings"
	"testing"

	"gonvvm/internal/ir"
	"gonvvm/internal/llasm"
)

// Forms of IR that LLVM accepts though no front end of today writes them: each becomes the form of LLVM 22, with which text and
// bitcode are written, and PTX.
func TestRareFormsAccepted(t *testing.T) {
	for _, c := range []struct{ name, text, ir, ptx string }{
		{"a wrong overload suffix", "declare i32 @llvm.smax.s32(i32, i32)\ndefine i32 @f(i32 %a, i32 %b) {\n  %r = call i32 @llvm.smax.s32(i32 %a, i32 %b)\n  ret i32 %r\n}\n", "@llvm.smax.i32(", "max.s32"},
		{"a wrong suffix for a vector", "declare <2 x i16> @llvm.umin.foo(<2 x i16>, <2 x i16>)\ndefine <2 x i16> @f(<2 x i16> %a) {\n  %r = call <2 x i16> @llvm.umin.foo(<2 x i16> %a, <2 x i16> %a)\n  ret <2 x i16> %r\n}\n", "@llvm.umin.v2i16(", ".func"},
		{"two suffixes", "declare i32 @llvm.fptosi.sat.x.y(float)\ndefine i32 @f(float %a) {\n  %r = call i32 @llvm.fptosi.sat.x.y(float %a)\n  ret i32 %r\n}\n", "@llvm.fptosi.sat.i32.f32(", "cvt"},
		{"bfloat in an old intrinsic", "declare bfloat @llvm.nvvm.abs.bf16(bfloat)\ndefine bfloat @f(bfloat %a) {\n  %r = call bfloat @llvm.nvvm.abs.bf16(bfloat %a)\n  ret bfloat %r\n}\n", "@llvm.nvvm.fabs.bf16(", "abs.bf16"},
		{"bfloat vectors in an old intrinsic", "declare <2 x bfloat> @llvm.nvvm.neg.bf16x2(<2 x bfloat>)\ndefine <2 x bfloat> @f(<2 x bfloat> %a) {\n  %r = call <2 x bfloat> @llvm.nvvm.neg.bf16x2(<2 x bfloat> %a)\n  ret <2 x bfloat> %r\n}\n", "@llvm.nvvm.neg.bf16x2(", "neg.bf16x2"},
		{"a phi without entries", "define i32 @f() {\n  ret i32 0\ndead:\n  %p = phi i32\n  %q = phi fast float , !x !0\n  ret i32 %p\n}\n!0 = !{}\n", "phi i32", "ret"},
	} {
		m, err := llasm.Parse("rare.ll", []byte(c.text), llasm.Options{KeepNames: true})
		if err != nil {
			t.Errorf("%s: %v", c.name, err)
			continue
		}
		text := ir.Append(nil, m)
		if !bytes.Contains(text, []byte(c.ir)) {
			t.Errorf("%s: no %q in\n%s", c.name, c.ir, text)
		}
		for _, llc := range []bool{false, true} {
			opt := options(t, "sm_90")
			opt.LLC = llc
			r, _, err := Compile(context.Background(), opt, Input{Name: "rare.ll", Data: []byte(c.text)})
			if err != nil {
				t.Errorf("%s: %v", c.name, err)
			} else if !bytes.Contains(r.PTX, []byte(c.ptx)) {
				t.Errorf("%s: no %q in\n%s", c.name, c.ptx, r.PTX)
			}
		}
		if _, err := Encode(m, FormBitcode); err != nil {
			t.Errorf("%s: %v", c.name, err)
		}
	}
	const ifunc = "@i = ifunc void (), ptr @r, !foo !0\ndefine ptr @r() {\n  ret ptr null\n}\n!0 = !{}\n"
	m, err := llasm.Parse("ifunc.ll", []byte(ifunc), llasm.Options{})
	if err != nil {
		t.Fatal(err)
	}
	if text := string(ir.Append(nil, m)); !strings.Contains(text, "@i = ifunc void (), ptr @r, !foo !0") {
		t.Error(text)
	}
	if _, err := llasm.Parse("alias.ll", []byte(strings.Replace(ifunc, "ifunc", "alias", 1)), llasm.Options{}); err == nil {
		t.Error("an alias has metadata")
	}
}

// With llc's selection, names that PTX cannot spell are printed as llc prints them, if they are words with dots.
func TestDottedNames(t *testing.T) {
	const text = "declare void @ext.fn()\n@my.var = addrspace(1) global i32 0\ndefine void @foo.bar() {\n  call void @ext.fn()\n  store i32 1, ptr addrspace(1) @my.var\n  ret void\n}\n"
	opt := options(t, "sm_80")
	if _, _, err := Compile(context.Background(), opt, Input{Name: "dots.ll", Data: []byte(text)}); err == nil {
		t.Error("PTX has no names with dots")
	}
	opt.LLC, opt.Style = true, StyleLLVM
	r, _, err := Compile(context.Background(), opt, Input{Name: "dots.ll", Data: []byte(text)})
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{".visible .func foo.bar(", ".global .align 4 .u32 my.var", "[my.var]", "ext.fn"} {
		if !strings.Contains(string(r.PTX), want) {
			t.Errorf("no %q in\n%s", want, r.PTX)
		}
	}
}
