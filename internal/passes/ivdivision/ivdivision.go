// Package ivdivision replaces quotients and remainders of induction variables by counters: where i steps by one, i % n steps by one and starts again at
// n, and i / n steps when i % n starts again. Loops over flat indices have them: k / (h * w), k / w % h, k % w. (LLVM has no such pass; its
// loop-reduce knows sums and products.)
package ivdivision

import (
	"gonvvm/internal/analysis"
	"gonvvm/internal/fold"
	"gonvvm/internal/ir"
)

const (
	maxStep     = 8  // of an induction variable: unrolled loops divide each of the numbers in between
	maxCounters = 12 // of a loop
	maxMembers  = 48 // values of a loop that may be divided
	maxDivisors = 6  // pairs of counters that a loop gets
	maxUsers    = 64 // users of one value that are looked at
)

// Function is the current function, and the analyses that the pass needs.
type Function struct {
	B      *ir.Builder
	Values *analysis.ValueTracking
	Dom    *analysis.Dom
	Loops  *analysis.Loops
	Fx     *analysis.EffectTable
}

// Divider replaces the divisions of one loop at a time; it keeps its memory between loops.
type Divider struct {
	Function
	f    *ir.Func
	loop uint32

	header, preheader, latch ir.Block
	top                      ir.Value // the first instruction of the header that is not a phi

	counters []counter
	members  []member
	ops      []division
	dead     []ir.Value
	made     int // pairs of counters
}

// counter is a number that is first in the first iteration. Between iterations it goes through step stages, and in each of them steps by one, if
// nothing else is said. It does not wrap around.
type counter struct {
	first  ir.Value
	step   int
	stages [maxStep]stage
	signed bool // it is not negative
}

// stage tells how a counter goes on: whether it steps by one, None: always, and whether it becomes zero instead, None: never.
type stage struct {
	steps, restarts ir.Value // i1
}

// member is the value of a counter after some stages of the current iteration.
type member struct {
	counter, stage int
	v              ir.Value
}

// division is a division of a member, which is at a stage.
type division struct {
	v     ir.Value
	stage int
}

// Run replaces the divisions of loop x, which has a preheader and one latch, and reports whether there were some. eraseDead removes an
// instruction without uses.
func (d *Divider) Run(fn Function, x uint32, header, preheader, latch ir.Block, eraseDead func(ir.Value)) bool {
	d.Function, d.f, d.loop, d.made = fn, fn.B.F, x, 0
	d.header, d.preheader, d.latch = header, preheader, latch
	d.top = d.f.FirstNonPhi(header)
	d.collect()
	d.dead = d.dead[:0]
	for i := 0; i < len(d.counters); i++ {
		for d.made < maxDivisors && d.divisions(i) {
			d.replace(i)
		}
	}
	for _, v := range d.dead {
		eraseDead(v)
	}
	return d.made > 0
}

// collect finds the counters among the phis of the header, with the sums and extensions that are members.
func (d *Divider) collect() {
	f := d.f
	d.counters, d.members = d.counters[:0], d.members[:0]
	for v := f.First(d.header); f.Op(v) == ir.OpPhi; v = f.Next(v) {
		w := d.Values.ScalarBits(v)
		if w < 2 || f.NumOps(v) != 4 {
			continue
		}
		next := f.PhiIncoming(v, d.latch)
		if f.Op(next) != ir.OpAdd || f.Operand(next, 0) != v {
			continue
		}
		step, ok := f.Consts.Uint(f.Operand(next, 1))
		if !ok || step == 0 || step > maxStep || step > fold.Mask(w)>>1 {
			continue
		}
		signed := d.Values.Known(v).NonNegative(w)
		if !signed && f.Flags(next)&ir.FlagNUW == 0 {
			continue
		}
		narrow := counter{first: f.PhiIncoming(v, d.preheader), step: int(step), signed: signed}
		if !d.add(narrow) {
			return
		}
		c := len(d.counters) - 1
		d.addSums(v, c)
		_, isConst := f.Consts.Uint(narrow.first)
		defined := isConst && analysis.ComparedAtEnd(f, d.latch, next)
		if defined {
			d.addFreezes(c)
		}
		if isConst && d.addExtensions(c) && defined {
			d.addFreezes(c + 1)
		}
	}
}

func (d *Divider) add(c counter) bool {
	if len(d.counters) == maxCounters {
		return false
	}
	d.counters = append(d.counters, c)
	return true
}

func (d *Divider) addMember(v ir.Value, counter, stage int) {
	if len(d.members) < maxMembers {
		d.members = append(d.members, member{counter, stage, v})
	}
}

// eachUser calls visit with the users of the members of counter c, which operand of them the member is, and its stage, until it returns false.
func (d *Divider) eachUser(c int, visit func(user ir.Value, operand, stage int) bool) {
	f := d.f
	for _, m := range d.members {
		if m.counter != c {
			continue
		}
		users := 0
		for u := f.FirstUse(m.v); u != 0 && users < maxUsers; u = f.NextUse(u) {
			users++
			if !visit(f.User(u), f.UseIndex(u), m.stage) {
				return
			}
		}
	}
}

// addSums adds v, the phi of counter c, and its sums with constants as members.
func (d *Divider) addSums(v ir.Value, c int) {
	f := d.f
	d.addMember(v, c, 0)
	of := d.counters[c]
	d.eachUser(c, func(sum ir.Value, _, _ int) bool {
		exact := false
		switch flags := f.Flags(sum); f.Op(sum) {
		case ir.OpAdd:
			exact = flags&ir.FlagNUW != 0 || of.signed && flags&ir.FlagNSW != 0
		case ir.OpOr:
			exact = flags&ir.FlagDisjoint != 0
		}
		if !exact {
			return true
		}
		k, ok := f.Consts.Uint(f.Operand(sum, 1))
		if ok && k <= uint64(of.step) && (!of.signed || d.Values.Known(sum).NonNegative(d.Values.ScalarBits(sum))) {
			d.addMember(sum, c, int(k))
		}
		return true
	})
}

// addFreezes adds the freezes of members of counter c, none of which is poison.
func (d *Divider) addFreezes(c int) {
	d.eachUser(c, func(v ir.Value, _, stage int) bool {
		if d.f.Op(v) == ir.OpFreeze {
			d.addMember(v, c, stage)
		}
		return true
	})
}

// addExtensions adds a counter whose members are extensions of members of counter c to one type, and reports whether there are some.
func (d *Divider) addExtensions(c int) bool {
	f := d.f
	from := d.counters[c]
	first, _ := f.Consts.Uint(from.first)
	wide := -1 // the new counter
	d.eachUser(c, func(v ir.Value, _, stage int) bool {
		op, t := f.Op(v), f.TypeOf(v)
		if op != ir.OpZExt && (op != ir.OpSExt || !from.signed) || d.Values.ScalarBits(v) == 0 {
			return true
		}
		if wide < 0 {
			if !d.add(counter{first: f.Consts.Int(t, first), step: from.step, signed: true}) {
				return false
			}
			wide = len(d.counters) - 1
		}
		if f.TypeOf(d.counters[wide].first) == t {
			d.addMember(v, wide, stage)
		}
		return true
	})
	return wide >= 0
}

// eachDivision calls visit with the divisions of counter c by numbers that do not change in the loop, until it returns false.
func (d *Divider) eachDivision(c int, visit func(v ir.Value, stage int) bool) {
	d.eachUser(c, func(v ir.Value, operand, stage int) bool {
		return operand != 0 || !d.divides(v, d.counters[c].signed) || visit(v, stage)
	})
}

// divisions lists in d.ops the divisions of counter c by one number that can be replaced, and reports whether there are some.
func (d *Divider) divisions(c int) (ok bool) {
	d.eachDivision(c, func(v ir.Value, _ int) bool {
		ok = d.divisionsLike(c, v) && d.startsBefore(c)
		return !ok
	})
	return ok
}

// divisionsLike lists in d.ops the divisions of counter c by the divisor of v, and reports whether each iteration has one.
func (d *Divider) divisionsLike(c int, v ir.Value) (always bool) {
	f := d.f
	d.ops = d.ops[:0]
	d.eachDivision(c, func(o ir.Value, stage int) bool {
		if f.Operand(o, 1) == f.Operand(v, 1) && isSigned(f.Op(o)) == isSigned(f.Op(v)) {
			d.ops = append(d.ops, division{o, stage})
			always = always || d.Dom.Dominates(f.BlockOf(o), d.latch)
		}
		return true
	})
	return always
}

// divides reports whether v is a division by a number that is not a constant, nor computed in the loop; signed ones count if the dividend is not
// negative.
func (d *Divider) divides(v ir.Value, signed bool) bool {
	f := d.f
	switch f.Op(v) {
	case ir.OpSDiv, ir.OpSRem:
		if !signed {
			return false
		}
	case ir.OpUDiv, ir.OpURem:
	default:
		return false
	}
	n := f.Operand(v, 1)
	return !n.IsConst() && d.Loops.DefinedOutside(d.loop, n) && d.Loops.Of(d.Loops.C.Number(f.BlockOf(v))) == d.loop
}

func isSigned(op ir.Op) bool { return op == ir.OpSDiv || op == ir.OpSRem }

func isQuotient(op ir.Op) bool { return op == ir.OpSDiv || op == ir.OpUDiv }

// startsBefore reports whether the first quotient of counter c by the divisor of d.ops is known before the loop: it is zero, or the loop may divide
// before its first iteration, because the divisor is not zero or the first iteration divides by it anyway.
func (d *Divider) startsBefore(c int) bool {
	f := d.f
	if f.Consts.IsZero(d.counters[c].first) {
		return true
	}
	n := f.Operand(d.ops[0].v, 1)
	if d.Values.RangeOf(n, d.Values.ScalarBits(n), 0).UMin > 0 {
		return true
	}
	for v := f.First(d.header); v != ir.None; v = f.Next(v) {
		for _, o := range d.ops {
			if v == o.v {
				return true
			}
		}
		if d.Fx.Inst(f, v)&analysis.MayNotReturn != 0 {
			return false
		}
	}
	return false
}
