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

// TestFormsAssemble hands every modifier of every form to ptxas, for the oldest
// architecture and the lowest PTX version that have what the rows say it needs.
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
				continue // TestFormsParse tells
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
	for _, k := range keys {
		t.Run(fmt.Sprintf("%s-%s", k.sm, k.v), func(t *testing.T) {
			assemble(t, k.sm, k.v, groups[k])
		})
	}
}

// assemble gives the lines to ptxas together and tells which ones it refuses.
// A crash of ptxas is its own bug unless a line causes it alone.
func assemble(t *testing.T, sm target.SM, v target.PTX, lines []string) {
	head := strings.Count(ptxgen.Wrap(sm, v, nil), "\n") - 2
	for len(lines) > 0 {
		path := oracle.PtxasFor(sm.String())
		if path == "" {
			testkit.Ptxas(t, nil, sm.String()) // skips the test
		}
		r, err := oracle.Assemble(path, []byte(ptxgen.Wrap(sm, v, lines)), sm.String())
		if err != nil {
			if n := len(lines); n > 1 {
				assemble(t, sm, v, lines[:n/2])
				assemble(t, sm, v, lines[n/2:])
			} else {
				t.Errorf("%s: %v", lines[0], err)
			}
			return
		}
		if r.Err == "" {
			return
		}
		bad := map[int]string{}
		for _, m := range errorLine.FindAllStringSubmatch(r.Err, -1) {
			n, _ := strconv.Atoi(m[1])
			if i := n - 1 - head; i >= 0 && i < len(lines) && bad[i] == "" {
				bad[i] = m[2]
			}
		}
		if len(bad) == 0 {
			t.Errorf("ptxas refuses %q: %s", lines, r.Err)
			return
		}
		var keep []string
		for i, l := range lines {
			if bad[i] == "" {
				keep = append(keep, l)
			} else {
				t.Errorf("%s\n\t%s", l, bad[i])
			}
		}
		lines = keep
	}
}
