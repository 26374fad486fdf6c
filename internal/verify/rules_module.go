package verify

import (
	"strconv"
	"strings"

	"gonvvm/internal/ir"
	"gonvvm/internal/target"
)

// uintOf returns the number that operand i of node n holds.
func (v *verifier) uintOf(n *ir.MDNode, i int) (uint64, bool) {
	if i >= len(n.Ops) || n.Ops[i] == 0 || v.m.MDs[n.Ops[i]].Kind != ir.MDValue {
		return 0, false
	}
	return v.m.Consts.Uint(v.m.MDs[n.Ops[i]].Val)
}

// versions checks nvvmir.version: two numbers, or four with the version of the debug
// metadata; a linked module has several nodes (S4-03, S4-36, S4-37).
func (r *rules) versions() {
	m := r.m
	nodes := m.Named("nvvmir.version")
	if r.opt.NoVersionCheck {
		return
	}
	debug := m.Named("llvm.dbg.cu") != nil
	if len(nodes) == 0 {
		r.rule(prohibited, 36, nil, ir.None, "IR version 1.0 incompatible with current version 2.0", "the module has no !nvvmir.version = !{!{i32 2, i32 0}}")
		return
	}
	for _, id := range nodes {
		n := &m.MDs[id]
		a, ok1 := r.uintOf(n, 0)
		b, ok2 := r.uintOf(n, 1)
		if !ok1 || !ok2 || len(n.Ops) != 2 && len(n.Ops) != 4 {
			r.rule(prohibited, 36, nil, ir.None, "nvvmir.version holds nodes of two or four i32", "")
			continue
		}
		if a != 2 || b != 0 {
			r.rule(prohibited, 36, nil, ir.None, "IR version "+utoa(a)+"."+utoa(b)+" incompatible with current version 2.0", "")
			continue
		}
		if len(n.Ops) == 2 {
			if debug {
				r.rule(lenient, 126, nil, ir.None, "debug information needs an nvvmir.version of four numbers", "!{i32 2, i32 0, i32 3, i32 1}")
			}
			continue
		}
		c, ok1 := r.uintOf(n, 2)
		d, ok2 := r.uintOf(n, 3)
		// libNVVM 13 reports 3.2 as its own version; front ends write it with typed pointers, too.
		if !ok1 || !ok2 || c != 3 || d > 2 || d == 2 && m.TypedPointers && r.strict {
			r.rule(prohibited, 36, nil, ir.None, "debug metadata version "+utoa(c)+"."+utoa(d)+" incompatible with current version 3.1", "")
		}
	}
	if debug && !r.debugVersion() {
		r.rule(tolerated, 126, nil, ir.None, "debug information needs the module flag \"Debug Info Version\" 3", "!{i32 2, !\"Debug Info Version\", i32 3}")
	}
}

func utoa(n uint64) string { return strconv.FormatUint(n, 10) }

// debugVersion reports whether the module flag has version 3.
func (r *rules) debugVersion() bool {
	for _, id := range r.m.Named("llvm.module.flags") {
		n := &r.m.MDs[id]
		if len(n.Ops) == 3 && r.m.MDs[n.Ops[1]].Str == "Debug Info Version" {
			x, _ := r.uintOf(n, 2)
			return x == 3
		}
	}
	return false
}

// layout checks the data layout: there is one to use, some that are deprecated, and that of the modern
// dialect (S4-46 … S4-48).
func (r *rules) layout() {
	text := r.m.LayoutText
	switch {
	case text == target.LayoutNVVM64:
	case specifiedLayout(text):
		r.rule(deprecate, 47, nil, ir.None, "Deprecated data layout, please use: "+target.LayoutNVVM64, "")
	default:
		if strings.Contains(text, "-ni:") || strings.HasPrefix(text, "ni:") {
			r.rule(prohibited, 24, nil, ir.None, "non-integral pointers are not supported: "+text, "")
			return
		}
		if modernLayout(text) && !r.m.TypedPointers {
			return
		}
		r.rule(prohibited, 48, nil, ir.None, "Invalid or missing data layout, must be: "+target.LayoutNVVM64, "")
	}
}

// specifiedLayout reports whether a layout is one of the specification, those that are deprecated included.
func specifiedLayout(text string) bool {
	without := func(s string) string { return strings.Replace(s, "i128:128:128-", "", 1) }
	switch text {
	case target.LayoutNVVM64, target.LayoutNVVM32, without(target.LayoutNVVM32), without(target.LayoutNVVM64):
		return true
	}
	return false
}

// modernLayout reports whether a layout is one that LLVM 16 and later use for NVPTX: they have fewer entries than
// NVIDIA's, and differ in which address spaces have short pointers.
func modernLayout(text string) bool {
	for i, part := range strings.Split(text, "-") {
		switch part {
		case "e":
			if i != 0 {
				return false
			}
		case "i64:64", "i128:128", "i256:256", "v16:16", "v32:32", "n16:32:64":
		case "p3:32:32", "p4:32:32", "p5:32:32", "p6:32:32", "p7:32:32", "p101:32:32":
		default:
			return false
		}
	}
	return true
}

// triple checks the target triple (S4-49, X-19).
func (r *rules) triple() {
	t := r.m.Triple
	if t == "" {
		r.rule(tolerated, 49, nil, ir.None, "Module does not contain a triple, should be 'nvptx64-'", "target triple = \"nvptx64-nvidia-cuda\"")
		return
	}
	parts := strings.Split(t, "-")
	os := parts[len(parts)-1]
	if len(parts) < 3 || os != "cuda" {
		r.rule(deprecate, 49, nil, ir.None, "the target triple is '"+t+"', should be 'nvptx64-*-cuda'", "")
	}
	if parts[0] == "nvptx" {
		r.rule(deprecate, 49, nil, ir.None, "32-bit modules are deprecated: the target triple is '"+t+"'", "")
	}
	if r.strict && !r.m.TypedPointers && r.opaque() && !r.opt.Modern {
		r.rule(prohibited, 5, nil, ir.None, "the modern dialect, with opaque pointers, is for compute_100 and later", "write typed pointers, or compile for compute_100")
	}
}

// opaque reports whether the module has pointers at all: without, it is of either dialect.
func (r *rules) opaque() bool {
	for i := 1; i < len(r.m.Syms); i++ {
		s := &r.m.Syms[i]
		if s.Dead || s.Kind != ir.SymFunc || s.Intrinsic != ir.NotIntrinsic {
			continue
		}
		for _, p := range r.ty.Elems(s.Type) {
			if r.ty.IsPtr(p) {
				return true
			}
		}
	}
	return false
}

// namedMetadata notes named metadata that is ignored (S4-35).
func (r *rules) namedMetadata() {
	for i := range r.m.NamedMDs {
		switch name := r.m.NamedMDs[i].Name; name {
		case "nvvm.annotations", "nvvmir.version", "llvm.dbg.cu", "llvm.module.flags":
		default:
			r.rule(ignored, 35, nil, ir.None, "the named metadata !"+name+" is ignored", "")
		}
	}
	if r.m.SourceFile != "" {
		r.rule(ignored, 26, nil, ir.None, "source_filename is ignored", "")
	}
	if len(r.m.Comdats) > 0 {
		r.rule(tolerated, 25, nil, ir.None, "comdats are not supported: $"+r.m.Comdats[0].Name, "")
	}
}
