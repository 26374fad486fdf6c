package passes

import (
	"fmt"
	"strings"
	"testing"
)

// Accesses of neighbouring threads that lie apart are remarked upon, with the line of the
// source; those that lie side by side, or in one place, are not.
func TestCoalescingRemarks(t *testing.T) {
	const head = `target triple = "nvptx64-nvidia-cuda"
%pair = type { float, float, [2 x float] }
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
define ptx_kernel void @k(ptr addrspace(1) %a, ptr addrspace(3) %s, ptr addrspace(1) %idx, i32 %n) !dbg !3 {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %ty = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %cta = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %ntid = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %first = mul i32 %cta, %ntid
  %i = add i32 %first, %tid
`
	const tail = `  ret void
}
!llvm.dbg.cu = !{!1}
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !2, emissionKind: LineTablesOnly)
!2 = !DIFile(filename: "k.cu", directory: "/")
!3 = distinct !DISubprogram(name: "k", scope: !2, file: !2, line: 1, type: !4, unit: !1, spFlags: DISPFlagDefinition)
!4 = !DISubroutineType(types: !5)
!5 = !{}
`
	cases := []struct{ name, body, access, want string }{
		{"side by side", `%p# = getelementptr float, ptr addrspace(1) %a, i32 %i`, `store float 1.0, ptr addrspace(1) %p#`, ""},
		{"row of a matrix", `%m# = mul i32 %ty, %n
  %j# = add i32 %m#, %tid
  %x# = sext i32 %j# to i64
  %p# = getelementptr float, ptr addrspace(1) %a, i64 %x#`, `store float 1.0, ptr addrspace(1) %p#`, ""},
		{"column of a matrix", `%m# = mul nsw i32 %i, %n
  %p# = getelementptr float, ptr addrspace(1) %a, i32 %m#`, `store float 1.0, ptr addrspace(1) %p#`, "only known at run time"},
		{"every fourth", `%j# = shl i32 %i, 2
  %x# = zext i32 %j# to i64
  %p# = getelementptr float, ptr addrspace(1) %a, i64 %x#`, `%v# = load float, ptr addrspace(1) %p#`, "16 bytes apart, the access is 4 bytes"},
		{"backwards", `%j# = sub i32 %n, %tid
  %p# = getelementptr float, ptr addrspace(1) %a, i32 %j#`, `store float 1.0, ptr addrspace(1) %p#`, ""},
		{"member of a structure", `%p# = getelementptr %pair, ptr addrspace(1) %a, i32 %tid, i32 2, i32 1`, `store float 1.0, ptr addrspace(1) %p#`, "16 bytes apart"},
		{"a whole structure", `%p# = getelementptr %pair, ptr addrspace(1) %a, i32 %tid`, `store <4 x float> zeroinitializer, ptr addrspace(1) %p#`, ""},
		{"one place", `%p# = getelementptr float, ptr addrspace(1) %a, i32 %n`, `store float 1.0, ptr addrspace(1) %p#`, ""},
		{"one place for a row", `%p# = getelementptr float, ptr addrspace(1) %a, i32 %ty`, `store float 1.0, ptr addrspace(1) %p#`, ""},
		{"gathered", `%q# = getelementptr i32, ptr addrspace(1) %idx, i32 %tid
  %j# = load i32, ptr addrspace(1) %q#
  %p# = getelementptr float, ptr addrspace(1) %a, i32 %j#`, `store float 1.0, ptr addrspace(1) %p#`, "read from memory"},
		{"lane and warp", `%l# = and i32 %tid, 31
  %w# = lshr i32 %tid, 5
  %r# = mul i32 %w#, 100
  %j# = add i32 %r#, %l#
  %p# = getelementptr float, ptr addrspace(1) %a, i32 %j#`, `store float 1.0, ptr addrspace(1) %p#`, ""},
		{"unclear", `%j# = xor i32 %tid, 5
  %p# = getelementptr float, ptr addrspace(1) %a, i32 %j#`, `store float 1.0, ptr addrspace(1) %p#`, ""},
		{"shared memory", `%j# = shl i32 %tid, 2
  %p# = getelementptr float, ptr addrspace(3) %s, i32 %j#`, `store float 1.0, ptr addrspace(3) %p#`, ""},
	}
	var src strings.Builder
	src.WriteString(head)
	for i, c := range cases {
		n := fmt.Sprint(i)
		fmt.Fprintf(&src, "  %s\n  %s, !dbg !%d\n", strings.ReplaceAll(c.body, "#", n), strings.ReplaceAll(c.access, "#", n), 100+i)
	}
	// Both come from loops that step by as much as there are threads.
	for i, by := range []int{1, 3} {
		fmt.Fprintf(&src, "  br label %%l%[1]d\nl%[1]d:\n  %%b%[1]d = phi i32 [ %%i, %%%[2]s ], [ %%c%[1]d, %%l%[1]d ]\n  %%d%[1]d = mul i32 %%b%[1]d, %[3]d\n", i, [...]string{"entry", "e0"}[i], by)
		fmt.Fprintf(&src, "  %%g%[1]d = getelementptr i8, ptr addrspace(1) %%a, i32 %%d%[1]d\n  store i8 1, ptr addrspace(1) %%g%[1]d, !dbg !%[2]d\n", i, 200+i)
		fmt.Fprintf(&src, "  %%c%[1]d = add i32 %%b%[1]d, %%ntid\n  %%t%[1]d = icmp slt i32 %%c%[1]d, %%n\n  br i1 %%t%[1]d, label %%l%[1]d, label %%e%[1]d\ne%[1]d:\n", i)
	}
	src.WriteString(tail)
	for i := range cases {
		fmt.Fprintf(&src, "!%d = !DILocation(line: %d, column: 3, scope: !3)\n", 100+i, 100+i)
	}
	src.WriteString("!200 = !DILocation(line: 200, column: 3, scope: !3)\n!201 = !DILocation(line: 201, column: 3, scope: !3)\n")
	m := parse(t, "t.ll", []byte(src.String()))
	var got Remarks
	if err := Run(m, Options{Machine: machineAt(3), Remarks: &got, Passes: []string{"declare-intrinsics"}, Verify: verifyHook}); err != nil {
		t.Fatal(err)
	}
	said := map[int]string{}
	for _, r := range got.List {
		if r.Pass == "coalescing" {
			if r.File != "k.cu" || r.Col != 3 {
				t.Errorf("place %s:%d:%d", r.File, r.Line, r.Col)
			}
			said[r.Line] = r.Msg
		}
	}
	for i, c := range cases {
		if msg := said[100+i]; c.want == "" && msg != "" || !strings.Contains(msg, c.want) {
			t.Errorf("%s: %q, want %q", c.name, msg, c.want)
		}
	}
	if said[200] != "" || !strings.Contains(said[201], "3 bytes apart") {
		t.Errorf("in loops: %q and %q", said[200], said[201])
	}
}
