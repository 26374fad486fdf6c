package main

import (
	"compress/gzip"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"

	"gonvvm/internal/emu"
	"gonvvm/internal/launcher"
	"gonvvm/internal/oracle"
	"gonvvm/internal/ptx"
	"gonvvm/internal/testkit"
	"gonvvm/internal/testkit/difftest"
)

// recorded is a launch of the corpus, as record writes it for a GPU.
type recorded struct {
	Module, Compiler string // "vector_add.O0"; "gonvvm", "llvm" or "nvidia"
	Launch           *testkit.Launch
	Request          *launcher.Request
	Want             [][]byte // the emulator's, by argument; nil for scalars
	Cost             float64
	Registers        int
}

// recordLaunches writes the launches of the corpus to b.record.
func (b *bench) recordLaunches() (err error) {
	list, err := b.modules()
	if err != nil {
		return err
	}
	arch, _, _ := strings.Cut(b.archs, ",")
	ptxas := oracle.PtxasFor(arch)
	if ptxas == "" {
		return errors.New("no ptxas is installed: scripts/oracles.sh installs it")
	}
	file, err := os.Create(b.record)
	if err != nil {
		return err
	}
	zip := gzip.NewWriter(file)
	defer func() { err = errors.Join(err, zip.Close(), file.Close()) }()
	enc, n := json.NewEncoder(zip), 0
	for _, in := range list {
		ours, theirs, err := b.both(arch, in)
		if err != nil {
			fmt.Printf("  %-24s not recorded: %v\n", moduleName(in), err)
			continue
		}
		for _, c := range []struct{ name, path string }{{"gonvvm", ours}, {"llvm", theirs}, {"nvidia", b.nvidiaPTX(arch, in)}} {
			if c.path == "" {
				continue
			}
			err := record(ptxas, arch, c.path, in, func(r *recorded) error {
				r.Compiler = c.name
				n++
				return enc.Encode(r)
			})
			if err != nil {
				fmt.Printf("  %-24s %s: %v\n", moduleName(in), c.name, err)
			}
		}
	}
	fmt.Printf("%s: %d launches at %s\n", b.record, n, arch)
	return nil
}

// record calls f with each launch beside module in of the PTX in path.
func record(ptxas, arch, path, in string, f func(*recorded) error) error {
	m, err := machineCodeOf(ptxas, arch, path)
	if err != nil {
		return err
	}
	parsed, err := ptx.Parse(path, m.text)
	if err != nil {
		return err
	}
	mod, err := emu.NewDevice(64).Load(parsed, path, m.text)
	if err != nil {
		return err
	}
	var wrong error
	err = launched(path, in, costConfig, func(kernel string, l *testkit.Launch, r *difftest.Launched) {
		k, err := mod.Kernel(kernel)
		if err == nil {
			q := difftest.Request(k, l)
			q.PTX = m.text
			err = f(&recorded{
				Module: moduleName(in), Launch: l, Request: q, Want: r.Out,
				Cost: m.launchCost(kernel, l, r).total(), Registers: m.usage.Usage(kernel).Registers,
			})
		}
		wrong = errors.Join(wrong, err)
	})
	return errors.Join(err, wrong)
}

// readRecorded calls f with each launch of a file of recordLaunches.
func readRecorded(path string, f func(*recorded) error) error {
	file, err := os.Open(path)
	if err != nil {
		return err
	}
	defer file.Close()
	zip, err := gzip.NewReader(file)
	if err != nil {
		return err
	}
	dec := json.NewDecoder(zip)
	for {
		r := &recorded{}
		switch err := dec.Decode(r); {
		case err == io.EOF:
			return nil
		case err != nil:
			return err
		}
		if err := f(r); err != nil {
			return err
		}
	}
}
