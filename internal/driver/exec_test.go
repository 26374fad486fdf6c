package driver

import (
	"encoding/binary"
	"strings"
	"testing"

	"gonvvm/internal/emu"
	"gonvvm/internal/ptx"
	"gonvvm/internal/testkit"
)

// launch runs one launch of the corpus on PTX in the emulator and returns the
// buffers after it.
func launch(t *testing.T, text []byte, l *testkit.Launch) [][]byte {
	t.Helper()
	dev, mod := load(t, text)
	return launchOn(t, dev, mod, l)
}

// load loads PTX into a new device.
func load(t *testing.T, text []byte) (*emu.Device, *emu.Module) {
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
	return dev, mod
}

// launchOn runs one launch of a module that is loaded, and returns the buffers after it.
func launchOn(t *testing.T, dev *emu.Device, mod *emu.Module, l *testkit.Launch) [][]byte {
	t.Helper()
	k, err := mod.Kernel(l.Kernel)
	if err != nil {
		t.Fatal(err)
	}
	params := make([]byte, k.ParamBytes())
	addrs := make([]uint64, len(l.Args))
	for i, p := range k.Params() {
		a := &l.Args[i]
		data := a.Data
		if a.Buffer {
			if addrs[i], err = dev.Alloc(uint64(len(a.Data))); err != nil {
				t.Fatal(err)
			}
			if err := dev.Write(addrs[i], a.Data); err != nil {
				t.Fatal(err)
			}
			data = binary.LittleEndian.AppendUint64(nil, addrs[i])
		}
		if len(data) > p.Size {
			t.Fatalf("argument %d has %d bytes, parameter %s %d", i, len(data), p.Name, p.Size)
		}
		copy(params[p.Offset:], data)
	}
	var printed strings.Builder
	res, err := k.Launch(&emu.Config{Grid: l.Grid, Block: l.Block, Shared: l.Shared, Params: params, Stdout: &printed})
	if err != nil {
		t.Fatal(err)
	}
	for _, x := range res.Findings {
		t.Errorf("%s: %s", l.Kernel, x.Diagnostic().Append(nil))
	}
	if !res.Done {
		t.Fatalf("%s did not finish", l.Kernel)
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
	return out
}

// compareBuffers checks the buffers of a launch against those of another compilation.
func compareBuffers(t *testing.T, l *testkit.Launch, what string, want, got [][]byte) {
	t.Helper()
	for i := range got {
		if err := l.Compare(i, want[i], got[i]); err != nil {
			t.Errorf("%s, %s: %v", l.Kernel, what, err)
		}
	}
}

// Every form of every kernel, at -O0 and at -O3, in both styles, leaves the same memory when the emulator runs it, and
// the memory agrees with a plain Go version of the kernel.
func TestCorpusExecutes(t *testing.T) {
	byName := map[string][]testkit.CorpusFile{}
	for _, f := range append(testkit.Corpus(t, "O0", "raw", "O2", "typed"), testkit.Cpp(t)...) {
		byName[f.Name] = append(byName[f.Name], f)
	}
	for name, files := range byName {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			launches := files[0].Launches(t)
			var first [][][]byte
			what := ""
			for _, f := range files {
				for _, level := range []int{0, 3} {
					opt := options(t, "sm_80")
					opt.Level = level
					opt.FMA = false // as the reference
					if level == 0 {
						opt.Style = StyleLLVM
					}
					text := compile(t, f, f.Read(t), opt)
					var all [][][]byte
					for _, l := range launches {
						all = append(all, launch(t, text, l))
					}
					here := f.String() + " -O" + string(rune('0'+level))
					for i, l := range launches {
						if want, ok := testkit.Expect(l); ok {
							for k := range want {
								if err := l.CompareExpected(k, want[k], all[i][k]); err != nil {
									t.Errorf("%s, %s against plain Go: %v", l.Kernel, here, err)
								}
							}
						}
					}
					if first == nil {
						first, what = all, here
						continue
					}
					for i, l := range launches {
						compareBuffers(t, l, here+" against "+what, first[i], all[i])
					}
				}
			}
		})
	}
}

// The output of LLVM's back end for the same kernels leaves the same memory: here the two compilers have nothing in
// common but the emulator.
func TestCorpusExecutesAsLLVM(t *testing.T) {
	testkit.Long(t)
	testkit.Oracle(t, "llc-22")
	theirs := map[string][][][]byte{}
	for _, f := range testkit.Corpus(t, "O2", "raw") {
		t.Run(f.String(), func(t *testing.T) {
			launches := testkit.Launches(t, f.Name)
			want := theirs[f.Name]
			if want == nil {
				text, err := testkit.RunLLC(t, f.Read(t), "-mcpu=sm_80", "-O2")
				if err != nil {
					t.Fatal(err)
				}
				for _, l := range launches {
					want = append(want, launch(t, text, l))
				}
				theirs[f.Name] = want
			}
			for _, arch := range []string{"sm_80", "sm_90a"} {
				text := compile(t, f, f.Read(t), options(t, arch))
				for i, l := range launches {
					compareBuffers(t, l, arch+" against llc", want[i], launch(t, text, l))
				}
			}
		})
	}
}
