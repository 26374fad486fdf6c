package isel

import (
	"gonvvm/internal/ir"
	"gonvvm/internal/ptx"
	"gonvvm/internal/target"
)

// demote finds the shared variables that are declared in the one function that uses
// them (S1-53): those of local linkage that no initialiser and no other function mentions.
// A comment stays where they would have been declared. The result has, for each of fns, the
// variables that move into it, nil if none does.
func (e *env) demote(vars, fns []uint32) (into [][]uint32) {
	m := e.m
	const nobody, several = 0, -1
	var user []int // by symbol: 1 + the place in fns of the one function that mentions it
	for _, i := range vars {
		if s := &m.Syms[i]; target.AddrSpace(s.Space) == target.ASShared && s.Linkage.IsLocal() && s.Init != ir.None {
			if user == nil {
				user = make([]int, len(m.Syms))
				for k := range user {
					user[k] = several
				}
			}
			user[i] = nobody
		}
	}
	if user == nil {
		return nil
	}
	mention := func(sym uint32, by int) {
		if u := &user[sym]; *u == nobody {
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
		if k := user[i]; k > 0 {
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
