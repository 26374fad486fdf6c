// Package bisect finds the execution of a pass, or the rewrite of a rule, that makes the result of a compilation bad.
package bisect

import (
	"errors"
	"slices"
)

// Culprit identifies the execution of a pass that Find found, and in an execution of instcombine the rewrite.
type Culprit struct {
	Number  int    // among the executions of optional passes, from 1
	Pass    string // its name
	Func    string // the function, "" for a module pass
	Rewrite int    // among the rewrites of the execution, from 1; 0 for the execution itself
	Rule    string // that the rewrite applied
}

// Limit is a prefix of the executions of optional passes.
type Limit struct {
	Passes   int // 0: none; negative: all
	Rewrites int // of instcombine in the last execution; 0: all
}

// The errors of Find.
var (
	ErrNotBad    = errors.New("the result is good with all passes: nothing to bisect")
	ErrAlwaysBad = errors.New("the result is bad without optional passes: none of them causes it")
)

// Find finds the execution of an optional pass that makes the result bad, and in an execution of instcombine the
// rewrite. try compiles with a limit, calls note for each execution and each rewrite of the last one, and reports
// whether the result is bad.
func Find(try func(limit Limit, note func(Culprit)) (bad bool, err error)) (Culprit, error) {
	var ran, rewrites []Culprit
	run := func(limit Limit) (bool, error) {
		ran, rewrites = ran[:0], rewrites[:0]
		return try(limit, func(c Culprit) {
			if c.Rewrite > 0 {
				rewrites = append(rewrites, c)
			} else {
				ran = append(ran, c)
			}
		})
	}
	bad, err := run(Limit{Passes: -1})
	if err != nil {
		return Culprit{}, err
	}
	if !bad {
		return Culprit{}, ErrNotBad
	}
	n := len(ran)
	if bad, err = run(Limit{}); err != nil {
		return Culprit{}, err
	}
	if bad {
		return Culprit{}, ErrAlwaysBad
	}
	if n, err = search(n, func(n int) (bool, error) { return run(Limit{Passes: n}) }); err != nil {
		return Culprit{}, err
	}
	if _, err = run(Limit{Passes: n}); err != nil {
		return Culprit{}, err
	}
	found := ran[min(n, len(ran))-1]
	if len(rewrites) == 0 {
		return found, nil
	}
	list := slices.Clone(rewrites)
	k, err := search(len(list), func(k int) (bool, error) { return run(Limit{n, k}) })
	if err != nil {
		return Culprit{}, err
	}
	return list[k-1], nil
}

// search returns the least number from 1 to n for which bad holds, if it does not hold for 0 and holds for n.
func search(n int, bad func(int) (bool, error)) (int, error) {
	lo, hi := 0, n
	for hi-lo > 1 {
		mid := (lo + hi) / 2
		is, err := bad(mid)
		if err != nil {
			return 0, err
		}
		if is {
			hi = mid
		} else {
			lo = mid
		}
	}
	return hi, nil
}
