package emu

import (
	"context"
	"encoding/binary"
	"fmt"
	"io"
	"math"
	"strings"

	"gonvvm/internal/diag"
	"gonvvm/internal/emu"
)

// Dim is the size of a grid, block or cluster; 0 stands for 1.
type Dim struct{ X, Y, Z int }

// Config says how a kernel is launched.
type Config struct {
	Grid, Block, Cluster Dim
	Shared               int // bytes of dynamic shared memory

	// Sanitize checks every access to memory, every register and every barrier.
	// A launch takes up to four times as long.
	Sanitize bool
	Workers  int             // clusters that run in parallel; 0: one for each processor
	Seed     uint64          // not 0: one after another, in an order that the number decides
	Stack    int             // limit of a thread's stack in bytes; 0: 1 MB
	Steps    uint64          // limit of instructions of a warp; 0: 1<<40
	Stats    bool            // count instructions and memory accesses
	Stdout   io.Writer       // receives what kernels print; nil: nobody
	Context  context.Context // ends the launch when it is done; nil: never
	Progress func(done, total int)
}

// Result is what a launch did.
type Result = emu.Result

// Finding is something that went wrong in a kernel.
type Finding = emu.Finding

// Stats are the counts of a launch.
type Stats = emu.Stats

// Param describes a parameter of a kernel.
type Param = emu.Param

// Params returns the parameters of a kernel; "" is the only one of the module.
func (m *Module) Params(kernel string) ([]Param, error) {
	k, err := m.mod.Kernel(kernel)
	if err != nil {
		return nil, err
	}
	return k.Params(), nil
}

// Launch runs a kernel; "" is the only one of the module. The arguments are, in
// the order of its parameters: Ptr, integers and floats of Go's sized types,
// bool, []byte for the bytes of a structure, or int for an integer of any size.
// The error says that the launch could not begin; Result.Err tells of faults.
func (m *Module) Launch(kernel string, cfg Config, args ...any) (*Result, error) {
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
		if err != nil {
			return nil, wrongArgs(k, fmt.Sprintf("argument %d: %v", i+1, err))
		}
		copy(block[p.Offset:], b)
	}
	return k.Launch(cfg.internal(block))
}

func (c *Config) internal(params []byte) *emu.Config {
	n := &emu.Config{
		Grid: c.Grid.array(), Block: c.Block.array(), Cluster: c.Cluster.array(), Shared: c.Shared, Params: params,
		Sanitize: c.Sanitize, Workers: c.Workers, Seed: c.Seed, Steps: c.Steps, Stack: c.Stack, Stdout: c.Stdout,
		Progress: c.Progress, Stats: c.Stats,
	}
	if ctx := c.Context; ctx != nil {
		n.Stop = func() bool { return ctx.Err() != nil }
	}
	return n
}

func (d Dim) array() [3]int { return [3]int{d.X, d.Y, d.Z} }

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

// ClassName returns the name of the i-th class of instructions in Stats.
func ClassName(i int) string { return emu.Class(i).String() }
