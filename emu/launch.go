package emu

import (
	"context"
	"encoding/binary"
	"fmt"
	"io"
	"math"
	"strings"

	"gonvvm/diag"
	"gonvvm/internal/emu"
	"gonvvm/internal/emu/integer"
)

// Dim is the size of a grid, block or cluster; 0 means 1.
type Dim struct {
	X, Y, Z int // X varies fastest
}

// Config directs a launch. The zero value launches one thread, with the sanitizer.
type Config struct {
	Grid, Block, Cluster Dim // in CTAs, threads and CTAs
	Shared               int // bytes of dynamic shared memory

	// NoSanitize switches the sanitizer off. It checks every access to memory (bounds, alignment, initialization, races), every
	// register and every barrier; a launch without it is up to four times as fast. Faults such as accesses to memory that does
	// not exist end a launch in any case.
	NoSanitize bool
	// NoSIMD executes all instructions in Go instead of most by vector instructions of the machine (AVX2, NEON, SIMD128), which takes
	// several times as long. Results, counts and findings are the same.
	NoSIMD bool
	// WeakMemory simulates the memory consistency model of PTX (PTX ISA chapter 8): reads may return older values, and writes may
	// become visible out of order, wherever the program does not forbid it by releases, acquires, fences or barriers. Seed determines
	// the choices. Everything runs in one worker, several times as slow.
	WeakMemory bool

	Workers int    // clusters that run in parallel; 0: one for each processor
	Seed    uint64 // not 0: clusters and warps run one after the other, in an order that the number determines
	// Preemptions limits, with Seed, how often threads are preempted before accesses to memory, at points that the seed determines. 0:
	// warps run until they wait.
	Preemptions int
	Stack       int           // limit of the local memory of a thread in bytes; 0: 1 MB
	Steps       uint64        // limit of the instructions of a warp; 0: 1<<40
	Stats       bool          // count instructions and memory accesses
	Lines       bool          // count for each instruction, too; sets Stats
	NaN         bool          // report instructions that make a NaN or an infinity of finite operands
	Integer     IntegerChecks // mistakes of integer arithmetic to report
	Stdout      io.Writer     // receives the output of vprintf in kernels; nil drops it
	// Progress, if set, is called now and then with the number of CTAs that have ended, by one goroutine at a time.
	Progress func(done, total int)
	// Debug, if set, is called before each instruction of a warp, by one goroutine at a time. Blocks then run one after another.
	Debug func(*Stop)
}

// IntegerChecks is a set of mistakes of integer arithmetic. PTX defines the results of most such instructions, so they are looked for on
// request only.
type IntegerChecks uint8

// The mistakes. Compilers emit signed types for unsigned arithmetic, too, and conversions that lose bits on purpose.
const (
	CheckOverflow IntegerChecks = 1 << iota // signed results that do not fit: add, sub, mul.lo, mad.lo, neg, abs, div, rem
	CheckShift                              // shifts by at least the width: shl, shr
	CheckDivision                           // divisions by zero: div, rem
	CheckLoss                               // values that a cvt to an integer does not keep
)

// Param describes a parameter of a kernel.
type Param struct {
	Name         string // as in PTX
	Offset, Size int    // place in the parameter block, in bytes
	Align        int    // in bytes
	Type         string // as in PTX, without its dot: "u64", "f32", "b8"
	Count        int    // elements, if the parameter is an array; else 0
	Pointer      bool   // whether it has the attribute .ptr
	Decl         string // the declaration: ".param .u64 .ptr .global x"
}

// Params returns the parameters of a kernel; "" is the only kernel of the module.
func (m *Module) Params(kernel string) ([]Param, error) {
	k, err := m.mod.Kernel(kernel)
	if err != nil {
		return nil, err
	}
	var list []Param
	for _, p := range k.Params() {
		list = append(list, Param(p))
	}
	return list, nil
}

// Launch runs a kernel and returns when it has ended; "" is the only kernel of the module. The arguments are, in the
// order of the parameters: Ptr, Handle, integers and floats of Go's sized types, bool, []byte for the bytes of a
// structure, or int for an integer of any size. A parameter that PTX declares as integer takes no float, and vice
// versa.
//
// The error is non-nil if the launch could not begin. Faults and findings are in the Result, see Result.Err. The end of
// ctx ends the launch: Result.Done then is false.
func (m *Module) Launch(ctx context.Context, kernel string, cfg Config, args ...any) (*Result, error) {
	k, err := m.mod.Kernel(kernel)
	if err != nil {
		return nil, err
	}
	params := k.Params()
	if len(params) != len(args) {
		return nil, wrongArgs(k, fmt.Sprintf("%d arguments for %d parameters", len(args), len(params)))
	}
	block := make([]byte, k.ParamBytes())
	for i, p := range params {
		b, err := argBytes(args[i], p.Size)
		if err == nil {
			err = fits(args[i], &p)
		}
		if err != nil {
			return nil, wrongArgs(k, fmt.Sprintf("argument %d: %v", i+1, err))
		}
		copy(block[p.Offset:], b)
	}
	r, err := k.Launch(cfg.internal(ctx, block))
	if err != nil {
		return nil, err
	}
	return newResult(r), nil
}

func (c *Config) internal(ctx context.Context, params []byte) *emu.Config {
	n := &emu.Config{
		Grid: c.Grid.array(), Block: c.Block.array(), Cluster: c.Cluster.array(), Shared: c.Shared, Params: params,
		Sanitize: !c.NoSanitize, NoSIMD: c.NoSIMD, Workers: c.Workers, Seed: c.Seed, Preemptions: c.Preemptions, Steps: c.Steps, Stack: c.Stack, Stdout: c.Stdout, NaN: c.NaN, Integer: integer.Checks(c.Integer),
		Progress: c.Progress, Stats: c.Stats || c.Lines, Lines: c.Lines, WeakMemory: c.WeakMemory,
	}
	if c.Debug != nil {
		n.Debug = func(s *emu.Stop) { c.Debug(&Stop{s}) }
	}
	if ctx.Done() != nil {
		n.Stop = func() bool { return ctx.Err() != nil }
	}
	return n
}

func (d Dim) array() [3]int { return [3]int{d.X, d.Y, d.Z} }

// fits refuses a float for a parameter that is declared as an integer, and an integer for one that is declared as a float. Bit
// types and arrays take both.
func fits(arg any, p *emu.Param) error {
	if p.Count > 0 || p.Type == "" {
		return nil
	}
	isFloat, isInteger := false, false
	switch arg.(type) {
	case float32, float64:
		isFloat = true
	case int, int8, uint8, int16, uint16, int32, uint32, int64, uint64, bool, Ptr, Handle:
		isInteger = true
	}
	switch declared := p.Type[0]; {
	case isFloat && (declared == 'u' || declared == 's' || p.Pointer):
		return fmt.Errorf("a value of type %T for parameter %s of type .%s", arg, p.Name, p.Type)
	case isInteger && declared == 'f':
		return fmt.Errorf("a value of type %T for parameter %s of type .%s", arg, p.Name, p.Type)
	}
	return nil
}

// wrongArgs is the error for arguments that do not fit; it lists the parameters.
func wrongArgs(k *emu.Kernel, msg string) error {
	return &diag.Diagnostic{Code: emu.CodeLaunch, Msg: "kernel '" + k.Name() + "': " + msg, Hint: describeParams(k)}
}

// describeParams lists a kernel's parameters for people.
func describeParams(k *emu.Kernel) string {
	params := k.Params()
	if len(params) == 0 {
		return "it has no parameters"
	}
	var b strings.Builder
	b.WriteString("its parameters are:")
	for i, p := range params {
		t := p.Type
		if p.Count > 0 {
			t = fmt.Sprintf("%s[%d]", t, p.Count)
		}
		fmt.Fprintf(&b, "\n      %d: %s %s, %d bytes", i+1, t, p.Name, p.Size)
		if p.Pointer {
			b.WriteString(", a pointer")
		}
	}
	return b.String()
}

// argBytes encodes an argument for a parameter of size bytes.
func argBytes(arg any, size int) ([]byte, error) {
	var b []byte
	switch x := arg.(type) {
	case Handle:
		b = appendBits(nil, uint64(x), 8)
	case Ptr:
		b = appendBits(nil, uint64(x), min(size, 8))
		if size != 4 && size != 8 || size == 4 && x>>32 != 0 {
			return nil, fmt.Errorf("a pointer for a parameter of %d bytes", size)
		}
	case int:
		if size > 8 || size < 8 && x>>(8*size) != 0 && x>>(8*size-1) != -1 {
			return nil, fmt.Errorf("%d does not fit a parameter of %d bytes", x, size)
		}
		b = appendBits(nil, uint64(x), size)
	case bool:
		b = []byte{0}
		if x {
			b[0] = 1
		}
	case int8:
		b = []byte{byte(x)}
	case uint8:
		b = []byte{x}
	case int16:
		b = binary.LittleEndian.AppendUint16(nil, uint16(x))
	case uint16:
		b = binary.LittleEndian.AppendUint16(nil, x)
	case int32:
		b = binary.LittleEndian.AppendUint32(nil, uint32(x))
	case uint32:
		b = binary.LittleEndian.AppendUint32(nil, x)
	case int64:
		b = binary.LittleEndian.AppendUint64(nil, uint64(x))
	case uint64:
		b = binary.LittleEndian.AppendUint64(nil, x)
	case float32:
		b = binary.LittleEndian.AppendUint32(nil, math.Float32bits(x))
	case float64:
		b = binary.LittleEndian.AppendUint64(nil, math.Float64bits(x))
	case []byte:
		b = x
	default:
		return nil, fmt.Errorf("a value of type %T cannot be an argument", arg)
	}
	if len(b) != size {
		return nil, fmt.Errorf("%d bytes (%T) for a parameter of %d bytes", len(b), arg, size)
	}
	return b, nil
}
