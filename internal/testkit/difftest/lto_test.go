package difftest

import (
	"bytes"
	"context"
	"math"
	"strconv"
	"testing"

	"gonvvm/internal/driver"
	"gonvvm/internal/ir"
	"gonvvm/internal/llasm"
	"gonvvm/internal/oracle"
	"gonvvm/internal/ptx"
	"gonvvm/internal/ptxlink"
	"gonvvm/internal/target"
	"gonvvm/internal/testkit"
)

// split distributes the functions of a module over n modules that refer to each other; variables are defined in the first, and
// internal constants in each. Other internal names are shared by the modules.
func split(t *testing.T, name string, text []byte, n int) []driver.Input {
	t.Helper()
	var list []driver.Input
	for part := range n {
		m, err := llasm.Parse(name, text, llasm.Options{KeepNames: true})
		if err != nil {
			t.Fatal(err)
		}
		funcs := 0
		for i := 1; i < len(m.Syms); i++ {
			s := &m.Syms[i]
			if s.Dead || s.IsDecl() || len(s.Name) > 5 && s.Name[:5] == "llvm." || s.Linkage.IsLocal() && s.Kind == ir.SymVar && s.IsConst {
				continue // constants may have several copies
			}
			s.Linkage, s.Comdat = ir.External, ""
			if s.Kind != ir.SymFunc {
				if part != 0 {
					s.Init = ir.None
				}
				continue
			}
			if funcs%n != part {
				s.Fn.DropBody()
			}
			funcs++
		}
		data, err := driver.Encode(m, driver.FormText)
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, driver.Input{Name: "part" + strconv.Itoa(part) + ".ll", Data: data})
	}
	return list
}

// steps compiles modules in the two steps of link-time optimization.
func steps(opt *driver.Options, mode driver.Mode, parts []driver.Input) ([]byte, error) {
	ctx := context.Background()
	var objects []driver.Input
	for _, in := range parts {
		out, _, err := driver.Emit(ctx, opt, mode, in)
		if err != nil {
			return nil, err
		}
		objects = append(objects, driver.Input{Name: in.Name, Data: out.IR})
	}
	out, _, err := driver.Emit(ctx, opt, driver.ModeLinkLTO, objects...)
	if err != nil {
		return nil, err
	}
	return out.PTX, nil
}

// Link-time optimization of a program in three modules gives the results of the program in one, by either form of the first step; one
// call writes the bytes of the two steps (S1-68, S1-70, S1-71).
func TestLTO(t *testing.T) {
	opt := driver.Options{SM: target.MakeSM(80, 0), Codegen: driver.Codegen{Level: 3, FMA: false}, Workers: 1}
	compareWays(t, []string{"raw"}, func(int) []way {
		return []way{
			{"whole", func(name string, text []byte) ([]byte, error) {
				out, _, err := driver.Emit(context.Background(), &opt, driver.ModeCompile, driver.Input{Name: name, Data: text})
				if err != nil {
					return nil, err
				}
				return out.PTX, nil
			}},
			{"separate", func(name string, text []byte) ([]byte, error) {
				parts := split(t, name, text, 3)
				two, err := steps(&opt, driver.ModeGenLTO, parts)
				if err != nil {
					return nil, err
				}
				one, _, err := driver.Emit(context.Background(), &opt, driver.ModeFullLTO, parts...)
				if err != nil {
					return nil, err
				}
				if !bytes.Equal(one.PTX, two) {
					t.Errorf("%s: -lto and the two steps give different PTX", name)
				}
				return two, nil
			}},
			{"optimized", func(name string, text []byte) ([]byte, error) {
				return steps(&opt, driver.ModeGenOptLTO, split(t, name, text, 3))
			}},
		}
	})
}

// The code of link-time optimization has at most 1.02 times the instructions of whole compilation.
func TestLTOQuality(t *testing.T) {
	opt := driver.Options{SM: target.MakeSM(80, 0), Codegen: driver.Codegen{Level: 3, FMA: true}, Workers: 1}
	for _, mode := range []driver.Mode{driver.ModeGenLTO, driver.ModeGenOptLTO} {
		sum, n := 0.0, 0
		for _, f := range testkit.Corpus(t, "raw") {
			src := f.Read(t)
			out, _, err := driver.Emit(context.Background(), &opt, driver.ModeCompile, driver.Input{Name: f.Name, Data: src})
			if err != nil {
				t.Fatal(err)
			}
			text, err := steps(&opt, mode, split(t, f.Name, src, 3))
			if err != nil {
				t.Fatal(err)
			}
			a, b := testkit.Ptxas(t, out.PTX, "sm_80"), testkit.Ptxas(t, text, "sm_80")
			if a.Err+b.Err != "" {
				t.Errorf("%s: %s%s", f, a.Err, b.Err)
				continue
			}
			whole, parts := 0, 0
			for _, u := range a.Functions {
				if u.Kernel {
					whole += u.Instructions
					if v := b.Usage(u.Name); v != nil {
						parts += v.Instructions
					}
				}
			}
			if whole > 0 && parts > 0 {
				sum += math.Log(float64(parts) / float64(whole))
				n++
				if float64(parts) > 1.1*float64(whole) {
					t.Logf("%s: %d instructions instead of %d", f, parts, whole)
				}
			}
		}
		mean := math.Exp(sum / float64(n))
		t.Logf("mode %#x: %.4f of the instructions of whole compilation, %d programs", int(mode), mean, n)
		if mean > 1.02 {
			t.Errorf("mode %#x: %.4f of the instructions of whole compilation, at most 1.02 is wanted", int(mode), mean)
		}
	}
}

// Modules that are compiled alone and linked as PTX give the results of the program in one module.
func TestLinkedPTX(t *testing.T) {
	opt := driver.Options{SM: target.MakeSM(80, 0), Codegen: driver.Codegen{Level: 3}, Workers: 1}
	compile := func(in driver.Input) ([]byte, error) {
		r, _, err := driver.Compile(context.Background(), &opt, in)
		if err != nil {
			return nil, err
		}
		return r.PTX, nil
	}
	compareWays(t, []string{"raw"}, func(int) []way {
		return []way{
			{"whole", func(name string, text []byte) ([]byte, error) { return compile(driver.Input{Name: name, Data: text}) }},
			{"linked", func(name string, text []byte) ([]byte, error) {
				var ins []ptxlink.Input
				for _, part := range split(t, name, text, 3) {
					out, err := compile(part)
					if err != nil {
						return nil, err
					}
					m, err := ptx.Parse(part.Name, out)
					if err != nil {
						return nil, err
					}
					ins = append(ins, ptxlink.Input{Name: part.Name, Source: out, Module: m})
				}
				m, _, err := ptxlink.Link(ptxlink.Options{SM: opt.SM}, ins...)
				if err != nil {
					return nil, err
				}
				out := ptx.Append(nil, m)
				if oracle.Admitted() {
					if a := testkit.Ptxas(t, out, "sm_80"); a.Err != "" {
						t.Errorf("%s: %s", name, a.Err)
					}
				}
				return out, nil
			}},
		}
	})
}
