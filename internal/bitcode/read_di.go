package bitcode

import (
	"math/big"

	"gonvvm/internal/dinode"
	"gonvvm/internal/ir"
)

// special reads a record of a specialised node. The layouts of all versions are
// told apart by the bits above "distinct" in the first operand and by the number of
// operands.
func (r mdReader) special(next *uint64) {
	d := &r.md
	refs := len(d.typeRefs)
	n, ok := r.specialNode()
	if !ok {
		return // a record of no version up to 22
	}
	id := r.define(next, n)
	for i := refs; i < len(d.typeRefs); i++ {
		if d.typeRefs[i].node == 0 {
			d.typeRefs[i].node = id
		}
	}
	switch dinode.OfCode(uint64(r.s.Code)) {
	case dinode.Location:
		if !n.Distinct { // the same place in code is this node
			l := r.readLocation(r.s.Ops)
			if e := d.locs.find(&l); e.id == 0 {
				e.l, e.id = l, id
				d.locs.used++
			}
		}
	case dinode.CompileUnit: // LLVM 3.8 lists its subprograms
		if list := r.nodeOrNull(r.s.Ops[11]); list != 0 {
			d.units = append(d.units, unitList{id, list})
		}
	case dinode.Subprogram: // LLVM 3.8 names its function
		if ops := r.s.Ops; ops[0]&6 == 0 && len(ops) >= 19 {
			d.fnSPs = append(d.fnSPs, fnSP{r.nodeOrNull(ops[15]), id})
		}
	}
}

// readLocation decodes the operands of a DILocation record.
func (r mdReader) readLocation(ops []uint64) location {
	if len(ops) < 5 {
		panic(r.short())
	}
	return location{
		line: uint32(ops[1]), column: uint32(ops[2]), scope: r.node(ops[3]), at: r.nodeOrNull(ops[4]),
		implicit: opt(ops, 5) != 0, group: opt(ops, 6), rank: opt(ops, 7),
	}
}

// specialNode makes the node of the record that was read; ok is false for a code of no version up to 22.
func (r mdReader) specialNode() (n ir.MDNode, ok bool) {
	if r.s.Code == mdExpression {
		r.need(1)
		n = r.expression(r.s.Ops)
		n.Distinct = r.s.Ops[0]&1 != 0
		return n, true
	}
	kind := dinode.OfCode(uint64(r.s.Code))
	if kind == dinode.Unknown {
		return n, false
	}
	s := &dinode.Table[kind]
	rec := r.upgraded(s)
	distinct := rec[0]&1 != 0
	switch kind {
	case dinode.Location:
		l := r.readLocation(rec)
		n = r.locationNode(&l)
	case dinode.Subrange:
		n = r.subrange(s, rec)
	case dinode.GlobalVariable:
		n = r.globalVariable(s, rec)
	default:
		b := r.build(s.Name)
		b.fields(s, rec)
		if kind == dinode.FixedPointType && rec[7] == fixedRational {
			b.fraction(rec)
		}
		n = b.node()
	}
	switch kind {
	case dinode.Generic:
		n.Ops = r.operandsOf(rec)
	case dinode.CompileUnit:
		distinct = true
	case dinode.Subprogram:
		distinct = distinct || rec[dinode.SPFlagsAt]&dinode.SPDefinition != 0
	case dinode.SubroutineType: // LLVM 3.8: the list may hold identifiers
		if types := n.Field("types").MD; types != 0 && rec[0] < 2 {
			r.md.typeRefs = append(r.md.typeRefs, fieldRef{types, ""})
		}
	case dinode.GlobalVariableExpression:
		if expr := n.Field("expr"); expr.MD == 0 {
			expr.MD = r.emptyExpr()
		}
	}
	n.Distinct = distinct
	return n, true
}

// upgraded returns the record with the operands of LLVM 22.
func (r mdReader) upgraded(s *dinode.Spec) []uint64 {
	rec := r.need(int(s.Min))
	if s.Upgrade == nil {
		return rec
	}
	up := s.Upgrade(r.md.rec, rec)
	if up == nil {
		panic(r.short())
	}
	if &up[0] != &rec[0] {
		r.md.rec = up
	}
	return up
}

// operandsOf returns the nodes that a GenericDINode has after its fields.
func (r mdReader) operandsOf(rec []uint64) []ir.MD {
	const first = 4
	ops := r.operands(len(rec) - first)
	for i, op := range rec[first:] {
		ops[i] = r.nodeOrNull(op)
	}
	return ops
}

// subrange: the bounds were numbers, then count a node, then all four are nodes.
func (r mdReader) subrange(s *dinode.Spec, rec []uint64) ir.MDNode {
	b := r.build(s.Name)
	switch version := rec[0] >> 1; version {
	case 0:
		b.sint("count", int64(rec[1]))
		b.sint("lowerBound", unrotated(rec[2]))
	case 1:
		b.number("count", r.nodeOrNull(rec[1]), true)
		b.sint("lowerBound", unrotated(rec[2]))
	case 2:
		r.need(5)
		b.fields(s, rec)
	default:
		panic(r.fail(eVersion, "version "+utoa(version)+" of a DISubrange"))
	}
	return b.node()
}

// enumerator adds the value of a DIEnumerator.
func (b diBuilder) enumerator(rec []uint64) {
	unsigned, wide := rec[0]&2 != 0, rec[0]&4 != 0
	switch {
	case wide:
		b.bigField("value", rec[3:], rec[1], unsigned)
	case unsigned:
		b.uint("value", uint64(unrotated(rec[1])))
	default:
		b.sint("value", unrotated(rec[1]))
	}
}

// bigField adds a number of any width.
func (b diBuilder) bigField(name string, words []uint64, bits uint64, unsigned bool) {
	if bits == 0 || bits > 1<<23 || uint64(len(words)) > (bits+63)/64 {
		panic(b.r.fail(eRecord, "a number of "+utoa(bits)+" bits"))
	}
	x := new(big.Int)
	for i, w := range words {
		v := new(big.Int).SetUint64(signed(w))
		x.Or(x, v.Lsh(v, uint(i)*64))
	}
	m := new(big.Int).Lsh(big.NewInt(1), uint(bits))
	x.Mod(x, m)
	if !unsigned && x.Bit(int(bits)-1) != 0 {
		x.Sub(x, m)
	}
	switch {
	case x.IsInt64() && x.Sign() < 0:
		b.sint(name, x.Int64())
	case x.IsUint64():
		b.uint(name, x.Uint64())
	default:
		b.word(name, b.r.str(x.String()))
	}
}

// fraction adds the numerator and denominator of a DIFixedPointType.
func (b diBuilder) fraction(rec []uint64) {
	unsigned := rec[5] != encodingSignedFixed // LLVM writes no bit for a sign then
	words, bits, next := dinode.WideNumber(rec, dinode.FixedPointWide)
	b.bigField("numerator", words, bits, unsigned)
	words, bits, _ = dinode.WideNumber(rec, next)
	b.bigField("denominator", words, bits, unsigned)
}

// encodingSignedFixed is DW_ATE_signed_fixed.
const encodingSignedFixed = 0x0d

// fixedRational is the kind of a DIFixedPointType that has a fraction instead of a factor.
const fixedRational = 2
