package ptx

import (
	"fmt"
	"regexp"
	"sort"
	"strconv"
	"testing"

	"gonvvm/internal/isa"
	"gonvvm/internal/target"
	"gonvvm/internal/testkit"
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
		list := variants(f)
		for i, op := range list {
			sm, v, ok := lowest(op)
			if !ok {
				continue // TestFormsParse tells
			}
			text := snippet(op, i == len(list)-1)
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
			lines := groups[k]
			for try := 0; len(lines) > 0; try++ {
				src := wrap(k.sm, k.v, lines)
				r := testkit.Ptxas(t, []byte(src), k.sm.String())
				if r.Err == "" {
					return
				}
				first := len(regexp.MustCompile(`\n`).FindAllString(wrap(k.sm, k.v, nil), -1)) - 2
				bad := map[int]string{}
				for _, m := range errorLine.FindAllStringSubmatch(r.Err, -1) {
					n, _ := strconv.Atoi(m[1])
					if i := n - 1 - first; i >= 0 && i < len(lines) && bad[i] == "" {
						bad[i] = m[2]
					}
				}
				if len(bad) == 0 || try == 20 {
					t.Errorf("ptxas refuses the module: %s", r.Err)
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
		})
	}
}
