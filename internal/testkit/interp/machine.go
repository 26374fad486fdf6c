package interp

import (
	"errors"
	"fmt"
	"math/big"

	"gonvvm/internal/ir"
)

// ErrUndefined says that an execution has undefined behaviour: nothing can be expected of the program.
var ErrUndefined = errors.New("undefined behaviour")

// ErrUnsupported says that the interpreter does not know an instruction.
var ErrUnsupported = errors.New("not interpreted")

// ErrSteps says that an execution took too long.
var ErrSteps = errors.New("too many steps")

func undefinedBecause(why string) error { return fmt.Errorf("%w: %s", ErrUndefined, why) }

func unsupported(what string) error { return fmt.Errorf("%w: %s", ErrUnsupported, what) }

// maxDepth bounds the calls that are open at a time.
const maxDepth = 64

// Machine executes functions of one module. Memory is kept from one call to the next.
type Machine struct {
	// Thread is the value of the special register tid.x.
	Thread uint64
	// Steps is how many instructions may still be executed.
	Steps int
	// AnyNaN says that fneg and fabs give some NaN for a NaN, unless it is of double: the neg and abs of a GPU do not
	// keep its bits, against LLVM's Language Reference.
	AnyNaN bool

	mod     *ir.Module
	objects []object
	next    uint64
	syms    map[uint32]uint64
	depth   int
}

// New returns a machine for module mod with Steps instructions to go.
func New(mod *ir.Module, steps int) *Machine {
	return &Machine{Steps: steps, mod: mod, next: 1 << 20, syms: map[uint32]uint64{}}
}

// frame is one execution of a function.
type frame struct {
	m    *Machine
	f    *ir.Func
	args []Value
	vals []Value
}

// Call executes the function named with arguments and returns its result.
func (m *Machine) Call(name string, args ...Value) (Value, error) {
	for i := range m.mod.Syms {
		if s := &m.mod.Syms[i]; s.Kind == ir.SymFunc && !s.Dead && s.Name == name {
			return m.call(s.Fn, args)
		}
	}
	return Value{}, fmt.Errorf("undefined function %s", name)
}

// Pointer returns the value of an address.
func Pointer(at uint64) Value { return small(at) }

// Integer returns the value of the lowest w bits of x.
func Integer(x uint64, w int) Value { return number(wrap(new(big.Int).SetUint64(x), w)) }

func (m *Machine) call(f *ir.Func, args []Value) (Value, error) {
	if f.IsDecl() {
		return Value{}, unsupported("call of " + f.Name())
	}
	if m.depth >= maxDepth {
		return Value{}, ErrSteps
	}
	m.depth++
	first := len(m.objects)
	defer func() {
		m.depth--
		m.release(first)
	}()
	for i := range args { // a byval argument is a copy
		a := m.mod.Attr(m.mod.AttrLists[f.Attrs].Param(i), ir.AttrByVal)
		if a == nil {
			continue
		}
		if args[i].Bits == nil {
			return Value{}, undefinedBecause("a byval argument is poison")
		}
		n := m.mod.SizeOf(a.Type)
		at := m.alloc(n, true)
		if err := m.copy(at, args[i].Bits.Uint64(), n); err != nil {
			return Value{}, err
		}
		args[i] = small(at)
	}
	fr := &frame{m: m, f: f, args: args, vals: make([]Value, f.NumInsts())}
	return fr.run()
}

func (fr *frame) run() (Value, error) {
	f := fr.f
	var from ir.Block
	for b := f.Entry(); ; {
		if err := fr.phis(b, from); err != nil {
			return Value{}, err
		}
		for v := f.FirstNonPhi(b); ; v = f.Next(v) {
			if v == ir.None {
				return Value{}, unsupported("a block without an end")
			}
			if fr.m.Steps--; fr.m.Steps < 0 {
				return Value{}, ErrSteps
			}
			op := f.Op(v)
			if op == ir.OpRet {
				if f.NumOps(v) == 0 {
					return Value{}, nil
				}
				return fr.get(f.Operand(v, 0))
			}
			if op.IsTerminator() {
				to, err := fr.branch(v, op)
				if err != nil {
					return Value{}, err
				}
				from, b = b, to
				break
			}
			x, err := fr.inst(v, op)
			if err != nil {
				return Value{}, err
			}
			fr.vals[v] = x
		}
	}
}

// phis gives the phis of block b the values that come from block from, all at once.
func (fr *frame) phis(b, from ir.Block) error {
	f := fr.f
	var in []Value
	for v := f.First(b); v != ir.None && f.Op(v) == ir.OpPhi; v = f.Next(v) {
		found := false
		for i := 0; i < f.NumOps(v) && !found; i += 2 {
			if f.Operand(v, i+1).Block() != from {
				continue
			}
			x, err := fr.get(f.Operand(v, i))
			if err != nil {
				return err
			}
			in, found = append(in, x), true
		}
		if !found {
			return unsupported("a phi without the block that control comes from")
		}
	}
	v := f.First(b)
	for _, x := range in {
		fr.vals[v] = x
		v = f.Next(v)
	}
	return nil
}

// branch returns the block that terminator v goes to.
func (fr *frame) branch(v ir.Value, op ir.Op) (ir.Block, error) {
	f := fr.f
	switch op {
	case ir.OpBr:
		return f.Operand(v, 0).Block(), nil
	case ir.OpCondBr:
		c, err := fr.number(f.Operand(v, 0), "a branch")
		if err != nil {
			return 0, err
		}
		if c.Sign() != 0 {
			return f.Operand(v, 1).Block(), nil
		}
		return f.Operand(v, 2).Block(), nil
	case ir.OpSwitch:
		c, err := fr.number(f.Operand(v, 0), "a switch")
		if err != nil {
			return 0, err
		}
		for i := 2; i < f.NumOps(v); i += 2 {
			k, err := fr.get(f.Operand(v, i))
			if err != nil {
				return 0, err
			}
			if k.Bits.Cmp(c) == 0 {
				return f.Operand(v, i+1).Block(), nil
			}
		}
		return f.Operand(v, 1).Block(), nil
	case ir.OpUnreachable:
		return 0, undefinedBecause("unreachable")
	}
	return 0, unsupported(op.String())
}

// number returns scalar v; if it is poison, the program is undefined, and the message names the use, what.
func (fr *frame) number(v ir.Value, what string) (*big.Int, error) {
	x, err := fr.get(v)
	if err == nil && x.Bits == nil {
		err = undefinedBecause(what + " by poison")
	}
	return x.Bits, err
}

func (fr *frame) get(v ir.Value) (Value, error) {
	switch {
	case v.IsInst():
		return fr.vals[v], nil
	case v.IsParam():
		return fr.args[v.Index()], nil
	}
	return fr.m.constant(&fr.f.Consts, v)
}

// inst executes an instruction that is not a terminator.
func (fr *frame) inst(v ir.Value, op ir.Op) (Value, error) {
	f, m := fr.f, fr.m
	t := f.TypeOf(v)
	n := f.NumOps(v)
	if op == ir.OpCall {
		n = f.NumArgs(v)
	}
	ops := make([]Value, n)
	for i := range ops {
		o := f.Operand(v, i)
		if o.Kind() == ir.KMeta {
			continue
		}
		var err error
		if ops[i], err = fr.get(o); err != nil {
			return Value{}, err
		}
	}
	operandType := func(i int) ir.Type { return f.TypeOf(f.Operand(v, i)) }
	switch {
	case op.IsBinary() && m.mod.Types.IsFloat(m.mod.Types.Scalar(t)):
		e, err := m.floatEnv(f, f.Flags(v), m.mod.Types.Scalar(t))
		if err != nil {
			return Value{}, err
		}
		return m.lanes(t, ops, func(a []Value) (Value, error) { return e.arithmetic(op, a) })
	case op.IsBinary():
		return m.lanes(t, ops, func(a []Value) (Value, error) {
			return binary(op, f.Flags(v), a[0], a[1], m.width(m.mod.Types.Scalar(t)))
		})
	case op.IsCast():
		return m.cast(f, op, f.Flags(v), ops[0], operandType(0), t)
	}
	switch op {
	case ir.OpICmp:
		w := m.width(m.mod.Types.Scalar(operandType(0)))
		return m.lanes(t, ops, func(a []Value) (Value, error) { return compare(f.Pred(v), f.Flags(v), a[0], a[1], w), nil })
	case ir.OpFCmp, ir.OpFNeg:
		e, err := m.floatEnv(f, f.Flags(v), m.mod.Types.Scalar(operandType(0)))
		if err != nil {
			return Value{}, err
		}
		return m.lanes(t, ops, func(a []Value) (Value, error) {
			if op == ir.OpFNeg {
				return e.signed(a[0], func(old bool) bool { return !old }), nil
			}
			return e.compare(f.Pred(v), a[0], a[1]), nil
		})
	case ir.OpSelect:
		x := m.choose(ops[0], ops[1], ops[2], t)
		if f.Flags(v) == 0 || !m.mod.Types.IsFloat(m.mod.Types.Scalar(t)) {
			return x, nil
		}
		e, err := m.floatEnv(f, f.Flags(v), m.mod.Types.Scalar(t))
		if err != nil {
			return Value{}, err
		}
		return m.lanes(t, []Value{x}, func(a []Value) (Value, error) {
			if a[0].Bits == nil || e.undetermined(e.decode(a[0]), true) {
				return poison(), nil
			}
			return a[0], nil
		})
	case ir.OpAtomicRMW:
		return m.readModifyWrite(f, v, ops, t)
	case ir.OpCmpXchg:
		return m.exchange(ops, operandType(1))
	case ir.OpFreeze:
		return ops[0], nil
	case ir.OpExtractElement:
		if k, ok := index(ops[1], len(ops[0].Elems)); ok {
			return ops[0].Elems[k], nil
		}
		return m.undefined(t), nil
	case ir.OpInsertElement:
		k, ok := index(ops[2], len(ops[0].Elems))
		if !ok {
			return m.undefined(t), nil
		}
		return replaced(ops[0], []uint32{uint32(k)}, ops[1]), nil
	case ir.OpShuffleVector:
		both := append(append([]Value{}, ops[0].Elems...), ops[1].Elems...)
		var elems []Value
		for _, k := range f.Indices(v) {
			if int(k) < len(both) {
				elems = append(elems, both[k])
			} else {
				elems = append(elems, m.undefined(m.mod.Types.Elem(t)))
			}
		}
		return list(elems), nil
	case ir.OpExtractValue:
		x := ops[0]
		for _, k := range f.Indices(v) {
			x = x.Elems[k]
		}
		return x, nil
	case ir.OpInsertValue:
		return replaced(ops[0], f.Indices(v), ops[1]), nil
	case ir.OpGEP:
		return m.address(f.ElemType(v), ops, operandType)
	case ir.OpAlloca:
		if ops[0].Bits == nil {
			return Value{}, undefinedBecause("a size is poison")
		}
		return small(m.alloc(m.mod.SizeOf(f.ElemType(v))*ops[0].Bits.Uint64(), true)), nil
	case ir.OpLoad:
		if !aligned(ops[0], f.Mem(v)) {
			return Value{}, undefinedBecause("an access is not aligned")
		}
		return m.load(ops[0], t)
	case ir.OpStore:
		if !aligned(ops[1], f.Mem(v)) {
			return Value{}, undefinedBecause("an access is not aligned")
		}
		return Value{}, m.store(ops[1], ops[0], operandType(0))
	case ir.OpFence:
		return Value{}, nil
	case ir.OpCall:
		return fr.callInst(v, ops, t)
	}
	return Value{}, unsupported(op.String())
}

// aligned reports whether pointer p is as aligned as an access says.
func aligned(p Value, m ir.Mem) bool {
	return p.Bits == nil || p.Bits.Sign() == 0 || p.Bits.TrailingZeroBits() >= uint(m.Align)
}

// callInst executes a call.
func (fr *frame) callInst(v ir.Value, ops []Value, t ir.Type) (Value, error) {
	y := fr.f.CalleeSym(v)
	if y != nil && y.Kind == ir.SymAlias || y == nil && fr.f.Callee(v).Kind() != ir.KAsm {
		y = fr.m.function(fr.get(fr.f.Callee(v)))
	}
	switch {
	case y == nil:
		return Value{}, unsupported("a call of no function")
	case y.Intrinsic != ir.NotIntrinsic:
		return fr.m.intrinsic(fr.f, v, y, ops, t)
	}
	return fr.m.call(y.Fn, ops)
}

// function returns the symbol of the function at an address, nil if there is none.
func (m *Machine) function(p Value, err error) *ir.Symbol {
	for i, at := range m.syms {
		if s := &m.mod.Syms[i]; err == nil && p.Bits != nil && p.Bits.Uint64() == at && s.Kind == ir.SymFunc {
			return s
		}
	}
	return nil
}

// lanes computes a value of type t, of vectors element by element.
func (m *Machine) lanes(t ir.Type, ops []Value, fn func(a []Value) (Value, error)) (Value, error) {
	if !m.mod.Types.IsVector(t) {
		return fn(ops)
	}
	elems := make([]Value, m.mod.Types.Len64(t))
	a := make([]Value, len(ops))
	for i := range elems {
		for k, o := range ops {
			if a[k] = o; o.Nested {
				a[k] = o.Elems[i]
			}
		}
		var err error
		if elems[i], err = fn(a); err != nil {
			return Value{}, err
		}
	}
	return list(elems), nil
}

// choose is select.
func (m *Machine) choose(c, a, b Value, t ir.Type) Value {
	if c.Nested {
		elems := make([]Value, len(c.Elems))
		for i, k := range c.Elems {
			elems[i] = m.choose(k, a.Elems[i], b.Elems[i], m.mod.Types.Elem(t))
		}
		return list(elems)
	}
	switch {
	case c.Bits == nil:
		return m.undefined(t)
	case c.Bits.Sign() != 0:
		return a
	}
	return b
}

// index returns the number of an element of n.
func index(x Value, n int) (int, bool) {
	if x.Bits == nil || !x.Bits.IsUint64() || x.Bits.Uint64() >= uint64(n) {
		return 0, false
	}
	return int(x.Bits.Uint64()), true
}

// replaced returns x with the part at path replaced.
func replaced(x Value, path []uint32, by Value) Value {
	if len(path) == 0 {
		return by
	}
	elems := append([]Value{}, x.Elems...)
	elems[path[0]] = replaced(elems[path[0]], path[1:], by)
	return list(elems)
}
