package verify

import (
	"strings"

	"gonvvm/internal/diag"
	"gonvvm/internal/ir"
)

// entry counts the entries of a phi for one predecessor.
type entry struct {
	phi ir.Value
	val ir.Value
	n   int
}

// phi checks that x has exactly one entry for each edge into block b.
func (v *verifier) phi(b ir.Block, x ir.Value) {
	f := v.f
	if len(v.from) < f.NumBlocks() {
		v.from = make([]entry, f.NumBlocks()+f.NumBlocks()/2)
	}
	if f.Prev(x) == ir.None || f.Op(f.Prev(x)) != ir.OpPhi { // of all phis of b, which are uses of their blocks as well
		v.edges = 0
		for u := f.FirstPred(b); u != 0; u = f.NextPred(u) {
			v.edges++
		}
	}
	edges := v.edges
	n := f.NumOps(x)
	if n != 2*edges && v.unmatched(b, x) {
		return
	}
	if n != 2*edges {
		v.fail(CodePhi, x, "the phi has %d entries for %d edges", n/2, edges)
		return
	}
	for i := 0; i < n; i += 2 {
		if !f.Operand(x, i+1).IsBlock() {
			v.fail(CodePhi, x, "entry %d has no block", i/2)
			return
		}
		e := &v.from[f.Operand(x, i+1).Block()]
		if e.phi != x {
			*e = entry{phi: x, val: f.Operand(x, i)}
		}
		if e.n++; f.Operand(x, i) != e.val {
			v.fail(CodePhi, x, "the phi has two values for one predecessor")
			return
		}
		if f.TypeOf(f.Operand(x, i)) != f.TypeOf(x) {
			v.fail(CodeType, x, "entry %d of the phi has another type", i/2)
		}
	}
	for i := 0; i < n; i += 2 {
		p := f.Operand(x, i+1).Block()
		e := &v.from[p]
		if e.n == 0 {
			continue // seen
		}
		want := 0
		for k := range f.NumSuccs(p) {
			if f.Succ(p, k) == b {
				want++
			}
		}
		if e.n != want {
			if !v.unmatched(b, x) {
				v.fail(CodePhi, x, "the phi has %d entries for a predecessor with %d edges", e.n, want)
			}
			return
		}
		e.n = 0
	}
}

// operands checks that the definitions of x's operands dominate x.
func (v *verifier) operands(x ir.Value) {
	f := v.f
	b := f.BlockOf(x)
	for i := range f.NumOps(x) {
		o := f.Operand(x, i)
		if o.IsConst() || o.IsSym() {
			v.constant(&f.Consts, o, 0)
			continue
		}
		if o.IsBlock() {
			if !f.IsLive(o.Block()) {
				v.fail(CodeBlock, x, "operand %d is a block that is not in the function", i)
			}
			continue
		}
		if !o.IsInst() {
			continue
		}
		if f.Op(o) == ir.OpInvalid || f.BlockOf(o) == 0 {
			v.fail(CodeDominate, x, "operand %d is an instruction that is not in the function", i)
			continue
		}
		if !v.cfg.Reachable(b) {
			continue
		}
		from := f.BlockOf(o)
		ok := true
		switch {
		case f.Op(x) == ir.OpPhi:
			p := f.Operand(x, i+1).Block()
			ok = !v.cfg.Reachable(p) || v.dom.Dominates(from, p)
		case from == b:
			ok = v.pos[o] < v.pos[x]
		default:
			ok = v.dom.Dominates(from, b)
		}
		if !ok {
			v.undefined(x, o, i)
		}
	}
}

// undefined reports that operand i of x, o, is used where it need not be defined.
func (v *verifier) undefined(x, o ir.Value, i int) {
	f := v.f
	name := f.NameOf(o)
	what := "operand " + utoa(uint64(i)) + " (" + string(f.AppendInst(nil, o)) + ")"
	if name != "" {
		name = "%" + name
		what = name
	}
	n := len(v.errs)
	switch {
	case f.Op(x) == ir.OpPhi:
		v.fail(CodeDominate, x, "%s is not defined at the end of the block that it comes from, %s", what, v.blockText(f.Operand(x, i+1).Block()))
	case f.BlockOf(x) == f.BlockOf(o):
		v.fail(CodeDominate, x, "%s is used before its definition", what)
	default:
		v.fail(CodeDominate, x, "%s is not defined on every way to its use: it is defined in block %s", what, v.blockText(f.BlockOf(o)))
	}
	if n == len(v.errs) {
		return
	}
	d := v.errs[n]
	if eq := strings.Index(d.Source, " = "); eq >= 0 && d.Pos.IsValid() && int(d.Pos.Col) <= eq {
		d.Pos.Col = int32(eq + 4) // the operands are after it
	}
	diag.PointTo(d, name)
	if f.Op(x) != ir.OpPhi && f.BlockOf(x) != f.BlockOf(o) {
		d.Hint = "merge the values of different ways with a phi"
	}
}

// blockText names a block in a message.
func (v *verifier) blockText(b ir.Block) string { return "%" + v.blockName(v.f, b) }

// unmatched reports the first entry of a phi whose block is not a predecessor of block b, or the
// first predecessor without an entry; false if there is neither.
func (v *verifier) unmatched(b ir.Block, x ir.Value) bool {
	f := v.f
	is := func(p ir.Block) bool {
		for u := f.FirstPred(b); u != 0; u = f.NextPred(u) {
			if f.BlockOf(f.User(u)) == p {
				return true
			}
		}
		return false
	}
	n := len(v.errs)
	for i := 1; i < f.NumOps(x); i += 2 {
		if o := f.Operand(x, i); o.IsBlock() && !is(o.Block()) {
			v.fail(CodePhi, x, "the phi has an entry for %s, which is not a predecessor of %s", v.blockText(o.Block()), v.blockText(b))
			if n < len(v.errs) {
				diag.PointTo(v.errs[n], v.blockText(o.Block())+" ]")
			}
			return true
		}
	}
	for u := f.FirstPred(b); u != 0; u = f.NextPred(u) {
		p := f.BlockOf(f.User(u))
		have := false
		for i := 1; i < f.NumOps(x); i += 2 {
			have = have || f.Operand(x, i) == p.Value()
		}
		if !have {
			v.fail(CodePhi, x, "the phi has no entry for %s, which is a predecessor of %s", v.blockText(p), v.blockText(b))
			return true
		}
	}
	return false
}
