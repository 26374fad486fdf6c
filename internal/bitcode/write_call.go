package bitcode

import "gonvvm/internal/ir"

// call writes a call with its operand bundles.
func (fw *funcWriter) call(v ir.Value) {
	f, w := fw.f, fw.w
	c := f.Call(v)
	fnT := fw.calleeType(v)
	args, types := fw.args[:0], fw.argTypes[:0]
	for i := range numArgs(f, v) {
		want := typeID(0)
		if w.v7 {
			want = fw.argType(v, fnT, i)
		}
		a, t := fw.use(f.Operand(v, i), want)
		args, types = append(args, a), append(types, t)
	}
	want := typeID(0)
	if w.v7 {
		want = fw.wantPtr(f.Callee(v), fnT)
	}
	callee, ct := fw.use(f.Callee(v), want)
	for i := range c.Bundles {
		fw.bundle(&c.Bundles[i])
	}
	cc := uint64(c.CC)<<callCCShift | callExplicitBit
	switch c.Tail {
	case 1:
		cc |= callTailBit
	case 2:
		cc |= callTailBit | callMustTailBit
	case 3:
		cc |= callNoTailBit
	}
	code := uint64(fnCall)
	switch op := f.Op(v); op {
	case ir.OpInvoke:
		code, cc = fnInvoke, uint64(c.CC)|invokeExplicitBit
	case ir.OpCallBr:
		code, cc = fnCallBr, uint64(c.CC)<<callCCShift|callExplicitBit
	}
	fmf := encodeFMF(f.Flags(v))
	if code != fnCall {
		fmf = 0
	}
	if w.v7 && !w.m.Types.IsFloat(w.m.Types.Scalar(f.TypeOf(v))) {
		fmf = 0 // results that are structures of numbers came later
	}
	rec := append(w.rec[:0], w.attrs.id(c.Attrs), cc)
	if fmf != 0 {
		rec[1] |= callFMFBit
		rec = append(rec, fmf)
	}
	if code != fnCall {
		rec = fw.callTargets(rec, v, f.Op(v))
	}
	rec = fw.typed(append(rec, uint64(fnT-1)), callee, ct)
	fixed := len(w.m.Types.Elems(c.FnType))
	for i, a := range args {
		if i < fixed {
			rec = fw.plain(rec, a)
		} else {
			rec = fw.typed(rec, a, types[i])
		}
	}
	fw.args, fw.argTypes = args, types
	fw.emit(code, rec)
}

// calleeType returns the function type of a call.
func (fw *funcWriter) calleeType(v ir.Value) typeID {
	if fw.w.v7 {
		return fw.oldCalleeType(v)
	}
	return fw.w.types.id(fw.f.Call(v).FnType)
}

// bundle writes an operand bundle of the call that follows.
func (fw *funcWriter) bundle(b *ir.Bundle) {
	w := fw.w
	args, types := make([]uint32, 0, len(b.Args)), make([]typeID, 0, len(b.Args))
	for _, x := range b.Args {
		a, t := fw.use(x, 0)
		args, types = append(args, a), append(types, t)
	}
	rec := append(w.rec[:0], indexOf(&w.bundles, b.Tag)-1)
	for i, a := range args {
		if b.Args[i].Kind() == ir.KMeta {
			rec = fw.plain(append(rec, metadataOperand), a)
			continue
		}
		rec = fw.typed(rec, a, types[i])
	}
	if !fw.dry {
		w.s.Record(fnOperandBundle, rec)
	}
	w.rec = rec[:0]
}

// metadataOperand precedes metadata in an operand bundle.
const metadataOperand = 1 << 31
