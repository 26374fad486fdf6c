package driver

import (
	"context"
	"errors"
	"strings"
	"testing"

	"gonvvm/internal/diag"
	"gonvvm/internal/target"
)

// Known defects of other compilers (P-…), as the shortest program that shows each. A program compiles and its output
// has all of want and nothing of not, or it is an error that contains err.
func TestPainPoints(t *testing.T) {
	const atomics = "define void @f(ptr addrspace(1) %p) {\n  %a = load atomic i32, ptr addrspace(1) %p acquire, align 4\n" +
		"  store atomic i32 %a, ptr addrspace(1) %p release, align 4\n  fence syncscope(\"device\") seq_cst\n" +
		"  %b = atomicrmw add ptr addrspace(1) %p, i32 1 acq_rel\n  %c = cmpxchg ptr addrspace(1) %p, i32 0, i32 1 acquire monotonic\n  ret void\n}\n"
	const lines = "define i32 @f(i32 %a) !dbg !4 {\n  %b = add i32 %a, 1, !dbg !5\n  ret i32 %b, !dbg !8\n}\n!llvm.dbg.cu = !{!0}\n!llvm.module.flags = !{!2, !3}\n" +
		"!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: LineTablesOnly)\n!1 = !DIFile(filename: \"a.cu\", directory: \"/d\")\n" +
		"!2 = !{i32 2, !\"Debug Info Version\", i32 3}\n!3 = !{i32 2, !\"Dwarf Version\", i32 2}\n!4 = distinct !DISubprogram(name: \"f\", file: !1, line: 1, unit: !0, type: !6, spFlags: DISPFlagDefinition)\n" +
		"!5 = !DILocation(line: 7, column: 3, scope: !9, inlinedAt: !8)\n!6 = !DISubroutineType(types: !7)\n!7 = !{null}\n!8 = !DILocation(line: 3, column: 1, scope: !4)\n" +
		"!9 = distinct !DISubprogram(name: \"g\", file: !1, line: 6, unit: !0, type: !6, spFlags: DISPFlagDefinition)\n"
	for _, c := range []struct {
		id, arch string
		ptx      target.PTX
		text     string
		want     []string
		not      []string
		err      string
	}{
		{id: "P-01", text: "declare void @llvm.nvvm.barier0()\ndefine void @f() {\n  call void @llvm.nvvm.barier0()\n  ret void\n}\n", err: "llvm.nvvm.barrier0"},
		{id: "P-02", arch: "sm_50", text: "define ptr @f(i32 %n) {\n  %p = alloca i8, i32 %n\n  ret ptr %p\n}\n", err: "sm_52"},
		{
			id: "P-03", text: "@g = addrspace(1) global i24 5\ndefine i24 @f(i2 %a, i24 %b) {\n  ret i24 %b\n}\n",
			want: []string{".param .b32 f_param_0", ".param .b32 func_retval0", ".global .align 4 .u32 g = 5;"}, not: []string{".u24", ".u2 "},
		},
		{
			id: "P-04", text: "define <2 x i8> @f(<2 x i8> %a, <3 x i1> %m, <3 x i64> %v, ptr %p) {\n  %w = select <3 x i1> %m, <3 x i64> %v, <3 x i64> zeroinitializer\n" +
				"  store <3 x i64> %w, ptr %p\n  store <3 x i1> %m, ptr %p\n  %r = add <2 x i8> %a, %a\n  ret <2 x i8> %r\n}\n",
			want: []string{"selp.b64"},
		},
		{
			id: "P-05", text: "define ptx_kernel void @f(ptr byval([64 x i32]) %a, i32 %i, ptr %o) {\n  %e = getelementptr i32, ptr %a, i32 %i\n  %x = load i32, ptr %e\n" +
				"  store i32 %x, ptr %o\n  ret void\n}\n",
			want: []string{"ld.param.u32"}, not: []string{".local"},
		},
		{id: "P-09", arch: "sm_35", ptx: 60, text: lines, want: []string{".loc\t1 7 3\n"}, not: []string{"inlined_at", ", debug"}},
		{id: "P-23", arch: "sm_80", ptx: 75, text: lines, want: []string{".loc\t1 7 3", ".target sm_80\n"}, not: []string{", debug"}},
		{id: "P-10", arch: "sm_80", text: atomics, want: []string{"ld.acquire.sys.global.u32", "st.release.sys.global.u32", "fence.sc.gpu"}},
		{id: "P-11", arch: "sm_80", text: atomics, want: []string{"atom.acq_rel.sys.global.add.u32", "atom.acquire.sys.global.cas.b32"}},
		{id: "P-14", arch: "sm_90", text: "define void @f() {\n  ret void\n}\n", want: []string{".version 7.8"}},
		{id: "P-15", arch: "sm_20", text: "define void @f() {\n  ret void\n}\n", want: []string{".target sm_20"}},
		{id: "P-16", arch: "sm_101", ptx: 86, text: "define void @f() {\n  ret void\n}\n", want: []string{".target sm_101"}},
		{id: "P-16", arch: "sm_110", text: "define void @f() {\n  ret void\n}\n", want: []string{".target sm_110"}},
		{
			id: "P-17", arch: "sm_70", text: "declare float @llvm.minimum.f32(float, float)\ndefine float @f(float %a, float %b) {\n  %r = call float @llvm.minimum.f32(float %a, float %b)\n  ret float %r\n}\n",
			want: []string{"min.f32"}, not: []string{".NaN"},
		},
		{
			id: "P-19", arch: "sm_50", text: "declare void @g()\ndefine void @f() {\n  call void @g()\n  unreachable\n}\n",
			want: []string{"exit;"},
		},
		{
			id: "P-21", arch: "sm_90", text: "define <2 x float> @f(<2 x float> %a, <2 x float> %b) {\n  %r = fadd <2 x float> %a, %b\n  ret <2 x float> %r\n}\n",
			not: []string{"f32x2"},
		},
		{
			id: "P-27", text: "define i128 @f(i128 %a, i128 %b, double %d) {\n  %q = sdiv i128 %a, %b\n  %c = fptosi double %d to i128\n  %r = add i128 %q, %c\n  ret i128 %r\n}\n",
			not: []string{"__divti3", "__fixdfti", ".extern"},
		},
		{id: "P-28", text: "define ptx_kernel void @k() {\n  ret void\n}\ndefine void @f() {\n  call ptx_kernel void @k()\n  ret void\n}\n", want: []string{".entry k("}, not: []string{"k, ("}},
		{
			id: "P-28", text: "define ptx_kernel void @k1(ptr %p) {\n  store i32 1, ptr %p\n  ret void\n}\ndefine ptx_kernel void @k2(ptr %p) {\n  store i32 1, ptr %p\n  ret void\n}\n",
			want: []string{".entry k1(", ".entry k2("}, not: []string{"call"},
		},
	} {
		t.Run(c.id, func(t *testing.T) {
			arch := c.arch
			if arch == "" {
				arch = "sm_80"
			}
			o := options(t, arch)
			o.PTX, o.Check, o.LineInfo = c.ptx, true, c.text == lines
			r, _, err := Compile(context.Background(), o, Input{Name: "pain.ll", Data: []byte(c.text)})
			if c.err != "" {
				var list diag.List
				if !errors.As(err, &list) {
					t.Fatalf("error %v, want one with %q", err, c.err)
				}
				if text := list[0].Msg + list[0].Hint; !strings.Contains(text, c.err) {
					t.Errorf("error %q, want one with %q", text, c.err)
				}
				return
			}
			if err != nil {
				t.Fatal(err)
			}
			for _, w := range c.want {
				if !strings.Contains(string(r.PTX), w) {
					t.Errorf("no %q in\n%s", w, r.PTX)
				}
			}
			for _, w := range c.not {
				if strings.Contains(string(r.PTX), w) {
					t.Errorf("%q in\n%s", w, r.PTX)
				}
			}
		})
	}
}
