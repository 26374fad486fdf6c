package emu

import (
	"bytes"
	"math/rand/v2"
	"regexp"
	"runtime/metrics"
	"strings"
	"testing"
	"time"

	"gonvvm/internal/diag"
	"gonvvm/internal/ptx"
)

// formKernels returns the kernels of testdata/forms as modules of their own.
func formKernels(t testing.TB) [][]byte {
	var list [][]byte
	for _, src := range dataFiles(t, "forms/*.ptx") {
		parts := bytes.Split(src, []byte("\n// "))
		for _, k := range parts[1:] {
			text := append(append(bytes.Clone(parts[0]), "\n// "...), k...)
			// The newest target has all that a mutation may bring in.
			text = headLines.ReplaceAll(text, []byte(".version 9.0\n.target sm_120a\n"))
			list = append(list, text)
		}
	}
	return list
}

var (
	headLines = regexp.MustCompile(`\.version .*\n\.target .*\n`)
	anyRegs   = regexp.MustCompile(`%[a-z]+[0-9]*\b`)
	anyMods   = regexp.MustCompile(`\.[a-z][A-Za-z0-9_:]*`)
	anyNums   = regexp.MustCompile(`\b[0-9]+\b`)
	oddNums   = []string{"0", "1", "3", "31", "32", "255", "4096", "65536", "2147483647", "4294967295", "-1", "-4", "1099511627776", "9223372036854775807", "18446744073709551615"}
)

// mutateForm changes a few places of a kernel: registers, numbers and modifiers become
// those of other kernels or odd ones, lines come in from other kernels, are doubled or
// disappear.
func mutateForm(r *rand.Rand, src, other []byte) []byte {
	lines := bytes.Split(bytes.Clone(src), []byte("\n"))
	donor := bytes.Split(other, []byte("\n"))
	pick := func(re *regexp.Regexp, from [][]byte) []byte {
		for range 20 {
			if m := re.FindAll(from[r.IntN(len(from))], -1); m != nil {
				return m[r.IntN(len(m))]
			}
		}
		return nil
	}
	for range 1 + r.IntN(3) {
		i := 4 + r.IntN(max(len(lines)-4, 1))
		if i >= len(lines) {
			continue
		}
		switch r.IntN(8) {
		case 0:
			lines[i] = nil
		case 1:
			j := 4 + r.IntN(max(len(lines)-4, 1))
			if j < len(lines) {
				lines[i], lines[j] = lines[j], lines[i]
			}
		case 2:
			lines[i] = append(append(bytes.Clone(lines[i]), '\n'), donor[r.IntN(len(donor))]...)
		default:
			re := []*regexp.Regexp{anyRegs, anyNums, anyMods}[r.IntN(3)]
			at := re.FindAllIndex(lines[i], -1)
			if at == nil {
				continue
			}
			a := at[r.IntN(len(at))]
			by := pick(re, [][][]byte{lines, donor}[r.IntN(2)])
			if re == anyNums && r.IntN(2) == 0 {
				by = []byte(oddNums[r.IntN(len(oddNums))])
			}
			lines[i] = append(append(bytes.Clone(lines[i][:a[0]]), by...), lines[i][a[1]:]...)
		}
	}
	return bytes.Join(lines, []byte("\n"))
}

// allocated returns the bytes that the process has allocated so far.
func allocated() uint64 {
	s := []metrics.Sample{{Name: "/gc/heap/allocs:bytes"}}
	metrics.Read(s)
	return s[0].Value.Uint64()
}

// tryDamaged runs a module that may be anything the parser lets through. A crash, a hang or
// memory out of proportion is an error.
func tryDamaged(t testing.TB, text []byte, sanitize, stats bool) (ran bool) {
	t.Helper()
	m, err := ptx.Parse("mutant.ptx", text)
	if err != nil {
		return false
	}
	before, start := allocated(), time.Now()
	hang := time.AfterFunc(20*time.Second, func() { panic("no end of\n" + string(text)) })
	defer hang.Stop()
	dev := NewDevice(int(m.AddressSize))
	dev.Limit = 64 << 20
	mod, err := dev.Load(m, "mutant.ptx", text)
	if err == nil {
		var k *Kernel
		if k, err = mod.Kernel(""); err == nil {
			params := make([]byte, k.ParamBytes())
			for _, p := range k.Params() {
				a, err := dev.Alloc(8192)
				if err != nil {
					t.Fatal(err)
				}
				if err := dev.Write(a, make([]byte, 8192)); err != nil {
					t.Fatal(err)
				}
				if p.Offset+p.Size > len(params) {
					t.Fatalf("parameter %v beyond %d bytes for\n%s", p, len(params), text)
				}
				if p.Size >= 8 {
					store(params, uint64(p.Offset), 8, a)
				}
			}
			var out strings.Builder
			var res *Result
			res, err = k.Launch(&Config{
				Grid: [3]int{2}, Block: [3]int{40}, Params: params, Sanitize: sanitize, Stats: stats, Steps: 1 << 12, Stdout: &out, Workers: 1,
			})
			if err == nil {
				ran = true
				err = res.Err()
			}
		}
	}
	if took := time.Since(start); took > 10*time.Second {
		t.Errorf("%v for\n%s", took, text)
	}
	if n := allocated() - before; n > 512<<20 {
		t.Errorf("%d MB for\n%s", n>>20, text)
	}
	if err != nil {
		for _, d := range diag.Of(err) {
			if d.Code == diag.CodeBug {
				t.Errorf("%s\n%s", d.Append(nil), text)
				break
			}
		}
	}
	return ran
}

// TestMutatedForms damages the kernels of testdata/forms, which have every emulated instruction, in all forms that the
// parser accepts.
func TestMutatedForms(t *testing.T) {
	kernels := formKernels(t)
	rounds := 2 * len(kernels)
	if testing.Short() {
		rounds = len(kernels) / 4
	}
	r := rand.New(rand.NewPCG(21, 22))
	ran := 0
	for range rounds {
		text := mutateForm(r, kernels[r.IntN(len(kernels))], kernels[r.IntN(len(kernels))])
		if tryDamaged(t, text, r.IntN(2) == 0, r.IntN(8) == 0) {
			ran++
		}
		if t.Failed() {
			return
		}
	}
	t.Logf("%d of %d modules ran", ran, rounds)
	if ran < rounds/8 {
		t.Errorf("only %d of %d modules ran", ran, rounds)
	}
}

// FuzzModule runs whatever the parser accepts.
func FuzzModule(f *testing.F) {
	for i, k := range formKernels(f) {
		if i%8 == 0 {
			f.Add(k, true)
		}
	}
	f.Fuzz(func(t *testing.T, text []byte, sanitize bool) {
		if len(text) < 1<<14 {
			tryDamaged(t, text, sanitize, false)
		}
	})
}
