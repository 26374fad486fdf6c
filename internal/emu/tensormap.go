package emu

import (
	"fmt"
	"math"

	"gonvvm/internal/diag"
	"gonvvm/internal/isa"
)

// TensorType is the type of a tensor's elements. The numbers are those of
// tensormap.replace (PTX ISA §9.7.9.28).
type TensorType uint8

const (
	TensorU8 TensorType = iota
	TensorU16
	TensorU32
	TensorS32
	TensorU64
	TensorS64
	TensorF16
	TensorF32
	TensorF32FTZ
	TensorF64
	TensorBF16
	TensorTF32
	TensorTF32FTZ
	TensorB4x16    // sixteen elements of four bits in eight bytes
	TensorB4x16P64 // the same, in sixteen bytes of shared memory
	TensorB6x16P32 // sixteen elements of six bits: twelve bytes, sixteen in shared memory
	numTensorTypes
)

// isPacked reports whether sixteen elements go together.
func (t TensorType) isPacked() bool { return t >= TensorB4x16 }

// bytes returns the size of an element, or of sixteen packed ones, in global and in
// shared memory.
func (t TensorType) bytes() (global, shared int) {
	switch t {
	case TensorB4x16:
		return 8, 8
	case TensorB4x16P64:
		return 8, 16
	case TensorB6x16P32:
		return 12, 16
	}
	n := [...]int{1, 2, 4, 4, 8, 8, 2, 4, 4, 8, 2, 4, 4}[t]
	return n, n
}

// atom returns the type that reductions have.
func (t TensorType) atom() isa.Atom {
	if t.isPacked() || t == TensorU8 || t == TensorU16 {
		return 0
	}
	return [...]isa.Atom{0, 0, isa.U32, isa.S32, isa.U64, isa.S64, isa.F16, isa.F32, isa.F32, isa.F64, isa.Bf16, isa.F32, isa.F32}[t]
}

// Swizzle says how the 16-byte pieces of a box are arranged in shared memory (PTX ISA §5.5.7).
type Swizzle uint8

const (
	SwizzleNone Swizzle = iota
	Swizzle32B
	Swizzle64B
	Swizzle128B
	Swizzle96B
)

// SwizzleAtom is the unit that Swizzle128B keeps together.
type SwizzleAtom uint8

const (
	Atom16B SwizzleAtom = iota
	Atom32B
	Atom32BFlip8B
	Atom64B
)

// swizzled returns the swizzled form of a shared address.
func (s Swizzle) swizzled(addr uint64, atom SwizzleAtom) uint64 {
	line := addr >> 7
	switch s {
	case Swizzle32B, Swizzle96B:
		return addr ^ line&1<<4
	case Swizzle64B:
		return addr ^ line&3<<4
	case Swizzle128B:
		switch atom {
		case Atom32B:
			return addr ^ line&3<<5
		case Atom32BFlip8B:
			return addr ^ line&3<<5 ^ line&1<<3
		case Atom64B:
			return addr ^ line&1<<6
		}
		return addr ^ line&7<<4
	}
	return addr
}

// width returns the bytes that the inner dimension of a box may have.
func (s Swizzle) width() int { return [...]int{math.MaxInt, 32, 64, 128, 96}[s] }

// TensorMapDesc describes a tensor in global memory and the boxes that are copied, as
// cuTensorMapEncodeTiled, cuTensorMapEncodeIm2col and cuTensorMapEncodeIm2colWide take it: the innermost dimension first.
type TensorMapDesc struct {
	Type    TensorType
	Addr    uint64   // multiple of 16
	Dim     []int    // in elements, one to five
	Stride  []uint64 // bytes from one element to the next along Dim[1], Dim[2] …; multiples of 16
	Box     []int    // elements; not for Im2col
	Step    []int    // element strides; nil: 1
	Swizzle Swizzle
	Atom    SwizzleAtom
	FillNaN bool // elements outside are NaN instead of zero

	// Im2col: Dim is channels, the width, height and depth that there are, images.
	Im2col           bool
	Lower, Upper     []int // corners of the pixels' box, relative to the tensor's first and last pixel
	Channels, Pixels int
	Wide             Wide // pixels run along the width only; the corners have one number
}

// Wide is the mode of a map for pixels that run along the width only (PTX ISA §5.5.5).
type Wide uint8

// The modes: no such map, as many pixels as the map says, 128 pixels.
const (
	NotWide Wide = iota
	WideW
	WideW128
)

// TensorMapBytes is the size of a tensor map in memory; it is aligned to 64 bytes.
const TensorMapBytes = 128

// The parts of a tensor map as it lies in memory. Its layout is up to the implementation.
const (
	tmAddr      = 0
	tmMagic     = 8
	tmRank      = 12 // less one
	tmType      = 13
	tmSwizzle   = 14
	tmAtom      = 15
	tmFill      = 16
	tmIm2col    = 17 // imTile …
	tmInterlace = 18
	tmStep      = 19 // 5
	tmDim       = 24 // 5 of 4
	tmBox       = 44 // 5 of 2
	tmLower     = 54 // 3 of 2
	tmStride    = 64 // 5 of 8, of which 4 count
	tmUpper     = 104
	tmChannels  = 110
	tmPixels    = 112
	tmMagicWord = 0x70416d74 // with bit 21 clear, which CUTLASS and Triton clear in the map of a small tensor
)

// im2colMode selects the elements of a tensor: by boxes of it, or by pixels.
type im2colMode uint8

const (
	imTile im2colMode = iota
	imPixels
	imW    // imPixels + WideW
	imW128 // imPixels + WideW128
)

// mode returns the mode of the map of a description.
func (t *TensorMapDesc) mode() im2colMode {
	if !t.Im2col {
		return imTile
	}
	return imPixels + im2colMode(t.Wide)
}

// cornerBits and offsetBits are the bits of a signed corner and of an unsigned offset of im2col, by the dimensions of the tensor less
// three (S2-88).
var cornerBits, offsetBits = [3]int{16, 8, 5}, [3]int{16, 8, 5}

// EncodeTensorMap makes a tensor map: 128 bytes for a kernel's parameter or for memory.
func EncodeTensorMap(t TensorMapDesc) ([]byte, error) {
	fail := func(format string, args ...any) ([]byte, error) {
		return nil, &diag.Diagnostic{Code: CodeMemory, Msg: "tensor map: " + fmt.Sprintf(format, args...)}
	}
	rank := len(t.Dim)
	if t.Type >= numTensorTypes || rank < 1 || rank > 5 || len(t.Stride) < rank-1 || t.Addr%16 != 0 {
		return fail("a tensor has one to five dimensions, with a stride for each but the first, and an address that is a multiple of 16")
	}
	b := make([]byte, TensorMapBytes)
	store(b, tmAddr, 8, t.Addr)
	store(b, tmMagic, 4, tmMagicWord)
	b[tmRank], b[tmType], b[tmSwizzle], b[tmAtom] = byte(rank-1), byte(t.Type), byte(t.Swizzle), byte(t.Atom)
	b[tmFill], b[tmIm2col] = byte(b2u(t.FillNaN)), byte(t.mode())
	for i, n := range t.Dim {
		if n < 1 {
			return fail("dimension %d has %d elements", i, n)
		}
		store(b, tmDim+4*uint64(i), 4, uint64(n))
		step := 1
		if i < len(t.Step) {
			step = t.Step[i]
		}
		if step < 1 || step > 8 {
			return fail("element stride %d: it is 1 to 8", step)
		}
		b[tmStep+i] = byte(step)
		if i > 0 {
			if t.Stride[i-1]%16 != 0 {
				return fail("stride %d is not a multiple of 16", t.Stride[i-1])
			}
			store(b, tmStride+8*uint64(i-1), 8, t.Stride[i-1])
		}
		if !t.Im2col {
			if i >= len(t.Box) || t.Box[i] < 1 || t.Box[i] > 256 {
				return fail("a box has 1 to 256 elements along each dimension")
			}
			store(b, tmBox+2*uint64(i), 2, uint64(t.Box[i]))
		}
	}
	if t.Im2col {
		if why := t.storeIm2col(b); why != "" {
			return fail("%s", why)
		}
	}
	m, _ := parseTensorMap(b)
	if n := m.innerBytes(); n%16 != 0 || n > t.Swizzle.width() {
		return fail("the inner dimension of a box has %d bytes; it must be a multiple of 16, and at most the swizzle width", n)
	}
	return b, nil
}

// storeIm2col writes the box of an im2col mode into map b: corners, channels and pixels (S2-88, S2-91). It returns the reason if
// the tensor has no such box.
func (t *TensorMapDesc) storeIm2col(b []byte) string {
	rank := len(t.Dim)
	corners := rank - 2
	if t.Wide != NotWide {
		corners = 1
	}
	if rank < 3 || len(t.Lower) != corners || len(t.Upper) != corners || t.Channels < 1 || t.Channels > 256 || t.Pixels < 1 || t.Pixels > 1024 {
		return "im2col needs three to five dimensions, two corners, up to 256 channels and 1024 pixels"
	}
	if t.Wide > WideW128 || t.Wide != NotWide && (t.Swizzle == SwizzleNone || t.Swizzle == Swizzle128B && t.Atom == Atom32BFlip8B) {
		return "pixels along the width are swizzled, and not in atoms of 32 bytes that are flipped"
	}
	bits := cornerBits[rank-3]
	for i := range corners {
		for _, x := range [...]int{t.Lower[i], t.Upper[i]} {
			if x < -1<<(bits-1) || x >= 1<<(bits-1) {
				return fmt.Sprintf("corner %d: it is a number of %d bits in a tensor of %d dimensions", x, bits, rank)
			}
		}
		store(b, tmLower+2*uint64(i), 2, uint64(t.Lower[i]))
		store(b, tmUpper+2*uint64(i), 2, uint64(t.Upper[i]))
	}
	store(b, tmChannels, 2, uint64(t.Channels))
	store(b, tmPixels, 2, uint64(t.Pixels))
	return ""
}

// tensorMap is a tensor map that an instruction has read.
type tensorMap struct {
	addr         uint64
	rank         int
	typ          TensorType
	swizzle      Swizzle
	atom         SwizzleAtom
	fill         byte // bytes outside
	mode         im2colMode
	dim          [5]int
	step, box    [5]int
	stride       [5]uint64 // of each dimension; packed elements count by sixteen
	lower, upper [3]int
	channels     int
	pixels       int
	gsize, ssize int // bytes of an element, or of sixteen packed ones
}

// parseTensorMap reads 128 bytes; why is the error in them.
func parseTensorMap(b []byte) (m tensorMap, why string) {
	get := func(at, i, size int) uint64 { return load(b, uint64(at+i*size), uint8(size)) }
	m = tensorMap{
		addr: get(tmAddr, 0, 8), rank: int(b[tmRank]) + 1, typ: TensorType(b[tmType]), swizzle: Swizzle(b[tmSwizzle]), atom: SwizzleAtom(b[tmAtom]),
		mode: im2colMode(b[tmIm2col]), channels: int(get(tmChannels, 0, 2)), pixels: int(get(tmPixels, 0, 2)),
	}
	switch {
	case get(tmMagic, 0, 4) != tmMagicWord:
		return m, "no tensor map lies at the address"
	case m.rank > 5 || m.typ >= numTensorTypes || m.swizzle > Swizzle96B || m.atom > Atom64B || m.mode > imW128:
		return m, "the tensor map has a field that cannot be"
	case b[tmInterlace] != 0:
		return m, "interleaved tensors are not emulated yet"
	}
	if b[tmFill] != 0 {
		m.fill = 0xff
	}
	m.gsize, m.ssize = m.typ.bytes()
	m.stride[0] = uint64(m.gsize)
	for i := range 5 {
		m.dim[i], m.step[i], m.box[i] = 1, 1, 1
		if i >= m.rank {
			continue
		}
		m.dim[i], m.step[i], m.box[i] = int(get(tmDim, i, 4)), max(1, int(b[tmStep+i])), int(get(tmBox, i, 2))
		if i > 0 {
			m.stride[i] = get(tmStride, i-1, 8)
		}
		if i < 3 {
			m.lower[i], m.upper[i] = int(int16(get(tmLower, i, 2))), int(int16(get(tmUpper, i, 2)))
		}
	}
	return m, ""
}

// innerBytes returns the bytes of a box's inner dimension in shared memory.
func (m *tensorMap) innerBytes() int {
	n := m.box[0]
	if m.mode != imTile {
		n = m.channels
	}
	n = (n + m.step[0] - 1) / m.step[0]
	if m.typ.isPacked() {
		n /= 16
	}
	return n * m.ssize
}

// decodeTensormap: tensormap.replace puts a new value in one field. Zeros become a tensor map by it: programs build maps
// field by field.
func decodeTensormap(d *decoder) bool {
	field := d.op.Get(isa.SlotKind)
	for _, a := range [...]isa.Atom{isa.GlobalAddress, isa.Rank, isa.GlobalStride, isa.Elemtype, isa.InterleaveLayout, isa.SwizzleMode, isa.FillMode, isa.SwizzleAtomicity} {
		if d.op.Has(a) {
			field = a
		}
	}
	at, size, each := uint64(0), uint8(1), uint64(0)
	switch field {
	case isa.GlobalAddress:
		at, size = tmAddr, 8
	case isa.Rank:
		at = tmRank
	case isa.BoxDim:
		at, size, each = tmBox, 2, 2
	case isa.GlobalDim:
		at, size, each = tmDim, 4, 4
	case isa.GlobalStride:
		at, size, each = tmStride, 8, 8
	case isa.ElementStride:
		at, each = tmStep, 1
	case isa.Elemtype:
		at = tmType
	case isa.InterleaveLayout:
		at = tmInterlace
	case isa.SwizzleMode:
		at = tmSwizzle
	case isa.FillMode:
		at = tmFill
	case isa.SwizzleAtomicity:
		at = tmAtom
	default:
		return false
	}
	if each > 0 {
		at += each * d.arg(1).Imm
	}
	where := d.place3(0, spaceOf(d.op.Get(isa.SlotSpace)))
	value := d.src(d.num()-1, d.op.Type())
	d.emit(inst{kind: kExec, x: &extra{op: d.op}, exec: func(w *warp, fr *frame, in *inst, m uint32) {
		for ; m != 0 && !w.halt; m &= m - 1 {
			i := lane(m)
			base := where.at(w, fr, i)
			if mem, off := w.resolve(fr, in, where.space, base+tmMagic, i, 4, isWrite); mem != nil {
				store(mem, off, 4, tmMagicWord)
			}
			mem, off := w.resolve(fr, in, where.space, base+at, i, uint64(size), isWrite)
			if mem == nil {
				return
			}
			v := fr.regs[value][i]
			changed := load(mem, off, size) != v&sizeMask(size)
			store(mem, off, size, v)
			if w.g.check {
				w.stored(fr, in, where.space, i, changed)
			}
			w.cta.unit.progress++
		}
	}})
	return true
}

// decodeTensormapCopy: tensormap.cp_fenceproxy moves a tensor map from shared to global memory.
func decodeTensormapCopy(d *decoder) bool {
	b := &bulk{dst: d.place3(0, spGlobal), src: d.place3(1, spShared), n: d.constant(TensorMapBytes)}
	in := inst{kind: kCtl, e: d.constant(all), x: &extra{op: d.op}}
	in.ctl = syncOp(maskInE, func(w *warp, fr *frame, in *inst, m uint32) {
		b.run(w, fr, in, lane(m)) // of the whole warp together
		if w.g.check {
			w.fence(m)
		}
	})
	d.emit(in)
	return true
}
