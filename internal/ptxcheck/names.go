package ptxcheck

import (
	"strconv"

	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
)

func itoa(n int64) string { return strconv.FormatInt(n, 10) }

// symbolKind is the kind of a name of module scope.
type symbolKind uint8

const (
	symNone symbolKind = iota
	symVar
	symFunc // declared or defined
	symAlias
)

// symbol is a name of module scope.
type symbol struct {
	kind    symbolKind
	defined bool
	index   int32 // into Module.Vars or Module.Funcs
	item    int32 // of bodies that are checked alone: position of the first declaration in Module.Items
}

// entryKind is the kind of a name of function scope.
type entryKind uint8

const (
	inParam    entryKind = iota // input parameter
	inRet                       // return parameter
	inVar                       // variable of the body
	inReg                       // register
	inLabel                     // label of a block
	inProto                     // callprototype, branchtargets, calltargets
	inNowhere                   // undefined
	inModule                    // variable of module scope
	inFunction                  // function
)

// entry is a name of function scope; names of an inner scope hide outer ones.
type entry struct {
	name  ptx.Name
	outer int32 // the previous value of checker.local
	kind  entryKind
	v     *ptx.Var

	returned bool // a call has left a result in it
}

// varRange is a declaration name<n> of variables that are not registers (S2-75).
type varRange struct {
	v     *ptx.Var
	depth int // 0: module
}

// place is the entity that a name denotes at a point of a body.
type place struct {
	kind  entryKind
	v     *ptx.Var
	index int32 // of a function
}

// symbol returns the symbol of module scope with a name, nothing if it is not declared yet.
func (c *checker) symbol(n ptx.Name) symbol {
	if int(n) >= len(c.syms) || c.syms[n].item > c.item {
		return symbol{}
	}
	return c.syms[n]
}

// lookup finds the entity that a name denotes.
func (c *checker) lookup(n ptx.Name) place {
	if int(n) >= len(c.local) {
		return place{kind: inNowhere}
	}
	if e := c.local[n]; e != 0 {
		x := &c.entries[e-1]
		return place{kind: x.kind, v: x.v}
	}
	switch s := c.symbol(n); s.kind {
	case symVar:
		return place{kind: inModule, v: &c.m.Vars[s.index]}
	case symFunc, symAlias:
		return place{kind: inFunction, index: s.index}
	}
	if len(c.ranges) > 0 {
		name := c.m.Names.Bytes(n)
		k := len(name)
		for k > 0 && name[k-1] >= '0' && name[k-1] <= '9' {
			k--
		}
		num, err := strconv.ParseUint(string(name[k:]), 10, 32)
		if err == nil && (k+1 == len(name) || name[k] != '0') {
			for i := len(c.ranges) - 1; i >= 0 && i >= len(c.ranges)-64; i-- {
				r := &c.ranges[i]
				if num < uint64(r.v.Count) && string(c.m.Names.Bytes(r.v.Name)) == string(name[:k]) {
					if r.depth == 0 {
						return place{kind: inModule, v: r.v}
					}
					return place{kind: inVar, v: r.v}
				}
			}
		}
	}
	return place{kind: inNowhere}
}

// openScope begins a scope of names.
func (c *checker) openScope() { c.scopes = append(c.scopes, len(c.entries)) }

// closeScope ends the innermost scope.
func (c *checker) closeScope() {
	if len(c.scopes) == 0 {
		return
	}
	at := c.scopes[len(c.scopes)-1]
	for i := len(c.entries) - 1; i >= at; i-- {
		c.local[c.entries[i].name] = c.entries[i].outer
	}
	c.entries = c.entries[:at]
	for len(c.ranges) > 0 && c.ranges[len(c.ranges)-1].depth >= len(c.scopes) {
		c.ranges = c.ranges[:len(c.ranges)-1]
	}
	c.scopes = c.scopes[:len(c.scopes)-1]
}

// declare enters a name into the innermost scope of the function. It reports a name that the scope has already.
func (c *checker) declare(n ptx.Name, kind entryKind, v *ptx.Var, pos int) {
	if n == 0 {
		return
	}
	if v != nil && v.Count > 0 {
		if v.Space != isa.Reg {
			c.ranges = append(c.ranges, varRange{v, len(c.scopes)})
		}
		return // the names are n0, n1 …
	}
	if e := c.local[n]; e != 0 && int(e) > c.scopes[len(c.scopes)-1] {
		// The parser reports labels and registers itself.
		if old := c.entries[e-1].kind; !(old == kind && (kind == inReg || kind == inLabel)) {
			c.errorAt(pos, ptx.CodeRedefined, c.quote(n)+" is declared twice in one scope", "")
		}
		return
	}
	c.entries = append(c.entries, entry{name: n, outer: c.local[n], kind: kind, v: v})
	c.local[n] = int32(len(c.entries))
}
