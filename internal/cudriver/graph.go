package cudriver

import "slices"

// NodeKind is the kind of a node of a graph, with CUDA's numbers (CUgraphNodeType).
type NodeKind uint32

const (
	NodeKernel      NodeKind = 0
	NodeMemcpy      NodeKind = 1
	NodeMemset      NodeKind = 2
	NodeHost        NodeKind = 3
	NodeGraph       NodeKind = 4
	NodeEmpty       NodeKind = 5
	NodeEventWait   NodeKind = 6
	NodeEventRecord NodeKind = 7
	NodeAlloc       NodeKind = 10
	NodeFree        NodeKind = 11
	NodeMemOp       NodeKind = 12
)

// Graph is work with dependencies. It belongs to one goroutine at a time.
type Graph struct {
	ID    uint64
	drv   *Driver
	nodes []*Node
}

// Node is work of a graph.
type Node struct {
	Op
	Graph *Graph
	Child *Graph // of a node NodeGraph
	deps  []*Node
}

// NewGraph makes an empty graph.
func (d *Driver) NewGraph() *Graph { return &Graph{ID: d.ID(), drv: d} }

// Nodes returns the nodes in the order in which they were added.
func (g *Graph) Nodes() []*Node { return g.nodes }

// Deps returns the nodes that must be done before n.
func (n *Node) Deps() []*Node { return n.deps }

// Dependents returns the nodes that wait for n.
func (n *Node) Dependents() (list []*Node) {
	for _, m := range n.Graph.nodes {
		if slices.Contains(m.deps, n) {
			list = append(list, m)
		}
	}
	return list
}

// Add adds a node that waits for others of the graph.
func (g *Graph) Add(op Op, deps []*Node) (*Node, Result) {
	for i, d := range deps {
		if d.Graph != g || slices.Contains(deps[:i], d) {
			return nil, InvalidValue
		}
	}
	n := &Node{Op: op, Graph: g, deps: slices.Clone(deps)}
	g.nodes = append(g.nodes, n)
	return n, Success
}

// AddChild adds a copy of a graph as a node.
func (g *Graph) AddChild(child *Graph, deps []*Node) (*Node, Result) {
	n, r := g.Add(Op{Kind: NodeGraph}, deps)
	if r == Success {
		n.Child, _ = child.Clone()
	}
	return n, r
}

// Depend adds the dependency of one node on another; it is refused if it would close a cycle.
func (g *Graph) Depend(from, to *Node) Result {
	if from.Graph != g || to.Graph != g || from == to || slices.Contains(to.deps, from) || reachable(from, to, map[*Node]bool{}) {
		return InvalidValue
	}
	to.deps = append(to.deps, from)
	return Success
}

// reachable reports whether n waits for m.
func reachable(n, m *Node, seen map[*Node]bool) bool {
	if n == m {
		return true
	}
	if seen[n] {
		return false
	}
	seen[n] = true
	for _, d := range n.deps {
		if reachable(d, m, seen) {
			return true
		}
	}
	return false
}

// Separate removes a dependency.
func (g *Graph) Separate(from, to *Node) Result {
	i := slices.Index(to.deps, from)
	if from.Graph != g || to.Graph != g || i < 0 {
		return InvalidValue
	}
	to.deps = slices.Delete(to.deps, i, i+1)
	return Success
}

// Remove takes a node with its dependencies out of its graph.
func (n *Node) Remove() {
	g := n.Graph
	for _, m := range g.nodes {
		m.deps = slices.DeleteFunc(m.deps, func(d *Node) bool { return d == n })
	}
	g.nodes = slices.DeleteFunc(g.nodes, func(m *Node) bool { return m == n })
}

// SetOp gives the node other work of the same kind.
func (n *Node) SetOp(op Op) Result {
	if n.Kind != op.Kind {
		return InvalidValue
	}
	n.Op = op
	return Success
}

// Clone returns a copy, and the nodes of it by those of g.
func (g *Graph) Clone() (*Graph, map[*Node]*Node) {
	c, by := g.drv.NewGraph(), map[*Node]*Node{}
	for _, n := range g.nodes {
		m := &Node{Op: n.Op, Graph: c}
		if n.Child != nil {
			m.Child, _ = n.Child.Clone()
		}
		by[n] = m
		c.nodes = append(c.nodes, m)
	}
	for _, n := range g.nodes {
		for _, d := range n.deps {
			by[n].deps = append(by[n].deps, by[d])
		}
	}
	return c, by
}

// Exec is a graph that can be launched.
type Exec struct {
	ID    uint64
	graph *Graph
	by    map[*Node]*Node // nodes of the graph it was made of
}

// Instantiate makes an executable graph.
func (g *Graph) Instantiate() (*Exec, Result) {
	c, by := g.Clone()
	return &Exec{ID: g.drv.ID(), graph: c, by: by}, Success
}

// Node returns the executable's copy of a node of the graph it was made of, or nil.
func (x *Exec) Node(n *Node) *Node { return x.by[n] }

// Update takes the parameters of a graph of the same form.
func (x *Exec) Update(g *Graph) bool {
	if len(g.nodes) != len(x.graph.nodes) {
		return false
	}
	for i, n := range g.nodes {
		if m := x.graph.nodes[i]; m.Kind != n.Kind || len(m.deps) != len(n.deps) {
			return false
		}
	}
	x.graph, x.by = g.Clone()
	return true
}

// Launch submits the graph as one piece of work of a stream, for a call of the program.
func (x *Exec) Launch(s *Stream, o Origin) Result {
	g, _ := x.graph.Clone()
	_, r := s.submit(Op{Kind: NodeGraph, run: g.run, Origin: o})
	return r
}

// run does the work of the nodes one after the other, in an order that the dependencies allow.
func (g *Graph) run(c *execution) Result {
	for _, n := range g.sorted() {
		r := Success
		switch {
		case n.Child != nil:
			r = n.Child.run(c)
		case n.run != nil:
			r = n.run(c)
		case n.Kind == NodeEventRecord:
			n.Params.(*Event).happen(c)
		case n.Kind == NodeEventWait:
			n.Params.(*Event).Synchronize()
		}
		if r != Success {
			return r
		}
	}
	return Success
}

// sorted returns the nodes, each after those that it waits for.
func (g *Graph) sorted() (list []*Node) {
	done := map[*Node]bool{}
	var visit func(n *Node)
	visit = func(n *Node) {
		if done[n] {
			return
		}
		done[n] = true
		for _, d := range n.deps {
			visit(d)
		}
		list = append(list, n)
	}
	for _, n := range g.nodes {
		visit(n)
	}
	return list
}

// Roots returns the nodes that wait for none.
func (g *Graph) Roots() (list []*Node) {
	for _, n := range g.nodes {
		if len(n.deps) == 0 {
			list = append(list, n)
		}
	}
	return list
}
