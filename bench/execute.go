package main

import (
	"encoding/binary"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"gonvvm/internal/emu"
	"gonvvm/internal/ptx"
	"gonvvm/internal/testkit"
)

// executed runs the launches that the source beside module in describes on the PTX
// in path, and returns how many instructions the threads of each kernel execute.
// A module without such a source gives nothing.
func executed(path, in string) (map[string]uint64, error) {
	stem, _, _ := strings.Cut(filepath.Base(in), ".")
	source, err := os.ReadFile(filepath.Join(filepath.Dir(in), stem+".cu"))
	if err != nil {
		return nil, nil
	}
	text, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	m, err := ptx.Parse(path, text)
	if err != nil {
		return nil, err
	}
	counts := map[string]uint64{}
	for line := range strings.SplitSeq(string(source), "\n") {
		spec, ok := strings.CutPrefix(line, "//launch ")
		if !ok {
			continue
		}
		l, err := testkit.ParseLaunch(spec)
		if err != nil {
			return nil, err
		}
		n, err := execute(m, text, l)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", l.Kernel, err)
		}
		counts[l.Kernel] += n
	}
	return counts, nil
}

// execute runs one launch on a fresh device and counts instructions of threads.
func execute(m *ptx.Module, text []byte, l *testkit.Launch) (uint64, error) {
	dev := emu.NewDevice(64)
	mod, err := dev.Load(m, "bench.ptx", text)
	if err != nil {
		return 0, err
	}
	k, err := mod.Kernel(l.Kernel)
	if err != nil {
		return 0, err
	}
	params := make([]byte, k.ParamBytes())
	for i, p := range k.Params() {
		data := l.Args[i].Data
		if l.Args[i].Buffer {
			addr, err := dev.Alloc(uint64(len(data)))
			if err != nil {
				return 0, err
			}
			if err := dev.Write(addr, data); err != nil {
				return 0, err
			}
			data = binary.LittleEndian.AppendUint64(nil, addr)
		}
		copy(params[p.Offset:], data)
	}
	// One worker: kernels that wait for other blocks then always run the same.
	res, err := k.Launch(&emu.Config{Grid: l.Grid, Block: l.Block, Shared: l.Shared, Params: params, Workers: 1, Stdout: io.Discard})
	if err != nil {
		return 0, err
	}
	return res.Threads, res.Err()
}
