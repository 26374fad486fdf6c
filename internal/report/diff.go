package report

import "sort"

// diff makes lines the current text and returns the edits that lead to it from the one before. A line keeps its ID if one
// with its key was there; lines whose text is the same stay where a longest increasing sequence of them allows it, as
// in a patience diff. Most keys are unique, because values are.
func (h *history) diff(lines []Line) (edits []Edit) {
	old := map[string][]int{}
	for i, k := range h.keys {
		old[k] = append(old[k], i)
	}
	keys := make([]string, len(lines))
	from := make([]int, len(lines)) // index of the line before, or -1
	for i := range lines {
		k := key(lines[i].Text)
		keys[i], from[i] = k, -1
		if list := old[k]; len(list) > 0 {
			from[i] = list[0]
			old[k] = list[1:]
			lines[i].ID = h.lines[from[i]].ID
		} else {
			h.nextID++
			lines[i].ID = h.nextID
		}
	}
	kept := increasing(from)
	for i := range kept {
		kept[i] = kept[i] && h.lines[from[i]] == lines[i]
	}
	at := 0
	for i := 0; i <= len(lines); {
		first, to := i, len(h.lines)
		for i < len(lines) && !kept[i] {
			i++
		}
		if i < len(lines) {
			to = from[i]
		}
		if i > first || to > at {
			edits = append(edits, Edit{At: at, Delete: to - at, Insert: lines[first:i:i]})
		}
		at = to + 1
		i++
	}
	h.lines, h.keys = lines, keys
	return edits
}

// increasing marks a longest sequence of elements that are not negative and increase.
func increasing(list []int) []bool {
	var tails []int // by length: index of the last element of a sequence, the smallest element
	before := make([]int, len(list))
	for i, x := range list {
		if x < 0 {
			continue
		}
		n := sort.Search(len(tails), func(k int) bool { return list[tails[k]] >= x })
		before[i] = -1
		if n > 0 {
			before[i] = tails[n-1]
		}
		if n == len(tails) {
			tails = append(tails, i)
		} else {
			tails[n] = i
		}
	}
	in := make([]bool, len(list))
	if len(tails) > 0 {
		for i := tails[len(tails)-1]; i >= 0; i = before[i] {
			in[i] = true
		}
	}
	return in
}
