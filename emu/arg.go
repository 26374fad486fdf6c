package emu

import (
	"context"
	"encoding/hex"
	"fmt"
	"strconv"
	"strings"
)

// Direction is the use of a buffer.
type Direction uint8

const (
	Scalar Direction = iota // not a buffer
	In                      // filled before the launch
	Out                     // read back after it
	InOut                   // both
)

// Arg is an argument of a kernel as the command gonvvm run takes it.
type Arg struct {
	Text  string    // as it was written
	Dir   Direction // use of the buffer
	Type  Type      // of the scalar, or of the elements
	Count int       // elements of a buffer
	Data  []byte    // the scalar, or the buffer's contents; Launch leaves the results here
	ptr   Ptr
}

// MaxBuffer bounds the bytes of one buffer.
const MaxBuffer = 2 << 30

// ParseArg reads an argument:
//
//	f32:2.5                    a scalar
//	bytes:00ff…                the bytes of a structure
//	in:f32[1024]=ramp          a buffer in global memory: 0, 1, 2 …
//	inout:i32[64]=rand:7       random contents; floats are in [-1, 1)
//	in:u8[100]=255             the number everywhere
//	in:f64[9]=@m.npy           a file: raw little-endian numbers, or NumPy's format
//	out:f32[1024]              zeroes
//
// read reads the files that are named.
func ParseArg(text string, read func(name string) ([]byte, error)) (*Arg, error) {
	a := &Arg{Text: text}
	fail := func(format string, args ...any) (*Arg, error) {
		return nil, fmt.Errorf("argument %q: %s", text, fmt.Sprintf(format, args...))
	}
	kind, rest, ok := strings.Cut(text, ":")
	if !ok {
		return fail("expected TYPE:VALUE or in:, out: or inout: and TYPE[COUNT]=INIT")
	}
	switch kind {
	case "in":
		a.Dir = In
	case "out":
		a.Dir = Out
	case "inout":
		a.Dir = InOut
	case "bytes":
		b, err := hex.DecodeString(strings.ReplaceAll(rest, "_", ""))
		if err != nil {
			return fail("%v", err)
		}
		a.Type, a.Data = "b8", b
		return a, nil
	default:
		a.Type = Type(kind)
		if a.Type.Size() == 0 {
			return fail("unknown type %q", kind)
		}
		v, err := a.Type.parse(rest)
		if err != nil {
			return fail("%v", err)
		}
		a.Data = appendBits(nil, v, a.Type.Size())
		return a, nil
	}
	head, init, hasInit := strings.Cut(rest, "=")
	name, count, ok := strings.Cut(strings.TrimSuffix(head, "]"), "[")
	if !ok || !strings.HasSuffix(head, "]") {
		return fail("expected TYPE[COUNT]")
	}
	a.Type = Type(name)
	size := a.Type.Size()
	if size == 0 {
		return fail("unknown type %q", name)
	}
	n, err := strconv.ParseInt(count, 0, 64)
	if err != nil || n < 1 || n > MaxBuffer/int64(size) {
		return fail("bad number of elements %q", count)
	}
	a.Count = int(n)
	if !hasInit {
		if a.Dir != Out {
			return fail("an input needs contents: =NUMBER, =ramp, =rand:SEED or =@FILE")
		}
		init = "0"
	}
	if err := a.fill(init, read); err != nil {
		return fail("%v", err)
	}
	return a, nil
}

// fill makes the contents of a buffer.
func (a *Arg) fill(init string, read func(name string) ([]byte, error)) error {
	size := a.Type.Size()
	if name, ok := strings.CutPrefix(init, "@"); ok {
		data, err := read(name)
		if err != nil {
			return err
		}
		if a.Data, err = Decode(data, a.Type); err != nil {
			return fmt.Errorf("%s: %v", name, err)
		}
		if len(a.Data) != a.Count*size {
			return fmt.Errorf("%s has %d elements of %s, not %d", name, len(a.Data)/size, a.Type, a.Count)
		}
		return nil
	}
	var elem func(i int) uint64
	switch {
	case init == "ramp":
		elem = func(i int) uint64 { return uint64(i) }
		if a.Type.Float() {
			elem = func(i int) uint64 { return a.Type.fromFloat(float64(i)) }
		}
	case strings.HasPrefix(init, "rand:"):
		seed, err := strconv.ParseUint(init[5:], 0, 64)
		if err != nil {
			return fmt.Errorf("bad seed %q", init[5:])
		}
		r := random(seed)
		elem = func(int) uint64 { return r.next() }
		if a.Type.Float() {
			elem = func(int) uint64 { return a.Type.fromFloat(float64(r.next()>>11)/(1<<52) - 1) }
		}
	default:
		v, err := a.Type.parse(init)
		if err != nil {
			return err
		}
		elem = func(int) uint64 { return v }
	}
	a.Data = make([]byte, 0, a.Count*size)
	for i := range a.Count {
		a.Data = appendBits(a.Data, elem(i), size)
	}
	return nil
}

// random is splitmix64: its sequence never changes.
type random uint64

func (r *random) next() uint64 {
	*r += 0x9e3779b97f4a7c15
	z := uint64(*r)
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return z ^ z>>31
}

// LaunchArgs runs a kernel, as Launch does, with arguments that ParseArg returned. Buffers are allocated and filled before the
// launch, and read back into Arg.Data after it.
func (m *Module) LaunchArgs(ctx context.Context, kernel string, cfg Config, args []*Arg) (*Result, error) {
	k, err := m.mod.Kernel(kernel)
	if err != nil {
		return nil, err
	}
	params := k.Params()
	if len(params) != len(args) {
		return nil, wrongArgs(k, fmt.Sprintf("%d arguments for %d parameters", len(args), len(params)))
	}
	list := make([]any, len(args))
	for i, a := range args {
		if a.Dir == Scalar {
			if params[i].Size != len(a.Data) {
				return nil, wrongArgs(k, fmt.Sprintf("argument %d (%s) has %d bytes, its parameter %d", i+1, a.Text, len(a.Data), params[i].Size))
			}
			list[i] = a.Data
			continue
		}
		if params[i].Size != m.mod.AddressBytes() || params[i].Count > 0 {
			return nil, wrongArgs(k, fmt.Sprintf("argument %d (%s) is a buffer, its parameter no pointer", i+1, a.Text))
		}
		if a.ptr, err = m.dev.Alloc(len(a.Data)); err != nil {
			return nil, err
		}
		if err := m.dev.Write(a.ptr, a.Data); err != nil {
			return nil, err
		}
		list[i] = a.ptr
	}
	res, err := m.Launch(ctx, kernel, cfg, list...)
	if err != nil {
		return nil, err
	}
	for _, a := range args {
		if a.Dir == Scalar {
			continue
		}
		if err := m.dev.Read(a.ptr, a.Data); err != nil {
			return nil, err
		}
		if err := m.dev.Free(a.ptr); err != nil {
			return nil, err
		}
	}
	return res, nil
}
