package mutate

import (
	"fmt"
	"math/rand/v2"

	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
)

// Apply makes one change to m, which Defuse has prepared, and describes it; "" if the one that seed draws does not fit.
// The result may break the rules of IR: the verifier reports it.
func Apply(m *ir.Module, seed uint64) string {
	u := mutator{m: m, r: rand.New(rand.NewPCG(seed, 17))}
	var bodies []*ir.Func
	n := 0
	m.Funcs(func(_ *ir.Symbol, f *ir.Func) {
		if !f.IsDecl() {
			bodies = append(bodies, f)
			n += f.NumInsts()
		}
	})
	if n == 0 {
		return ""
	}
	at := u.r.IntN(n) // functions as their sizes are
	for _, f := range bodies {
		if at < f.NumInsts() {
			return u.function(f)
		}
		at -= f.NumInsts()
	}
	return ""
}

// mutator makes one change.
type mutator struct {
	m    *ir.Module
	f    *ir.Func
	r    *rand.Rand
	b    ir.Builder
	cfg  analysis.CFG
	dom  analysis.Dom
	made ir.Value // the last instruction before those that insert makes
}

// kinds are the changes, as often as they come.
var kinds = [...]struct {
	name  string
	often int
	do    func(*mutator, ir.Value) bool
}{
	{"another operand", 6, (*mutator).operand},
	{"another constant", 4, (*mutator).constant},
	{"another operation", 4, (*mutator).operation},
	{"another predicate", 3, (*mutator).predicate},
	{"operands exchanged", 2, (*mutator).exchange},
	{"an operation more", 6, (*mutator).insert},
	{"an operation less", 2, (*mutator).bypass},
	{"two instructions exchanged", 3, (*mutator).reorder},
	{"a store more", 2, (*mutator).store},
	{"an effect less", 1, (*mutator).remove},
	{"edges", 2, (*mutator).edges},
}

func (u *mutator) function(f *ir.Func) string {
	u.f, u.b.F = f, f
	u.cfg.Compute(f)
	u.dom.Compute(&u.cfg)
	sum := 0
	for _, k := range kinds {
		sum += k.often
	}
	k, n := 0, u.r.IntN(sum)
	for n >= kinds[k].often {
		n -= kinds[k].often
		k++
	}
	var all []ir.Value
	for b := f.Entry(); b != 0; b = f.NextBlock(b) {
		if !u.cfg.Reachable(b) {
			continue
		}
		for v := f.First(b); v != ir.None; v = f.Next(v) {
			all = append(all, v)
		}
	}
	for range 30 {
		v := all[u.r.IntN(len(all))]
		before := string(f.AppendInst(nil, v))
		if !u.guards(v) && kinds[k].do(u, v) {
			return fmt.Sprintf("%s: %s: %s", f.Name(), kinds[k].name, before)
		}
	}
	return ""
}

// dominating returns values of type t that are available before instruction at.
func (u *mutator) dominating(at ir.Value, t ir.Type) []ir.Value {
	f := u.f
	var vs []ir.Value
	for i := range f.NumParams() {
		if p := ir.ParamValue(i); f.TypeOf(p) == t {
			vs = append(vs, p)
		}
	}
	for v := f.Prev(at); v != ir.None; v = f.Prev(v) {
		if f.TypeOf(v) == t {
			vs = append(vs, v)
		}
	}
	for n := u.dom.IDom(u.cfg.Number(f.BlockOf(at))); n != 0; n = u.dom.IDom(n) {
		for v := f.Last(u.cfg.Block(n)); v != ir.None && len(vs) < 200; v = f.Prev(v) {
			if f.TypeOf(v) == t {
				vs = append(vs, v)
			}
		}
	}
	return vs
}

// other returns a value of type t that is available before at, sometimes a constant; None if there is none.
func (u *mutator) other(at ir.Value, t ir.Type) ir.Value {
	vs := u.dominating(at, t)
	if c := u.number(t); c != ir.None && (len(vs) == 0 || u.r.IntN(4) == 0) {
		return c
	}
	if len(vs) == 0 {
		return ir.None
	}
	if u.r.IntN(2) == 0 { // near ones more often
		return vs[u.r.IntN(min(len(vs), 6))]
	}
	return vs[u.r.IntN(len(vs))]
}

// number returns a constant of a scalar type, None for other types.
func (u *mutator) number(t ir.Type) ir.Value {
	ty, c := &u.m.Types, &u.f.Consts
	r := u.r
	switch {
	case t == ir.Float:
		return c.FloatBits(t, []uint64{0, 0x3f800000, 0xbf800000, 0x40000000, 0x80000000, 0x3f000000, 0x7f800000, 0x3dcccccd}[r.IntN(8)])
	case t == ir.Double:
		return c.FloatBits(t, []uint64{0, 0x3ff << 52, 0xbff << 52, 1 << 62, 1 << 63, 0x3fe << 52, 0x7ff << 52, 0x3fb999999999999a}[r.IntN(8)])
	case !ty.IsInt(t) || ty.Bits(t) > 64:
		return ir.None
	}
	w := ty.Bits(t)
	switch r.IntN(6) {
	case 0:
		return c.Int(t, r.Uint64N(4))
	case 1:
		return c.Int(t, -r.Uint64N(4))
	case 2:
		return c.Int(t, 1<<r.IntN(w))
	case 3:
		return c.Int(t, 1<<r.IntN(w)-1)
	case 4:
		return c.Int(t, r.Uint64N(256))
	}
	return c.Int(t, r.Uint64())
}

// free reports whether operand i of v may be any value of its type.
func (u *mutator) free(v ir.Value, i int) bool {
	f := u.f
	switch op := f.Op(v); {
	case op.IsBinary():
		// Guards that Defuse inserted before shifts and divisions stay.
		return i == 0 || op < ir.OpUDiv || op > ir.OpAShr || op == ir.OpFDiv || op == ir.OpFRem
	case op.IsCast(), op == ir.OpFNeg, op == ir.OpICmp, op == ir.OpFCmp, op == ir.OpSelect, op == ir.OpLoad, op == ir.OpStore,
		op == ir.OpAtomicRMW, op == ir.OpCmpXchg, op == ir.OpFreeze, op == ir.OpExtractValue, op == ir.OpInsertValue, op == ir.OpRet:
		return true
	case op == ir.OpExtractElement:
		return i == 0
	case op == ir.OpInsertElement:
		return i < 2
	case op == ir.OpPhi:
		return i%2 == 0
	case op == ir.OpCondBr, op == ir.OpSwitch:
		return i == 0
	case op == ir.OpGEP:
		return i == 0 || !f.Operand(v, i).IsConst()
	case op == ir.OpCall:
		return i < f.NumArgs(v) && f.CalleeSym(v) != nil && !(f.CalleeIntrinsic(v) != ir.NotIntrinsic && f.Operand(v, i).IsConst())
	}
	return false
}

// standing returns the instruction before which operand i of v must be available.
func (u *mutator) standing(v ir.Value, i int) ir.Value {
	if u.f.Op(v) == ir.OpPhi {
		return u.f.Terminator(u.f.Operand(v, i+1).Block())
	}
	return v
}
