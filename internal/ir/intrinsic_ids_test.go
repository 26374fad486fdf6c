package ir

import (
	"go/ast"
	"go/parser"
	"go/token"
	"strings"
	"testing"
)

// The constants and the rows are two lists in one order.
func TestIntrinsicConstants(t *testing.T) {
	file, err := parser.ParseFile(token.NewFileSet(), "intrinsic_ids.go", nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	var ids []string
	ast.Inspect(file, func(n ast.Node) bool {
		if s, ok := n.(*ast.ValueSpec); ok {
			ids = append(ids, s.Names[0].Name)
		}
		return true
	})
	rows := intrinsicTab[numSpecialIntrinsics:]
	if len(ids) != len(rows) {
		t.Fatalf("%d constants for %d rows", len(ids), len(rows))
	}
	for i := range rows {
		name := rows[i].name
		want := "Intr"
		for _, w := range strings.FieldsFunc(name, func(r rune) bool { return r == '.' || r == '_' }) {
			want += strings.ToUpper(w[:1]) + w[1:]
		}
		if ids[i] != want {
			t.Errorf("constant %d is %s, want %s", i, ids[i], want)
		}
		if got, _ := lookupIntrinsic("llvm." + name + ".i32"); got != numSpecialIntrinsics+Intrinsic(i) {
			t.Errorf("llvm.%s.i32 is intrinsic %d, want %d", name, got, i)
		}
	}
	if IntrMemcpy.String() != "memcpy" {
		t.Errorf("IntrMemcpy is %q", IntrMemcpy)
	}
}
