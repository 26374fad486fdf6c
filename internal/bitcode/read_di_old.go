package bitcode

import (
	"gonvvm/internal/dinode"
	"gonvvm/internal/dwarfnames"
	"gonvvm/internal/ir"
)

// globalVariable: version 0 names the symbol or its constant, later ones only describe it.
func (r mdReader) globalVariable(s *dinode.Spec, rec []uint64) ir.MDNode {
	version := r.s.Ops[0] >> 1
	if version > 2 {
		panic(r.fail(eVersion, "version "+utoa(version)+" of a DIGlobalVariable"))
	}
	b := r.build(s.Name)
	b.fields(s, rec)
	n := b.node()
	if version == 0 {
		n = r.oldGlobalVariable(n, r.s.Ops)
	}
	return n
}

// oldGlobalVariable makes the expression that replaces a variable of LLVM versions before 4 and attaches it to its
// symbol.
func (r mdReader) oldGlobalVariable(n ir.MDNode, ops []uint64) ir.MDNode {
	v := r.nodeOrNull(ops[9])
	if v == 0 || r.m.MDs[v].Kind != ir.MDValue {
		return n
	}
	val := r.m.MDs[v].Val
	expr := r.emptyExpr()
	var sym *ir.Symbol
	switch x, isInt := r.m.Consts.Uint(val); {
	case val.IsSym() && r.m.Sym(val).Kind == ir.SymVar:
		sym = r.m.Sym(val)
	case isInt:
		expr = r.m.AddMD(ir.MDNode{Kind: ir.MDExpr, Fields: []ir.MDField{
			{Kind: ir.FieldWord, Str: "DW_OP_constu"}, {Kind: ir.FieldUint, Int: x}, {Kind: ir.FieldWord, Str: "DW_OP_stack_value"},
		}})
	default:
		return n
	}
	n.Distinct = ops[0]&1 != 0
	id := r.m.AddMD(n)
	b := r.build("DIGlobalVariableExpression")
	b.md("var", id)
	b.md("expr", expr)
	e := b.node()
	if sym != nil {
		sym.MD = append(sym.MD, ir.Attachment{Kind: "dbg", Node: r.m.AddMD(e)})
	}
	return e
}

// expression decodes a DIExpression and brings old ones to the present form.
func (r mdReader) expression(ops []uint64) ir.MDNode {
	version := ops[0] >> 1
	ops = append([]uint64(nil), ops[1:]...)
	if version > 3 {
		panic(r.fail(eVersion, "version "+utoa(version)+" of a DIExpression"))
	}
	n := len(ops)
	if version == 0 && n >= 3 && ops[n-3] == dwarfnames.OpBitPiece {
		ops[n-3] = dwarfnames.OpFragment
	}
	if version <= 1 && n > 0 && ops[0] == opDeref { // it acts at the end
		end := n
		if n >= 3 && ops[n-3] == dwarfnames.OpFragment {
			end = n - 3
		}
		if end > 0 {
			copy(ops, ops[1:end])
			ops[end-1] = opDeref
		}
	}
	if version <= 2 {
		ops = constantOffsets(ops)
	}
	x := ir.MDNode{Kind: ir.MDExpr}
	b := r.build("")
	for i := 0; i < len(ops); {
		op := ops[i]
		i++
		if s := dwarfnames.NameOf(dwarfnames.Ops[:], op); s != "" {
			b.word("", s)
		} else {
			b.uint("", op)
		}
		for k := range dwarfnames.ExprArgs(op) {
			if i >= len(ops) {
				break
			}
			if op == dwarfnames.OpConvert && k == 1 {
				b.named("", dwarfnames.Encodings[:], ops[i])
			} else {
				b.uint("", ops[i])
			}
			i++
		}
	}
	x.Fields = b.node().Fields
	return x
}

// Operations of expressions that changed.
const (
	opDeref      = 0x06
	opConstu     = 0x10
	opMinus      = 0x1c
	opPlus       = 0x22
	opPlusUconst = 0x23
)

// constantOffsets replaces plus and minus with an operand, as they were before
// LLVM 6.
func constantOffsets(ops []uint64) []uint64 {
	var out []uint64
	for len(ops) > 0 {
		n := 1
		switch ops[0] {
		case opConstu, opMinus, opPlus:
			n = 2
		case dwarfnames.OpFragment:
			n = 3
		}
		n = min(n, len(ops))
		args := ops[1:n]
		switch ops[0] {
		case opPlus:
			out = append(append(out, opPlusUconst), args...)
		case opMinus:
			out = append(append(append(out, opConstu), args...), opMinus)
		default:
			out = append(out, ops[:n]...)
		}
		ops = ops[n:]
	}
	return out
}
