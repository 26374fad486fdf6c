package cudriver

import "sync"

// Exec is a graph that can be launched.
type Exec struct {
	ID    uint64
	Flags uint64
	graph *Graph
	by    map[*Node]*Node // nodes of the graph it was made of
	mu    sync.Mutex
	last  *task // the launch before, which the next one waits for
}

// The flags of an executable graph (CUgraphInstantiate_flags).
const (
	ExecAutoFree     = 1 // a launch frees memory that earlier ones have left
	ExecUpload       = 2
	ExecDeviceLaunch = 4
	ExecPriority     = 8
)

// Instantiate makes an executable graph. Launches by kernels are not supported.
func (g *Graph) Instantiate(flags uint64) (*Exec, Result) {
	if flags > 15 {
		return nil, InvalidValue
	}
	if flags&ExecDeviceLaunch != 0 {
		return nil, NotSupported
	}
	c, by := g.copy()
	c.memories((*graphMemory).hold)
	c.conditions((*Condition).hold)
	return &Exec{ID: g.drv.ID(), Flags: flags, graph: c, by: by}, Success
}

// Close destroys the executable graph. Launches go on.
func (x *Exec) Close() {
	x.graph.memories((*graphMemory).drop)
	x.graph.conditions((*Condition).drop)
	x.graph.dropUsers()
}

// Close destroys the graph.
func (g *Graph) Close() {
	g.memories((*graphMemory).drop)
	for _, c := range g.drv.conditionsOf(g) {
		c.drop()
	}
	g.dropUsers()
}

// Node returns the executable's copy of a node of the graph it was made of, or nil.
func (x *Exec) Node(n *Node) *Node { return x.by[n] }

// SetEnabled makes a node of an executable graph do its work or nothing (cuGraphNodeSetEnabled).
func (n *Node) SetEnabled(on bool) Result {
	if n.Kind != NodeKernel && n.Kind != NodeMemset && n.Kind != NodeMemcpy {
		return InvalidValue
	}
	n.off = !on
	return Success
}

// SetChild gives a node of an executable graph a copy of another child graph of the same form.
func (n *Node) SetChild(g *Graph) Result {
	if n.Child == nil || g.ownsMemory() || g.conditional() || !sameForm(g, n.Child) {
		return InvalidValue
	}
	n.Child, _ = g.copy()
	return Success
}

// sameForm reports whether two graphs differ in parameters only.
func sameForm(g, h *Graph) bool {
	if len(g.nodes) != len(h.nodes) {
		return false
	}
	place, own := g.places(), h.places()
	for i, n := range g.nodes {
		m := h.nodes[i]
		if n.Kind != m.Kind || !sameEdges(n, m, place, own) || n.Child != nil && !sameForm(n.Child, m.Child) {
			return false
		}
	}
	return true
}

// Enabled reports whether a node does its work.
func (n *Node) Enabled() bool { return !n.off }

// UpdateOutcome is the outcome of an update (CUgraphExecUpdateResult).
type UpdateOutcome uint32

const (
	UpdateDone         UpdateOutcome = 0
	UpdateTopology     UpdateOutcome = 2
	UpdateNodeType     UpdateOutcome = 3
	UpdateParameters   UpdateOutcome = 5
	UpdateNotSupported UpdateOutcome = 6
)

// Update takes the parameters of a graph of the same form. Otherwise it returns the node of the graph that differs, and that of the
// executable graph's own which is its counterpart.
func (x *Exec) Update(g *Graph) (outcome UpdateOutcome, node, old *Node) {
	back := map[*Node]*Node{} // node of the executable's graph → node of the graph it was made of
	for n, m := range x.by {
		back[m] = n
	}
	if len(g.nodes) != len(x.graph.nodes) {
		return UpdateTopology, nil, nil
	}
	place, own := g.places(), x.graph.places()
	for i, n := range g.nodes {
		m := x.graph.nodes[i]
		switch {
		case m.Kind != n.Kind:
			return UpdateNodeType, n, back[m]
		case !sameEdges(n, m, place, own), n.Child != nil && !sameForm(n.Child, m.Child):
			return UpdateTopology, n, back[m]
		case n.Kind == NodeAlloc || n.Kind == NodeFree || n.Kind == NodeConditional:
			return UpdateNotSupported, n, back[m]
		case n.Kind == NodeKernel && n.Params.(KernelNode).Function.mod.ctx != m.Params.(KernelNode).Function.mod.ctx:
			return UpdateParameters, n, back[m]
		}
	}
	off := map[int]bool{}
	for i, m := range x.graph.nodes {
		off[i] = m.off
	}
	x.graph.dropUsers()
	x.graph, x.by = g.copy()
	for i, m := range x.graph.nodes {
		m.off = off[i]
	}
	return UpdateDone, nil, nil
}

// places returns the indices of the nodes.
func (g *Graph) places() map[*Node]int {
	list := map[*Node]int{}
	for i, n := range g.nodes {
		list[n] = i
	}
	return list
}

func sameEdges(n, m *Node, of, own map[*Node]int) bool {
	if len(n.deps) != len(m.deps) {
		return false
	}
	want := map[int]bool{}
	for _, d := range n.deps {
		want[of[d]] = true
	}
	for _, d := range m.deps {
		if !want[own[d]] {
			return false
		}
	}
	return true
}

// Launch submits the graph as one piece of work of a stream, for a call of the program. It runs after the launches before, of all streams.
func (x *Exec) Launch(s *Stream, o Origin) Result {
	g, _ := x.graph.copy()
	if !s.capturing() {
		p := &s.ctx.Dev.graphs
		p.launch.Lock()
		defer p.launch.Unlock()
		if r := g.planMemory(s, x.Flags&ExecAutoFree != 0); r != Success {
			g.dropUsers()
			return r
		}
	}
	x.mu.Lock()
	defer x.mu.Unlock()
	var after []*task
	if x.last != nil && x.last.pending() {
		after = append(after, x.last)
	}
	t, r := s.submit(Op{Kind: NodeGraph, Origin: o, run: func(c *execution) Result {
		defer g.dropUsers()
		c.Dev.drv.begin(g)
		return g.run(c)
	}}, after...)
	if r != Success {
		g.dropUsers()
	} else if t != nil {
		x.last = t
	}
	return r
}

// run does the work of the nodes one after the other, in an order that the dependencies allow.
func (g *Graph) run(c *execution) Result {
	for _, n := range g.sorted() {
		r := Success
		switch k, _ := n.Params.(*Conditional); {
		case n.off:
		case k != nil:
			r = k.run(c)
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

// nodeAttributes are the attributes that kernel nodes keep: access policy window, cooperative, cluster, priority, domains of memory
// synchronization, carve-out of shared memory.
var nodeAttributes = map[uint32]bool{1: true, 2: true, 4: true, 8: true, 9: true, 10: true, 14: true}

// Attribute returns an attribute of a kernel node; zero if it was not set.
func (n *Node) Attribute(id uint32) (v LaunchAttribute, r Result) {
	k, ok := n.Params.(KernelNode)
	if !ok || !nodeAttributes[id] {
		return v, InvalidValue
	}
	const cooperative = 2
	v, set := n.attributes[id]
	if id == cooperative && !set && k.Launch.Cooperative {
		v[0] = 1
	}
	return v, Success
}

// SetAttribute sets an attribute of a kernel node.
func (n *Node) SetAttribute(id uint32, v LaunchAttribute) Result {
	k, ok := n.Params.(KernelNode)
	if !ok || !nodeAttributes[id] {
		return InvalidValue
	}
	const cooperative, cluster = 2, 4
	switch id {
	case cooperative:
		k.Launch.Cooperative = v[0] != 0
	case cluster:
		for i := range 3 {
			k.Launch.Cluster[i] = int(v[4*i]) | int(v[4*i+1])<<8
		}
	}
	op, r := k.Function.op(k.Launch)
	if r != Success {
		return r
	}
	own := map[uint32]LaunchAttribute{id: v} // copies of the node share the old one
	for key, old := range n.attributes {
		if key != id {
			own[key] = old
		}
	}
	n.Op, n.attributes = op, own
	return Success
}

// CopyAttributes takes over the attributes of another kernel node.
func (n *Node) CopyAttributes(from *Node) Result {
	if n.Kind != NodeKernel || from.Kind != NodeKernel {
		return InvalidValue
	}
	for id, v := range from.attributes {
		if r := n.SetAttribute(id, v); r != Success {
			return r
		}
	}
	return Success
}
