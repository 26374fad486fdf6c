package bitcode

import "gonvvm/internal/ir"

// token is the type of the pads of exception handling.
var token = slot{t: ir.Token, id: noType}

// exception reads the instructions of exception handling and asm goto. GPUs do not support them, but the verifier has
// better messages.
func (r *reader) exception() ir.Value {
	ops := r.s.Ops
	i := 0
	switch r.s.Code {
	case fnInvoke, fnCallBr:
		return r.branchingCall()
	case fnResume:
		x := r.value(&i)
		return r.emit(ir.OpResume, void, 0, 0, x.v)
	case fnLandingPad, fnLandingPadOld:
		return r.landingPad()
	case fnCleanupRet:
		pad := r.plain(&i, token)
		if i < len(ops) {
			return r.emit(ir.OpCleanupRet, void, 0, 0, pad, r.block(r.op(&i)))
		}
		return r.emit(ir.OpCleanupRet, void, 0, 0, pad)
	case fnCatchRet:
		pad := r.plain(&i, token)
		return r.emit(ir.OpCatchRet, void, 0, 0, pad, r.block(r.op(&i)))
	case fnCatchPad, fnCleanupPad:
		r.ops = append(r.ops[:0], r.plain(&i, token))
		for n := r.op(&i); n > 0; n-- {
			r.ops = append(r.ops, r.value(&i).v)
		}
		op := ir.OpCatchPad
		if r.s.Code == fnCleanupPad {
			op = ir.OpCleanupPad
		}
		return r.emit(op, token, 0, 0, r.ops...)
	}
	// catchswitch: handlers precede the unwind destination.
	r.ops = append(r.ops[:0], r.plain(&i, token))
	n := r.op(&i)
	if n > uint64(len(ops)-i) {
		panic(r.short())
	}
	aux := uint32(0)
	if rest := ops[i+int(n):]; len(rest) > 0 {
		r.ops = append(r.ops, r.block(rest[0]))
		aux = 1
	}
	for range n {
		r.ops = append(r.ops, r.block(r.op(&i)))
	}
	return r.emit(ir.OpCatchSwitch, token, 0, aux, r.ops...)
}

// branchingCall reads an invoke or callbr.
func (r *reader) branchingCall() ir.Value {
	i := 0
	attrs := r.op(&i)
	cc := r.op(&i)
	op := ir.OpInvoke
	var info ir.CallInfo
	var targets []ir.Value
	explicit := false
	if r.s.Code == fnInvoke {
		info.CC, explicit = uint16(cc&1023), cc&invokeExplicitBit != 0
		targets = append(targets, r.block(r.op(&i)), r.block(r.op(&i)))
	} else {
		op = ir.OpCallBr
		info.CC, explicit = uint16(cc&callCCMask>>callCCShift), cc&callExplicitBit != 0
		targets = append(targets, r.block(r.op(&i)))
		for n := r.op(&i); n > 0; n-- {
			targets = append(targets, r.block(r.op(&i)))
		}
	}
	r.ops = r.ops[:0]
	id, callee := r.callee(&i, explicit)
	info.FnType = r.typ(uint64(id))
	info.Attrs = r.attrsOf(attrs, id)
	r.arguments(&i, id)
	r.ops = append(append(r.ops, targets...), callee)
	info.Bundles, r.fn.bundles = r.fn.bundles, nil
	ret := slot{t: r.m.Types.Result(info.FnType), id: r.elemID(id)}
	v := r.emit(op, ret, 0, r.fn.f.AddCall(info), r.ops...)
	if info.Bundles != nil {
		r.fn.bundled = append(r.fn.bundled, v)
	}
	return v
}

func (r *reader) landingPad() ir.Value {
	i := 0
	id := r.op(&i)
	t := slot{t: r.valueType(id), id: uint32(id)}
	if r.s.Code == fnLandingPadOld {
		r.value(&i) // the personality, which belongs to the function now
	}
	aux := uint32(0)
	if r.op(&i) != 0 {
		aux = 1
	}
	r.ops = r.ops[:0]
	for n := r.op(&i); n > 0; n-- {
		filter := r.op(&i) != 0
		x := r.value(&i)
		if array := r.m.Types.Kind(x.t) == ir.ArrayKind; array != filter {
			panic(r.fail(eType, "a clause of landingpad of type "+r.m.Types.String(x.t)))
		}
		r.ops = append(r.ops, x.v)
	}
	return r.emit(ir.OpLandingPad, t, 0, aux, r.ops...)
}
