package ptxcheck

import (
	"regexp"
	"strconv"
	"strings"
	"testing"

	"gonvvm/internal/isa"
	"gonvvm/internal/testkit"
	"gonvvm/internal/testkit/ptxgen"
)

// typesBySize are prefixes of samplesHead's registers, by their size in bits.
var typesBySize = map[int][]string{
	16: {"rs", "t_us", "th"}, 32: {"r", "t_u", "t_s", "tf", "thh"}, 64: {"rd", "t_ul", "tfd"},
}

// constantsBySize are an integer and a floating-point number, by their size in bits.
var constantsBySize = map[int][]string{16: {"7"}, 32: {"7", "0f3F800000"}, 64: {"7", "0d3FF0000000000000"}}

// vectorTypes are declarations of vector registers, by the size of an element.
var vectorTypes = map[int][]string{16: {".b16"}, 32: {".b32", ".u32", ".f32"}, 64: {".b64", ".u64"}}

var (
	bracedGroup    = regexp.MustCompile(`\{[^{}]*\}`)
	sampleRegister = regexp.MustCompile(`^%([a-z_]+)[0-9]+$`)
)

// elementBits returns the size of the elements of a group of registers, 0 if it has others.
func elementBits(elements []string) int {
	bits := 0
	for _, e := range elements {
		m := sampleRegister.FindStringSubmatch(strings.TrimSpace(e))
		if m == nil {
			return 0
		}
		switch m[1] {
		case "rs":
			bits = 16
		case "r":
			bits = 32
		case "rd":
			bits = 64
		default:
			return 0
		}
	}
	return bits
}

// vectorLines returns a line with each of its groups in turn written otherwise: with two elements of each pair of types, with constants, with parts of
// vector registers, and as a vector register.
func vectorLines(line string, has func(string) bool) (lines []string) {
	for _, at := range bracedGroup.FindAllStringIndex(line, -1) {
		elements := strings.Split(line[at[0]+1:at[1]-1], ",")
		n, bits := len(elements), elementBits(elements)
		if bits == 0 || n < 2 || n > 4 {
			continue
		}
		with := func(group string) { lines = append(lines, line[:at[0]]+group+line[at[1]:]) }
		rest := strings.Join(append([]string{""}, elements[2:]...), ",")
		for _, a := range typesBySize[bits] {
			for _, b := range typesBySize[bits] {
				if has(a+"%") && has(b+"%") {
					with("{%" + a + "1, %" + b + "2" + rest + "}")
					with("{%" + a + "1" + strings.Repeat(", %"+b+"2", n-1) + "}")
				}
			}
		}
		for _, c := range constantsBySize[bits] {
			for _, b := range typesBySize[bits] {
				if has(b + "%") {
					with("{" + c + ", %" + b + "2" + rest + "}")
					with("{" + c + strings.Repeat(", %"+b+"2", n-1) + "}")
				}
			}
			for _, d := range constantsBySize[bits] {
				with("{" + c + ", " + d + rest + "}")
				with("{" + c + strings.Repeat(", "+d, n-1) + "}")
				if n == 4 {
					with("{" + c + "," + elements[2] + ", " + d + "," + elements[3] + "}")
				}
			}
		}
		for i := range vectorTypes[bits] {
			v := "%v" + strconv.Itoa(bits) + "_" + strconv.Itoa(i)
			parts := strings.Join([]string{v + "q.x", v + "q.y", v + "q.z", v + "q.w"}[:n], ", ")
			with("{" + parts + "}")
			with("{" + v + "q.r, %" + typesBySize[bits][0] + "1" + rest + "}")
			if n == 2 && bits < 64 || n == 4 {
				with(v + map[int]string{2: "d", 4: "q"}[n])
			}
		}
	}
	return lines
}

// vectorsHead declares the vector registers of vectorLines.
func vectorsHead() string {
	var b strings.Builder
	for bits, types := range vectorTypes {
		for i, t := range types {
			v := "%v" + strconv.Itoa(bits) + "_" + strconv.Itoa(i)
			b.WriteString(".reg .v2 " + t + " " + v + "d; ")
			if bits < 64 {
				b.WriteString(".reg .v4 " + t + " " + v + "q; ")
			}
		}
	}
	return b.String()
}

// TestVectorsAgree writes each vector operand of each form with elements of mixed types, with parts of vector registers and as a
// vector register, and compares the verdicts with those of ptxas.
func TestVectorsAgree(t *testing.T) {
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
			if !ok || alone(f, sm) || strings.HasPrefix(op.String(), "multimem.st.async") {
				continue
			}
			switch f.Info().Root() {
			case "mma", "wmma", "multimem":
				continue // ptxas judges the types of fragments by the kind of matrix, and takes no vector registers: TestOperandsAgree
			case "tex", "tld4":
				v = max(v, 43)
			}
			k := snippetKey{sm, v, op.Has(isa.CtaGroup2)}
			if l := vectorLines(ptxgen.Snippet(op, false), func(s string) bool { return hasSample(k, s) }); len(l) > 0 {
				groups[k] = append(groups[k], l...)
			}
		}
	}
	known := readList(t, "testdata/vectors.txt")
	total, differ := 0, 0
	for _, k := range sortedKeys(groups) {
		lines := groups[k]
		path := testkit.PtxasPath(t, k.sm.String())
		wrap := func(l []string) string {
			return strings.Replace(sampleModule(k, l), samplesHead, samplesHead+vectorsHead(), 1)
		}
		total += len(lines)
		differ += disagreements(t, k, path, lines, wrap, func(l, theirs string) bool {
			return theirs == "crash" || strings.Contains(theirs, "<builtin>") || known.has(l)
		})
	}
	known.unused(t)
	t.Logf("%d lines, %d differ", total, differ)
	if total < 4000 {
		t.Errorf("only %d lines", total)
	}
}
