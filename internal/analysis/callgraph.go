package analysis

import "gonvvm/internal/ir"

// CallGraph is the order of a module's functions from callees to callers.
// Functions that call each other in a cycle have one component.
type CallGraph struct {
	order []uint32 // symbols of functions with bodies, callees first
	comp  []uint32 // by symbol: number of its component from 1; 0 for others
	loop  []bool   // by symbol: calls itself, directly or through others
	edges []uint32
	at    []uint32
}

// Compute builds the graph of direct calls. Functions for which early, unless it is nil, is true come first, after their callees: calls of
// them that are still indirect then find them finished.
func (g *CallGraph) Compute(m *ir.Module, early func(sym uint32) bool) {
	n := len(m.Syms)
	g.order = g.order[:0]
	g.comp = append(g.comp[:0], make([]uint32, n)...)
	g.loop = append(g.loop[:0], make([]bool, n)...)
	g.at = append(g.at[:0], make([]uint32, n+1)...)
	g.edges = g.edges[:0]
	for i := 1; i < n; i++ {
		g.at[i] = uint32(len(g.edges))
		s := &m.Syms[i]
		if s.Dead || s.Kind != ir.SymFunc || s.Fn.IsDecl() {
			continue
		}
		f := s.Fn
		for b := f.Entry(); b != 0; b = f.NextBlock(b) {
			for v := f.First(b); v != ir.None; v = f.Next(v) {
				if f.Op(v) == ir.OpCall {
					if c := f.Callee(v); c.IsSym() && m.Sym(c).Kind == ir.SymFunc && !m.Sym(c).Dead && !m.Sym(c).Fn.IsDecl() {
						g.edges = append(g.edges, c.Index())
						g.loop[i] = g.loop[i] || c.Index() == uint32(i)
					}
				}
			}
		}
	}
	g.at[n] = uint32(len(g.edges))
	t := tarjan{CallGraph: g, m: m, index: make([]uint32, n), low: make([]uint32, n), on: make([]bool, n)}
	for root := uint32(1); early != nil && root < uint32(n); root++ {
		if early(root) {
			t.visit(root)
		}
	}
	for root := uint32(1); root < uint32(n); root++ {
		t.visit(root)
	}
}

// tarjan finds the strongly connected components, callees first, without recursion.
type tarjan struct {
	*CallGraph

	m       *ir.Module
	index   []uint32 // by symbol: when it was reached, from 1
	low     []uint32
	on      []bool
	stack   []uint32
	calls   []tarjanFrame
	counter uint32
	comps   uint32
}

// tarjanFrame is a function whose calls from number next on are to be followed.
type tarjanFrame struct{ v, next uint32 }

// visit orders root and its callees, if it is a function with a body that has no place yet.
func (t *tarjan) visit(root uint32) {
	if s := &t.m.Syms[root]; t.index[root] != 0 || s.Dead || s.Kind != ir.SymFunc || s.Fn.IsDecl() {
		return
	}
	t.calls = append(t.calls, tarjanFrame{root, t.at[root]})
	for len(t.calls) > 0 {
		top := &t.calls[len(t.calls)-1]
		v := top.v
		if t.index[v] == 0 {
			t.counter++
			t.index[v], t.low[v] = t.counter, t.counter
			t.stack = append(t.stack, v)
			t.on[v] = true
		}
		if top.next < t.at[v+1] {
			w := t.edges[top.next]
			top.next++
			if t.index[w] == 0 {
				t.calls = append(t.calls, tarjanFrame{w, t.at[w]})
			} else if t.on[w] {
				t.low[v] = min(t.low[v], t.index[w])
			}
			continue
		}
		t.calls = t.calls[:len(t.calls)-1]
		if len(t.calls) > 0 {
			p := t.calls[len(t.calls)-1].v
			t.low[p] = min(t.low[p], t.low[v])
		}
		if t.low[v] == t.index[v] {
			t.component(v)
		}
	}
}

// component takes the component whose first function is v from the stack.
func (t *tarjan) component(v uint32) {
	t.comps++
	start := len(t.stack) - 1
	for t.stack[start] != v {
		start--
	}
	for _, w := range t.stack[start:] {
		t.on[w] = false
		t.comp[w] = t.comps
		t.loop[w] = t.loop[w] || len(t.stack)-start > 1
	}
	t.order = append(t.order, t.stack[start:]...)
	t.stack = t.stack[:start]
}

// Order returns the symbols of the functions with bodies, callees before callers
// where they are not in a cycle.
func (g *CallGraph) Order() []uint32 { return g.order }

// Recursive reports whether symbol i is a function that may call itself.
func (g *CallGraph) Recursive(i uint32) bool { return int(i) < len(g.loop) && g.loop[i] }

// SameComponent reports whether functions i and j are in one cycle of calls.
func (g *CallGraph) SameComponent(i, j uint32) bool {
	return g.comp[i] != 0 && g.comp[i] == g.comp[j]
}

// Alone reports whether the function at place k of the order is in no cycle of calls with another one. It may
// call itself.
func (g *CallGraph) Alone(k int) bool {
	sym := g.order[k]
	return (k == 0 || !g.SameComponent(g.order[k-1], sym)) && (k+1 == len(g.order) || !g.SameComponent(g.order[k+1], sym))
}
