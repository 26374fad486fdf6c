package upgrade

import (
	"strings"

	"gonvvm/internal/ir"
)

// metadata rewrites the nodes from number first on whose form changed.
func metadata(m *ir.Module, first int) {
	for i := first; i < len(m.MDs); i++ {
		switch n := &m.MDs[i]; n.Kind {
		case ir.MDValue:
			if c := &m.Consts; c.IsOldExpr(n.Val) {
				n.Val = c.Poison(c.Type(n.Val))
			}
		case ir.MDString:
			if rest, ok := strings.CutPrefix(n.Str, "llvm.vectorizer."); ok { // LLVM 3.4
				if rest == "unroll" {
					n.Str = "llvm.loop.interleave.count"
				} else {
					n.Str = "llvm.loop.vectorize." + rest
				}
			}
		case ir.MDSpecial:
			if n.Str == "DISubprogram" {
				subprogram(n)
			}
		}
	}
}

// subprogram replaces isLocal, isDefinition and isOptimized by spFlags, which
// LLVM 8 introduced, and variables by retainedNodes.
func subprogram(n *ir.MDNode) {
	if n.Field("spFlags") != nil {
		return
	}
	is := func(name string, def bool) bool {
		if f := n.Field(name); f != nil {
			return f.Str == "true"
		}
		return def
	}
	var flags []string
	if f := n.Field("virtuality"); f != nil {
		switch f.Str {
		case "DW_VIRTUALITY_virtual":
			flags = append(flags, "DISPFlagVirtual")
		case "DW_VIRTUALITY_pure_virtual":
			flags = append(flags, "DISPFlagPureVirtual")
		}
	}
	if is("isLocal", false) {
		flags = append(flags, "DISPFlagLocalToUnit")
	}
	if is("isDefinition", true) {
		flags = append(flags, "DISPFlagDefinition")
	}
	if is("isOptimized", false) {
		flags = append(flags, "DISPFlagOptimized")
	}
	f := ir.MDField{Name: "spFlags", Kind: ir.FieldUint}
	if len(flags) > 0 {
		f.Kind, f.Str = ir.FieldWord, strings.Join(flags, " | ")
	}
	kept := n.Fields[:0]
	for _, x := range n.Fields {
		switch x.Name {
		case "isLocal", "isDefinition", "isOptimized", "virtuality":
			continue
		case "variables":
			x.Name = "retainedNodes"
		}
		kept = append(kept, x)
	}
	n.Fields = append(kept, f)
}
