package driver

import (
	"path"

	"gonvvm/internal/diag"
	"gonvvm/internal/ir"
)

// SetInputLines gives every instruction the debug location of its line in the text of its input, instead of that which its debug
// information has. place is that of Options.Begin; filename returns the name in the line information of an input.
func SetInputLines(m *ir.Module, place func(*ir.Func, ir.Value) (diag.Pos, string), filename func(input string) string) {
	scopes := map[string]ir.MD{}
	m.Funcs(func(s *ir.Symbol, f *ir.Func) {
		input := m.FileOf(s)
		f.Dbg = nil
		last, loc := diag.Pos{}, ir.MD(0)
		for b := f.Entry(); b != 0; b = f.NextBlock(b) {
			for v := f.First(b); v != ir.None; v = f.Next(v) {
				f.SetDebugLoc(v, 0)
				pos, _ := place(f, v)
				if pos.Line == 0 || input == "" {
					continue
				}
				if pos != last || loc == 0 {
					if scopes[input] == 0 {
						scopes[input] = inputScope(m, input, filename(input))
					}
					last, loc = pos, inputLocation(m, pos, scopes[input])
				}
				f.SetDebugLoc(v, loc)
			}
		}
	})
}

// inputScope returns a new DISubprogram in a DIFile that stands for an input. Functions do not refer to it.
func inputScope(m *ir.Module, input, filename string) ir.MD {
	file := m.AddMD(ir.MDNode{Kind: ir.MDSpecial, Str: "DIFile", Fields: []ir.MDField{
		{Name: "filename", Kind: ir.FieldStr, Str: filename},
	}})
	return m.AddMD(ir.MDNode{Kind: ir.MDSpecial, Str: "DISubprogram", Distinct: true, Fields: []ir.MDField{
		{Name: "name", Kind: ir.FieldStr, Str: path.Base(input)}, {Name: "file", Kind: ir.FieldMD, MD: file},
	}})
}

// inputLocation returns a new DILocation.
func inputLocation(m *ir.Module, pos diag.Pos, scope ir.MD) ir.MD {
	return m.AddMD(ir.MDNode{Kind: ir.MDSpecial, Str: "DILocation", Fields: []ir.MDField{
		{Name: "line", Kind: ir.FieldUint, Int: uint64(pos.Line)},
		{Name: "column", Kind: ir.FieldUint, Int: uint64(pos.Col)},
		{Name: "scope", Kind: ir.FieldMD, MD: scope},
	}})
}
