package emu

import (
	"math/bits"

	"gonvvm/internal/emu/simd"
)

// lane returns the lowest lane of a mask that is not empty.
func lane(m uint32) int { return bits.TrailingZeros32(m) & (lanes - 1) }

// blend writes the lanes m of r to d.
func blend(d, r *vec, m uint32) {
	if m == all {
		*d = *r
		return
	}
	for ; m != 0; m &= m - 1 {
		i := lane(m)
		d[i] = r[i]
	}
}

// state says whether a split can run.
type state uint8

const (
	ready   state = iota
	yielded       // can run, but lets others of its warp go first
	atBar         // waits at a barrier of the CTA
	atClust       // waits at the barrier of the cluster
	atSync        // waits for other lanes of its warp
)

// split is a set of lanes of a warp that are at the same instruction of the
// same call. A warp whose lanes have not diverged has one.
type split struct {
	mask  uint32
	pc    uint32
	fr    *frame
	state state
	bar   uint32 // number of the barrier
	sync  uint32 // lanes that are waited for
	loops uint32 // backward branches since it last let others run
	polls uint32 // those of them with an instruction that looks for a change
}

// frame is one activation of a function, of the lanes that called it together.
type frame struct {
	fn     *fn
	regs   []vec
	preds  []uint32
	parent *frame
	site   *callSite
	retPC  uint32
	depth  int
	base   uint32 // of its variables in local memory
	size   uint32
	live   uint32            // lanes that have not returned
	sp     [lanes]uint32     // the previous value of w.sp
	init   []uint32          // sanitizer: lanes in which all bits of a register have a value
	undef  map[uint32]*vec   // and the bits that have none, if not all
	origin map[uint32]uint32 // and the loads that registers without a value come from
	pinit  []uint32          // and a predicate
}

// warp is 32 threads.
type warp struct {
	cta   *cta
	g     *grid
	id    int
	exist uint32 // lanes that have a thread
	live  uint32 // threads that have not exited
	cc    uint32 // carry flags

	splits  []*split
	free    []*split
	tmp     vec
	context simd.Context // of handlers

	local  []byte // local memory, stride bytes for each lane
	stride uint32
	sp     [lanes]uint32
	tid    *[3]vec // of the CTA's tids
	async  []asyncCopy
	groups [lanes]uint32 // cp.async groups committed

	steps   uint64 // instructions
	threads uint64 // instructions times active lanes
	ticked  uint64 // steps at the last check for cancellation in a loop
	calls   uint32
	polled  bool // since the last backward branch
	halt    bool // a fault: stop at once
	left    bool // its handler has left the instruction that comes next
	ended   bool // it keeps the frame that it ended in, to start the next CTA with

	stats Stats

	// The sanitizer's.
	clocks
	lastLo, lastHi uint64 // allocation that was accessed last
	poisoned       uint32 // lanes whose value to be stored is not initialised
	overwrite      stamp  // write that the current store, or asynchronous copy, races with if it changes the value
	racing         uint16 // the words of their line whose values it must not change then
	partial        uint32 // lanes whose value to be stored has undefined bits
	unread         uint32 // lanes that read local memory without a value
	masks          *byteMasks
	finite         uint32 // lanes whose operands are finite
	operands       []vec
	linit          []byte // for each byte of local memory, whether it has been written

	weak *weakWarp // nil without Config.WeakMemory
}

const (
	pollLimit = 48      // backward branches with a poll before others of the warp run
	loopLimit = 1 << 20 // backward branches of any kind before they do
	tickSteps = 1 << 17 // instructions between two checks for cancellation in a loop
	callLimit = 1 << 16 // calls between two checks for cancellation
	noStop    = ^uint32(0)
)

// warpState is how a warp's turn ended.
type warpState uint8

const (
	warpDone warpState = iota
	warpBlocked
	warpSpinning // all that can run has been looping for a change
)

// run executes until no split can go on, or all have been waiting in loops.
func (w *warp) run() warpState {
	for {
		s := w.pick()
		if s == nil {
			if w.live == 0 {
				return warpDone
			}
			spinning := false
			for _, s := range w.splits {
				if s.state == yielded {
					s.state, spinning = ready, true
				}
			}
			if spinning {
				return warpSpinning
			}
			return warpBlocked
		}
		w.runSplit(s)
		if w.halt || len(w.splits) == 1 && w.splits[0].state == atBar || w.cta.turn != nil {
			return warpBlocked
		}
	}
}

// pick returns the split to run: innermost calls first, then the smallest pc. Splits at the same place are merged with
// it.
func (w *warp) pick() *split {
	var best *split
	for _, s := range w.splits {
		if s.state != ready {
			continue
		}
		if best == nil || s.fr.depth > best.fr.depth || s.fr.depth == best.fr.depth && s.pc < best.pc {
			best = s
		}
	}
	if best == nil || len(w.splits) == 1 {
		return best
	}
	for i := 0; i < len(w.splits); i++ {
		s := w.splits[i]
		if s != best && s.fr == best.fr && s.pc == best.pc && s.state <= yielded {
			best.mask |= s.mask
			w.drop(i)
			i--
		}
	}
	return best
}

// stop returns the smallest pc of another split of s's frame that s can reach:
// there they meet.
func (w *warp) stop(s *split) uint32 {
	stop := uint32(noStop)
	if len(w.splits) == 1 {
		return stop
	}
	for _, o := range w.splits {
		if o != s && o.fr == s.fr && o.pc > s.pc && o.pc < stop && o.state <= yielded {
			stop = o.pc
		}
	}
	return stop
}

// place puts lanes at a pc of a frame, as a split of their own or with one that
// is there.
func (w *warp) place(fr *frame, pc, mask uint32) {
	for _, o := range w.splits {
		if o.fr == fr && o.pc == pc && o.state == ready && o.mask != 0 {
			o.mask |= mask
			return
		}
	}
	w.add(fr, pc, mask)
}

func (w *warp) add(fr *frame, pc, mask uint32) *split {
	var s *split
	if n := len(w.free); n > 0 {
		s, w.free = w.free[n-1], w.free[:n-1]
	} else {
		s = new(split)
	}
	*s = split{mask: mask, pc: pc, fr: fr}
	w.splits = append(w.splits, s)
	return s
}

// drop removes the split with index i.
func (w *warp) drop(i int) {
	n := len(w.splits) - 1
	w.free = append(w.free, w.splits[i])
	w.splits[i] = w.splits[n]
	w.splits = w.splits[:n]
}

func (w *warp) remove(s *split) {
	for i, o := range w.splits {
		if o == s {
			w.drop(i)
			return
		}
	}
}

// runSplit executes s until it waits, ends, meets another split or has to let
// others run. This is the emulator's inner loop.
func (w *warp) runSplit(s *split) {
	fr := s.fr
	code, regs, preds := fr.fn.code, fr.regs, fr.preds
	pc, active := s.pc, s.mask
	stop, threaded := w.stop(s), w.g.threaded
	opened := w.steps - 1 // steps at which the shadow was opened last
	for pc < stop {
		in := &code[pc]
		if in.op != 0 && threaded && s.bar != releasedSync {
			var turn bool
			if stop, turn = w.runRecords(s, pc, active, stop); turn || s.pc >= stop {
				return
			}
			pc, active = s.pc, s.mask
			in = &code[pc]
			if in.op.IsChecked() && (w.steps != opened || w.context.Spread != 0) {
				opened = w.steps
				if w.openShadow(fr, in, active&(preds[in.guard]^in.neg)) {
					continue
				}
			}
		}
		m := active & (preds[in.guard] ^ in.neg)
		w.steps++
		w.threads += uint64(bits.OnesCount32(m))
		switch in.kind {
		case kVec:
			if m == all {
				in.vec(&regs[in.d], &regs[in.a], &regs[in.b], &regs[in.c])
			} else if m != 0 {
				in.vec(&w.tmp, &regs[in.a], &regs[in.b], &regs[in.c])
				blend(&regs[in.d], &w.tmp, m)
			}
			pc++
		case kScalar:
			d, a, b, c := &regs[in.d], &regs[in.a], &regs[in.b], &regs[in.c]
			for k := m; k != 0; k &= k - 1 {
				i := lane(k)
				d[i] = in.scalar(a[i], b[i], c[i])
			}
			pc++
		case kSetp:
			r := in.cmp(&regs[in.a], &regs[in.b]) ^ uint32(in.imm)
			preds[in.d] = preds[in.d]&^m | r&m
			pc++
		case kExec:
			if m != 0 {
				if in.op != 0 {
					m = w.remaining(m)
				}
				in.exec(w, fr, in, m)
				if w.halt {
					s.pc, s.mask = pc, active
					return
				}
			}
			pc++
		case kBra:
			t := uint32(in.imm)
			switch {
			case m == 0 || t == pc+1:
				pc++
				continue
			case m != active && t > pc:
				// The lanes that jump forward wait at the target.
				active &^= m
				s.mask, s.pc = active, pc+1
				w.place(fr, t, m)
				stop = min(stop, t)
				pc++
				continue
			case m != active:
				s.mask, s.pc = m, t
				w.place(fr, pc+1, active&^m)
				active = m
				stop = min(stop, pc+1)
			}
			if t > pc {
				pc = t
				continue
			}
			pc = t
			if s.pc, s.mask = pc, active; w.looped(s) {
				return
			}
			stop = w.stopAt(s, pc, stop)
		case kCtl:
			if m == 0 {
				pc++
				continue
			}
			s.pc, s.mask = pc, active
			if !in.ctl(w, s, in, m) || w.halt {
				return
			}
			fr = s.fr
			code, regs, preds = fr.fn.code, fr.regs, fr.preds
			pc, active = s.pc, s.mask
			stop = w.stop(s)
		}
	}
	s.pc, s.mask = pc, active
}

// looped counts a jump back of s. It reports whether s has to let others run.
func (w *warp) looped(s *split) bool {
	s.loops++
	if w.polled {
		w.polled = false
		s.polls++
	}
	if s.polls <= pollLimit && s.loops <= loopLimit && w.steps <= w.g.steps {
		if w.steps-w.ticked < tickSteps {
			return false
		}
		w.ticked = w.steps
		w.g.tick(w)
		return w.halt
	}
	if s.polls <= pollLimit && w.g.cfg.Patience > 0 {
		w.cta.unit.progress++ // a long computation
	}
	s.state, s.loops, s.polls = yielded, 0, 0
	w.g.tick(w)
	return true
}

// stopAt is stop after a jump back to pc.
func (w *warp) stopAt(s *split, pc, old uint32) uint32 {
	if len(w.splits) == 1 {
		return noStop
	}
	s.pc = pc
	return w.stop(s)
}
