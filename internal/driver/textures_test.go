package driver

import (
	"context"
	"strings"
	"testing"

	"gonvvm/internal/diag"
	"gonvvm/internal/testkit"
)

// independentTextures reads and writes images through variables, kernel parameters and
// handles in registers, where textures and samplers are separate.
const independentTextures = `target triple = "nvptx64-nvidia-nvcl"
@tex = addrspace(1) global i64 0, align 8
@smp = addrspace(1) global i64 0, align 8
@srf = addrspace(1) global i64 0, align 8
declare i64 @llvm.nvvm.texsurf.handle.p1i64(metadata, ptr addrspace(1))
declare i64 @llvm.nvvm.texsurf.handle.internal.p1(ptr addrspace(1))
declare { float, float, float, float } @llvm.nvvm.tex.2d.v4f32.f32(i64, i64, float, float)
declare { i32, i32, i32, i32 } @llvm.nvvm.tld4.g.2d.v4u32.f32(i64, i64, float, float)
declare i32 @llvm.nvvm.suld.2d.i32.trap(i64, i32, i32)
declare void @llvm.nvvm.sust.b.2d.i32.trap(i64, i32, i32, i32)
declare i1 @llvm.nvvm.istypep.texture(i64)
declare i1 @llvm.nvvm.istypep.sampler(i64)
declare i1 @llvm.nvvm.istypep.surface(i64)
declare i32 @llvm.nvvm.txq.width(i64)
declare i32 @llvm.nvvm.suq.height(i64)

define i32 @use(i64 %t, i64 %m, i64 %s, float %x, float %y, i32 %i, i32 %j) alwaysinline {
  %a = call { float, float, float, float } @llvm.nvvm.tex.2d.v4f32.f32(i64 %t, i64 %m, float %x, float %y)
  %a0 = extractvalue { float, float, float, float } %a, 0
  %ab = bitcast float %a0 to i32
  %b = call { i32, i32, i32, i32 } @llvm.nvvm.tld4.g.2d.v4u32.f32(i64 %t, i64 %m, float %x, float %y)
  %b1 = extractvalue { i32, i32, i32, i32 } %b, 1
  %c = call i32 @llvm.nvvm.suld.2d.i32.trap(i64 %s, i32 %i, i32 %j)
  call void @llvm.nvvm.sust.b.2d.i32.trap(i64 %s, i32 %j, i32 %i, i32 %c)
  %w = call i32 @llvm.nvvm.txq.width(i64 %t)
  %h = call i32 @llvm.nvvm.suq.height(i64 %s)
  %s0 = add i32 %ab, %b1
  %s1 = add i32 %s0, %c
  %s2 = add i32 %s1, %w
  %s3 = add i32 %s2, %h
  ret i32 %s3
}

define ptx_kernel void @variables(ptr addrspace(1) %p, float %x, float %y, i32 %i, i32 %j) {
  %t = call i64 @llvm.nvvm.texsurf.handle.p1i64(metadata ptr addrspace(1) @tex, ptr addrspace(1) @tex)
  %m = call i64 @llvm.nvvm.texsurf.handle.internal.p1(ptr addrspace(1) @smp)
  %s = call i64 @llvm.nvvm.texsurf.handle.p1i64(metadata ptr addrspace(1) @srf, ptr addrspace(1) @srf)
  %r = call i32 @use(i64 %t, i64 %m, i64 %s, float %x, float %y, i32 %i, i32 %j)
  store i32 %r, ptr addrspace(1) %p
  ret void
}

define ptx_kernel void @registers(ptr addrspace(1) %p, i64 %t, i64 %m, i64 %s, float %x, float %y, i32 %i, i32 %j) {
  %r = call i32 @use(i64 %t, i64 %m, i64 %s, float %x, float %y, i32 %i, i32 %j)
  store i32 %r, ptr addrspace(1) %p
  %k0 = call i1 @llvm.nvvm.istypep.texture(i64 %t)
  %k1 = call i1 @llvm.nvvm.istypep.sampler(i64 %m)
  %k2 = call i1 @llvm.nvvm.istypep.surface(i64 %s)
  %k3 = and i1 %k0, %k1
  %k4 = and i1 %k3, %k2
  %k = zext i1 %k4 to i32
  %q = getelementptr i32, ptr addrspace(1) %p, i64 1
  store i32 %k, ptr addrspace(1) %q
  ret void
}

define ptx_kernel void @parameters(ptr addrspace(1) %p, i64 %img, i64 %smp, i64 %out, float %x, float %y, i32 %i, i32 %j) {
  %r = call i32 @use(i64 %img, i64 %smp, i64 %out, float %x, float %y, i32 %i, i32 %j)
  store i32 %r, ptr addrspace(1) %p
  ret void
}

define ptx_kernel void @assembly(ptr addrspace(1) %p) {
  %t = call i64 @llvm.nvvm.texsurf.handle.p1i64(metadata ptr addrspace(1) @tex, ptr addrspace(1) @tex)
  %w = call i32 asm "txq.width.b32 $0, [$1];", "=r,l"(i64 %t)
  store i32 %w, ptr addrspace(1) %p
  ret void
}

!nvvm.annotations = !{!0, !1, !2, !3}
!0 = !{ptr addrspace(1) @tex, !"texture", i32 1}
!1 = !{ptr addrspace(1) @smp, !"sampler", i32 1}
!2 = !{ptr addrspace(1) @srf, !"surface", i32 1}
!3 = !{ptr @parameters, !"rdoimage", i32 1, !"sampler", i32 2, !"rdwrimage", i32 3}
`

// TestIndependentTextures: a handle is the name of its variable or parameter where there
// is one, else a register (S4-105, S4-113 … S4-118).
func TestIndependentTextures(t *testing.T) {
	for _, level := range []int{0, 3} {
		opt := options(t, "sm_80")
		opt.Level = level
		r, _, err := Compile(context.Background(), opt, Input{Name: "k.ll", Data: []byte(independentTextures)})
		if err != nil {
			t.Fatalf("%s", diag.Of(err).Append(nil))
		}
		if why := testkit.PtxasRefusal(t, r.PTX, "sm_80"); why != "" {
			t.Errorf("-O%d: ptxas: %s\n%s", level, why, r.PTX)
		}
		for kernel, want := range map[string][]string{
			"variables":  {"tex.2d.v4.f32.f32", "[tex, smp, {", "tld4.g.2d.v4.u32.f32", "suld.b.2d.b32.trap", "[srf, {", "sust.b.2d.b32.trap", "txq.width.b32", "[tex]", "suq.height.b32", "[srf]"},
			"registers":  {"tex.2d.v4.f32.f32", "[%rd", "tld4.g.2d.v4.u32.f32", "suld.b.2d.b32.trap", "istypep.texref", "istypep.samplerref", "istypep.surfref"},
			"parameters": {".param .texref parameters_param_1", ".param .samplerref parameters_param_2", ".param .surfref parameters_param_3", "[parameters_param_1, parameters_param_2, {", "[parameters_param_3, {", "[parameters_param_1]"},
			"assembly":   {"mov.u64", ", tex;", "txq.width.b32"},
		} {
			_, body, _ := strings.Cut(string(r.PTX), ".entry "+kernel+"(")
			body, _, _ = strings.Cut(body, "\n}")
			if level == 0 && kernel != "assembly" && kernel != "registers" {
				continue // the handles go through a call of @use or memory
			}
			for _, w := range want {
				if !strings.Contains(body, w) {
					t.Errorf("-O%d: no %q in %s(%s", level, w, kernel, body)
				}
			}
		}
	}
}

// Features of one driver interface are printed in its mode alone: independent textures for OpenCL's, pointers to global memory for
// CUDA's (S1-03).
func TestDriverInterface(t *testing.T) {
	for _, c := range []struct{ triple, want, not string }{
		{"nvptx64-nvidia-cuda", "ld.global.u32", "texmode_independent"},
		{"nvptx64-nvidia-nvcl", "texmode_independent", "ld.global.u32"},
	} {
		src := "target triple = \"" + c.triple + "\"\ndefine ptx_kernel void @k(ptr %p, ptr %q) {\n  %x = load i32, ptr %p\n  store i32 %x, ptr %q\n  ret void\n}\n"
		r, _, err := Compile(context.Background(), options(t, "sm_80"), Input{Name: "k.ll", Data: []byte(src)})
		if err != nil {
			t.Fatalf("%s", diag.Of(err).Append(nil))
		}
		if text := string(r.PTX); !strings.Contains(text, c.want) || strings.Contains(text, c.not) {
			t.Errorf("%s: want %s without %s in\n%s", c.triple, c.want, c.not, text)
		}
	}
}
