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

// Compute builds the graph of direct calls and of addresses that bodies take.
func (g *CallGraph) Compute(m *ir.Module) {
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
	g.tarjan(m, n)
}

// tarjan finds the strongly connected components, callees first, without recursion.
func (g *CallGraph) tarjan(m *ir.Module, n int) {
	index := make([]uint32, n)
	low := make([]uint32, n)
	on := make([]bool, n)
	var stack []uint32
	type frame struct{ v, next uint32 }
	var calls []frame
	counter, comp := uint32(0), uint32(0)
	for root := 1; root < n; root++ {
		s := &m.Syms[root]
		if index[root] != 0 || s.Dead || s.Kind != ir.SymFunc || s.Fn.IsDecl() {
			continue
		}
		calls = append(calls, frame{uint32(root), g.at[root]})
		for len(calls) > 0 {
			top := &calls[len(calls)-1]
			v := top.v
			if index[v] == 0 {
				counter++
				index[v], low[v] = counter, counter
				stack = append(stack, v)
				on[v] = true
			}
			if top.next < g.at[v+1] {
				w := g.edges[top.next]
				top.next++
				if index[w] == 0 {
					calls = append(calls, frame{w, g.at[w]})
				} else if on[w] {
					low[v] = min(low[v], index[w])
				}
				continue
			}
			calls = calls[:len(calls)-1]
			if len(calls) > 0 {
				p := calls[len(calls)-1].v
				low[p] = min(low[p], low[v])
			}
			if low[v] != index[v] {
				continue
			}
			comp++
			start := len(stack) - 1
			for stack[start] != v {
				start--
			}
			for _, w := range stack[start:] {
				on[w] = false
				g.comp[w] = comp
				g.loop[w] = g.loop[w] || len(stack)-start > 1
			}
			g.order = append(g.order, stack[start:]...)
			stack = stack[:start]
		}
	}
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
