package isel

import (
	"slices"

	"gonvvm/internal/ir"
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
	"gonvvm/internal/target"
)

// join puts the elements of the pack at component k of x together in register d.
func (s vecSelector) join(d ptx.RegID, x ir.Value, k int) {
	cp := s.lay.of(s.f.TypeOf(x))[k]
	n := int(cp.lanes)
	if n == 2 && s.joinTruncated(d, x, k, cp.class) {
		return
	}
	if n == 2 {
		a, b := s.reg(x, k), s.reg(x, k+1)
		s.e(movBits[cp.packClass()], reg(d), group(ptx.OpVec, 2), reg(a), reg(b))
		return
	}
	if s.permute(d, x, k, n) {
		return
	}
	half := [2]ptx.Operand{s.bytePair(x, k)}
	if n == 3 {
		half[1] = s.byteElem(x, k+2)
	} else {
		half[1] = s.bytePair(x, k+2)
	}
	if half[1].Kind == ptx.OpInt && half[0].Kind == ptx.OpInt {
		s.e(s.sp.mov[c32], reg(d), imm(int64(int32(half[0].Imm&0xffff|half[1].Imm<<16))))
		return
	}
	s.e(isa.Op_prmt_b32, reg(d), half[0], half[1], hex(0x5410))
}

// joinTruncated puts two halves together that are both rounded from f32.
func (s vecSelector) joinTruncated(d ptx.RegID, x ir.Value, k int, c class) bool {
	f := s.f
	op, need := isa.Op_cvt_rn_f16x2_f32, target.FeatureCvtF16x2
	if c == cBF16 {
		op, need = isa.Op_cvt_rn_bf16x2_f32, target.FeatureCvtBf16
	}
	if c != cF16 && c != cBF16 || !s.t.Has(need) {
		return false
	}
	var src [2]ir.Value
	for i := range src {
		w, j := s.resolve(x, k+i)
		if j != 0 || !w.IsInst() || f.Op(w) != ir.OpFPTrunc || f.TypeOf(f.Operand(w, 0)) != ir.Float || s.def(w, 0) != 0 || !f.HasOneUse(w) ||
			f.BlockOf(w) != s.blk || s.opt.Level == 0 {
			return false
		}
		src[i] = f.Operand(w, 0)
	}
	lo, hi := s.fp().floatReg(src[0], 0), s.fp().floatReg(src[1], 0)
	s.e(op, reg(d), reg(hi), reg(lo))
	return true
}

// roundsTogether reports whether both halves of a pack are rounded from f32 and only
// needed here, so that one instruction rounds them.
func (s vecSelector) roundsTogether(x ir.Value, k int) bool {
	f := s.f
	cp := s.lay.of(f.TypeOf(x))[k]
	need := target.FeatureCvtF16x2
	if cp.class == cBF16 {
		need = target.FeatureCvtBf16
	}
	if cp.class != cF16 && cp.class != cBF16 || !s.t.Has(need) || s.opt.Level == 0 {
		return false
	}
	for i := range 2 {
		w, j := s.resolve(x, k+i)
		if !w.IsInst() || s.def(w, j) != 0 || f.BlockOf(w) != s.blk {
			return false
		}
		switch f.Op(w) {
		case ir.OpFPTrunc:
			if s.m.Types.Scalar(f.TypeOf(f.Operand(w, 0))) != ir.Float {
				return false
			}
		case ir.OpFDiv, ir.OpFRem:
		case ir.OpFAdd, ir.OpFSub, ir.OpFMul:
			if cp.class == cF16 && s.f16Math() || cp.class == cBF16 && s.packsOp(w, j-int(s.lay.of(f.TypeOf(w))[j].lane)) {
				return false
			}
		case ir.OpCall:
			switch f.CalleeIntrinsic(w) {
			case ir.IntrSqrt, ir.IntrSin, ir.IntrCos, ir.IntrExp2, ir.IntrLog2, ir.IntrTanh, ir.IntrRound, ir.IntrCanonicalize:
			case ir.IntrFloor, ir.IntrCeil, ir.IntrTrunc, ir.IntrRint, ir.IntrNearbyint, ir.IntrRoundeven:
				if cp.class == cF16 || s.t.Has(target.FeatureCvtBf16Any) {
					return false
				}
			default:
				return false
			}
		default:
			return false
		}
	}
	return true
}

// joinElements puts the packs of v together that were computed element by element.
func (s vecSelector) joinElements(v ir.Value) {
	f := s.f
	t := f.TypeOf(v)
	switch f.Op(v) {
	case ir.OpLoad, ir.OpPhi, ir.OpBitCast, ir.OpVAArg:
		return
	case ir.OpCall:
		if y := f.CalleeSym(v); y == nil || y.Intrinsic <= ir.NVVMIntrinsic {
			return
		}
	}
	for k := 0; k < s.lay.count(t); k++ {
		if cp := s.lay.of(t)[k]; cp.lanes != 0 && cp.lane == 0 && !s.packsOp(v, k) {
			d := s.packDef(v, k)
			if d == 0 || slices.Contains(s.lone, uint32(k)) && cp.class.isFloat() && s.fp().joinRounded(d, s.def(v, k), s.def(v, k+1), cp.class) {
				continue
			}
			s.join(d, v, k)
		}
	}
}

// permute puts the n bytes from component k of x on together in register d if some of them are bytes of packs: prmt takes any bytes of two registers.
func (s vecSelector) permute(d ptx.RegID, x ir.Value, k, n int) bool {
	if s.opt.Level == 0 || s.opt.LLC {
		return false
	}
	var packs [4]ptx.RegID
	var lanes [4]int
	any := false
	for i := range n {
		if pack, lane, ok := s.packedByte(x, k+i); ok {
			packs[i], lanes[i], any = pack, lane, true
		}
	}
	if !any {
		return false
	}
	var room [5]bytePart
	parts := room[:0]
	var known [4]uint8
	bits := uint64(0)
	for i := range n {
		var r ptx.Operand
		if c, ok := s.constOf(x, k+i); ok {
			bits |= uint64(c) & 0xff << (8 * i)
			known[i] = uint8(i + 1)
			continue
		} else if packs[i] != 0 {
			r = reg(packs[i])
		} else {
			r = s.byteElem(x, k+i)
		}
		j := slices.IndexFunc(parts, func(p bytePart) bool { return p.r == r })
		if j < 0 {
			j = len(parts)
			parts = append(parts, bytePart{r: r})
		}
		parts[j].at[i] = uint8(lanes[i] + 1)
	}
	if known != [4]uint8{} || len(parts) == 1 {
		parts = append(parts, bytePart{r: imm(0), at: known})
		if bits != 0 {
			parts[len(parts)-1].r = hex(bits)
		}
	}
	joinBytes(s.ints(), d, parts)
	return true
}

// bytePair puts two byte elements together in the lower half of an operand.
func (s vecSelector) bytePair(x ir.Value, k int) ptx.Operand {
	a, b := s.byteElem(x, k), s.byteElem(x, k+1)
	if a.Kind == ptx.OpInt && b.Kind == ptx.OpInt {
		return imm(int64(a.Imm&0xff | b.Imm&0xff<<8))
	}
	r := s.newReg(c32)
	s.e(isa.Op_prmt_b32, reg(r), a, b, hex(0x3340))
	return reg(r)
}

// byteElem returns a byte element in the lowest byte of a 32-bit operand, with anything
// above.
func (s vecSelector) byteElem(x ir.Value, k int) ptx.Operand {
	if n, ok := s.constOf(x, k); ok {
		return imm(n & 0xff)
	}
	w, j := s.resolve(x, k)
	if w.IsInst() && s.f.Op(w) == ir.OpTrunc { // of a wider integer: its lowest byte
		y := s.f.Operand(w, 0)
		if s.lay.of(s.f.TypeOf(y))[j].class == c32 && s.mayFold(w, y) {
			return reg(s.reg(y, j))
		}
	}
	r := s.newReg(c32)
	if op := s.f.Op(w); w.IsInst() && (op == ir.OpZExt || op == ir.OpSExt) && s.f.BlockOf(w) == s.blk && s.def(w, j) == 0 { // of a predicate
		y := s.f.Operand(w, 0)
		if from := s.lay.of(s.f.TypeOf(y))[j]; from.class == cPred {
			s.ints().extendReg(r, c32, s.reg(y, j), from, op == ir.OpSExt)
			return reg(r)
		}
	}
	s.e(isa.Op_cvt_u32_u16, reg(r), reg(s.reg(x, k)))
	return reg(r)
}

// packedByte returns the pack that component k of x, a byte, is part of, and its place there, if the pack is loaded or
// passed as a whole and the byte's own register was not requested.
func (s vecSelector) packedByte(x ir.Value, k int) (pack ptx.RegID, lane int, ok bool) {
	return s.packedPart(x, k, 8)
}

// packedPart is packedByte for a part of some bits of a pack of 32 bits.
func (s vecSelector) packedPart(x ir.Value, k, bits int) (pack ptx.RegID, lane int, ok bool) {
	w, j := s.resolve(x, k)
	if !w.IsInst() && !w.IsParam() || s.def(w, j) != 0 {
		return 0, 0, false
	}
	cp := s.lay.of(s.f.TypeOf(w))[j]
	if int(cp.bits) != bits || cp.packSize() != 4 || cp.lanes < 2 {
		return 0, 0, false
	}
	switch {
	case w.IsParam():
	case s.f.Op(w) == ir.OpLoad:
		if m := s.f.Mem(w); m.Bytes() < 4 || !cp.whole || s.apart(w) {
			return 0, 0, false
		}
	case s.f.Op(w) != ir.OpPhi:
		return 0, 0, false
	}
	return s.demandPack(w, j-int(cp.lane)), int(cp.lane), true
}

// extractByte extends a byte of a pack to 32 bits.
func (s vecSelector) extractByte(d, pack ptx.RegID, lane int, signed bool) {
	sel := uint64(0x7770 + lane)
	if signed {
		sel = uint64(0x8880 + 0x1111*lane)
	}
	s.e(isa.Op_prmt_b32, reg(d), reg(pack), imm(0), hex(sel))
}

// split moves the parts of register w to the requested element registers of the pack at component k of v.
func (s vecSelector) split(v ir.Value, k int, w ptx.RegID) {
	cp := s.lay.of(s.f.TypeOf(v))[k]
	n := int(cp.lanes)
	any := false
	for i := range n {
		any = any || s.def(v, k+i) != 0
	}
	if !any {
		return
	}
	if n == 2 {
		var part [2]ptx.Operand
		for i := range part {
			switch d := s.def(v, k+i); {
			case d != 0:
				part[i] = reg(d)
			case s.sink():
			default:
				part[i] = reg(s.newReg(cp.class))
			}
		}
		s.e(movBits[cp.packClass()], group(ptx.OpVec, 2), part[0], part[1], reg(w))
		return
	}
	for i := range n {
		d := s.def(v, k+i)
		if d == 0 {
			continue
		}
		t := s.newReg(c32)
		s.e(isa.Op_prmt_b32, reg(t), reg(w), imm(0), hex(uint64(0x7770+i)))
		s.e(isa.Op_cvt_u16_u32, reg(d), reg(t))
	}
}

// sink reports whether the target accepts "_" for an unused part.
func (s vecSelector) sink() bool { return s.t.Has(target.FeatureUnpackSink) }

var movBits = [numClasses]isa.Opcode{c16: isa.Op_mov_b16, c32: isa.Op_mov_b32, c64: isa.Op_mov_b64}
