package isel

import (
	"gonvvm/internal/ir"
	"gonvvm/internal/ptx"
	"gonvvm/internal/target"
)

// demote finds the variables that are declared in the one function that uses them: shared variables of local linkage that no
// initialiser and no other function mentions (S1-53), and variables in local memory that a single kernel mentions, since PTX has no
// others from 3.0 on: a thread executes a kernel once, so that a variable of the kernel lives as long as one of the thread.
// A comment stays where a variable would have been declared. The result has, for each of fns, the variables that move into it,
// nil if none does.
func (e *env) demote(vars, fns []uint32) (into [][]uint32) {
	m := e.m
	const unused, several = 0, -1
	var user []int // by symbol: 1 + the place in fns of the one function that mentions it
	for _, i := range vars {
		if s := &m.Syms[i]; s.Init != ir.None && (target.AddrSpace(s.Space) == target.ASShared && s.Linkage.IsLocal() || target.AddrSpace(s.Space) == target.ASLocal) {
			if user == nil {
				user = make([]int, len(m.Syms))
				for k := range user {
					user[k] = several
				}
			}
			user[i] = unused
		}
	}
	if user == nil {
		return nil
	}
	mention := func(sym uint32, by int) {
		if u := &user[sym]; *u == unused {
			*u = by
		} else if *u != by {
			*u = several
		}
	}
	for i := 1; i < len(m.Syms); i++ {
		if s := &m.Syms[i]; !s.Dead && s.Init != ir.None {
			m.Consts.EachSym(s.Init, func(sym uint32) { mention(sym, several) })
		}
	}
	for k, i := range fns {
		m.Syms[i].Fn.EachSymUse(func(sym uint32, _ bool) { mention(sym, k+1) })
	}
	for _, i := range vars {
		if k := user[i]; k > 0 && (target.AddrSpace(m.Syms[i].Space) == target.ASShared || m.Syms[fns[k-1]].Fn.CC == ir.CCPTXKernel) {
			if into == nil {
				into = make([][]uint32, len(fns))
			}
			into[k-1] = append(into[k-1], i)
		}
	}
	return into
}

// demotedComment takes the place of a variable that moved into a function.
func (e *env) demotedComment(v *ptx.Var) {
	out := e.out
	out.Raw = append(out.Raw, string(out.Names.Append(nil, v.Name))+" has been demoted")
	out.Items = append(out.Items, ptx.Item{Kind: ptx.ItemComment, Index: uint32(len(out.Raw) - 1)})
}
