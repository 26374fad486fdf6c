package isel

import (
	"gonvvm/internal/ir"
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
)

// toWords returns the bits of all components of x as 32-bit registers, the last
// one filled up with zeros.
func (s vecSelector) toWords(x ir.Value) []ptx.RegID {
	f := s.f
	n := s.lay.count(f.TypeOf(x))
	var words []ptx.RegID
	var acc ptx.RegID // bits not yet in words
	have := 0
	put := func(r ptx.RegID, bits int) { // r: 32-bit register with zeros above bits
		if have == 0 {
			acc = r
		} else {
			t, u := s.newReg(c32), s.newReg(c32)
			s.e(isa.Op_shl_b32, reg(t), reg(r), imm(int64(have)))
			s.e(isa.Op_or_b32, reg(u), reg(acc), reg(t))
			acc = u
		}
		have += bits
		if have >= 32 {
			words = append(words, acc)
			have -= 32
			if have > 0 {
				u := s.newReg(c32)
				s.e(isa.Op_shr_u32, reg(u), reg(r), imm(int64(bits-have)))
				acc = u
			}
		}
	}
	for k := 0; k < n; k++ {
		cp := s.lay.of(f.TypeOf(x))[k]
		switch {
		case cp.class.bits() == 64:
			r := s.bitsReg(x, k, cp)
			lo, hi := s.newReg(c32), s.newReg(c32)
			s.e(isa.Op_mov_b64, group(ptx.OpVec, 2), reg(lo), reg(hi), reg(r))
			put(lo, min(32, int(cp.bits)))
			if cp.bits > 32 {
				put(hi, int(cp.bits)-32)
			}
		case cp.class.bits() == 32:
			put(s.bitsReg(x, k, cp), int(cp.bits))
		case cp.lanes != 0 && cp.lane == 0 && have == 0 && cp.packClass() == c32 && cp.gap == 0:
			words = append(words, s.pack(x, k))
			k += int(cp.lanes) - 1
		case cp.bits == 16 && have == 0 && k+1 < n && s.lay.of(f.TypeOf(x))[k+1].bits == 16:
			lo := s.reg(x, k)
			hi := s.reg(x, k+1)
			w := s.newReg(c32)
			s.e(isa.Op_mov_b32, reg(w), group(ptx.OpVec, 2), reg(lo), reg(hi))
			words = append(words, w)
			k++
		case cp.class.isFloat():
			r := s.reg(x, k)
			w := s.newReg(c32)
			s.e(isa.Op_cvt_u32_u16, reg(w), reg(r))
			put(w, 16)
		default:
			put(s.ints().extend(x, k, c32, false), int(cp.bits))
		}
	}
	if have > 0 {
		words = append(words, acc)
	}
	return words
}

// bitsReg returns component k of x in an integer register.
func (s vecSelector) bitsReg(x ir.Value, k int, cp comp) ptx.RegID {
	if !cp.class.isFloat() {
		return s.ints().extReg(x, k, false)
	}
	r := s.reg(x, k)
	c := c32
	if cp.class == cF64 {
		c = c64
	}
	if s.sameReg(c, cp.class) {
		return r
	}
	d := s.newReg(c)
	s.moveBits(d, c, r, cp.class)
	return d
}

// fromWords gives the components of v their bits out of 32-bit words.
func (s vecSelector) fromWords(v ir.Value, words []ptx.RegID) {
	s.dealWords(v, 0, s.lay.count(s.f.TypeOf(v)), words)
}

// wordAt returns a register with the 32 bits of words from bit at on.
func (s vecSelector) wordAt(words []ptx.RegID, at int) ptx.RegID {
	i, sh := at/32, int64(at%32)
	if sh == 0 {
		return words[i]
	}
	lo := s.newReg(c32)
	s.e(isa.Op_shr_u32, reg(lo), reg(words[i]), imm(sh))
	if i+1 == len(words) {
		return lo
	}
	hi, r := s.newReg(c32), s.newReg(c32)
	s.e(isa.Op_shl_b32, reg(hi), reg(words[i+1]), imm(32-sh))
	s.e(isa.Op_or_b32, reg(r), reg(lo), reg(hi))
	return r
}

// dealWords is fromWords for n components of v from first on.
func (s vecSelector) dealWords(v ir.Value, first, n int, words []ptx.RegID) {
	f := s.f
	pos := 0
	var packs []int
	defer func() {
		for _, k := range packs {
			s.join(s.packDef(v, k), v, k)
		}
	}()
	for k := first; k < first+n; k++ {
		cp := s.lay.of(f.TypeOf(v))[k]
		bits := int(cp.bits)
		if cp.lanes != 0 && cp.lane == 0 && s.packDef(v, k) != 0 {
			if cp.packClass() == c32 && pos%32 == 0 {
				s.e(s.sp.mov[c32], reg(s.packDef(v, k)), reg(words[pos/32]))
			} else {
				for i := range int(cp.lanes) {
					s.demand(v, k+i)
				}
				packs = append(packs, k)
			}
		}
		d := s.def(v, k)
		if d == 0 {
			pos += bits
			continue
		}
		w, sh := words[pos/32], pos%32
		from := pos
		pos += bits
		switch {
		case cp.class == c64 && (bits <= 32 || sh != 0): // the end of a wide integer, or one that straddles words
			lo := s.wordAt(words, from)
			if bits <= 32 {
				s.e(isa.Op_cvt_u64_u32, reg(d), reg(lo))
			} else {
				s.e(isa.Op_mov_b64, reg(d), group(ptx.OpVec, 2), reg(lo), reg(s.wordAt(words, from+32)))
			}
		case bits > 32 && sh == 0:
			hi := imm(0)
			if (pos-1)/32 < len(words) {
				hi = reg(words[(pos-1)/32])
			}
			s.e(isa.Op_mov_b64, reg(d), group(ptx.OpVec, 2), reg(w), hi)
		case bits == 32 && sh == 0:
			s.moveBits(d, cp.class, w, c32)
		case bits == 16 && (sh == 0 || sh == 16):
			other := s.newReg(c16)
			if sh == 0 {
				s.e(isa.Op_mov_b32, group(ptx.OpVec, 2), reg(d), reg(other), reg(w))
			} else {
				s.e(isa.Op_mov_b32, group(ptx.OpVec, 2), reg(other), reg(d), reg(w))
			}
		default:
			t := w
			if sh != 0 {
				t = s.newReg(c32)
				s.e(isa.Op_shr_u32, reg(t), reg(w), imm(int64(sh)))
			}
			if sh+bits > 32 { // the rest is in the next word
				u, z := s.newReg(c32), s.newReg(c32)
				s.e(isa.Op_shl_b32, reg(u), reg(words[(pos-1)/32]), imm(int64(32-sh)))
				s.e(isa.Op_or_b32, reg(z), reg(t), reg(u))
				t = z
			}
			switch cp.class {
			case cPred:
				u := s.newReg(c32)
				s.e(isa.Op_and_b32, reg(u), reg(t), imm(1))
				s.e(s.ints().setpOp(c32, isa.Ne), reg(d), reg(u), imm(0))
			case c32, cF32:
				s.moveBits(d, cp.class, t, c32)
			default:
				s.e(isa.Op_cvt_u16_u32, reg(d), reg(t))
			}
		}
	}
}
