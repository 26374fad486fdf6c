package upgrade

import "gonvvm/internal/ir"

// debugNodes rewrites the debugging nodes of before LLVM 4: units that list their subprograms,
// subprograms that name their function, variables that name their symbol or constant, local
// variables with a tag.
func debugNodes(m *ir.Module) {
	for i := 1; i < len(m.MDs); i++ {
		if m.MDs[i].Kind != ir.MDSpecial {
			continue
		}
		id := ir.MD(i)
		switch m.MDs[i].Str {
		case "DILocalVariable":
			take(m, id, "tag")
		case "DICompileUnit":
			if list := take(m, id, "subprograms"); list != 0 {
				ownSubprograms(m, id, list)
			}
		case "DISubprogram":
			if v := take(m, id, "function"); v != 0 {
				describe(m, m.MDs[v].Val, ir.SymFunc, id)
			}
		case "DIGlobalVariable":
			if v := take(m, id, "variable"); v != 0 {
				globalVariable(m, id, m.MDs[v].Val)
			}
		}
	}
}

// take removes a field of a node and returns the node in it, 0 if there is none.
func take(m *ir.Module, id ir.MD, name string) (node ir.MD) {
	n := &m.MDs[id]
	f := n.Field(name)
	if f == nil {
		return 0
	}
	if f.Kind == ir.FieldMD {
		node = f.MD
	}
	kept := make([]ir.MDField, 0, len(n.Fields)-1)
	for _, x := range n.Fields {
		if x.Name != name {
			kept = append(kept, x)
		}
	}
	n.Fields = kept
	return node
}

// ownSubprograms makes unit that of the subprograms in a list.
func ownSubprograms(m *ir.Module, unit, list ir.MD) {
	if m.MDs[list].Kind != ir.MDTuple {
		return
	}
	for _, sp := range m.MDs[list].Ops {
		if n := &m.MDs[sp]; n.Kind == ir.MDSpecial && n.Str == "DISubprogram" && n.Field("unit") == nil {
			n.Distinct = true
			n.Fields = append(n.Fields[:len(n.Fields):len(n.Fields)], ir.MDField{Name: "unit", MD: unit})
		}
	}
}

// describe attaches a node to the symbol that v is, unless it has one already.
func describe(m *ir.Module, v ir.Value, kind ir.SymKind, id ir.MD) {
	if !v.IsSym() || m.Sym(v).Kind != kind {
		return
	}
	s := m.Sym(v)
	for _, a := range s.MD {
		if a.Kind == "dbg" {
			return
		}
	}
	s.MD = append(s.MD[:len(s.MD):len(s.MD)], ir.Attachment{Kind: "dbg", Node: id})
}

// globalVariable makes an expression of node id, a variable that is symbol or constant v.
func globalVariable(m *ir.Module, id ir.MD, v ir.Value) {
	expr := ir.MDNode{Kind: ir.MDExpr}
	if x, ok := m.Consts.Uint(v); ok {
		expr.Fields = []ir.MDField{
			{Kind: ir.FieldWord, Str: "DW_OP_constu"}, {Kind: ir.FieldUint, Int: x}, {Kind: ir.FieldWord, Str: "DW_OP_stack_value"},
		}
	} else if !v.IsSym() {
		return
	}
	variable, e := m.AddMD(m.MDs[id]), m.AddMD(expr)
	m.MDs[id] = ir.MDNode{Kind: ir.MDSpecial, Str: "DIGlobalVariableExpression", Fields: []ir.MDField{
		{Name: "var", MD: variable}, {Name: "expr", MD: e},
	}}
	describe(m, v, ir.SymVar, id)
}
