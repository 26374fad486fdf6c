package isel

import (
	"encoding/binary"
	"errors"
	"fmt"
	"hash/fnv"
	"math/big"
	"math/rand/v2"
	"strings"
	"testing"

	"gonvvm/internal/emu"
	"gonvvm/internal/ir"
	"gonvvm/internal/ptx"
	"gonvvm/internal/testkit/interp"
)

// Every function of the golden inputs is executed: a kernel that the test adds to the module calls it in each of its
// threads with other arguments, and package interp gives the results and the memory that LLVM IR allows. A pointer
// argument gets a buffer of its own in the state space of its type. Kernels are launched by themselves.
//
// If a function @f has parts that package interp does not support, such as inline assembly and NVVM's intrinsics, a
// function @f.means of the same type has the same meaning in plain IR; it is not selected. A function that cannot be
// executed has a comment: "; @f is not executed: REASON".

const (
	threads  = 64  // calls of a function
	launches = 12  // of a kernel
	bufBytes = 256 // of the buffer of a pointer argument
)

// subject is a function under test.
type subject struct {
	f     *ir.Func
	loose bool     // its result may differ in the last bits
	off   []uint64 // by parameter: where its value or buffer is in the row of a thread
	res   uint64   // where the result is
	row   uint64   // bytes of a row
}

// errTypes is returned for functions with parameters or results that the test does not make or compare.
var errTypes = errors.New("no arguments of this type")

func newSubject(f *ir.Func) (*subject, error) {
	m, ty := f.Mod, &f.Mod.Types
	s := &subject{f: f, loose: isLoose(f)}
	if ty.IsVarArg(f.FnType()) {
		return nil, fmt.Errorf("%w: a variable number of them", errTypes)
	}
	place := func(n, align uint64) uint64 {
		at := (s.row + align - 1) &^ (align - 1)
		s.row = at + n
		return at
	}
	for i := range f.NumParams() {
		t := f.TypeOf(ir.ParamValue(i))
		switch {
		case ty.IsPtr(t) && ty.AddrSpace(t) == 4 || ty.IsPtr(t) && ty.AddrSpace(t) > 5:
			return nil, fmt.Errorf("%w: %s", errTypes, ty.String(t))
		case ty.IsPtr(t):
			s.off = append(s.off, place(bufBytes, bufBytes))
			continue
		}
		if err := leaves(m, t, 0, nil, func(t ir.Type, _ uint64, _ interp.Value) error { return comparable(ty, t, false) }); err != nil {
			return nil, err
		}
		s.off = append(s.off, place(m.SizeOf(t), 16))
	}
	r := ty.Result(f.FnType())
	if r != ir.Void {
		if err := leaves(m, r, 0, nil, func(t ir.Type, _ uint64, _ interp.Value) error { return comparable(ty, t, true) }); err != nil {
			return nil, err
		}
		s.res = place(m.SizeOf(r), 16)
	}
	s.row = max(s.row+bufBytes-1, bufBytes) &^ (bufBytes - 1)
	return s, nil
}

func comparable(ty *ir.Types, t ir.Type, result bool) error {
	if ty.IsInt(t) || ty.IsFloat(t) && t <= ir.Double || ty.IsPtr(t) && result {
		return nil
	}
	return fmt.Errorf("%w: %s", errTypes, ty.String(t))
}

// isLoose reports whether the result of f may differ from that of its operations: flags allow it, or it has a frem, which is
// computed from the rounded quotient, as LLVM does.
func isLoose(f *ir.Func) bool {
	const flags = ir.FlagReassoc | ir.FlagARcp | ir.FlagContract | ir.FlagAFn
	for b := f.Entry(); b != 0; b = f.NextBlock(b) {
		for v := f.First(b); v != ir.None; v = f.Next(v) {
			if f.Op(v) == ir.OpFRem || f.Flags(v)&flags != 0 && (f.Op(v).IsBinary() || f.Op(v) == ir.OpCall) && f.Mod.Types.IsFloat(f.Mod.Types.Scalar(f.TypeOf(v))) {
				return true
			}
		}
	}
	return false
}

// outcome is the result and the memory that one call may leave.
type outcome struct {
	undefined bool
	result    interp.Value
	at        []uint64 // by parameter: the address of its buffer in the reference
	bufs      [][2][]byte
}

// expect calls the reference with the arguments of a row.
func (s *subject) expect(m *ir.Module, row []byte, thread int) (*outcome, error) {
	vm := interp.New(m, 10_000)
	vm.Thread, vm.AnyNaN = uint64(thread), true
	o := &outcome{}
	var args []interp.Value
	ty := &s.f.Mod.Types
	for i, off := range s.off {
		t := s.f.TypeOf(ir.ParamValue(i))
		if ty.IsPtr(t) {
			at := vm.Alloc(row[off : off+bufBytes])
			o.at, args = append(o.at, at), append(args, interp.Pointer(at))
			continue
		}
		o.at = append(o.at, 0)
		x, err := vm.Load(vm.Alloc(row[off:off+s.f.Mod.SizeOf(t)]), t)
		if err != nil {
			return nil, err
		}
		args = append(args, x)
	}
	name := s.f.Name()
	if m.Lookup(name+".means") != 0 {
		name += ".means"
	}
	var err error
	o.result, err = vm.Call(name, args...)
	if errors.Is(err, interp.ErrUndefined) || errors.Is(err, interp.ErrSteps) {
		return &outcome{undefined: true}, nil
	}
	if err != nil {
		return nil, err
	}
	for i, at := range o.at {
		var b [2][]byte
		if at != 0 && !s.isByval(i) {
			if b[0], b[1], err = vm.Bytes(at, bufBytes); err != nil {
				return nil, err
			}
		}
		o.bufs = append(o.bufs, b)
	}
	return o, nil
}

func (s *subject) isByval(i int) bool {
	m := s.f.Mod
	return m.Attr(m.AttrLists[s.f.Attrs].Param(i), ir.AttrByVal) != nil
}

// judge compares the row that a call left with its outcome. base is the address of the row on the device.
func (s *subject) judge(o *outcome, row []byte, base uint64) string {
	if o.undefined {
		return ""
	}
	m, ty := s.f.Mod, &s.f.Mod.Types
	if r := ty.Result(s.f.FnType()); r != ir.Void {
		err := leaves(m, r, 8*s.res, &o.result, func(t ir.Type, bit uint64, x interp.Value) error {
			if x.Bits == nil {
				return nil
			}
			got := bitsAt(row, bit, m.BitsOf(t))
			want := s.translate(o, x.Bits, base)
			if !ty.IsPtr(t) && got.Cmp(x.Bits) == 0 { // a number that looks like an address
				return nil
			}
			if got.Cmp(want) == 0 || ty.IsFloat(t) && sameFloat(t, x.NaN, s.loose, want.Uint64(), got.Uint64()) {
				return nil
			}
			return fmt.Errorf("result at bit %d: %#x instead of %#x", bit-8*s.res, got, want)
		})
		if err != nil {
			return err.Error()
		}
	}
	for i, b := range o.bufs {
		for k, want := range b[0] {
			if got := row[s.off[i]+uint64(k)]; (got^want)&^b[1][k] != 0 {
				return fmt.Sprintf("byte %d of the memory of argument %d: %#02x instead of %#02x", k, i, got, want)
			}
		}
	}
	return ""
}

// translate returns the address on the device of an address in a buffer, and other bits as they are.
func (s *subject) translate(o *outcome, x *big.Int, base uint64) *big.Int {
	for i, at := range o.at {
		t := s.f.TypeOf(ir.ParamValue(i))
		if d := x.Uint64() - at; at != 0 && x.IsUint64() && d <= bufBytes && s.f.Mod.Types.AddrSpace(t) <= 1 {
			return new(big.Int).SetUint64(base + s.off[i] + d)
		}
	}
	return x
}

// addCaller adds a kernel that calls the function with the arguments of the row of its thread.
func (s *subject) addCaller(m *ir.Module) {
	ty := &m.Types
	global, i64 := ty.Pointer(1), ir.I64
	caller := m.AddSym(ir.Symbol{Kind: ir.SymFunc, Name: "run_" + s.f.Name(), Type: ty.Func(ir.Void, false, global)})
	k := m.Syms[caller].Fn
	k.CC = ir.CCPTXKernel
	b := ir.NewBuilder(k).At(k.NewBlock())
	tidName := "llvm.nvvm.read.ptx.sreg.tid.x"
	tidType := ty.Func(ir.I32, false)
	tid := b.Call(tidType, ir.SymValue(m.DeclareIntrinsic(tidName, tidType)))
	n := b.Cast(ir.OpZExt, tid, i64, 0)
	row := b.PtrAdd(ir.ParamValue(0), b.Binary(ir.OpMul, n, b.Int(i64, s.row), 0), 0)
	at := func(p ir.Value, off uint64) ir.Value { return b.PtrAdd(p, b.Int(i64, off), 0) }
	copied := func(to, from ir.Value) {
		for off := uint64(0); off < bufBytes; off += 8 {
			b.Store(b.Load(i64, at(from, off), 8, 0), at(to, off), 8, 0)
		}
	}
	var args []ir.Value
	var after []func()
	for i, off := range s.off {
		t := s.f.TypeOf(ir.ParamValue(i))
		if !ty.IsPtr(t) {
			args = append(args, b.Load(t, at(row, off), 16, 0))
			continue
		}
		buf := at(row, off)
		switch space := ty.AddrSpace(t); space {
		case 1:
			args = append(args, buf)
			continue
		case 0:
			args = append(args, b.Cast(ir.OpAddrSpaceCast, buf, t, 0))
			continue
		default:
			var own ir.Value
			if space == 5 {
				own = b.Cast(ir.OpAddrSpaceCast, b.Alloca(ty.Array(ir.I8, bufBytes), b.Int(ir.I32, 1), bufBytes, 0), t, 0)
			} else {
				v := m.AddSym(ir.Symbol{
					Kind: ir.SymVar, Name: fmt.Sprintf("buffer_%s_%d", s.f.Name(), i), Space: space, Align: bufBytes,
					Type: ty.Array(ir.I8, bufBytes*threads), Linkage: ir.Internal,
				})
				m.Syms[v].Init = m.Consts.Undef(m.Syms[v].Type)
				own = b.PtrAdd(ir.SymValue(v), b.Binary(ir.OpMul, n, b.Int(i64, bufBytes), 0), 0)
			}
			copied(own, buf)
			args = append(args, own)
			after = append(after, func() { copied(buf, own) })
		}
	}
	call := b.Call(s.f.FnType(), ir.SymValue(s.f.Sym), args...)
	c := k.Call(call)
	c.CC = s.f.CC
	c.Attrs = s.f.Attrs
	for _, fn := range after {
		fn()
	}
	if ty.Result(s.f.FnType()) != ir.Void {
		b.Store(call, at(row, s.res), 16, 0)
	}
	b.Ret(ir.None)
}

// device is a loaded module.
type device struct {
	*emu.Device
	mod *emu.Module
}

func load(text []byte) (*device, error) {
	m, err := ptx.Parse("golden.ptx", text)
	if err != nil {
		return nil, err
	}
	d := &device{Device: emu.NewDevice(64)}
	d.mod, err = d.Load(m, "golden.ptx", text)
	return d, err
}

// launch runs a kernel with one block of threads.
func (d *device) launch(k *emu.Kernel, n int, params []byte) error {
	res, err := k.Launch(&emu.Config{Grid: [3]int{1, 1, 1}, Block: [3]int{n, 1, 1}, Params: params, Workers: 1, Steps: 1 << 22})
	if err != nil {
		return err
	}
	return res.Err()
}

// run calls the function with the arguments of all rows and returns the rows after that, with the address of the first.
func (s *subject) run(d *device, rows []byte) ([]byte, uint64, error) {
	base, err := d.Alloc(uint64(len(rows)))
	if err != nil {
		return nil, 0, err
	}
	defer d.Free(base) //nolint:errcheck // it was allocated here
	if err := d.Write(base, rows); err != nil {
		return nil, 0, err
	}
	if s.f.CC == ir.CCPTXKernel {
		err = s.launchRows(d, rows, base)
	} else {
		var k *emu.Kernel
		if k, err = d.mod.Kernel("run_" + s.f.Name()); err == nil {
			err = d.launch(k, len(rows)/int(s.row), binary.LittleEndian.AppendUint64(nil, base))
		}
	}
	if err != nil {
		return nil, 0, err
	}
	out := make([]byte, len(rows))
	return out, base, d.Read(base, out)
}

// launchRows launches a kernel once for each row.
func (s *subject) launchRows(d *device, rows []byte, base uint64) error {
	k, err := d.mod.Kernel(s.f.Name())
	if err != nil {
		return err
	}
	for at := uint64(0); at < uint64(len(rows)); at += s.row {
		params := make([]byte, k.ParamBytes())
		for i, p := range k.Params() {
			arg := rows[at+s.off[i]:]
			if s.f.Mod.Types.IsPtr(s.f.TypeOf(ir.ParamValue(i))) && !s.isByval(i) {
				arg = binary.LittleEndian.AppendUint64(nil, base+at+s.off[i])
			}
			copy(params[p.Offset:p.Offset+p.Size], arg)
		}
		if err := d.launch(k, 1, params); err != nil {
			return err
		}
	}
	return nil
}

// TestExecution runs the functions of the golden files in both styles.
func TestExecution(t *testing.T) {
	for _, in := range inputs(t) {
		t.Run(in.name, func(t *testing.T) {
			t.Parallel()
			in.execute(t)
		})
	}
}

// execute runs the functions of the module in both styles.
func (in *input) execute(t *testing.T) {
	reference := in.parse(t, true)
	skipped := in.notExecuted()
	for style, name := range styleNames {
		m := in.parse(t, false)
		var subjects []*subject
		m.Funcs(func(y *ir.Symbol, f *ir.Func) {
			s, err := newSubject(f)
			switch {
			case skipped[y.Name]:
				return
			case err != nil:
				t.Errorf("@%s: %v: say in a comment that it is not executed, and why", y.Name, err)
				return
			}
			subjects = append(subjects, s)
		})
		for _, s := range subjects {
			if s.f.CC != ir.CCPTXKernel {
				s.addCaller(m)
			}
		}
		text := in.compile(t, m, style)
		d, err := load(text)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		for _, s := range subjects {
			s.check(t, name, d, reference)
		}
	}
}

// check executes one function.
func (s *subject) check(t *testing.T, style string, d *device, reference *ir.Module) {
	h := fnv.New64a()
	h.Write([]byte(s.f.Name()))
	r := rand.New(rand.NewPCG(h.Sum64(), 1))
	n := threads
	if s.f.CC == ir.CCPTXKernel {
		n = launches
	}
	rows := make([]byte, n*int(s.row))
	want := make([]*outcome, n)
	defined := 0
	for i := range want {
		row := rows[i*int(s.row):][:s.row]
		s.fill(row, r)
		thread := i
		if s.f.CC == ir.CCPTXKernel {
			thread = 0
		}
		// A call with undefined behaviour may do anything, and does not take place.
		for try := 0; ; try++ {
			var err error
			if want[i], err = s.expect(reference, row, thread); err != nil {
				t.Errorf("@%s: %v: a function @%s.means can say it in plain IR", s.f.Name(), err, s.f.Name())
				return
			}
			if !want[i].undefined {
				defined++
				break
			}
			if try == 100 {
				t.Errorf("@%s: no arguments are found for which its behaviour is defined", s.f.Name())
				return
			}
			s.fill(row, r)
		}
	}
	got, base, err := s.run(d, rows)
	if err != nil {
		t.Errorf("@%s, %s: %v", s.f.Name(), style, err)
		return
	}
	for i, o := range want {
		at := i * int(s.row)
		if msg := s.judge(o, got[at:][:s.row], base+uint64(at)); msg != "" {
			t.Errorf("@%s, %s, call %d: %s%s", s.f.Name(), style, i, msg, s.describe(rows[at:][:s.row]))
			return
		}
	}
}

// describe writes the arguments of a call.
func (s *subject) describe(row []byte) string {
	var b strings.Builder
	for i, off := range s.off {
		t := s.f.TypeOf(ir.ParamValue(i))
		if s.f.Mod.Types.IsPtr(t) {
			fmt.Fprintf(&b, "\n  memory of argument %d: %x …", i, row[off:off+32])
		} else {
			fmt.Fprintf(&b, "\n  argument %d: %#x", i, bitsAt(row[off:], 0, s.f.Mod.BitsOf(t)))
		}
	}
	return b.String()
}
