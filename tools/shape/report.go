package main

import (
	"fmt"
	"sort"
	"strconv"
	"strings"
)

// limits are the sizes that code written by hand is to keep; 0 has none yet.
var limits = map[string]int{
	"methods of a type": 120, "fields of a struct": 60, "lines of a function": 60, "paths through a function": 60,
	"lines of a file": 500, "lines of a package": 20_000, "lines of a test function": 0, "paths through a test function": 60, "lines of a test file": 0,
}

// report collects measurements: sizes, and finds, of which there should be none.
type report struct {
	sized map[string][]entry
	found map[string][]string
}

// entry is the size of something.
type entry struct {
	what string
	n    int
}

// measure reports on the repository at root.
func measure(root string) (*report, error) {
	s, err := load(root)
	if err != nil {
		return nil, err
	}
	r := &report{sized: map[string][]entry{}, found: map[string][]string{}}
	r.sizes(s)
	r.words(s)
	for _, list := range r.sized {
		sort.Slice(list, func(i, j int) bool {
			return list[i].n > list[j].n || list[i].n == list[j].n && list[i].what < list[j].what
		})
	}
	return r, nil
}

func (r *report) size(metric, what string, n int) {
	r.sized[metric] = append(r.sized[metric], entry{what, n})
}

func (r *report) find(metric, place string) { r.found[metric] = append(r.found[metric], place) }

// numbers are the values that the ceilings bound: the largest of each size, how many are above its limit, and
// the counts of finds.
func (r *report) numbers() map[string]int {
	m := map[string]int{}
	for metric, list := range r.sized {
		m["most "+metric] = list[0].n
		if limit := limits[metric]; limit != 0 {
			above := 0
			for above < len(list) && list[above].n > limit {
				above++
			}
			m["above the limit: "+metric] = above
		}
	}
	for metric, list := range r.found {
		m[metric] = len(list)
	}
	return m
}

// text prints the report: the largest, and the first finds unless all are asked for.
func (r *report) text(all string) string {
	var b strings.Builder
	for _, metric := range sortedKeys(r.sized) {
		list := r.sized[metric]
		fmt.Fprintf(&b, "%s, limit %d\n", metric, limits[metric])
		for i, e := range list {
			if i >= 5 && (metric != all || e.n <= limits[metric]) {
				break
			}
			fmt.Fprintf(&b, "  %6d  %s\n", e.n, e.what)
		}
	}
	for _, metric := range sortedKeys(r.found) {
		fmt.Fprintf(&b, "%s: %d\n", metric, len(r.found[metric]))
		if metric == all {
			fmt.Fprintf(&b, "  %s\n", strings.Join(r.found[metric], "\n  "))
		}
	}
	return b.String()
}

func sortedKeys[V any](m map[string]V) []string {
	keys := make([]string, 0, len(m))
	for k := range m {
		keys = append(keys, k)
	}
	sort.Strings(keys)
	return keys
}

// parseCeilings reads lines of a number and a name.
func parseCeilings(text string) (map[string]int, error) {
	m := map[string]int{}
	for line := range strings.Lines(text) {
		line = strings.TrimSpace(line)
		if line == "" || line[0] == '#' {
			continue
		}
		number, name, ok := strings.Cut(line, " ")
		n, err := strconv.Atoi(number)
		if !ok || err != nil {
			return nil, fmt.Errorf("ceilings.txt: %q is not a number and a name", line)
		}
		m[strings.TrimSpace(name)] = n
	}
	return m, nil
}

// formatCeilings writes the format of parseCeilings.
func formatCeilings(m map[string]int) string {
	var b strings.Builder
	b.WriteString("# The ceilings of tools/shape: they may only get lower. go run ./tools/shape -lower writes those that have.\n\n")
	for _, name := range sortedKeys(m) {
		fmt.Fprintf(&b, "%d %s\n", m[name], name)
	}
	return b.String()
}

// lower returns the ceilings, lowered to smaller numbers, and the numbers above their ceilings.
func lower(ceilings, numbers map[string]int) (low map[string]int, above []string) {
	low = map[string]int{}
	for name, n := range numbers {
		c, ok := ceilings[name]
		switch {
		case !ok:
			low[name] = n
			above = append(above, fmt.Sprintf("%s: %d, and ceilings.txt has no number", name, n))
		case n > c:
			low[name] = c
			above = append(above, fmt.Sprintf("%s: %d, at most %d", name, n, c))
		default:
			low[name] = n
		}
	}
	sort.Strings(above)
	return low, above
}
