package diag

// Distance is the number of edits that lead from a to b: characters inserted, deleted or replaced, and neighbours that change places
// (the optimal string alignment distance). rows is memory for it, to be used again.
func Distance(a, b string, rows *[]int) int {
	n := len(b) + 1
	if cap(*rows) < 3*n {
		*rows = make([]int, 3*n)
	}
	all := (*rows)[:3*n]
	before, last, row := all[:n], all[n:2*n], all[2*n:] // of two characters less of a, of one less, of all so far
	for j := range row {
		row[j] = j
	}
	for i := 1; i <= len(a); i++ {
		before, last, row = last, row, before
		row[0] = i
		for j := 1; j <= len(b); j++ {
			cost := last[j-1]
			if a[i-1] != b[j-1] {
				cost++
			}
			d := min(cost, last[j]+1, row[j-1]+1)
			if i > 1 && j > 1 && a[i-1] == b[j-2] && a[i-2] == b[j-1] {
				d = min(d, before[j-2]+1)
			}
			row[j] = d
		}
	}
	return row[len(b)]
}

// Nearest finds the known word closest to a misspelt name: of all words tried, the one with the smallest distance, if
// that is at most a third of the name; of several, the one with the longest common prefix.
type Nearest struct {
	Name string // the misspelt word
	Word string // the best word so far, "" for none
	best int
	row  []int
}

// Try compares with one word.
func (n *Nearest) Try(word string) {
	limit := n.best
	if n.Word == "" {
		limit = 1 + len(n.Name)/3
		if len(n.Name) == 2 && len(word) == 3 {
			limit++ // one letter forgotten, though not one wrong
		}
	}
	if d := len(word) - len(n.Name); d > limit || -d > limit {
		return
	}
	if d := Distance(n.Name, word, &n.row); d < limit || n.Word != "" && d == limit && common(n.Name, word) > common(n.Name, n.Word) {
		n.best, n.Word = d, word
	}
}

// common returns how many bytes two words have in common at their beginning.
func common(a, b string) int {
	n := 0
	for n < len(a) && n < len(b) && a[n] == b[n] {
		n++
	}
	return n
}
