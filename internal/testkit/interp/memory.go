package interp

import (
	"math/big"
	"slices"

	"gonvvm/internal/ir"
)

// object is a piece of memory. The next one is so far away that an index out of bounds does not reach it.
type object struct {
	at    uint64
	data  []byte
	undef []byte // of each byte, the bits that are undefined
}

func (m *Machine) alloc(n uint64, undef bool) uint64 {
	o := object{at: m.next, data: make([]byte, n), undef: make([]byte, n)}
	if undef {
		for i := range o.undef {
			o.undef[i] = 0xff
		}
	}
	m.next += n>>32<<32 + 2<<32
	m.objects = append(m.objects, o)
	return o.at
}

// release ends the life of the objects from number first on, but for variables of the module.
func (m *Machine) release(first int) {
	keep := m.objects[:first]
	for _, o := range m.objects[first:] {
		for _, at := range m.syms {
			if at == o.at {
				keep = append(keep, o)
			}
		}
	}
	m.objects = keep
}

// Alloc makes an object with the given bytes and returns its address.
func (m *Machine) Alloc(data []byte) uint64 {
	at := m.alloc(uint64(len(data)), false)
	copy(m.objects[len(m.objects)-1].data, data)
	return at
}

// Bytes returns the n bytes at an address and, of each, the bits that are undefined.
func (m *Machine) Bytes(at, n uint64) (data, undef []byte, err error) {
	for i := range m.objects {
		if o := &m.objects[i]; at >= o.at && at-o.at <= uint64(len(o.data)) && n <= uint64(len(o.data))-(at-o.at) {
			k := at - o.at
			return o.data[k : k+n], o.undef[k : k+n], nil
		}
	}
	return nil, nil, undefinedBecause("an access outside of all objects")
}

// symbol returns the address of a symbol, which gets its initial value when it is first asked for.
func (m *Machine) symbol(i uint32) (uint64, error) {
	if at, ok := m.syms[i]; ok {
		return at, nil
	}
	s := &m.mod.Syms[i]
	switch {
	case s.Kind == ir.SymAlias && s.Init.IsSym():
		return m.symbol(s.Init.Index())
	case s.Kind == ir.SymFunc && !s.Fn.IsDecl():
		at := m.alloc(1, true)
		m.syms[i] = at
		return at, nil
	case s.Kind != ir.SymVar:
		return 0, unsupported("the address of " + s.Name)
	}
	at := m.alloc(m.mod.SizeOf(s.Type), true)
	m.syms[i] = at
	if s.Init == ir.None {
		return at, nil
	}
	x, err := m.constant(&m.mod.Consts, s.Init)
	if err != nil {
		return 0, err
	}
	return at, m.store(small(at), x, s.Type)
}

// copy copies n bytes.
func (m *Machine) copy(to, from, n uint64) error {
	if n == 0 {
		return nil
	}
	src, su, err := m.Bytes(from, n)
	if err != nil {
		return err
	}
	dst, du, err := m.Bytes(to, n)
	if err != nil {
		return err
	}
	copy(dst, append([]byte{}, src...))
	copy(du, append([]byte{}, su...))
	return nil
}

// pieces calls fn for each part of a value of type t that memory holds as one run of bits: scalars
// and vectors, with its offset.
func (m *Machine) pieces(t ir.Type, x Value, off uint64, fn func(t ir.Type, x Value, off uint64) error) error {
	ty := &m.mod.Types
	elem := func(i int) Value {
		if x.Nested {
			return x.Elems[i]
		}
		return Value{}
	}
	switch ty.Kind(t) {
	case ir.ArrayKind:
		for i := range ty.Len64(t) {
			if err := m.pieces(ty.Elem(t), elem(int(i)), off+i*m.mod.SizeOf(ty.Elem(t)), fn); err != nil {
				return err
			}
		}
		return nil
	case ir.StructKind:
		for i, e := range ty.Elems(t) {
			if err := m.pieces(e, elem(i), off+m.mod.FieldOffset(t, i), fn); err != nil {
				return err
			}
		}
		return nil
	}
	return fn(t, x, off)
}

// Load returns the value of type t at an address.
func (m *Machine) Load(at uint64, t ir.Type) (Value, error) { return m.load(small(at), t) }

func (m *Machine) load(p Value, t ir.Type) (Value, error) {
	if p.Bits == nil {
		return Value{}, undefinedBecause("a load from poison")
	}
	at := p.Bits.Uint64()
	var parts []Value
	err := m.pieces(t, Value{}, 0, func(t ir.Type, _ Value, off uint64) error {
		data, undef, err := m.Bytes(at+off, m.mod.StoreSize(t))
		if err != nil {
			return err
		}
		parts = append(parts, m.fromBits(t, little(data), little(undef)))
		return nil
	})
	if err != nil {
		return Value{}, err
	}
	return m.assemble(t, &parts), nil
}

// assemble makes a value of type t of its pieces.
func (m *Machine) assemble(t ir.Type, parts *[]Value) Value {
	ty := &m.mod.Types
	var elems []Value
	switch ty.Kind(t) {
	case ir.ArrayKind:
		for range ty.Len64(t) {
			elems = append(elems, m.assemble(ty.Elem(t), parts))
		}
	case ir.StructKind:
		for _, e := range ty.Elems(t) {
			elems = append(elems, m.assemble(e, parts))
		}
	default:
		x := (*parts)[0]
		*parts = (*parts)[1:]
		return x
	}
	return list(elems)
}

// fromBits makes a scalar or vector of its bits in memory. Bits above the last one that are not
// zeros show that no value of that type was stored, and give poison.
func (m *Machine) fromBits(t ir.Type, bits, undef *big.Int) Value {
	n := m.width(t)
	over := new(big.Int).Rsh(new(big.Int).AndNot(bits, undef), uint(n)).Sign() != 0
	part := func(at, w int) Value {
		if over || wrap(new(big.Int).Rsh(undef, uint(at)), w).Sign() != 0 {
			return poison()
		}
		return number(wrap(new(big.Int).Rsh(bits, uint(at)), w))
	}
	if !m.mod.Types.IsVector(t) {
		return part(0, n)
	}
	elems := make([]Value, m.mod.Types.Len64(t))
	w := n / max(1, len(elems))
	for i := range elems {
		elems[i] = part(i*w, w)
	}
	return list(elems)
}

// toBits returns the bits of a scalar or vector in memory.
func (m *Machine) toBits(t ir.Type, x Value) (bits, undef *big.Int) {
	elems, n := []Value{x}, m.width(t)
	if x.Nested {
		elems = x.Elems
	}
	w := n / max(1, len(elems))
	bits, undef = new(big.Int), new(big.Int)
	ones := new(big.Int).Sub(power(w), one)
	for i, e := range elems {
		if e.Bits == nil || e.NaN {
			undef.Or(undef, new(big.Int).Lsh(ones, uint(i*w)))
		} else {
			bits.Or(bits, new(big.Int).Lsh(e.Bits, uint(i*w)))
		}
	}
	return bits, undef
}

func (m *Machine) bitcast(x Value, from, to ir.Type) Value {
	bits, undef := m.toBits(from, x)
	return m.fromBits(to, bits, undef)
}

func (m *Machine) store(p, x Value, t ir.Type) error {
	if p.Bits == nil {
		return undefinedBecause("a store to poison")
	}
	at := p.Bits.Uint64()
	if m.mod.Types.IsAggregate(t) { // padding is undefined after a store
		_, undef, err := m.Bytes(at, m.mod.StoreSize(t))
		if err != nil {
			return err
		}
		for i := range undef {
			undef[i] = 0xff
		}
	}
	return m.pieces(t, x, 0, func(t ir.Type, x Value, off uint64) error {
		n := m.mod.StoreSize(t)
		data, undef, err := m.Bytes(at+off, n)
		if err != nil {
			return err
		}
		bits, un := m.toBits(t, x)
		w := m.width(t)
		un.Or(un, new(big.Int).Lsh(new(big.Int).Sub(power(8*int(n)-w), one), uint(w))) // above an odd width
		putLittle(data, bits)
		putLittle(undef, un)
		return nil
	})
}

func little(b []byte) *big.Int {
	r := make([]byte, len(b))
	for i, x := range b {
		r[len(b)-1-i] = x
	}
	return new(big.Int).SetBytes(r)
}

func putLittle(b []byte, x *big.Int) {
	r := x.FillBytes(make([]byte, len(b)))
	for i := range b {
		b[i] = r[len(b)-1-i]
	}
}

// address is getelementptr over source element type t: ops are the pointer and the indices.
func (m *Machine) address(t ir.Type, ops []Value, typeOf func(i int) ir.Type) (Value, error) {
	ty := &m.mod.Types
	if k := slices.IndexFunc(ops, func(x Value) bool { return x.Nested }); k >= 0 {
		elems := make([]Value, len(ops[k].Elems))
		lane := make([]Value, len(ops))
		for i := range elems {
			for k, x := range ops {
				if lane[k] = x; x.Nested {
					lane[k] = x.Elems[i]
				}
			}
			var err error
			if elems[i], err = m.address(t, lane, func(i int) ir.Type { return ty.Scalar(typeOf(i)) }); err != nil {
				return Value{}, err
			}
		}
		return list(elems), nil
	}
	if ops[0].Bits == nil {
		return poison(), nil
	}
	at := new(big.Int).Set(ops[0].Bits)
	for i, x := range ops[1:] {
		if x.Bits == nil {
			return poison(), nil
		}
		if i > 0 && ty.Kind(t) == ir.StructKind {
			k := int(x.Bits.Uint64())
			at.Add(at, new(big.Int).SetUint64(m.mod.FieldOffset(t, k)))
			t = ty.Elems(t)[k]
			continue
		}
		size := uint64(0)
		switch {
		case i == 0:
			size = m.mod.SizeOf(t)
		case ty.Kind(t) == ir.VectorKind: // its elements have no padding
			t = ty.Elem(t)
			size = m.mod.StoreSize(t)
		default:
			t = ty.Elem(t)
			size = m.mod.SizeOf(t)
		}
		w := m.width(typeOf(i + 1))
		at.Add(at, new(big.Int).Mul(signed(x.Bits, w), new(big.Int).SetUint64(size)))
	}
	return number(wrap(at, 64)), nil
}
