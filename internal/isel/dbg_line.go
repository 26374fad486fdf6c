package isel

import (
	"strconv"
	"strings"

	"gonvvm/internal/ir"
	"gonvvm/internal/lowering"
	"gonvvm/internal/ptx"
	"gonvvm/internal/target"
)

// lineOf returns the index of the .loc of instruction v in Func.Locs.
func (s dbgSelector) lineOf(v ir.Value) uint32 {
	loc := s.f.DebugLoc(v)
	if loc == 0 {
		if s.env.debug != nil {
			return 0 // belongs to no scope
		}
		return s.loc
	}
	if i, ok := s.locs[loc]; ok {
		return i
	}
	if i := s.locOf(loc, 0); i != 0 {
		return i
	}
	return s.loc
}

// locOf returns the index in Func.Locs of a DILocation, 0 if it is not a place in a file. The location of inlined code
// names the function and the call site; the location of the call site comes before it in Locs.
func (s dbgSelector) locOf(loc ir.MD, depth int) uint32 {
	if i, ok := s.locs[loc]; ok {
		return i
	}
	l, ok := s.env.line(loc)
	if !ok {
		return 0
	}
	if s.locs == nil {
		s.locs = make(map[ir.MD]uint32)
	}
	if at := s.env.m.MDs[loc].Field("inlinedAt"); at != nil && depth < maxInlined {
		if name, ok := s.env.inlined[loc]; ok {
			if l.InlinedAt = s.locOf(at.MD, depth+1); l.InlinedAt != 0 {
				l.FuncName = name
			}
		}
	}
	if s.opt.Verbose {
		l.Comment = s.env.placeText(loc, depth)
	}
	s.out.Locs = append(s.out.Locs, l)
	i := uint32(len(s.out.Locs) - 1)
	s.locs[loc] = i
	return i
}

// maxInlined bounds how deep a chain of inlined calls is followed: input may be cyclic.
const maxInlined = 256

// collectInlined gives a label to the name of each function of which inlined code has
// kept its place, and puts the names into .debug_str. LLVM 22 does not print them; NVIDIA's
// compiler does, and ptxas needs them for more than the innermost place (P-23).
func (e *env) collectInlined(fns []uint32) {
	if e.opt.Style != lowering.StyleNVVM || !e.t.Has(target.FeatureLocInline) {
		return
	}
	labels := make(map[string]ptx.Name)
	var lines []string
	e.inlined = make(map[ir.MD]ptx.Name)
	visit := func(loc ir.MD) {
		for range maxInlined {
			n := &e.m.MDs[loc]
			at, scope := n.Field("inlinedAt"), n.Field("scope")
			if n.Str != "DILocation" || at == nil || at.MD == 0 || scope == nil || e.inlined[loc] != 0 {
				return
			}
			name := e.subprogram(scope.MD)
			if name == "" {
				return
			}
			label := labels[name]
			if label == 0 {
				text := "$L__info_string" + itoa(len(labels))
				label = e.intern(text)
				labels[name] = label
				lines = append(lines, text+":", bytesLine(name))
			}
			e.inlined[loc] = label
			loc = at.MD
		}
	}
	for _, i := range fns {
		f := e.m.Syms[i].Fn
		if !f.HasDebugLocs() {
			continue
		}
		for b := f.Entry(); b != 0; b = f.NextBlock(b) {
			for v := f.First(b); v != ir.None; v = f.Next(v) {
				if loc := f.DebugLoc(v); loc != 0 {
					visit(loc)
				}
			}
		}
	}
	if len(lines) > 0 {
		e.out.Sects = append(e.out.Sects, ptx.Section{Name: ".debug_str", Lines: lines})
	}
}

// subprogram returns the name that the linker knows the function around a scope by, or its
// name in the source, "" if it has none.
func (e *env) subprogram(scope ir.MD) string {
	for range 64 { // bounded, since input may be cyclic
		n := &e.m.MDs[scope]
		if n.Str == "DISubprogram" {
			for _, key := range [...]string{"linkageName", "name"} {
				if f := n.Field(key); f != nil && f.Str != "" {
					return f.Str
				}
			}
			return ""
		}
		f := n.Field("scope")
		if f == nil || f.MD == 0 {
			return ""
		}
		scope = f.MD
	}
	return ""
}

// bytesLine is a .b8 directive with the bytes of s and a zero.
func bytesLine(s string) string {
	b := []byte(".b8 ")
	for i := range len(s) {
		b = append(strconv.AppendUint(b, uint64(s[i]), 10), ',')
	}
	return string(append(b, '0'))
}

// placeText returns llc's text for a DILocation: file:line:column, and the call sites that it was inlined at.
func (e *env) placeText(loc ir.MD, depth int) string {
	l, ok := e.line(loc)
	if !ok {
		return ""
	}
	b := e.startText(loc, l)
	if l.Col != 0 {
		b = strconv.AppendUint(append(b, ':'), uint64(l.Col), 10)
	}
	if at := e.m.MDs[loc].Field("inlinedAt"); at != nil && depth < maxInlined {
		b = append(b, " @[ "...)
		b = append(b, e.placeText(at.MD, depth+1)...)
		b = append(b, " ]"...)
	}
	return string(b)
}

// startText returns file:line of a DILocation or DISubprogram.
func (e *env) startText(loc ir.MD, l ptx.LineInfo) (b []byte) {
	scope := loc
	if f := e.m.MDs[loc].Field("scope"); f != nil && e.m.MDs[loc].Str == "DILocation" {
		scope = f.MD
	}
	if f := e.m.MDs[e.fileOf(scope)].Field("filename"); f != nil {
		b = append(b, f.Str...)
	}
	return strconv.AppendUint(append(b, ':'), uint64(l.Line), 10)
}

// line reads a DILocation, or the place of a DISubprogram.
func (e *env) line(loc ir.MD) (ptx.LineInfo, bool) {
	n := &e.m.MDs[loc]
	if n.Kind != ir.MDSpecial || n.Str != "DILocation" && n.Str != "DISubprogram" {
		return ptx.LineInfo{}, false
	}
	num := func(key string) uint32 {
		if f := n.Field(key); f != nil {
			return uint32(f.Int)
		}
		return 0
	}
	l := ptx.LineInfo{Line: num("line"), Col: num("column")}
	if n.Str == "DISubprogram" {
		l = ptx.LineInfo{File: e.files[e.fileOf(loc)], Line: num("scopeLine")}
	} else if f := n.Field("scope"); f != nil {
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

// nameFiles adds the .file directives.
func (e *env) nameFiles() {
	for i := range e.out.Files {
		e.out.Items = append(e.out.Items, ptx.Item{Kind: ptx.ItemFile, Index: uint32(i)})
	}
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
			path = strings.TrimSuffix(d.Str, "/") + "/" + path
		}
		num, ok := paths[path]
		if !ok {
			num = uint32(len(paths) + 1)
			paths[path] = num
			e.out.Files = append(e.out.Files, ptx.File{Num: num, Path: path})
		}
		e.files[ir.MD(i)] = num
	}
}
