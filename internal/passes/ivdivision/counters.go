package ivdivision

import "gonvvm/internal/ir"

// pair is the counters of a remainder and a quotient while their stages are made.
type pair struct {
	size, up  ir.Value // the magnitude of the divisor, and the step of the quotient
	zero, one ir.Value
	rem, quot ir.Value // the values at the current stage; quot is None if nothing asks for it
	positive  bool     // the divisor is not negative
	counted   bool     // the dividend is not negative
}

// replace replaces d.ops, the divisions of counter c by one number.
func (d *Divider) replace(c int) {
	f, b := d.f, d.B
	d.made++
	from := d.counters[c]
	late := true // nothing in the body asks for values after the first one
	remDivided, quotDivided := false, false
	for _, o := range d.ops {
		late = late && o.stage == 0
		if isQuotient(f.Op(o.v)) {
			quotDivided = quotDivided || d.divided(o.v)
		} else {
			remDivided = remDivided || d.divided(o.v)
		}
	}
	p := d.start(&from)
	rem, quot := p.rem, p.quot
	r, q := -1, -1 // the counters that are the remainder and the quotient, if these are divided in turn
	if remDivided && d.add(counter{first: f.PhiIncoming(rem, d.preheader), step: from.step, signed: from.signed || p.positive}) {
		r = len(d.counters) - 1
	}
	if quotDivided && p.up == p.one && d.add(counter{first: f.PhiIncoming(quot, d.preheader), step: from.step, signed: from.signed}) {
		q = len(d.counters) - 1
	}
	if late {
		b.Before(f.Terminator(d.latch))
	} else {
		b.Before(d.top)
	}
	for k := 0; ; k++ {
		d.exchange(&p, k)
		if k == from.step {
			break
		}
		if r >= 0 {
			d.addMember(p.rem, r, k)
		}
		if q >= 0 {
			d.addMember(p.quot, q, k)
		}
		at := from.stages[k]
		wraps := d.advance(&p, at)
		if r >= 0 || q >= 0 {
			d.deriveStages(r, q, k, at, wraps)
		}
	}
	f.AddIncoming(rem, p.rem, d.latch)
	if quot != ir.None {
		f.AddIncoming(quot, p.quot, d.latch)
	}
}

// start makes the phis of the divisions in d.ops of counter c, with their first values.
func (d *Divider) start(c *counter) pair {
	f, b := d.f, d.B
	div := d.ops[0].v
	n, t := f.Operand(div, 1), f.TypeOf(div)
	quotients := false
	for _, o := range d.ops {
		quotients = quotients || isQuotient(f.Op(o.v))
	}
	p := pair{size: n, zero: f.Consts.Int(t, 0), one: f.Consts.Int(t, 1), counted: c.signed}
	p.up = p.one
	p.positive = d.Values.Known(n).NonNegative(f.Mod.Types.Bits(t))
	b.Before(f.Terminator(d.preheader))
	rem, quot := p.zero, p.zero
	if !f.Consts.IsZero(c.first) {
		quotOp, remOp := ir.OpUDiv, ir.OpURem
		if isSigned(f.Op(div)) {
			quotOp, remOp = ir.OpSDiv, ir.OpSRem
		}
		rem = b.Binary(remOp, c.first, n, 0)
		if quotients {
			quot = b.Binary(quotOp, c.first, n, 0)
		}
	}
	if isSigned(f.Op(div)) && !p.positive {
		below := b.ICmp(ir.ICmpSLT, n, p.zero)
		p.size = b.Select(below, b.Binary(ir.OpSub, p.zero, n, 0), n)
		if quotients {
			p.up = b.Select(below, f.Consts.SInt(t, -1), p.one)
		}
	}
	p.rem = d.phi(t, rem)
	if quotients {
		p.quot = d.phi(t, quot)
	}
	return p
}

// phi returns a new phi of the header with its first value.
func (d *Divider) phi(t ir.Type, first ir.Value) ir.Value {
	v := d.f.New(ir.OpPhi, t, 0, 0)
	d.f.InsertBefore(d.f.First(d.header), v)
	d.f.AddIncoming(v, first, d.preheader)
	return v
}

// exchange replaces the divisions in d.ops at a stage by the counters of p, which has come to it.
func (d *Divider) exchange(p *pair, stage int) {
	f := d.f
	for _, o := range d.ops {
		if o.stage != stage {
			continue
		}
		if isQuotient(f.Op(o.v)) {
			f.ReplaceAll(o.v, p.quot)
		} else {
			f.ReplaceAll(o.v, p.rem)
		}
		f.SetOperand(o.v, 0, p.zero)
		d.dead = append(d.dead, o.v)
	}
}

// advance takes p through a stage, and returns whether the remainder comes to the divisor if it steps.
func (d *Divider) advance(p *pair, at stage) (wraps ir.Value) {
	b := d.B
	flags := ir.Flags(ir.FlagNUW)
	if p.positive {
		flags |= ir.FlagNSW
	}
	next := b.Binary(ir.OpAdd, p.rem, p.one, flags)
	wraps = b.ICmp(ir.ICmpEQ, next, p.size)
	p.rem = d.selected(at, b.Select(wraps, p.zero, next), p.rem, p.zero)
	if p.quot != ir.None {
		flags = 0
		if p.up == p.one {
			flags = ir.FlagNUW
		}
		if p.counted {
			flags |= ir.FlagNSW
		}
		p.quot = d.selected(at, b.Select(wraps, b.Binary(ir.OpAdd, p.quot, p.up, flags), p.quot), p.quot, p.zero)
	}
	return wraps
}

// selected returns the value of a number after a stage: next if it steps, v if not, and zero if it restarts.
func (d *Divider) selected(at stage, next, v, zero ir.Value) ir.Value {
	if at.steps != ir.None {
		next = d.B.Select(at.steps, next, v)
	}
	if at.restarts != ir.None {
		next = d.B.Select(at.restarts, zero, next)
	}
	return next
}

// deriveStages sets stage k of counters r and q, the remainder and the quotient of one whose stage is at; -1 for none.
func (d *Divider) deriveStages(r, q, k int, at stage, wraps ir.Value) {
	carry := wraps
	if at.steps != ir.None {
		carry = d.B.Binary(ir.OpAnd, at.steps, wraps, 0)
	}
	if r >= 0 {
		restarts := carry
		if at.restarts != ir.None {
			restarts = d.B.Binary(ir.OpOr, at.restarts, carry, 0)
		}
		d.counters[r].stages[k] = stage{at.steps, restarts}
	}
	if q >= 0 {
		d.counters[q].stages[k] = stage{carry, at.restarts}
	}
}

// divided reports whether v, a division, is divided in turn.
func (d *Divider) divided(v ir.Value) bool {
	f := d.f
	for u := f.FirstUse(v); u != 0; u = f.NextUse(u) {
		if f.UseIndex(u) == 0 && d.divides(f.User(u), true) {
			return true
		}
	}
	return false
}
