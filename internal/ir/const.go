package ir

import (
	"encoding/binary"
	"math/big"
	"math/bits"
	"slices"
)

// ConstKind is the form of a constant.
type ConstKind uint8

const (
	NoConst    ConstKind = iota
	CInt                 // integer of at most 64 bits, zero-extended
	CWide                // wider integer or float: little-endian 64-bit words
	CFloat               // half, bfloat, float, double: the IEEE bits
	CNull                // null pointer, token none, target none
	CZero                // zeroinitializer of an aggregate or vector
	CUndef               //
	CPoison              //
	CAggregate           // struct, array or vector of element constants
	CData                // array or vector of i8…i64, half…double: packed little-endian bytes
	CSplat               // vector with one repeated element
	CExpr                // constant expression: an Op with operands
	CBlockAddr           // blockaddress(@f, %b)
	CDSOLocal            // dso_local_equivalent @f
	CNoCFI               // no_cfi @f
	CPtrAuth             // ptrauth (pointer, key, discriminator, address discriminator, deactivation symbol)
)

type constInfo struct {
	kind  ConstKind
	op    Op    // CExpr
	flags Flags // CExpr
	typ   Type
	aux   uint32 // CExpr: source element type of a getelementptr, predicate of a compare
	extra uint8  // operands after those that a counts: the bounds of inrange
	old   bool   // it is or contains an expression that LLVM 22 does not have
	a     uint64 // the value, or start<<32 | length in words, bytes or operands
}

// Consts is an interned table of constants. Equal constants of a table have
// equal Values. The zero value is ready to use after init by its owner.
type Consts struct {
	types *Types
	info  []constInfo
	words []uint64
	bytes []byte
	opnds []Value
	table []uint32
	old   bool    // some constant has the mark old
	room  *Consts // where tables grow while the function is in a Room
}

func (c *Consts) init(t *Types) {
	c.types = t
	c.info = noConsts[:1:1]
}

func (c *Consts) at(v Value) *constInfo { return &c.info[v&indexMask] }

func mix(h, x uint64) uint64 { return (h ^ x) * 0x9E3779B97F4A7C15 }

func (c *Consts) hash(i *constInfo) uint32 {
	h := mix(uint64(i.kind)|uint64(i.op)<<8|uint64(i.flags)<<16|uint64(i.typ)<<32, uint64(i.aux)+1)
	start, n := i.a>>32, i.a&0xffffffff
	switch i.kind {
	case CWide:
		for _, w := range c.words[start : start+n] {
			h = mix(h, w)
		}
	case CData:
		for _, b := range c.bytes[start : start+n] {
			h = mix(h, uint64(b))
		}
	case CAggregate, CExpr, CSplat, CBlockAddr, CDSOLocal, CNoCFI, CPtrAuth:
		for _, o := range c.opnds[start : start+n+uint64(i.extra)] {
			h = mix(h, uint64(o))
		}
	default:
		h = mix(h, i.a)
	}
	return uint32(h >> 32)
}

func (c *Consts) equal(x, y *constInfo) bool {
	if x.kind != y.kind || x.typ != y.typ || x.op != y.op || x.flags != y.flags || x.aux != y.aux || x.extra != y.extra {
		return false
	}
	xs, n := x.a>>32, x.a&0xffffffff
	ys, m := y.a>>32, y.a&0xffffffff
	switch x.kind {
	case CWide:
		if n != m {
			return false
		}
		for k := range n {
			if c.words[xs+k] != c.words[ys+k] {
				return false
			}
		}
		return true
	case CData:
		return string(c.bytes[xs:xs+n]) == string(c.bytes[ys:ys+m])
	case CAggregate, CExpr, CSplat, CBlockAddr, CDSOLocal, CNoCFI, CPtrAuth:
		if n != m {
			return false
		}
		for k := range n + uint64(x.extra) {
			if c.opnds[xs+k] != c.opnds[ys+k] {
				return false
			}
		}
		return true
	}
	return x.a == y.a
}

// intern adds i, whose payload was just appended to the slabs, or returns the
// equal entry that is there.
func (c *Consts) intern(i constInfo) (v Value, added bool) {
	if 2*len(c.info) >= len(c.table) {
		n := max(32, 4<<bits.Len(uint(len(c.info)-1)))
		if cap(c.table) >= n {
			c.table = c.table[:n]
			clear(c.table)
		} else {
			c.table = make([]uint32, n)
		}
		mask := uint32(n - 1)
		for k := 1; k < len(c.info); k++ {
			h := c.hash(&c.info[k]) & mask
			for c.table[h] != 0 {
				h = (h + 1) & mask
			}
			c.table[h] = uint32(k)
		}
	}
	mask := uint32(len(c.table) - 1)
	h := c.hash(&i) & mask
	for c.table[h] != 0 {
		if e := c.table[h]; c.equal(&c.info[e], &i) {
			return mk(KConst, e), false
		}
		h = (h + 1) & mask
	}
	id := uint32(len(c.info))
	if c.room != nil {
		c.info = longer(c.info, 1, &c.room.info)
	}
	c.info = append(c.info, i)
	c.table[h] = id
	return mk(KConst, id), true
}

// Len returns the number of constants; their indexes are 1 … Len.
func (c *Consts) Len() int { return len(c.info) - 1 }

// Nth returns the constant with index i.
func (c *Consts) Nth(i int) Value { return mk(KConst, uint32(i)) }

// Truncate masks x to the width of an integer type of at most 64 bits.
func (c *Consts) Truncate(t Type, x uint64) uint64 {
	if w := c.types.Bits(t); w < 64 {
		x &= 1<<w - 1
	}
	return x
}

// Int returns the integer constant x of type t, of any width (zero-extended).
func (c *Consts) Int(t Type, x uint64) Value {
	if c.types.Bits(t) > 64 {
		return c.Wide(t, []uint64{x})
	}
	v, _ := c.intern(constInfo{kind: CInt, typ: t, a: c.Truncate(t, x)})
	return v
}

// SInt returns the integer constant x of type t, sign-extended to its width.
func (c *Consts) SInt(t Type, x int64) Value {
	w := c.types.Bits(t)
	if w <= 64 {
		return c.Int(t, uint64(x))
	}
	words := make([]uint64, (w+63)/64)
	for i := range words {
		words[i] = uint64(x >> 63)
	}
	words[0] = uint64(x)
	return c.Wide(t, words)
}

// BigInt returns the integer constant x modulo 2^width of type t.
func (c *Consts) BigInt(t Type, x *big.Int) Value {
	w := c.types.Bits(t)
	m := new(big.Int).Lsh(big.NewInt(1), uint(w))
	m.Mod(x, m) // Euclidean: not negative
	if w <= 64 {
		return c.Int(t, m.Uint64())
	}
	words := make([]uint64, (w+63)/64)
	b := m.FillBytes(make([]byte, 8*len(words)))
	for i := range words {
		words[i] = binary.BigEndian.Uint64(b[len(b)-8*(i+1):])
	}
	return c.Wide(t, words)
}

// Big returns the value of integer constant v, unsigned, or nil if v is something else.
func (c *Consts) Big(v Value) *big.Int {
	if x, ok := c.Uint(v); ok {
		return new(big.Int).SetUint64(x)
	}
	if c.Kind(v) != CWide {
		return nil
	}
	words := c.Words(v)
	b := make([]byte, 0, 8*len(words)) // shifting the words in would take quadratic time
	for _, w := range slices.Backward(words) {
		b = binary.BigEndian.AppendUint64(b, w)
	}
	return new(big.Int).SetBytes(b)
}

// Wide returns an integer or float constant of more than 64 bits from
// little-endian words; missing words are zero and excess bits are cut.
func (c *Consts) Wide(t Type, words []uint64) Value {
	w := 128
	switch c.types.Kind(t) {
	case IntKind:
		w = c.types.Bits(t)
	case X86FP80Kind:
		w = 80
	}
	n := (w + 63) / 64
	start := len(c.words)
	if c.room != nil {
		c.words = longer(c.words, n, &c.room.words)
	}
	for i := range n {
		x := uint64(0)
		if i < len(words) {
			x = words[i]
		}
		c.words = append(c.words, x)
	}
	if r := w & 63; r != 0 {
		c.words[start+n-1] &= 1<<r - 1
	}
	v, added := c.intern(constInfo{kind: CWide, typ: t, a: uint64(start)<<32 | uint64(n)})
	if !added {
		c.words = c.words[:start]
	}
	return v
}

// FloatBits returns the half, bfloat, float or double constant with the given bits.
func (c *Consts) FloatBits(t Type, b uint64) Value {
	v, _ := c.intern(constInfo{kind: CFloat, typ: t, a: b})
	return v
}

// Null returns the zero value of any first-class type.
func (c *Consts) Null(t Type) Value {
	k := CZero
	switch c.types.Kind(t) {
	case IntKind:
		return c.Int(t, 0)
	case HalfKind, BFloatKind, FloatKind, DoubleKind:
		return c.FloatBits(t, 0)
	case FP128Kind, X86FP80Kind, PPCFP128Kind:
		return c.Wide(t, nil)
	case PtrKind, TokenKind, TargetKind:
		k = CNull
	}
	v, _ := c.intern(constInfo{kind: k, typ: t})
	return v
}

// Undef returns undef of type t.
func (c *Consts) Undef(t Type) Value {
	v, _ := c.intern(constInfo{kind: CUndef, typ: t})
	return v
}

// Poison returns poison of type t.
func (c *Consts) Poison(t Type) Value {
	v, _ := c.intern(constInfo{kind: CPoison, typ: t})
	return v
}

func (c *Consts) withOpnds(i constInfo, opnds []Value) Value {
	start := len(c.opnds)
	if c.room != nil {
		c.opnds = longer(c.opnds, len(opnds), &c.room.opnds)
	}
	c.opnds = append(c.opnds, opnds...)
	i.a = uint64(start)<<32 | uint64(len(opnds)-int(i.extra))
	i.old = c.containsOld(&i, opnds)
	v, added := c.intern(i)
	if !added {
		c.opnds = c.opnds[:start]
	}
	return v
}

// Aggregate returns the structure, array or vector constant with the given
// elements, as zeroinitializer, undef or poison if all elements are that.
func (c *Consts) Aggregate(t Type, elems []Value) Value {
	if len(elems) == 0 {
		return c.Null(t)
	}
	zero, undef, poison := true, true, true
	for _, e := range elems {
		zero = zero && c.IsZero(e)
		undef = undef && e.IsConst() && c.at(e).kind == CUndef
		poison = poison && e.IsConst() && c.at(e).kind == CPoison
	}
	switch {
	case zero:
		return c.Null(t)
	case undef:
		return c.Undef(t)
	case poison:
		return c.Poison(t)
	}
	return c.withOpnds(constInfo{kind: CAggregate, typ: t}, elems)
}

// Data returns an array or vector of simple elements from their little-endian bytes.
func (c *Consts) Data(t Type, data []byte) Value {
	zero := true
	for _, b := range data {
		if b != 0 {
			zero = false
			break
		}
	}
	if zero {
		return c.Null(t)
	}
	start := len(c.bytes)
	if c.room != nil {
		c.bytes = longer(c.bytes, len(data), &c.room.bytes)
	}
	c.bytes = append(c.bytes, data...)
	v, added := c.intern(constInfo{kind: CData, typ: t, a: uint64(start)<<32 | uint64(len(data))})
	if !added {
		c.bytes = c.bytes[:start]
	}
	return v
}

// simple returns the size in bytes of an element type that CData can hold, else 0.
func (c *Consts) simple(t Type) int {
	switch t {
	case I8:
		return 1
	case I16, Half, BFloat:
		return 2
	case I32, Float:
		return 4
	case I64, Double:
		return 8
	}
	return 0
}

// maxSplatData bounds the vectors that are held as data although all elements
// are the same.
const maxSplatData = 256

// Sequence returns the array or vector with the given elements in the one form
// that represents it: data where the elements are simple numbers, a splat for
// equal elements of a vector, else an aggregate.
func (c *Consts) Sequence(t Type, elems []Value) Value {
	if len(elems) == 0 {
		return c.Null(t)
	}
	vector := c.types.IsVector(t)
	same := vector
	size := c.simple(c.types.Elem(t))
	for _, e := range elems {
		same = same && e == elems[0]
		if k := c.Kind(e); k != CInt && k != CFloat {
			size = 0
		}
	}
	if same && (size == 0 || len(elems) > maxSplatData) {
		return c.Splat(t, elems[0])
	}
	if size == 0 {
		return c.Aggregate(t, elems)
	}
	start := len(c.bytes)
	if c.room != nil {
		c.bytes = longer(c.bytes, size*len(elems), &c.room.bytes)
	}
	for _, e := range elems {
		for x, k := c.at(e).a, 0; k < size; k++ {
			c.bytes = append(c.bytes, byte(x))
			x >>= 8
		}
	}
	data := c.bytes[start:]
	c.bytes = c.bytes[:start]
	return c.Data(t, data) // appends the same bytes at the same place
}

// Splat returns the vector constant whose elements are all e.
func (c *Consts) Splat(t Type, e Value) Value {
	if c.IsZero(e) {
		return c.Null(t)
	}
	switch c.Kind(e) {
	case CUndef:
		return c.Undef(t)
	case CPoison:
		return c.Poison(t)
	case CInt, CFloat:
		if n := c.types.Len64(t); c.simple(c.types.Elem(t)) != 0 && !c.types.IsScalable(t) && n <= maxSplatData {
			elems := make([]Value, n, maxSplatData)
			for i := range elems {
				elems[i] = e
			}
			return c.Sequence(t, elems)
		}
	}
	return c.withOpnds(constInfo{kind: CSplat, typ: t}, []Value{e})
}

// Expr returns the constant expression op with its operands. aux is the source
// element type of a getelementptr or the predicate of a compare. Nothing is folded.
func (c *Consts) Expr(t Type, op Op, flags Flags, aux uint32, opnds ...Value) Value {
	return c.withOpnds(constInfo{kind: CExpr, typ: t, op: op, flags: flags, aux: aux}, opnds)
}

// GEPInRange returns the getelementptr expression of an address that is used for accesses between
// lo and hi bytes from it only: integers as wide as an index.
func (c *Consts) GEPInRange(t Type, flags Flags, elem Type, lo, hi Value, opnds ...Value) Value {
	all := append(append(make([]Value, 0, 8), opnds...), lo, hi)
	return c.withOpnds(constInfo{kind: CExpr, typ: t, op: OpGEP, flags: flags, aux: uint32(elem), extra: 2}, all)
}

// InRange returns the bounds of the accesses through an address, if v says any.
func (c *Consts) InRange(v Value) (lo, hi Value, ok bool) {
	if !v.IsConst() || c.at(v).extra == 0 {
		return None, None, false
	}
	all := c.allOpnds(v)
	return all[len(all)-2], all[len(all)-1], true
}

// allOpnds returns the operands of a constant that has some, with the bounds of inrange.
func (c *Consts) allOpnds(v Value) []Value {
	i := c.at(v)
	return c.opnds[i.a>>32 : i.a>>32+i.a&0xffffffff+uint64(i.extra)]
}

// Special returns a CBlockAddr, CDSOLocal, CNoCFI or CPtrAuth constant.
func (c *Consts) Special(k ConstKind, t Type, opnds ...Value) Value {
	return c.withOpnds(constInfo{kind: k, typ: t}, opnds)
}
