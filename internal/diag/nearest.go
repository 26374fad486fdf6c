package diag

// Distance is the Levenshtein distance of a and b: how many characters are inserted, deleted
// or replaced between them. row is memory for it, to be used again.
func Distance(a, b string, row *[]int) int {
	if cap(*row) <= len(b) {
		*row = make([]int, len(b)+1)
	}
	r := (*row)[:len(b)+1]
	for j := range r {
		r[j] = j
	}
	for i := 1; i <= len(a); i++ {
		corner := r[0]
		r[0] = i
		for j := 1; j <= len(b); j++ {
			cost := corner
			if a[i-1] != b[j-1] {
				cost++
			}
			corner = r[j]
			r[j] = min(cost, r[j]+1, r[j-1]+1)
		}
	}
	return r[len(b)]
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
