package emu

import (
	"bytes"
	"math/rand/v2"
	"regexp"
	"strings"
	"testing"

	"gonvvm/internal/diag"
	"gonvvm/internal/ptx"
	"gonvvm/internal/testkit"
)

var (
	registers = regexp.MustCompile(`%(rd|rs|r|p|f|fd|SPL?)[0-9]*\b`)
	numbers   = regexp.MustCompile(`\b[0-9]+\b`)
	modifiers = regexp.MustCompile(`\.(s32|u32|b32|s64|u64|b64|b16|s16|f32|f64|shared|global|local|param|lo|hi|rn|sync)\b`)
)

// mutate changes a few lines of PTX: registers, numbers and modifiers become those
// of other places, lines disappear, are doubled, or change places.
func mutate(r *rand.Rand, src []byte) []byte {
	lines := bytes.Split(src, []byte("\n"))
	pick := func(re *regexp.Regexp) []byte {
		for range 20 {
			if m := re.FindAll(lines[r.IntN(len(lines))], -1); m != nil {
				return m[r.IntN(len(m))]
			}
		}
		return nil
	}
	for range 1 + r.IntN(4) {
		i := r.IntN(len(lines))
		switch r.IntN(6) {
		case 0:
			lines[i] = nil
		case 1:
			j := r.IntN(len(lines))
			lines[i], lines[j] = lines[j], lines[i]
		case 2:
			lines[i] = append(append(bytes.Clone(lines[i]), '\n'), lines[i]...)
		default:
			re := []*regexp.Regexp{registers, numbers, modifiers}[r.IntN(3)]
			at := re.FindAllIndex(lines[i], -1)
			if at == nil {
				continue
			}
			a := at[r.IntN(len(at))]
			lines[i] = append(append(bytes.Clone(lines[i][:a[0]]), pick(re)...), lines[i][a[1]:]...)
		}
	}
	return bytes.Join(lines, []byte("\n"))
}

// TestMutatedModules runs damaged modules: whatever the parser lets through must
// give a result or a finding, never a crash or a hang.
func TestMutatedModules(t *testing.T) {
	rounds := 8
	if testing.Short() {
		rounds = 2
	}
	r := rand.New(rand.NewPCG(11, 12))
	ran, parsed := 0, 0
	for _, f := range testkit.Corpus(t, "O0", "O2") {
		src, err := testkit.RunLLC(t, f.Read(t), "-mcpu=sm_80", "-O2")
		if err != nil {
			t.Fatal(err)
		}
		launches := testkit.Launches(t, f.Name)
		for range rounds {
			text := mutate(r, src)
			m, err := ptx.Parse("mutant.ptx", text)
			if err != nil {
				continue
			}
			parsed++
			dev := NewDevice(64)
			mod, err := dev.Load(m, "mutant.ptx", text)
			if err != nil {
				continue
			}
			l := launches[r.IntN(len(launches))]
			k, err := mod.Kernel(l.Kernel)
			if err != nil {
				continue
			}
			params := make([]byte, k.ParamBytes())
			for i, p := range k.Params() {
				if i >= len(l.Args) {
					break
				}
				data := l.Args[i].Data
				if l.Args[i].Buffer {
					a, err := dev.Alloc(uint64(len(data)))
					if err != nil {
						t.Fatal(err)
					}
					if err := dev.Write(a, data); err != nil {
						t.Fatal(err)
					}
					data = make([]byte, 8)
					store(data, 0, 8, a)
				}
				copy(params[min(p.Offset, len(params)):], data[:min(len(data), p.Size)])
			}
			var out strings.Builder
			res, err := k.Launch(&Config{
				Grid: l.Grid, Block: l.Block, Shared: l.Shared, Params: params, Sanitize: r.IntN(2) == 0, Stats: r.IntN(4) == 0,
				Steps: 1 << 13, Stdout: &out,
			})
			if err != nil {
				if diag.Of(err)[0].Code == diag.CodeBug {
					t.Errorf("%s: %s\n%s", f, diag.Of(err)[0].Append(nil), difference(src, text))
				}
				continue
			}
			ran++
			for _, x := range res.Findings {
				if x.Code == diag.CodeBug {
					t.Errorf("%s: %s\n%s", f, x.Diagnostic().Append(nil), difference(src, text))
				}
			}
		}
	}
	if ran < parsed/4 || parsed == 0 {
		t.Errorf("only %d of %d modules ran", ran, parsed)
	}
}

// difference shows the lines that a mutation has changed.
func difference(a, b []byte) string {
	in := map[string]bool{}
	for _, l := range strings.Split(string(a), "\n") {
		in[l] = true
	}
	var out []string
	for _, l := range strings.Split(string(b), "\n") {
		if !in[l] {
			out = append(out, l)
		}
	}
	return strings.Join(out, "\n")
}
