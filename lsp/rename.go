package lsp

import (
	"errors"
	"fmt"
	"strings"

	"go.lsp.dev/protocol"

	"gonvvm/internal/lang"
)

// rename gives a name another text in the whole document.
func (s *Server) rename(p *protocol.RenameParams) (*protocol.WorkspaceEdit, error) {
	d := s.open(p.TextDocument.URI)
	if d == nil {
		return nil, nil
	}
	u := d.use(p.Position)
	if u == nil {
		return nil, errors.New("no name stands here")
	}
	text := p.NewName
	if d.language() == "llvm" { // uses are without their sigil
		text = strings.TrimLeft(text, "%@!#$")
	}
	if !isName(text) {
		return nil, fmt.Errorf("%q is not a name: names consist of letters, digits, '_' and '$'", p.NewName)
	}
	edits := lang.Rename(d.Names(), u.Name, text)
	if edits == nil {
		return nil, fmt.Errorf("%s has its name from the language", d.Names().Names[u.Name].Text)
	}
	return d.workspaceEdit(edits), nil
}

func isName(s string) bool {
	for i, c := range []byte(s) {
		letter := c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '_' || c == '$' || c == '.' || c == '%' && i == 0
		if !letter && (i == 0 || c < '0' || c > '9') {
			return false
		}
	}
	return strings.Trim(s, "%") != ""
}

// Call hierarchy.

func (d *snapshot) item(name int32, fn int) *protocol.CallHierarchyItem {
	n := &d.Names().Names[name]
	def := d.Names().Def(name)
	if def == nil {
		return nil
	}
	all := def.Span
	if fn >= 0 {
		all = d.Names().Funcs[fn].All
		d.Names().Of(name, func(u *lang.Use) {
			if u.Def && u.Start >= all.Start && u.Start < all.End {
				def = u
			}
		})
	}
	return &protocol.CallHierarchyItem{
		Name: n.Text, Kind: classes[n.Kind].symbol, Detail: n.Detail, URI: d.uri, Range: d.rangeOf(all), SelectionRange: d.rangeOf(def.Span),
	}
}

func prepareCalls(d *snapshot, p *protocol.CallHierarchyPrepareParams) []protocol.CallHierarchyItem {
	u := d.use(p.Position)
	if u == nil {
		return nil
	}
	n := &d.Names().Names[u.Name]
	if n.Kind != lang.Function && n.Kind != lang.Kernel {
		return nil
	}
	return []protocol.CallHierarchyItem{*d.item(u.Name, n.Func)}
}

// calls groups the calls among uses by a function, in the order of the first one.
func calls(uses func(each func(*lang.Use)), key func(*lang.Use) int32) (order []int32, by map[int32][]lang.Span) {
	by = map[int32][]lang.Span{}
	uses(func(u *lang.Use) {
		if !u.Call {
			return
		}
		k := key(u)
		if k < 0 {
			return
		}
		if by[k] == nil {
			order = append(order, k)
		}
		by[k] = append(by[k], u.Span)
	})
	return order, by
}

func (d *snapshot) ranges(list []lang.Span) (out []protocol.Range) {
	for _, s := range list {
		out = append(out, d.rangeOf(s))
	}
	return out
}

func incoming(d *snapshot, p *protocol.CallHierarchyIncomingCallsParams) []protocol.CallHierarchyIncomingCall {
	out := []protocol.CallHierarchyIncomingCall{}
	u := d.use(p.Item.SelectionRange.Start)
	if u == nil {
		return out
	}
	order, by := calls(func(each func(*lang.Use)) { d.Names().Of(u.Name, each) }, func(u *lang.Use) int32 { return u.Func })
	for _, fn := range order {
		if from := d.item(d.Names().Funcs[fn].Name, int(fn)); from != nil {
			out = append(out, protocol.CallHierarchyIncomingCall{From: *from, FromRanges: d.ranges(by[fn])})
		}
	}
	return out
}

func outgoing(d *snapshot, p *protocol.CallHierarchyOutgoingCallsParams) []protocol.CallHierarchyOutgoingCall {
	out := []protocol.CallHierarchyOutgoingCall{}
	u := d.use(p.Item.SelectionRange.Start)
	if u == nil {
		return out
	}
	fn := d.Names().Names[u.Name].Func
	all := func(each func(*lang.Use)) {
		for i := range d.Names().Uses {
			if u := &d.Names().Uses[i]; int(u.Func) == fn {
				each(u)
			}
		}
	}
	order, by := calls(all, func(u *lang.Use) int32 { return u.Name })
	for _, name := range order {
		if to := d.item(name, d.Names().Names[name].Func); to != nil {
			out = append(out, protocol.CallHierarchyOutgoingCall{To: *to, FromRanges: d.ranges(by[name])})
		}
	}
	return out
}
