package ptxopt_test

import (
	"bytes"
	"context"
	"encoding/binary"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"gonvvm/internal/driver"
	"gonvvm/internal/emu"
	"gonvvm/internal/ptx"
	"gonvvm/internal/ptxopt"
	"gonvvm/internal/target"
	"gonvvm/internal/testkit"
)

// improve parses PTX, improves every function, and prints it.
func improve(t *testing.T, name string, text []byte) []byte {
	t.Helper()
	m, err := ptx.Parse(name, text)
	if err != nil {
		t.Fatal(err)
	}
	var o ptxopt.Optimizer
	out := ptx.Append(nil, m)
	for i := range m.Funcs {
		for again := range 3 { // Func reports whether it changed anything
			before := out
			changed := o.Func(&m.Funcs[i])
			if out = ptx.Append(nil, m); changed == bytes.Equal(before, out) {
				t.Errorf("%s, %d. time: the optimizer says %t\n%s", m.Names.Get(m.Funcs[i].Name), again+1, changed, testkit.Diff(before, out))
			}
		}
	}
	if _, err := ptx.Parse(name, out); err != nil {
		t.Fatalf("the result does not parse: %v\n%s", err, out)
	}
	return out
}

// Each testdata/NAME.ptx becomes NAME.out, and ptxas accepts that.
func TestGolden(t *testing.T) {
	files, err := filepath.Glob(filepath.Join("testdata", "*.ptx"))
	if err != nil || len(files) == 0 {
		t.Fatalf("no tests: %v", err)
	}
	for _, path := range files {
		t.Run(strings.TrimSuffix(filepath.Base(path), ".ptx"), func(t *testing.T) {
			text, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			out := improve(t, path, text)
			testkit.Golden(t, strings.TrimSuffix(path, ".ptx")+".out", out)
			target := regexp.MustCompile(`\.target (\w+)`).FindStringSubmatch(string(text))
			if a := testkit.Ptxas(t, out, target[1], "-O3"); a.Err != "" {
				t.Error(a.Err)
			}
		})
	}
}

// launch runs a launch of the corpus and returns the buffers after it, and how many
// instructions were executed.
func launch(t *testing.T, text []byte, l *testkit.Launch) ([][]byte, uint64) {
	t.Helper()
	m, err := ptx.Parse("out.ptx", text)
	if err != nil {
		t.Fatal(err)
	}
	dev := emu.NewDevice(64)
	mod, err := dev.Load(m, "out.ptx", text)
	if err != nil {
		t.Fatal(err)
	}
	k, err := mod.Kernel(l.Kernel)
	if err != nil {
		t.Fatal(err)
	}
	params := make([]byte, k.ParamBytes())
	addrs := make([]uint64, len(l.Args))
	for i, p := range k.Params() {
		data := l.Args[i].Data
		if l.Args[i].Buffer {
			if addrs[i], err = dev.Alloc(uint64(len(data))); err != nil {
				t.Fatal(err)
			}
			if err := dev.Write(addrs[i], data); err != nil {
				t.Fatal(err)
			}
			data = binary.LittleEndian.AppendUint64(nil, addrs[i])
		}
		copy(params[p.Offset:], data)
	}
	res, err := k.Launch(&emu.Config{Grid: l.Grid, Block: l.Block, Shared: l.Shared, Params: params, Workers: 1, Stdout: io.Discard})
	if err != nil {
		t.Fatal(err)
	}
	if err := res.Err(); err != nil {
		t.Fatal(err)
	}
	out := make([][]byte, len(l.Args))
	for i := range l.Args {
		if l.Args[i].Buffer {
			out[i] = make([]byte, len(l.Args[i].Data))
			if err := dev.Read(addrs[i], out[i]); err != nil {
				t.Fatal(err)
			}
		}
	}
	return out, res.Threads
}

// The selector's code for every kernel does the same with fewer instructions.
func TestCorpusExecutes(t *testing.T) {
	sm, err := target.ParseSM("sm_80")
	if err != nil {
		t.Fatal(err)
	}
	fewer, launches := 0, 0
	for _, f := range testkit.Corpus(t, "O0", "O2") {
		opt := driver.Options{SM: sm, Codegen: driver.Codegen{Level: 2, LLC: true}, AsSelected: true, Triple: "nvptx64-nvidia-cuda", Workers: 1}
		r, _, err := driver.Compile(context.Background(), &opt, driver.Input{Name: f.String(), Data: f.Read(t)})
		if err != nil {
			t.Fatal(err)
		}
		better := improve(t, f.String(), r.PTX)
		for _, l := range testkit.Launches(t, f.Name) {
			want, n := launch(t, r.PTX, l)
			got, less := launch(t, better, l)
			for i := range got {
				if err := l.Compare(i, want[i], got[i]); err != nil {
					t.Errorf("%s, %s: %v", f, l.Kernel, err)
				}
			}
			launches++
			if less < n {
				fewer++
			}
			// The number of iterations of threads that wait for each other depends on timing.
			if less > n+n/20 && f.Name != "lockfree" && f.Name != "volatile_flags" {
				t.Errorf("%s, %s: %d instructions executed instead of %d", f, l.Kernel, less, n)
			}
		}
	}
	if fewer < launches/2 {
		t.Errorf("only %d of %d launches execute fewer instructions", fewer, launches)
	}
}

// Instructions that are moved compute the same.
func TestMovedExecutes(t *testing.T) {
	for file, kernels := range map[string][]string{"delay": {"insert", "exchange", "stay"}, "batch": {"divisions", "chain"}} {
		text, err := os.ReadFile(filepath.Join("testdata", file+".ptx"))
		if err != nil {
			t.Fatal(err)
		}
		better := improve(t, file, text)
		for _, kernel := range kernels {
			data := make([]byte, 8*8)
			for i := range data {
				data[i] = byte(i * 37 % 101)
			}
			l := &testkit.Launch{Kernel: kernel, Grid: [3]int{1, 1, 1}, Block: [3]int{1, 1, 1}, Args: []testkit.Arg{{Type: "i32", Buffer: true, Data: data}}}
			if file == "delay" {
				l.Args = append(l.Args, testkit.Arg{Type: "i32", Data: binary.LittleEndian.AppendUint32(nil, 7)})
			}
			want, _ := launch(t, text, l)
			got, _ := launch(t, better, l)
			if !bytes.Equal(want[0], got[0]) || bytes.Equal(got[0], data) {
				t.Errorf("%s: %v instead of %v", kernel, got[0], want[0])
			}
		}
	}
}
