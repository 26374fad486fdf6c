package passes

import "gonvvm/internal/ir"

// of finds the add recurrence of integer v.
func (e *addRecFinder) of(v ir.Value, depth int) (ev addRec, ok bool) {
	f, u := e.u.f, e.u
	v = onlyIncoming(f, v)
	if e.l.DefinedOutside(e.x, v) {
		return addRec{v}, true
	}
	if depth == addRecDepth || e.budget < 0 {
		return ev, false
	}
	e.budget--
	w := u.ty.Bits(f.TypeOf(v))
	if !u.ty.IsInt(f.TypeOf(v)) || w > 64 {
		return ev, false
	}
	switch op := f.Op(v); op {
	case ir.OpPhi:
		return e.ofPhi(v, depth)
	case ir.OpAdd, ir.OpSub, ir.OpOr:
		if op == ir.OpOr {
			if f.Flags(v)&ir.FlagDisjoint == 0 {
				return ev, false
			}
			op = ir.OpAdd
		}
		return e.ofBoth(v, depth, func(a, b addRec) (addRec, bool) { return e.sum(op, a, b), true })
	case ir.OpMul:
		return e.ofBoth(v, depth, e.product)
	case ir.OpShl:
		k, isConst := u.c.Uint(f.Operand(v, 1))
		if !isConst || k >= uint64(w) {
			return ev, false
		}
		a, ok := e.of(f.Operand(v, 0), depth+1)
		if !ok {
			return ev, false
		}
		return e.product(a, addRec{u.c.Int(f.TypeOf(v), 1<<k)})
	case ir.OpTrunc:
		a, ok := e.of(f.Operand(v, 0), depth+1)
		for i := range a {
			if ok && a[i] != ir.None {
				ev[i] = e.cast(ir.OpTrunc, a[i], f.TypeOf(v))
			}
		}
		return ev, ok
	case ir.OpSExt, ir.OpZExt:
		return e.ofExtension(v)
	}
	return ev, false
}

// ofPhi: a phi that something is added to in each iteration is one order higher than that.
func (e *addRecFinder) ofPhi(v ir.Value, depth int) (ev addRec, ok bool) {
	f := e.u.f
	if f.BlockOf(v) != e.h || e.n == len(e.phis) {
		return ev, false
	}
	for _, p := range e.phis[:e.n] {
		if p == v {
			return ev, false
		}
	}
	e.phis[e.n] = v
	e.n++
	step, ok := e.added(f.PhiIncoming(v, e.latch), v, depth+1)
	e.n--
	if !ok || step[2] != ir.None {
		return ev, false
	}
	return addRec{f.PhiIncoming(v, e.pre), step[0], step[1]}, true
}

// added finds the add recurrence of v - phi, where phi must be a term of sum v.
func (e *addRecFinder) added(v, phi ir.Value, depth int) (ev addRec, ok bool) {
	f := e.u.f
	v = onlyIncoming(f, v)
	if v == phi {
		return ev, true
	}
	if depth == addRecDepth || e.l.DefinedOutside(e.x, v) {
		return ev, false
	}
	op := f.Op(v)
	if op != ir.OpAdd && op != ir.OpSub {
		return ev, false
	}
	a, b := f.Operand(v, 0), f.Operand(v, 1)
	rest, ok := e.added(a, phi, depth+1)
	if !ok && op == ir.OpAdd {
		a, b = b, a
		rest, ok = e.added(a, phi, depth+1)
	}
	if !ok {
		return ev, false
	}
	if ev, ok = e.of(b, depth+1); !ok {
		return ev, false
	}
	return e.sum(op, rest, ev), true
}

// onlyIncoming follows phis with one edge.
func onlyIncoming(f *ir.Func, v ir.Value) ir.Value {
	for range 8 {
		if f.Op(v) != ir.OpPhi || f.NumOps(v) != 2 {
			break
		}
		v = f.Operand(v, 0)
	}
	return v
}

// ofExtension: a counter that does not overflow may as well count in the wider type.
func (e *addRecFinder) ofExtension(v ir.Value) (ev addRec, ok bool) {
	f, u := e.u.f, e.u
	x, op := f.Operand(v, 0), f.Op(v)
	flag := ir.Flags(ir.FlagNSW)
	if op == ir.OpZExt {
		flag = ir.FlagNUW
		if f.Flags(v)&ir.FlagNNeg != 0 {
			op, flag = ir.OpSExt, ir.FlagNSW
		}
	}
	phi, next := x, x
	switch f.Op(x) {
	case ir.OpPhi:
		next = f.PhiIncoming(x, e.latch)
	case ir.OpAdd:
		phi = f.Operand(x, 0)
	default:
		return ev, false
	}
	if f.Op(next) != ir.OpAdd || f.Operand(next, 0) != phi || f.Flags(next)&flag == 0 || f.Op(phi) != ir.OpPhi ||
		f.BlockOf(phi) != e.h || f.PhiIncoming(phi, e.latch) != next || !e.l.DefinedOutside(e.x, f.Operand(next, 1)) {
		return ev, false
	}
	t := f.TypeOf(v)
	if u.ty.Bits(t) > 64 {
		return ev, false
	}
	ev = addRec{e.cast(op, f.PhiIncoming(phi, e.pre), t), e.cast(op, f.Operand(next, 1), t)}
	if x == next {
		ev = e.sum(ir.OpAdd, ev, addRec{ev[1]})
	}
	return ev, true
}

func (e *addRecFinder) ofBoth(v ir.Value, depth int, f func(a, b addRec) (addRec, bool)) (ev addRec, ok bool) {
	a, ok1 := e.of(e.u.f.Operand(v, 0), depth+1)
	if !ok1 {
		return ev, false
	}
	b, ok2 := e.of(e.u.f.Operand(v, 1), depth+1)
	if !ok2 {
		return ev, false
	}
	return f(a, b)
}

// sum returns a + b or a - b.
func (e *addRecFinder) sum(op ir.Op, a, b addRec) addRec {
	var r addRec
	for i := range r {
		switch {
		case b[i] == ir.None:
			r[i] = a[i]
		case a[i] == ir.None && op == ir.OpAdd:
			r[i] = b[i]
		case a[i] == ir.None:
			r[i] = e.binary(op, e.u.c.Int(e.u.f.TypeOf(b[i]), 0), b[i])
		default:
			r[i] = e.binary(op, a[i], b[i])
		}
	}
	return r
}

// product returns a · b, if that is of an order that evolutions have.
func (e *addRecFinder) product(a, b addRec) (r addRec, ok bool) {
	if a.order() < b.order() {
		a, b = b, a
	}
	switch {
	case b.order() == 0:
		for i := range r {
			if a[i] != ir.None && b[0] != ir.None {
				r[i] = e.binary(ir.OpMul, a[i], b[0])
			}
		}
		return r, true
	case a.order() > 1 || a[0] == ir.None || b[0] == ir.None:
		return r, false
	}
	// (a0 + a1 k)(b0 + b1 k), where k² is 2·k(k-1)/2 + k.
	two := e.u.c.Int(e.u.f.TypeOf(a[0]), 2)
	square := e.binary(ir.OpMul, a[1], b[1])
	r[0] = e.binary(ir.OpMul, a[0], b[0])
	r[1] = e.binary(ir.OpAdd, e.binary(ir.OpAdd, e.binary(ir.OpMul, a[0], b[1]), e.binary(ir.OpMul, a[1], b[0])), square)
	r[2] = e.binary(ir.OpMul, square, two)
	return r, true
}

func (e *addRecFinder) binary(op ir.Op, a, b ir.Value) ir.Value {
	e.budget--
	if a.IsConst() && b.IsConst() {
		if r := e.u.fold.Binary(op, e.u.f.TypeOf(a), a, b); r != ir.None {
			return r
		}
	}
	e.u.b.Before(e.at)
	return e.u.b.Binary(op, a, b, 0)
}

func (e *addRecFinder) cast(op ir.Op, a ir.Value, t ir.Type) ir.Value {
	e.budget--
	if a.IsConst() {
		if r := e.u.fold.Cast(op, a, t); r != ir.None {
			return r
		}
	}
	e.u.b.Before(e.at)
	return e.u.b.Cast(op, a, t, 0)
}
