package passes

import (
	"errors"
	"slices"
	"strings"

	"gonvvm/internal/diag"
)

// PassInfo describes a pass of the table.
type PassInfo struct {
	Name     string
	Module   bool // works on the whole module
	Required bool // runs at every level
	Level    int  // lowest level at which it runs; 0 without Required: it runs at -O0 only
}

// All lists the passes, each once, in the order in which they first run.
func All() []PassInfo {
	var list []PassInfo
	for _, p := range pipeline() {
		if !slices.ContainsFunc(list, func(q PassInfo) bool { return q.Name == p.name }) {
			list = append(list, PassInfo{p.name, p.module != nil, p.required, p.level})
		}
	}
	return list
}

// named returns the passes of the table with these names, in the order given.
func named(names []string) ([]*pass, error) {
	all := pipeline()
	var list []*pass
	for _, n := range names {
		i := slices.IndexFunc(all, func(p *pass) bool { return p.name == n })
		if i < 0 {
			return nil, diag.List{{Msg: "unknown pass " + n, Hint: nearest(n, all)}}
		}
		list = append(list, all[i])
	}
	return list, nil
}

// CheckName returns an error that suggests another name if the table has no pass of this name.
func CheckName(name string) error {
	all := pipeline()
	if slices.ContainsFunc(all, func(p *pass) bool { return p.name == name }) {
		return nil
	}
	return errors.New("unknown pass " + name + "; " + nearest(name, all))
}

// renamed maps former names of passes to those of LLVM, for hints only.
var renamed = map[string]string{
	"block-layout": "block-placement", "cse": "early-cse", "dead-args": "deadargelim-poison", "dead-stores": "dse",
	"demanded-bits": "bdce", "div-rem": "div-rem-pairs", "drop-args": "deadargelim",
	"drop-declarations": "strip-dead-prototypes", "expand-constants": "expand-constant-exprs",
	"function-effects": "function-attrs-effects", "ip-constants": "ipsccp", "loop-counters": "indvars",
	"loop-exit-tests": "loop-term-cond", "loop-exit-values": "indvars-exit-values", "loop-fills": "loop-idiom",
	"loop-promote": "loop-scalar-promotion", "loop-strength": "loop-reduce", "loop-unroll-partial": "loop-unroll",
	"loop-unswitch": "simple-loop-unswitch", "lower-args": "nvptx-lower-args", "lower-indirectbr": "indirectbr-expand",
	"memcopy": "memcpyopt", "merge-tails": "sink-common-code", "param-attributes": "function-attrs",
	"promote-args": "argpromotion", "readonly-params": "function-attrs-kernels", "rematerialise": "rematerialize",
	"remove-unreachable": "unreachableblockelim", "simplify": "instcombine", "simplify-late": "instcombine-late",
	"specialise-args": "infer-arg-address-spaces", "split-offsets": "separate-const-offset-from-gep",
	"straight-line-strength": "slsr", "switch-ranges": "lower-switch-ranges", "tail-recursion": "tailcallelim",
	"value-ranges": "correlated-propagation", "vectorise-memory": "load-store-vectorizer",
}

// nearest returns a hint for an unknown name: the present name of a pass that had it, else the name closest to it.
func nearest(n string, all []*pass) string {
	best := renamed[n]
	if best == "" {
		near := diag.Nearest{Name: n}
		for _, p := range all {
			near.Try(p.name)
		}
		best = near.Word
	}
	if best == "" {
		i := slices.IndexFunc(all, func(p *pass) bool { return strings.Contains(p.name, n) })
		if i < 0 {
			return "gonvvm opt -print-passes lists the passes"
		}
		best = all[i].name
	}
	return "did you mean " + best + "?"
}
