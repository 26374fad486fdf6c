package dwarf

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"gonvvm/internal/ir"
	"gonvvm/internal/llasm"
)

func TestNumbers(t *testing.T) {
	for _, c := range []struct {
		x    uint64
		uleb []byte
	}{{0, []byte{0}}, {127, []byte{127}}, {128, []byte{128, 1}}, {624485, []byte{0xe5, 0x8e, 0x26}}} {
		if got := appendULEB(nil, c.x); !slices.Equal(got, c.uleb) || ulebSize(c.x) != len(got) {
			t.Errorf("%d: %v, size %d", c.x, got, ulebSize(c.x))
		}
	}
	for _, c := range []struct {
		x    int64
		sleb []byte
	}{{0, []byte{0}}, {63, []byte{63}}, {64, []byte{0xc0, 0}}, {-1, []byte{0x7f}}, {-64, []byte{0x40}}, {-65, []byte{0xbf, 0x7f}}, {-123456, []byte{0xc0, 0xbb, 0x78}}} {
		if got := appendSLEB(nil, c.x); !slices.Equal(got, c.sleb) {
			t.Errorf("%d: %v", c.x, got)
		}
	}
	if n, ok := register("%rd12"); n != 0x2572643132 || !ok {
		t.Errorf("%#x", n)
	}
	if _, ok := register("%rd123456"); ok {
		t.Error("a name of nine characters has a number")
	}
}

const scopes = `define void @f() !dbg !4 {
  ret void
}
!llvm.dbg.cu = !{!0}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/d")
!2 = !DISubroutineType(types: !{null})
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = distinct !DISubprogram(name: "f", file: !1, line: 1, unit: !0, type: !2, spFlags: DISPFlagDefinition)
!5 = distinct !DISubprogram(name: "g", file: !1, line: 9, unit: !0, type: !2, spFlags: DISPFlagDefinition)
!6 = distinct !DILexicalBlock(scope: !4, file: !1, line: 2)
!7 = distinct !DILexicalBlock(scope: !6, file: !1, line: 3)
!8 = !DILocalVariable(name: "a", scope: !6, file: !1, line: 2, type: !3)
!9 = !DILocalVariable(name: "b", arg: 1, scope: !5, file: !1, line: 9, type: !3)
!10 = !DILocation(line: 1, scope: !4)
!11 = !DILocation(line: 2, scope: !6)
!12 = !DILocation(line: 3, scope: !7)
!13 = !DILocation(line: 4, column: 5, scope: !4)
!14 = !DILocation(line: 9, scope: !5, inlinedAt: !13)
!15 = !DIExpression()
!keep = !{!8, !9, !10, !11, !12, !14, !15}
`

// TestScopes: blocks and inlined calls have the first and the last address of their instructions, a block
// without variables is left out, and labels are where they begin and end.
func TestScopes(t *testing.T) {
	m, err := llasm.Parse("a.ll", []byte(scopes), llasm.Options{})
	if err != nil {
		t.Fatal(err)
	}
	node := func(line int, kind string) ir.MD {
		for i := range m.MDs {
			b := Builder{m: m}
			if id := ir.MD(i); b.is(id, kind) && b.num(id, "line") == uint64(line) {
				return id
			}
		}
		t.Fatalf("no %s in line %d", kind, line)
		return 0
	}
	at := func(line int) ir.MD { return node(line, "DILocation") }
	b := New(m, Options{AddrSize: 8, Comments: true, SectionLabels: true, File: func(ir.MD) uint32 { return 1 }, Symbol: func(uint32) string { return "" }})
	inReg := func(from, to int, reg string) Piece {
		return Piece{From: from, To: to, Locs: []Location{{Kind: InReg, Reg: reg}}}
	}
	marks := b.Function(&Function{
		Subprogram: node(1, "DISubprogram"), Num: 3, Blocks: []int{0, 3},
		Locs: []ir.MD{0, at(1), at(2), at(3), 0, at(9), at(9), at(1)},
		Vars: []Variable{
			{Node: node(2, "DILocalVariable"), Pieces: []Piece{inReg(2, 4, "%r1"), inReg(4, 5, "%r2")}},
			{Node: node(9, "DILocalVariable"), InlinedAt: at(4), Pieces: []Piece{inReg(0, 8, "%rd7")}},
		},
	})
	var got []string
	for _, k := range marks {
		got = append(got, fmt.Sprintf("%d %v %s", k.At, k.Block, k.Label))
	}
	// A block that is left out has labels, too, as llc gives them.
	want := []string{
		"0 true $L__func_begin3", "1 false $L__tmp0", "2 false $L__tmp1", "3 false $L__tmp2", "4 false $L__tmp3", "5 true $L__tmp4", "7 true $L__tmp5",
		"8 true $L__tmp6", "8 false $L__func_end3",
	}
	if !slices.Equal(got, want) {
		t.Errorf("labels:\n%s", strings.Join(got, "\n"))
	}
	text := map[string]string{}
	for _, s := range b.Sections() {
		text[s.Name] = strings.Join(strings.Fields(strings.Join(s.Lines, "\n")), " ")
	}
	for _, c := range []struct{ section, what string }{
		{".debug_loc", "$L__debug_loc0: .b64 $L__tmp1 .b64 $L__tmp3 .b8 5 // Loc expr size .b8 0 .b8 144 .b8 177"},
		{".debug_loc", ".b64 $L__tmp3 .b64 $L__tmp4 .b8 5 // Loc expr size .b8 0 .b8 144 .b8 178"},
		{".debug_info", "DW_TAG_lexical_block .b64 $L__tmp1 // DW_AT_low_pc .b64 $L__tmp4 // DW_AT_high_pc"},
		{".debug_info", ".b64 $L__tmp4 // DW_AT_low_pc .b64 $L__tmp5 // DW_AT_high_pc .b8 1 // DW_AT_call_file .b8 4 // DW_AT_call_line .b8 5 // DW_AT_call_column"},
		{".debug_info", "DW_TAG_formal_parameter .b8 2 // DW_AT_address_class .b8 6 // DW_AT_location .b8 144"},
		{".debug_info", ".b64 $L__func_begin3 // DW_AT_low_pc .b64 $L__func_end3 // DW_AT_high_pc .b8 1 // DW_AT_frame_base .b8 156 .b8 102 // DW_AT_name"},
		{".debug_info", "DW_AT_inline"},
	} {
		if !strings.Contains(text[c.section], c.what) {
			t.Errorf("%s has no %s:\n%s", c.section, c.what, text[c.section])
		}
	}
	if n := strings.Count(text[".debug_info"], "DW_TAG_lexical_block"); n != 1 {
		t.Errorf("%d blocks", n)
	}
}
