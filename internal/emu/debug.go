package emu

import (
	"fmt"

	"gonvvm/internal/isa"
)

// Stop is a warp before an instruction of the program, for Config.Debug. It is valid during the call.
type Stop struct {
	w            *warp
	fr           *frame
	src          uint32
	Active, Exec uint32 // lanes that are at the instruction, and those of them whose guard holds
}

// Register is a register of a thread. Value has the upper half of one of 128 bits, or zero, at index 1.
type Register struct {
	Name  string
	Type  isa.Atom
	Value [2]uint64
}

// addStop inserts before the instructions from start on one that calls Config.Debug.
func addStop(d *decoder, start int) {
	if len(d.out) == start {
		return
	}
	in := inst{kind: kExec, exec: execStop, src: d.inIdx}
	in.d, in.e = d.guard()
	d.insert(start, in)
}

func execStop(w *warp, fr *frame, in *inst, m uint32) {
	w.uncount(m)
	w.g.cfg.Debug(&Stop{w, fr, in.src, m, m & (fr.preds[in.d] ^ in.e)})
}

// Halt ends the launch.
func (s *Stop) Halt() {
	in := inst{src: s.src}
	s.w.fault(s.fr, &in, s.Active, CodeLimit, "the launch was stopped", "")
}

// Number is different for each instruction of the module.
func (s *Stop) Number() int { return int(s.fr.fn.uid + s.src) }

// Block returns the coordinates of the CTA, and Warp the number of the warp in it.
func (s *Stop) Block() [3]int { return s.w.cta.id }
func (s *Stop) Warp() int     { return s.w.id }

// Thread returns the coordinates of a lane in the CTA; it has none if the lane is not one of Lanes.
func (s *Stop) Thread(lane int) [3]int { _, t := s.w.thread(lane); return t }
func (s *Stop) Lanes() uint32          { return s.w.exist }

// Stack returns the place of the instruction, and those of the calls that led to it.
func (s *Stop) Stack() []Place {
	return append([]Place{s.w.g.place(s.fr.fn.index, s.src)}, s.fr.calls(s.w.g)...)
}

// maxCalls bounds the calls of a stack.
const maxCalls = 64

// calls returns the places of the calls that led to a frame, the innermost first.
func (fr *frame) calls(g *grid) (list []Place) {
	for ; fr.parent != nil && len(list) < maxCalls; fr = fr.parent {
		p := fr.parent
		list = append(list, g.place(p.fn.index, p.fn.code[fr.retPC-1].src))
	}
	return list
}

// Registers returns the registers of a lane in a call of the stack, 0 for the innermost.
func (s *Stop) Registers(depth, lane int) (list []Register) {
	fr := s.fr
	for ; depth > 0 && fr != nil; depth-- {
		fr = fr.parent
	}
	if fr == nil {
		return nil
	}
	f := fr.fn
	for i := 1; i < len(f.regs); i++ {
		list = append(list, Register{nameOf(s.w.g.mod.m, &f.src.Regs[i]), f.src.Regs[i].Type, fr.value(i, lane)})
	}
	return list
}

// Call is a call that has not ended, or the kernel.
type Call struct {
	mod *Module
	fr  *frame
}

// Call returns the innermost call. It is valid after the stop, too, until the lanes return from it.
func (s *Stop) Call() Call { return Call{s.w.g.mod, s.fr} }

// Register returns the n-th register of Registers(0, …), and its values in all lanes; ok is false if there is none.
func (c Call) Register(n int) (r Register, values [32][2]uint64, ok bool) {
	f := c.fr.fn
	if n++; n < 1 || n >= len(f.regs) {
		return r, values, false
	}
	r = Register{Name: nameOf(c.mod.m, &f.src.Regs[n]), Type: f.src.Regs[n].Type}
	for lane := range values {
		values[lane] = c.fr.value(n, lane)
	}
	return r, values, true
}

// value returns the bits of register n in a lane.
func (fr *frame) value(n, lane int) [2]uint64 {
	slot := fr.fn.regs[n]
	switch t := fr.fn.src.Regs[n].Type; {
	case t == isa.Pred:
		return [2]uint64{uint64(fr.preds[slot] >> lane & 1)}
	case t.Bits() == 128:
		return [2]uint64{fr.regs[slot][lane], fr.regs[slot+1][lane]}
	}
	return [2]uint64{fr.regs[slot][lane]}
}

// Group is a set of lanes of a warp that are at one instruction.
type Group struct {
	Warp  int
	Mask  uint32
	Text  string // description of the position, and of the event that the lanes wait for
	Place Place
}

// Groups returns the lanes of the CTA that have not ended.
func (s *Stop) Groups() (list []Group) {
	for _, w := range s.w.cta.warps {
		for _, p := range w.splits {
			src := w.source(p)
			if w == s.w && p.fr == s.fr && p.mask&s.Active != 0 { // its pc is that of its last jump
				src = s.src
			}
			list = append(list, Group{w.id, p.mask, w.describe(p, src, "is"), w.g.place(p.fr.fn.index, src)})
		}
	}
	return list
}

// Variable returns the address and size of a variable of the module or of the function, and its space: "global", "shared", "const" or "local".
func (s *Stop) Variable(name string) (sp string, addr, size uint64, ok bool) {
	n := s.w.g.mod.m.Names.Find([]byte(name))
	for i := range s.fr.fn.src.Locals {
		if v := &s.fr.fn.src.Locals[i]; v.Name == n && localSpace(v.Space) != spFrame {
			return localSpace(v.Space).String(), s.fr.fn.statik[i], varSize(v, 0), true
		} else if v.Name == n {
			return spLocal.String(), uint64(s.fr.base + s.fr.fn.locals[i].off), varSize(v, 0), true
		}
	}
	v, ok := s.w.g.mod.syms[n]
	return v.space.String(), v.addr, v.size, ok && v.fn == nil
}

// Read copies n bytes of memory as a lane sees it. sp is "global", "shared", "local", "const", "param" or, for a generic address, "".
func (s *Stop) Read(sp string, lane int, addr, n uint64) ([]byte, error) {
	w := s.w
	if sp == "" {
		c, a := w.g.dev.win.classify(addr)
		sp, addr = c.String(), a
	}
	mem, ok := map[string][]byte{
		"shared": w.cta.shared, "const": w.g.mod.konst, "param": w.g.params,
		"local": w.local[lane*int(w.stride) : (lane+1)*int(w.stride)],
	}[sp]
	if sp == "global" {
		b := make([]byte, n)
		return b, w.g.dev.Read(addr, b)
	}
	if !ok || addr > uint64(len(mem)) || n > uint64(len(mem))-addr {
		return nil, fmt.Errorf("no %d bytes at %#x of .%s memory", n, addr, sp)
	}
	return append([]byte(nil), mem[addr:][:n]...), nil
}

// Places returns the place of each instruction of the module, by Stop.Number; that of one that is not executed, such as a declaration,
// is empty.
func (mod *Module) Places() ([]Place, error) {
	prog, err := mod.safeProgram(withStops)
	g := &grid{mod: mod, prog: prog}
	list := make([]Place, g.number())
	for n, f := range prog {
		for i := range f.code {
			if at := &list[f.uid+f.code[i].src]; at.Function == "" {
				*at = g.place(n, f.code[i].src)
			}
		}
	}
	return list, err
}
