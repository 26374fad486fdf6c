package isel

import (
	"slices"

	"gonvvm/internal/ir"
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
)

// byteTree is a tree of or, shifts, masks and extensions that puts a number together from bytes of others, as code does
// that reads numbers of a given byte order. prmt joins the bytes of two registers at once.
type byteTree struct {
	s     intSelector
	words [8]byteWord    // the registers of 32 bits that the bytes come from
	regs  [8]ptx.Operand // those, once they are computed
	n     int            // of words
	from  [8]byteFrom
	konst uint64 // the bytes that are known
	cost  int    // of the operations of the tree
}

// byteWord is 32 bits of a value: the upper ones if high.
type byteWord struct {
	v    ir.Value
	high bool
}

// byteFrom is the place of a byte: one more than the index of its word, 0 for a byte of konst; and its index there.
type byteFrom struct{ word, index uint8 }

const maxByteDepth = 20

// tryBytes selects an or that combines the halves of component k of v, or bytes.
func (s intSelector) tryBytes(v ir.Value, k int, d ptx.RegID, cp comp) bool {
	if cp.bits == 64 && s.joinHalves(d, s.f.Operand(v, 0), s.f.Operand(v, 1), k) {
		return true
	}
	if s.opt.Level == 0 || s.opt.LLC || cp.bits != 32 && cp.bits != 64 || s.lay.count(s.f.TypeOf(v)) != 1 {
		return false
	}
	t := byteTree{s: s}
	n := int(cp.bits / 8)
	if !t.operands(v, 0, 0, n, 0) || t.newCost(n) >= t.cost {
		return false
	}
	if cp.bits == 64 {
		lo, hi := t.emit(0, 0), t.emit(4, 0)
		s.e(isa.Op_mov_b64, reg(d), group(ptx.OpVec, 2), lo, hi)
	} else if r := t.emit(0, d); r != reg(d) {
		s.e(isa.Op_mov_b32, reg(d), r)
	}
	return true
}

// add puts the bytes from lo to hi of x at to. It reports whether none of these places has a byte yet.
func (t *byteTree) add(x ir.Value, to, lo, hi, depth int) bool {
	s, f := t.s, t.s.f
	to, lo = to+max(0, -lo), max(0, lo)
	cp := s.lay.of(f.TypeOf(x))[0]
	hi = min(hi, int(cp.bits/8))
	if lo >= hi {
		return true
	}
	if c, ok := s.constOf(x, 0); ok {
		bits := uint64(c) >> (8 * lo) & (^uint64(0) >> (64 - 8*(hi-lo))) << (8 * to)
		for i := to; i < to+hi-lo; i++ {
			if bits>>(8*i)&0xff != 0 && t.taken(i) {
				return false
			}
		}
		t.konst |= bits
		return true
	}
	if cp.class == cPred || cp.bits%8 != 0 || cp.bits > 64 || s.lay.count(f.TypeOf(x)) != 1 {
		return false
	}
	if op := f.Op(x); depth < maxByteDepth && x.IsInst() && s.folds(x, op) && s.def(x, 0) == 0 && s.mayFoldAll(x) {
		switch op {
		case ir.OpOr, ir.OpAnd, ir.OpShl, ir.OpLShr, ir.OpZExt, ir.OpTrunc:
			was := *t
			if t.operands(x, to, lo, hi, depth+1) {
				return true
			}
			*t = was
		}
	}
	for i := lo; i < hi; i++ {
		if t.taken(to + i - lo) {
			return false
		}
		t.from[to+i-lo] = byteFrom{t.word(x, i >= 4), uint8(i % 4)}
	}
	return true
}

// operands does the same for an operation of the tree by its operands.
func (t *byteTree) operands(x ir.Value, to, lo, hi, depth int) bool {
	s, f := t.s, t.s.f
	bits := s.lay.of(f.TypeOf(x))[0].bits
	op := f.Op(x)
	if op != ir.OpZExt && op != ir.OpTrunc {
		t.cost += 1 + int(bits/64)
	}
	y := f.Operand(x, 0)
	switch op {
	case ir.OpZExt:
		return s.lay.of(f.TypeOf(y))[0].bits%8 == 0 && t.add(y, to, lo, hi, depth)
	case ir.OpTrunc:
		return s.lay.count(f.TypeOf(y)) == 1 && t.add(y, to, lo, hi, depth)
	case ir.OpOr:
		return t.add(y, to, lo, hi, depth) && t.add(f.Operand(x, 1), to, lo, hi, depth)
	}
	c, ok := s.constOf(f.Operand(x, 1), 0)
	switch {
	case !ok:
		return false
	case op == ir.OpAnd: // runs of bytes that the mask keeps
		for i := lo; i < hi; i++ {
			end := i
			for end < hi && uint8(c>>(8*end)) == 0xff {
				end++
			}
			if end == i && uint8(c>>(8*i)) != 0 || end > i && !t.add(y, to+i-lo, i, end, depth) {
				return false
			}
			i = max(i, end-1)
		}
		return true
	case c%8 != 0 || c < 0 || c >= int64(bits):
		return false
	case op == ir.OpShl:
		return t.add(y, to, lo-int(c/8), hi-int(c/8), depth)
	default:
		return t.add(y, to, lo+int(c/8), hi+int(c/8), depth)
	}
}

// taken reports whether a byte of the result has been found.
func (t *byteTree) taken(i int) bool { return t.from[i].word != 0 || t.konst>>(8*i)&0xff != 0 }

// word returns one more than the index of a word.
func (t *byteTree) word(v ir.Value, high bool) uint8 {
	w := byteWord{v, high}
	i := slices.Index(t.words[:t.n], w)
	if i < 0 {
		i = t.n
		t.words[i] = w
		t.n++
	}
	return uint8(i + 1)
}

// sources returns how many registers and constants the four bytes from at come from, and whether they are one register as
// it is.
func (t *byteTree) sources(at int) (n int, same bool) {
	var seen [9]bool
	same = true
	for i, b := range t.from[at : at+4] {
		if !seen[b.word] {
			seen[b.word] = true
			n++
		}
		same = same && int(b.index) == i
	}
	return n, n == 1 && same && !seen[0]
}

// newCost returns the number of instructions for the n bytes of the result.
func (t *byteTree) newCost(n int) int {
	cost := 0
	for at := 0; at < n; at += 4 {
		if k, same := t.sources(at); !same {
			cost += max(1, k-1)
		}
	}
	return cost
}

// bytePart is a register or constant with bytes of the result; at[i] is one more than the index of byte i in it.
type bytePart struct {
	r  ptx.Operand
	at [4]uint8
}

// emit returns the four bytes of the result from at as a register or a constant; if they are joined, in d, or in a new
// register if d is 0.
func (t *byteTree) emit(at int, d ptx.RegID) ptx.Operand {
	s := t.s
	var room [9]bytePart
	parts := room[:0]
	for i := range t.n {
		var p bytePart
		used := false
		for k, b := range t.from[at : at+4] {
			if int(b.word) == i+1 {
				p.at[k], used = b.index+1, true
			}
		}
		if used {
			p.r = t.register(i)
			parts = append(parts, p)
		}
	}
	known := bytePart{r: imm(0)}
	if c := t.konst >> (8 * at) & 0xffffffff; c != 0 {
		known.r = hex(c)
	}
	for k, b := range t.from[at : at+4] {
		if b.word == 0 {
			known.at[k] = uint8(k + 1)
		}
	}
	switch _, same := t.sources(at); {
	case len(parts) == 0:
		return known.r
	case same:
		return parts[0].r
	case known.at != [4]uint8{} || len(parts) == 1: // an immediate is the second operand
		parts = append(parts, known)
	}
	return joinBytes(s, d, parts)
}

// joinBytes joins parts, of which only the last one may be a constant; in register d, or a new one if d is 0. It returns the operand of a single part.
func joinBytes(s intSelector, d ptx.RegID, parts []bytePart) ptx.Operand {
	for len(parts) > 1 { // in pairs, so that the longest chain is short
		n, r := 0, d
		for i := 0; i < len(parts); i += 2 {
			if i+1 == len(parts) {
				parts[n] = parts[i]
			} else {
				if r == 0 || len(parts) > 2 {
					r = s.newReg(c32)
				}
				parts[n] = s.joinParts(r, parts[i], parts[i+1])
			}
			n++
		}
		parts = parts[:n]
	}
	return parts[0].r
}

// joinParts joins the bytes of two parts in register d.
func (s intSelector) joinParts(d ptx.RegID, a, b bytePart) bytePart {
	p := bytePart{r: reg(d)}
	sel := uint64(0)
	for i := range p.at {
		from := uint8(i)
		switch {
		case a.at[i] != 0:
			from, p.at[i] = a.at[i]-1, uint8(i+1)
		case b.at[i] != 0:
			from, p.at[i] = b.at[i]-1+4, uint8(i+1)
		}
		sel |= uint64(from) << (4 * i)
	}
	if sel == 0x5410 {
		s.joinLow(d, a.r, b.r)
	} else {
		s.e(isa.Op_prmt_b32, p.r, a.r, b.r, hex(sel))
	}
	return p
}

// register returns the register of word i.
func (t *byteTree) register(i int) ptx.Operand {
	s, w := t.s, t.words[i]
	switch {
	case t.regs[i].Kind != ptx.OpNone:
	case s.lay.of(s.f.TypeOf(w.v))[0].class != c64:
		t.regs[i] = reg(s.anyExtend(w.v, 0, c32))
	default:
		half := [2]ptx.Operand{reg(s.newReg(c32)), reg(s.newReg(c32))}
		s.e(isa.Op_mov_b64, group(ptx.OpVec, 2), half[0], half[1], reg(s.reg(w.v, 0)))
		for k, other := range t.words[:t.n] {
			if other.v == w.v {
				t.regs[k] = half[0]
				if other.high {
					t.regs[k] = half[1]
				}
			}
		}
	}
	return t.regs[i]
}
