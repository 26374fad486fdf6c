package isel

import (
	"gonvvm/internal/ir"
	"gonvvm/internal/ptx"
)

// lineOf returns the index of the .loc of instruction v in Func.Locs.
func (s *selector) lineOf(v ir.Value) uint32 {
	loc := s.f.DebugLoc(v)
	if loc == 0 {
		return s.loc
	}
	if i, ok := s.locs[loc]; ok {
		return i
	}
	l, ok := s.env.line(loc)
	if !ok {
		return s.loc
	}
	if s.locs == nil {
		s.locs = make(map[ir.MD]uint32)
	}
	s.out.Locs = append(s.out.Locs, l)
	i := uint32(len(s.out.Locs) - 1)
	s.locs[loc] = i
	return i
}

// line reads a DILocation.
func (e *env) line(loc ir.MD) (ptx.LineInfo, bool) {
	n := &e.m.MDs[loc]
	if n.Kind != ir.MDSpecial || n.Str != "DILocation" {
		return ptx.LineInfo{}, false
	}
	num := func(key string) uint32 {
		if f := n.Field(key); f != nil {
			return uint32(f.Int)
		}
		return 0
	}
	l := ptx.LineInfo{Line: num("line"), Col: num("column")}
	if f := n.Field("scope"); f != nil {
		l.File = e.files[e.fileOf(f.MD)]
	}
	return l, l.File != 0
}

// fileOf returns the DIFile of a scope, 0 if it has none.
func (e *env) fileOf(scope ir.MD) ir.MD {
	for range 64 { // a chain of scopes; bounded, since input may be cyclic
		if scope == 0 {
			return 0
		}
		n := &e.m.MDs[scope]
		if n.Str == "DIFile" {
			return scope
		}
		if f := n.Field("file"); f != nil && f.MD != 0 {
			return f.MD
		}
		f := n.Field("scope")
		if f == nil {
			return 0
		}
		scope = f.MD
	}
	return 0
}

// collectFiles numbers the source files, in order of their nodes.
func (e *env) collectFiles() {
	e.files = make(map[ir.MD]uint32)
	paths := make(map[string]uint32)
	for i := range e.m.MDs {
		n := &e.m.MDs[i]
		if n.Kind != ir.MDSpecial || n.Str != "DIFile" {
			continue
		}
		path := ""
		if f := n.Field("filename"); f != nil {
			path = f.Str
		}
		if d := n.Field("directory"); d != nil && d.Str != "" && (path == "" || path[0] != '/') {
			path = d.Str + "/" + path
		}
		num, ok := paths[path]
		if !ok {
			num = uint32(len(paths) + 1)
			paths[path] = num
			e.out.Files = append(e.out.Files, ptx.File{Num: num, Path: path})
			e.out.Items = append(e.out.Items, ptx.Item{Kind: ptx.ItemFile, Index: num - 1})
		}
		e.files[ir.MD(i)] = num
	}
}
