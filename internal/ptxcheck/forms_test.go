package ptxcheck

import (
	"slices"
	"sort"
	"strings"
	"testing"

	"gonvvm/internal/isa"
	"gonvvm/internal/oracle"
	"gonvvm/internal/target"
	"gonvvm/internal/testkit"
	"gonvvm/internal/testkit/ptxgen"
)

// snippetKey groups snippets that one module can hold.
type snippetKey struct {
	sm   target.SM
	v    target.PTX
	pair bool // ptxas refuses kernels that work with one CTA and with a pair
}

func sortedKeys[T any](m map[snippetKey]T) []snippetKey {
	var keys []snippetKey
	for k := range m {
		keys = append(keys, k)
	}
	sort.Slice(keys, func(i, j int) bool {
		a, b := keys[i], keys[j]
		if a.sm != b.sm {
			return a.sm < b.sm
		}
		if a.v != b.v {
			return a.v < b.v
		}
		return !a.pair && b.pair
	})
	return keys
}

// TestFormsCheck holds one snippet for each modifier of each form, for the
// oldest target that has it, to be clean.
func TestFormsCheck(t *testing.T) {
	groups := map[snippetKey][]string{}
	for f := isa.Form(1); f < isa.NumForms; f++ {
		if f.Info().Flags&isa.NoGuard != 0 {
			continue
		}
		list := ptxgen.Variants(f)
		for i, op := range list {
			sm, v, ok := ptxgen.Lowest(op)
			text := ptxgen.Snippet(op, i == len(list)-1)
			if !ok || text == "" {
				continue
			}
			if root := f.Info().Root(); root == "tex" || root == "tld4" {
				v = max(v, 43) // offsets and depth came later than the instructions
			}
			k := snippetKey{sm, v, op.Has(isa.CtaGroup2)}
			groups[k] = append(groups[k], text)
		}
	}
	n := 0
	for _, k := range sortedKeys(groups) {
		n += len(groups[k])
		src := ptxgen.Wrap(k.sm, k.v, groups[k])
		for _, d := range check(src) {
			t.Errorf("%s %s: %s\n\t%s", k.sm, k.v, d.Error(), d.Source)
		}
	}
	if n < 2000 {
		t.Errorf("only %d snippets", n)
	}
}

// operandSamples replace each value operand of each form in turn: registers of every type, constants, and operands that
// are neither.
var operandSamples = []string{
	"b%", "t_ub%", "p%", "rs%", "t_us%", "th%", "r%", "t_u%", "t_s%", "tf%", "thh%", "rd%", "t_ul%", "tfd%", "rq%",
	"1", "0f3F800000", "0d3FF0000000000000", "_", "%laneid", "tv", "[%rd5]", "!%p1",
}

// samplesHead declares the samples.
const samplesHead = ".reg .u8 %t_ub<300>; .reg .u16 %t_us<300>; .reg .f16 %th<300>; .reg .u32 %t_u<300>; .reg .s32 %t_s<300>; " +
	".reg .f32 %tf<300>; .reg .u64 %t_ul<300>; .reg .f64 %tfd<300>; .reg .b8 %b<300>; .reg .pred %p<300>; " +
	".reg .b16 %rs<300>; .reg .b32 %r<300>; .reg .b64 %rd<300>; "

// hasSample reports whether a target has the type of a sample.
func hasSample(k snippetKey, s string) bool {
	switch s {
	case "rq%":
		return k.v >= 83 && k.sm >= 700
	case "thh%":
		return k.v >= 42 && k.sm >= 530
	}
	return true
}

// sampleModule is a module around the lines.
func sampleModule(k snippetKey, lines []string) string {
	var b strings.Builder
	b.WriteString(".version " + k.v.String() + "\n.target " + k.sm.String() + "\n.address_size 64\n.global .b32 tv;\n")
	b.WriteString(".func (.param .align 16 .b8 r[64]) g() { ret; }\n.visible .entry k(.param .b64 k_param_0)\n{\n" + samplesHead)
	for _, t := range []struct {
		prefix, decl string
	}{{"rq%", ".reg .b128 %rq<300>;"}, {"thh%", ".reg .f16x2 %thh<300>;"}} {
		if hasSample(k, t.prefix) {
			b.WriteString(t.decl)
		}
	}
	b.WriteByte('\n')
	for _, l := range lines {
		b.WriteString(l)
		b.WriteByte('\n')
	}
	b.WriteString("END: ret;\n}\n")
	return b.String()
}

// typeVariants returns the opcodes of a form that differ in the types or lengths of their operands.
func typeVariants(f isa.Form) (list []isa.Opcode) {
	type shape struct {
		typ isa.Atom
		n   int
	}
	var seen [][]shape
	for _, op := range ptxgen.Variants(f) {
		var shapes []shape
		for i := range f.Info().Operands() {
			s := &f.Info().Operands()[i]
			shapes = append(shapes, shape{s.Type(op), s.Vector(op)})
		}
		if !slices.ContainsFunc(seen, func(x []shape) bool { return slices.Equal(x, shapes) }) {
			seen, list = append(seen, shapes), append(list, op)
		}
	}
	return list
}

// alone reports whether ptxas takes minutes for kernels with many instructions of a form, or crashes.
func alone(f isa.Form, sm target.SM) bool {
	root := f.Info().Root()
	return root == "wgmma" || root == "tcgen05" || sm >= 900 && (root == "cp" || root == "mbarrier" || root == "clusterlaunchcontrol")
}

// TestOperandsAlone compares the verdicts about operands of the forms that TestOperandsAgree leaves out, with one instruction in each
// module and few samples.
func TestOperandsAlone(t *testing.T) {
	if testing.Short() {
		t.Skip("runs ptxas for every form")
	}
	known := readList(t, "testdata/operands_alone.txt")
	total := 0
	for f := isa.Form(1); f < isa.NumForms; f++ {
		if f.Info().Flags&isa.NoGuard != 0 {
			continue
		}
		op := typeVariants(f)[0]
		sm, v, ok := ptxgen.Lowest(op)
		if !ok || !alone(f, sm) {
			continue
		}
		k := snippetKey{sm, v, op.Has(isa.CtaGroup2)}
		path := testkit.PtxasPath(t, k.sm.String())
		wrap := func(l []string) string { return sampleModule(k, l) }
		for n := 0; ptxgen.Replace(op, true, n, "1") != ""; n++ {
			for _, s := range [...]string{"r%", "rd%", "tf%", "t_ul%", "1"} {
				l := ptxgen.Replace(op, true, n, s)
				if strings.Contains(l, "{"+s) && !strings.HasSuffix(s, "%") {
					continue // ptxas finds these only when it links its own functions
				}
				total++
				a := complaints(checkLines([]string{l}, wrap))[0]
				b := "crash"
				if r, err := oracle.Assemble(path, []byte(wrap([]string{l})), k.sm.String(), "-c", "-O0"); err == nil {
					b = r.Err
				}
				if (a == "") != (b == "") && !known.has(l) {
					t.Errorf("%s %s: %s\n\tours: %s\n\tptxas: %s", k.sm, k.v, l, a, b)
				}
			}
		}
	}
	known.unused(t)
	t.Logf("%d operands compared", total)
}

// TestOperandsAgree replaces each operand of each form by registers of every type and by other operands, and compares
// the verdict with ptxas's.
func TestOperandsAgree(t *testing.T) {
	if testing.Short() {
		t.Skip("runs ptxas for every form")
	}
	groups := map[snippetKey][]string{}
	for f := isa.Form(1); f < isa.NumForms; f++ {
		if f.Info().Flags&isa.NoGuard != 0 {
			continue
		}
		for _, op := range typeVariants(f) {
			sm, v, ok := ptxgen.Lowest(op)
			if !ok {
				continue
			}
			if alone(f, sm) {
				continue
			}
			if name := op.String(); strings.HasPrefix(name, "fabric.try_") || strings.HasPrefix(name, "multimem.st.async") {
				continue // wrong registers end in internal errors of ptxas
			}
			if root := f.Info().Root(); root == "tex" || root == "tld4" {
				v = max(v, 43) // offsets and depth came later than the instructions
			}
			k := snippetKey{sm, v, op.Has(isa.CtaGroup2)}
			// Optional operands of textures depend on the geometry.
			optional := f.Info().Root() != "tex" && f.Info().Root() != "tld4"
			for n := 0; ptxgen.Replace(op, optional, n, "1") != ""; n++ {
				for _, s := range operandSamples {
					if !hasSample(k, s) {
						continue
					}
					l := ptxgen.Replace(op, optional, n, s)
					if strings.Contains(l, "{"+s) && !strings.HasSuffix(s, "%") {
						continue // ptxas finds these only when it links its own functions
					}
					groups[k] = append(groups[k], l)
				}
			}
		}
	}
	known := readList(t, "testdata/operands.txt")
	total, differ := 0, 0
	for _, k := range sortedKeys(groups) {
		lines := groups[k]
		path := testkit.PtxasPath(t, k.sm.String())
		wrap := func(l []string) string { return sampleModule(k, l) }
		total += len(lines)
		differ += disagreements(t, k, path, lines, wrap, func(l, _ string) bool { return known.has(l) })
	}
	known.unused(t)
	t.Logf("%d operands compared, %d differ", total, differ)
}
