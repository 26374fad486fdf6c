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
	NodeConditional NodeKind = 13
)

// Graph is work with dependencies. It belongs to one goroutine at a time.
type Graph struct {
	ID    uint64
	drv   *Driver
	nodes []*Node
	next  uint32              // number of the next node
	users map[*UserObject]int // references that it has
}

// Node is work of a graph.
type Node struct {
	Op
	Graph      *Graph
	Child      *Graph // of a node NodeGraph
	deps       []*Node
	number     uint32 // in the graph, from 0
	off        bool   // in an executable graph: it does nothing
	attributes map[uint32]LaunchAttribute
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
	n := &Node{Op: op, Graph: g, deps: slices.Clone(deps), number: g.next}
	g.next++
	g.nodes = append(g.nodes, n)
	return n, Success
}

// AddChild adds a copy of a graph as a node.
func (g *Graph) AddChild(child *Graph, deps []*Node) (*Node, Result) {
	if child.ownsMemory() || child.conditional() {
		return nil, NotSupported
	}
	n, r := g.Add(Op{Kind: NodeGraph}, deps)
	if r == Success {
		n.Child, _ = child.copy()
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

// Remove takes a node with its dependencies out of its graph. Nodes of graphs with memory stay.
func (n *Node) Remove() Result {
	g := n.Graph
	if g.ownsMemory() {
		return NotSupported
	}
	for _, m := range g.nodes {
		m.deps = slices.DeleteFunc(m.deps, func(d *Node) bool { return d == n })
	}
	g.nodes = slices.DeleteFunc(g.nodes, func(m *Node) bool { return m == n })
	return Success
}

// SetOp gives the node other work of the same kind.
func (n *Node) SetOp(op Op) Result {
	if n.Kind != op.Kind {
		return InvalidValue
	}
	n.Op = op
	return Success
}

// Clone returns a copy, and the nodes of it by those of g. Graphs with memory or conditions have none.
func (g *Graph) Clone() (*Graph, map[*Node]*Node, Result) {
	if g.ownsMemory() || g.conditional() {
		return nil, nil, NotSupported
	}
	c, by := g.copy()
	return c, by, Success
}

func (g *Graph) copy() (*Graph, map[*Node]*Node) {
	c, by := g.drv.NewGraph(), map[*Node]*Node{}
	c.next = g.next
	for o, n := range g.users {
		c.RetainUser(o, n, false)
	}
	for _, n := range g.nodes {
		m := &Node{Op: n.Op, Graph: c, number: n.number, off: n.off, attributes: n.attributes}
		if n.Child != nil {
			m.Child, _ = n.Child.copy()
		}
		if k, ok := n.Params.(*Conditional); ok {
			m.Params = k.clone()
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
