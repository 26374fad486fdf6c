// Package difftest compiles a program in several ways, runs all of them in the
// emulator on the same input and compares memory. The command difffuzz and tests
// share it.
package difftest

import (
	"bytes"
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"math/rand/v2"
	"strings"

	"gonvvm/internal/driver"
	"gonvvm/internal/emu"
	"gonvvm/internal/oracle"
	"gonvvm/internal/ptx"
	"gonvvm/internal/target"
	"gonvvm/internal/testkit/irgen"
)

// Variant is one way to run a program.
type Variant struct {
	Name string
	// Run returns the contents of the output, Threads times Slots words of eight bytes,
	// for input of the same size.
	Run func(text string, in []byte) ([]byte, error)
}

// errCompile says that a program could not be compiled.
type errCompile struct{ error }

func (e errCompile) Error() string { return "does not compile: " + e.error.Error() }

// emulated is the variant that runs compiled programs in the emulator.
func emulated(name string, compile func(text []byte) ([]byte, error)) Variant {
	return Variant{name, func(text string, in []byte) ([]byte, error) {
		p, err := compile([]byte(text))
		if err != nil {
			return nil, errCompile{err}
		}
		return execute(p, in)
	}}
}

// Variants returns the ways to compile: the first is what the others are compared with.
// With a version, ours may use nothing newer than that.
func Variants(arch string, version target.PTX, llvm bool) ([]Variant, error) {
	sm, err := target.ParseSM(arch)
	if err != nil {
		return nil, err
	}
	ours := func(level, size int, style driver.Style, codegen bool) func([]byte) ([]byte, error) {
		return func(text []byte) ([]byte, error) {
			opt := driver.Options{SM: sm, PTX: version, Level: level, Size: size, Style: style, Codegen: codegen, Workers: 1}
			r, _, err := driver.Compile(context.Background(), &opt, driver.Input{Name: "random.ll", Data: text})
			if err != nil {
				return nil, err
			}
			return r.PTX, nil
		}
	}
	var vs []Variant
	if llvm {
		path := oracle.Find("llc-22")
		if path == "" {
			return nil, errors.New("llc-22 is not installed: run scripts/oracles.sh, or give -llvm=false")
		}
		vs = append(vs, emulated("llc -O2", func(text []byte) ([]byte, error) { return oracle.Run(path, text, "-mcpu="+arch, "-O2") }))
	}
	return append(
		vs,
		emulated("gonvvm -O0", ours(0, 0, driver.StyleNVVM, false)),
		emulated("gonvvm -O3", ours(3, 0, driver.StyleNVVM, false)),
		emulated("gonvvm -Os", ours(2, 1, driver.StyleNVVM, false)),
		emulated("gonvvm llc", ours(2, 0, driver.StyleLLVM, true)),
	), nil
}

// Check runs a program in all ways and says how they differ, "" if they do not.
func Check(vs []Variant, text string) string {
	in := input()
	var want []byte
	base := ""
	for _, v := range vs {
		got, err := v.Run(text, in)
		_, uncompiled := err.(errCompile)
		switch {
		case uncompiled && strings.HasPrefix(v.Name, "llc"): // what LLVM does not select is compared among ours
		case err != nil:
			return fmt.Sprintf("%s: %v", v.Name, err)
		case len(got) != len(in):
			return fmt.Sprintf("%s: %d bytes of output", v.Name, len(got))
		case want == nil:
			want, base = got, v.Name
		case !bytes.Equal(want, got):
			k := 0
			for want[k] == got[k] {
				k++
			}
			return fmt.Sprintf("%s and %s differ: thread %d, word %d: %x and %x", base, v.Name, k/8/irgen.Slots, k/8%irgen.Slots, want[k&^7:k&^7+8], got[k&^7:k&^7+8])
		}
	}
	return ""
}

// input returns what programs read: random words, some of them small.
func input() []byte {
	const size = irgen.Threads * irgen.Slots * 8
	r := rand.New(rand.NewPCG(7, 7))
	in := make([]byte, 0, size)
	for len(in) < size {
		x := r.Uint64()
		if r.IntN(3) == 0 {
			x &= 0xff
		}
		in = binary.LittleEndian.AppendUint64(in, x)
	}
	return in
}

// execute runs kernel k of a PTX module and returns the output.
func execute(text, in []byte) ([]byte, error) {
	m, err := ptx.Parse("random.ptx", text)
	if err != nil {
		return nil, err
	}
	dev := emu.NewDevice(64)
	mod, err := dev.Load(m, "random.ptx", text)
	if err != nil {
		return nil, err
	}
	k, err := mod.Kernel("k")
	if err != nil {
		return nil, err
	}
	src, err := dev.Alloc(uint64(len(in)))
	if err != nil {
		return nil, err
	}
	dst, err := dev.Alloc(uint64(len(in)))
	if err != nil {
		return nil, err
	}
	if err := dev.Write(src, in); err != nil {
		return nil, err
	}
	if err := dev.Write(dst, make([]byte, len(in))); err != nil {
		return nil, err
	}
	params := make([]byte, k.ParamBytes())
	ps := k.Params()
	binary.LittleEndian.PutUint64(params[ps[0].Offset:], src)
	binary.LittleEndian.PutUint64(params[ps[1].Offset:], dst)
	binary.LittleEndian.PutUint32(params[ps[2].Offset:], 37)
	res, err := k.Launch(&emu.Config{Grid: [3]int{1, 1, 1}, Block: [3]int{irgen.Threads, 1, 1}, Params: params, Workers: 1})
	if err != nil {
		return nil, err
	}
	for _, f := range res.Findings {
		return nil, fmt.Errorf("%s", f.Diagnostic().Error())
	}
	if !res.Done {
		return nil, fmt.Errorf("the kernel did not finish")
	}
	out := make([]byte, len(in))
	return out, dev.Read(dst, out)
}

// Reduce leaves out statements while the program still fails.
func Reduce(vs []Variant, opt irgen.Options) irgen.Options {
	opt.Skip = map[int]bool{}
	for chunk := max(opt.Statements/2, 1); chunk > 0; chunk /= 2 {
		for at := 0; at < 4*opt.Statements; at += chunk {
			try := irgen.Options{Seed: opt.Seed, Statements: opt.Statements, Skip: map[int]bool{}}
			for k := range opt.Skip {
				try.Skip[k] = true
			}
			grew := false
			for k := at; k < at+chunk; k++ {
				grew = grew || !try.Skip[k]
				try.Skip[k] = true
			}
			if grew && Check(vs, irgen.Generate(try)) != "" {
				opt.Skip = try.Skip
			}
		}
	}
	return opt
}
