package difftest

import (
	"encoding/binary"
	"io"

	"gonvvm/internal/emu"
	"gonvvm/internal/ptx"
	"gonvvm/internal/testkit"
)

// Launched is the outcome of one launch of a kernel of the corpus.
type Launched struct {
	Out      [][]byte // by argument: the buffer that it points to, nil for others
	Arrivals [16]uint64
	Steps    uint64     // instructions of warps
	Threads  uint64     // and of threads
	Lines    []emu.Line // if the configuration counts them
}

// Launch runs a launch of the corpus on a fresh device with config; the launch overrides the settings that it has.
// Findings of the sanitizer, if it is enabled, are errors as well.
func Launch(text []byte, l *testkit.Launch, config emu.Config) (*Launched, error) {
	m, err := ptx.Parse("out.ptx", text)
	if err != nil {
		return nil, err
	}
	return LaunchModule(m, text, l, config)
}

// LaunchModule is Launch for a module m that has been read from text.
func LaunchModule(m *ptx.Module, text []byte, l *testkit.Launch, config emu.Config) (*Launched, error) {
	dev := emu.NewDevice(64)
	mod, err := dev.Load(m, "out.ptx", text)
	if err != nil {
		return nil, err
	}
	k, err := mod.Kernel(l.Kernel)
	if err != nil {
		return nil, err
	}
	params := make([]byte, k.ParamBytes())
	addrs := make([]uint64, len(l.Args))
	for i, p := range k.Params() {
		data := l.Args[i].Data
		if l.Args[i].Buffer {
			if addrs[i], err = dev.Alloc(uint64(len(data))); err != nil {
				return nil, err
			}
			if err := dev.Write(addrs[i], data); err != nil {
				return nil, err
			}
			data = binary.LittleEndian.AppendUint64(nil, addrs[i])
		}
		copy(params[p.Offset:], data)
	}
	config.Grid, config.Block, config.Shared, config.Params, config.Stdout = l.Grid, l.Block, l.Shared, params, io.Discard
	config.Workers = 1 // kernels that wait for other blocks then always run the same
	res, err := k.Launch(&config)
	if err != nil {
		return nil, err
	}
	if err := res.Err(); err != nil {
		return nil, err
	}
	r := &Launched{Arrivals: res.Arrivals, Steps: res.Steps, Threads: res.Threads, Lines: res.Lines}
	for i, a := range l.Args {
		var b []byte
		if a.Buffer {
			b = make([]byte, len(a.Data))
			if err := dev.Read(addrs[i], b); err != nil {
				return nil, err
			}
		}
		r.Out = append(r.Out, b)
	}
	return r, nil
}
