package ptx

import (
	"fmt"
	"regexp"
	"sort"
	"strconv"
	"strings"
	"testing"

	"gonvvm/internal/isa"
	"gonvvm/internal/oracle"
	"gonvvm/internal/target"
	"gonvvm/internal/testkit"
	"gonvvm/internal/testkit/ptxgen"
)

var errorLine = regexp.MustCompile(`line (\d+); (?:error|fatal)\s*:\s*(.*)`)

// TestFormsAssemble hands every modifier of every form to ptxas, for the oldest architecture and the lowest PTX version
// that meet the needs of the rows.
func TestFormsAssemble(t *testing.T) {
	if testing.Short() {
		t.Skip("runs ptxas for every architecture")
	}
	type key struct {
		sm target.SM
		v  target.PTX
		// ptxas refuses kernels that work with one CTA and with a pair.
		pair bool
	}
	groups := map[key][]string{}
	for f := isa.Form(1); f < isa.NumForms; f++ {
		if f.Info().Flags&isa.NoGuard != 0 {
			continue
		}
		list := ptxgen.Variants(f)
		for i, op := range list {
			sm, v, ok := ptxgen.Lowest(op)
			if !ok {
				continue // TestFormsParse reports it
			}
			if f.Info().Root() == "wmma" && !op.Has(isa.Aligned) && v >= 63 {
				continue // required from 6.3 on, unknown before: .aligned came in between
			}
			optional := i == len(list)-1
			text := ptxgen.Snippet(op, optional)
			if root := f.Info().Root(); optional && (root == "tex" || root == "tld4") {
				v = max(v, 43) // offsets and depth came later than the instructions
			}
			if text != "" {
				k := key{sm, v, op.Has(isa.CtaGroup2)}
				groups[k] = append(groups[k], text)
			}
		}
	}
	var keys []key
	for k := range groups {
		keys = append(keys, k)
	}
	sort.Slice(keys, func(i, j int) bool {
		if keys[i].sm != keys[j].sm {
			return keys[i].sm < keys[j].sm
		}
		if keys[i].v != keys[j].v {
			return keys[i].v < keys[j].v
		}
		return !keys[i].pair
	})
	snippets, twice := 0, 0
	for _, k := range keys {
		t.Run(fmt.Sprintf("%s-%s", k.sm, k.v), func(t *testing.T) {
			n, runs := assemble(t, k.sm, k.v, groups[k])
			snippets += n
			if runs > 1 {
				twice += n
			}
		})
	}
	t.Logf("%d snippets are accepted, %d of them by more than one ptxas", snippets, twice)
}

// assemble gives the lines to ptxas 12.9 and to all newer ones that know the target, and reports refused lines. It
// returns how many were accepted by how many.
func assemble(t *testing.T, sm target.SM, v target.PTX, lines []string) (snippets, runs int) {
	paths := oracle.PtxasAll(sm.String(), 12, 9)
	if len(paths) == 0 {
		testkit.PtxasPath(t, sm.String()) // skips the test
	}
	for _, path := range paths {
		if n := assembleWith(t, path, sm, v, lines); n > 0 {
			snippets = max(snippets, n)
			runs++
		}
	}
	if runs == 0 {
		t.Errorf("no ptxas takes %s with PTX %s", sm, v)
	}
	return snippets, runs
}

// assembleWith gives the lines to one ptxas together, and returns how many it accepts: none if
// it is older than the version of PTX. A crash of ptxas is its own bug unless a line
// causes it alone.
func assembleWith(t *testing.T, path string, sm target.SM, v target.PTX, lines []string) int {
	head := strings.Count(ptxgen.Wrap(sm, v, nil), "\n") - 2
	for len(lines) > 0 {
		r, err := oracle.Assemble(path, []byte(ptxgen.Wrap(sm, v, lines)), sm.String())
		if err != nil {
			if n := len(lines); n > 1 {
				return assembleWith(t, path, sm, v, lines[:n/2]) + assembleWith(t, path, sm, v, lines[n/2:])
			}
			t.Errorf("%s: %v", lines[0], err)
			return 0
		}
		if strings.Contains(r.Err, "Unsupported .version") {
			return 0
		}
		if r.Err == "" {
			break
		}
		bad := map[int]string{}
		for _, m := range errorLine.FindAllStringSubmatch(r.Err, -1) {
			n, _ := strconv.Atoi(m[1])
			i := n - 1 - head
			if i >= 0 && i < len(lines) && bad[i] == "" {
				bad[i] = m[2]
			}
		}
		if len(bad) == 0 {
			t.Errorf("%s refuses %q: %s", path, lines, r.Err)
			return 0
		}
		var keep []string
		for i, l := range lines {
			switch {
			case bad[i] == "":
				keep = append(keep, l)
			case strings.Contains(bad[i], "Feature '.block32' requires") && !strings.Contains(l, ".block32"):
				// ptxas 12.9 takes sparse mxf4 products, whose default is another spelling of .block32,
				// for that of PTX 8.8; newer ones know better.
			default:
				t.Errorf("%s: %s\n\t%s", path, l, bad[i])
			}
		}
		lines = keep
	}
	return len(lines)
}
