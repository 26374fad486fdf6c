package main

import (
	"strconv"
	"strings"
)

// fromClause is one "from" entry of a row: which intrinsics select the form.
type fromClause struct {
	where
	pattern string
	args    []string          // operand names in the intrinsic's order; nil: all required sources in order
	results []string          // nil: all required destinations in order
	set     map[string]string // slot or modifier → value
	fixed   map[string]int64  // operand → constant
	wild    bool              // any overload suffix may follow
}

// fromClauses reads entries: PATTERN[(args)][->results] X=v +mod a=#0, separated by ";".
func (m *model) fromClauses(words []word) []*fromClause {
	var out []*fromClause
	var cur *fromClause
	for _, w := range words {
		t, last := strings.CutSuffix(w.text, ";")
		switch {
		case t == "":
		case cur == nil:
			cur = newFromClause(w.where, t)
			out = append(out, cur)
		case strings.HasPrefix(t, "+"):
			cur.set[t[1:]] = t[1:]
		case strings.Contains(t, "=#"):
			name, num, _ := strings.Cut(t, "=#")
			n, err := strconv.ParseInt(num, 0, 64)
			if err != nil {
				m.errorf(w, "bad constant %q", num)
			}
			cur.fixed[name] = n
		case strings.Contains(t, "="):
			name, v, _ := strings.Cut(t, "=")
			cur.set[name] = v
		default:
			m.errorf(w, "unknown word %q after from", w.text)
		}
		if last {
			cur = nil
		}
	}
	return out
}

// newFromClause reads PATTERN[(args)][->results].
func newFromClause(at where, text string) *fromClause {
	f := &fromClause{where: at, set: map[string]string{}, fixed: map[string]int64{}}
	head, res, hasRes := strings.Cut(text, "->")
	if hasRes {
		f.results = strings.Split(res, ",")
		if res == "" {
			f.results = []string{}
		}
	}
	if i := strings.IndexByte(head, '('); i >= 0 && strings.HasSuffix(head, ")") {
		f.args = []string{}
		if in := head[i+1 : len(head)-1]; in != "" {
			f.args = strings.Split(in, ",")
		}
		head = head[:i]
	}
	head, f.wild = strings.CutSuffix(head, ".*")
	f.pattern = strings.TrimPrefix(head, "llvm.")
	return f
}
