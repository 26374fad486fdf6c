package diag

// Distance is the number of edits that lead from a to b: characters inserted, deleted or replaced, and neighbours that change places
// (the optimal string alignment distance), or limit if it is not below it. rows is memory for it, to be used again.
func Distance(a, b string, limit int, rows *[]int) int {
	k := common(a, b)
	a, b = a[k:], b[k:]
	for len(a) > 0 && len(b) > 0 && a[len(a)-1] == b[len(b)-1] {
		a, b = a[:len(a)-1], b[:len(b)-1]
	}
	if d := len(a) - len(b); d >= limit || -d >= limit {
		return limit
	}
	n := len(b) + 1
	if cap(*rows) < 3*n {
		*rows = make([]int, 3*n)
	}
	all := (*rows)[:3*n]
	before, last, row := all[:n], all[n:2*n], all[2*n:] // of two characters less of a, of one less, of all so far
	for j := range row {
		row[j] = j
	}
	least := 0 // of the last row
	for i := 1; i <= len(a); i++ {
		before, last, row = last, row, before
		leastBefore := least
		// Only entries within limit of the diagonal can be below limit. Those next to them stand for the rest.
		first, end := max(1, i-limit+1), min(len(b), i+limit-1)
		row[first-1] = limit
		if first == 1 {
			row[0] = i
		}
		if end < len(b) {
			row[end+1] = limit
		}
		least = row[first-1]
		for j := first; j <= end; j++ {
			cost := last[j-1]
			if a[i-1] != b[j-1] {
				cost++
			}
			d := min(cost, last[j]+1, row[j-1]+1)
			if i > 1 && j > 1 && a[i-1] == b[j-2] && a[i-2] == b[j-1] {
				d = min(d, before[j-2]+1)
			}
			row[j] = d
			least = min(least, d)
		}
		if min(least, leastBefore) >= limit { // later rows follow from these two
			return limit
		}
	}
	return min(row[len(b)], limit)
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
	if d := Distance(n.Name, word, limit+1, &n.row); d < limit || n.Word != "" && d == limit && common(n.Name, word) > common(n.Name, n.Word) {
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
