package llasm

import (
	"strings"

	"gonvvm/internal/diag"
	"gonvvm/internal/dinode"
)

// eDebugNode is a node of debug information, or a field of one, that LLVM does not know.
const eDebugNode diag.Code = "L0017"

// debugSpec returns the row of the nodes called name, nil if LLVM 22 has none; off is where one begins. Unknown nodes
// and fields are reported and kept: newer LLVMs have more of them, and only their information is lost.
func (p mdParser) debugSpec(name string, off int) *dinode.Spec {
	if k := dinode.Lookup(name); k != dinode.Unknown {
		return &dinode.Table[k]
	}
	if p.tell(name) {
		near := diag.Nearest{Name: name}
		for k := range dinode.Table {
			near.Try(dinode.Table[k].Name)
		}
		p.warn(off, eDebugNode, "unknown debug-info node "+name+" is kept without its meaning", near.Word)
	}
	return nil
}

// unknownField is the row of the fields of newer LLVMs.
var unknownField = dinode.Field{Type: dinode.Any}

// unknownField reports the current token, which is not a field of the node.
func (p mdParser) unknownField(s *dinode.Spec) {
	name := p.text
	if !p.tell(s.Name + " " + name) {
		return
	}
	near := diag.Nearest{Name: name}
	for i := range s.Fields {
		near.Try(s.Fields[i].Name)
	}
	p.warn(p.off, eDebugNode, "unknown field "+name+" of "+s.Name+" is kept without its meaning", near.Word)
}

// complete refuses a node without the fields that each has, of which seen is the set; the current token ends the node.
func (p mdParser) complete(s *dinode.Spec, seen uint64) {
	for i := range s.Fields {
		if f := &s.Fields[i]; f.Traits&dinode.Required != 0 && seen>>i&1 == 0 {
			panic(p.errTok(eMetadata, "missing required field "+f.Name+" of "+s.Name))
		}
	}
}

// tell reports whether to warn about what: only the first call for it returns true.
func (p mdParser) tell(what string) bool {
	if p.opts.Warn == nil || p.told[what] {
		return false
	}
	if p.told == nil {
		p.told = make(map[string]bool)
	}
	p.told[strings.Clone(what)] = true
	return true
}
