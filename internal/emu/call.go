package emu

import (
	"fmt"
)

// maxDepth bounds nested calls.
const maxDepth = 1 << 14

// push makes a frame of f for the lanes m, called from parent. extra is the size of
// a variadic function's arguments. nil means that a fault was reported.
func (w *warp) push(f *fn, parent *frame, call *inst, m, extra uint32) *frame {
	fr := w.cta.frames.get(f)
	fr.parent, fr.live = parent, m
	fr.depth = 0
	if parent != nil {
		fr.depth = parent.depth + 1
	}
	fr.sp = w.sp
	base := uint32(firstLocal)
	if parent != nil {
		for k := m; k != 0; k &= k - 1 {
			base = max(base, w.sp[lane(k)])
		}
	}
	base = uint32(alignUp(uint64(base), uint64(f.align)))
	fr.base, fr.size = base, f.local+extra
	end := base + fr.size
	if end < base || uint64(end) > w.g.stackLimit || fr.depth > maxDepth {
		at := parent
		if at == nil {
			at = fr
		}
		w.fault(at, call, m, CodeCall, fmt.Sprintf("stack overflow in '%s': %d calls deep, %d bytes of local memory", f.name, fr.depth, end), "a launch can have a larger stack")
		return nil
	}
	w.growLocal(end)
	if b := &fr.regs[regBase]; b[0] != uint64(base) {
		for i := range b {
			b[i] = uint64(base)
		}
	}
	fr.open(w, m)
	return fr
}

// open makes a frame that of a call by the lanes m that begins: neither its registers nor its local memory have values.
func (fr *frame) open(w *warp, m uint32) {
	end := fr.base + fr.size
	if fr.parent != nil || end != firstLocal {
		for k := m; k != 0; k &= k - 1 {
			w.sp[lane(k)] = end
		}
	}
	if w.g.check {
		clear(fr.init)
		fr.origin, fr.undef = nil, nil
		clear(fr.pinit)
		fr.init[regBase] = all
		for _, c := range fr.fn.consts {
			fr.init[c.slot] = all
		}
		fr.pinit[predTrue] = all
		w.enterLocal(fr.base, end, m)
	}
}

// growLocal makes local memory at least n bytes for each lane.
func (w *warp) growLocal(n uint32) {
	if n <= w.stride {
		return
	}
	n = max(n, 2*w.stride)
	n = (n + 63) &^ 63
	grown := make([]byte, int(n)*lanes)
	for i := range lanes {
		copy(grown[i*int(n):], w.local[i*int(w.stride):(i+1)*int(w.stride)])
	}
	w.local, w.stride = grown, n
	if w.g.check {
		w.growLocalShadow()
	}
}

// pop takes the lanes m out of fr, which is used again when all are out.
func (w *warp) pop(fr *frame, m uint32) {
	if m == w.exist {
		w.sp = fr.sp
	} else {
		for k := m; k != 0; k &= k - 1 {
			i := lane(k)
			w.sp[i] = fr.sp[i]
		}
	}
	if fr.live &^= m; fr.live == 0 {
		w.cta.frames.put(fr)
	}
}

// framePool keeps frames for reuse: their constants stay in place.
type framePool struct {
	free [][]*frame // by function
	prog []*fn
	chk  bool
}

func (p *framePool) get(f *fn) *frame {
	list := p.free[f.index]
	if n := len(list); n > 0 {
		fr := list[n-1]
		p.free[f.index] = list[:n-1]
		return fr
	}
	fr := &frame{fn: f, regs: make([]vec, f.numRegs), preds: make([]uint32, f.numPreds)}
	fr.preds[predTrue] = all
	for _, c := range f.consts {
		r := &fr.regs[c.slot]
		for i := range r {
			r[i] = c.val
		}
	}
	if p.chk {
		fr.init, fr.pinit = make([]uint32, f.numRegs), make([]uint32, f.numPreds)
	}
	return fr
}

func (p *framePool) put(fr *frame) {
	fr.parent, fr.site = nil, nil
	p.free[fr.fn.index] = append(p.free[fr.fn.index], fr)
}

// ctlCall calls a function: directly, through a register, or one of the
// runtime's.
func ctlCall(w *warp, s *split, in *inst, m uint32) bool {
	site := in.x.call
	if f := site.target; f != nil {
		return w.call(s, in, f, m, s.mask&^m)
	}
	// Lanes may call different functions; those of the first lane's go now.
	targets := s.fr.regs[site.fnReg]
	addr := targets[lane(m)]
	group := uint32(0)
	for k := m; k != 0; k &= k - 1 {
		if i := lane(k); targets[i] == addr {
			group |= 1 << i
		}
	}
	f := w.g.function(addr)
	if f == nil {
		w.fault(s.fr, in, group, CodeCall, fmt.Sprintf("call of %#x, which is not the address of a function", addr), "")
		return false
	}
	if p := site.proto; p != nil && (len(p.Params) != len(f.params) || len(p.Rets) != len(f.rets)) {
		w.fault(s.fr, in, group, CodeCall, fmt.Sprintf("call of '%s' with a prototype of %d parameters and %d results; it has %d and %d",
			f.name, len(p.Params), len(p.Rets), len(f.params), len(f.rets)), "")
		return false
	}
	if rest := m &^ group; rest != 0 {
		// They execute the call again, without the lanes of this group.
		w.add(s.fr, s.pc, rest)
		s.mask &^= rest
	}
	return w.call(s, in, f, group, s.mask&^group)
}

// call enters f with the lanes m of s; the lanes rest continue after the call.
func (w *warp) call(s *split, in *inst, f *fn, m, rest uint32) bool {
	site := in.x.call
	caller := s.fr
	if f.needs != "" {
		w.fault(caller, in, m, CodeSymbol, f.needs, "")
		return false
	}
	if f.extern != sysNone {
		w.syscall(caller, in, f, m)
		if w.halt {
			return false
		}
		s.pc++
		return true
	}
	if rest != 0 {
		w.place(caller, s.pc+1, rest)
	}
	var extra uint32
	if f.variadic && len(site.args) >= len(f.params) && len(f.params) > 0 {
		extra = site.args[len(f.params)-1].size + 16
	}
	if w.calls++; w.calls%callLimit == 0 || w.steps > w.g.steps { // recursion needs no jump back
		if w.g.tick(w); w.halt {
			return false
		}
	}
	fr := w.push(f, caller, in, m, extra)
	if fr == nil {
		return false
	}
	fr.site, fr.retPC = site, s.pc+1
	for i := range min(len(site.args), len(f.params)) {
		w.moveArg(caller, &site.args[i], fr, &f.params[i], m, true)
	}
	s.fr, s.pc, s.mask = fr, 0, m
	return true
}

// moveArg copies an argument to a parameter, or a result back.
func (w *warp) moveArg(caller *frame, a *argRef, callee *frame, p *slotVar, m uint32, in bool) {
	switch {
	case p.pred != a.pred:
		w.fault(caller, nil, m, CodeCall, "a predicate and another value are passed for each other", "")
		return
	case p.pred:
		to, from := &callee.preds[p.reg], &caller.preds[a.reg]
		if !in {
			to, from = from, to
		}
		*to = *to&^m | *from&m
	case p.reg != 0 && a.reg != 0:
		to, from := &callee.regs[p.reg], &caller.regs[a.reg]
		if !in {
			to, from = from, to
		}
		blend(to, from, m)
	case p.reg != 0 || a.reg != 0:
		// A register at one side, memory at the other.
		reg, fr, off, size := p.reg, callee, caller.base+a.off, min(a.size, 8)
		toReg := in
		if a.reg != 0 {
			reg, fr, off, size = a.reg, caller, callee.base+p.off, min(p.size, 8)
			toReg = !in
		}
		for k := m; k != 0; k &= k - 1 {
			i := lane(k)
			at := w.local[i*int(w.stride)+int(off):]
			if toReg {
				fr.regs[reg][i] = load(at, 0, uint8(size))
			} else {
				store(at, 0, uint8(size), fr.regs[reg][i])
			}
		}
	default:
		size := p.size
		if size == 0 || a.size < size {
			size = a.size
		}
		from, to := caller.base+a.off, callee.base+p.off
		if !in {
			from, to = to, from
		}
		for k := m; k != 0; k &= k - 1 {
			at := w.local[lane(k)*int(w.stride):]
			copy(at[to:to+size], at[from:from+size])
		}
	}
	if w.g.check {
		w.checkArg(caller, a, callee, p, m, in)
	}
}

// ctlRet returns from a function; from a kernel it ends the threads.
func ctlRet(w *warp, s *split, in *inst, m uint32) bool {
	fr := s.fr
	if fr.parent == nil {
		return ctlExit(w, s, in, m)
	}
	site := fr.site
	for i := range min(len(site.rets), len(fr.fn.rets)) {
		w.moveArg(fr.parent, &site.rets[i], fr, &fr.fn.rets[i], m, false)
	}
	parent, pc := fr.parent, fr.retPC
	rest := s.mask &^ m
	w.pop(fr, m)
	if rest == 0 {
		s.fr, s.pc, s.mask = parent, pc, m
		return len(w.splits) == 1
	}
	w.place(parent, pc, m)
	s.mask = rest
	s.pc++
	return true
}

// ctlExit ends threads.
func ctlExit(w *warp, s *split, _ *inst, m uint32) bool {
	w.live &^= m
	for fr := s.fr; fr != nil; {
		parent := fr.parent
		w.pop(fr, m)
		fr = parent
	}
	s.mask &^= m
	s.pc++
	gone := s.mask == 0
	if gone {
		w.remove(s)
	}
	w.exited(m)
	return !gone
}
