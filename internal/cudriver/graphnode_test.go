//go:build linux

package cudriver

import (
	"encoding/binary"
	"strings"
	"testing"
)

// graphPTX counts [p] down and sets a condition to the rest.
const graphPTX = `.version 7.0
.target sm_80
.address_size 64
.extern .func cudaGraphSetConditional(.param .b64 handle, .param .b32 value);
.visible .entry down(.param .u64 p, .param .u64 handle)
{
	.reg .b32 %r; .reg .b64 %x<2>;
	.param .b64 h; .param .b32 v;
	ld.param.u64 %x0, [p];
	ld.param.u64 %x1, [handle];
	ld.global.u32 %r, [%x0];
	sub.u32 %r, %r, 1;
	st.global.u32 [%x0], %r;
	st.param.b64 [h], %x1;
	st.param.b32 [v], %r;
	call cudaGraphSetConditional, (h, v);
	ret;
}
.visible .entry add(.param .u64 p)
{
	.reg .b32 %r; .reg .b64 %x;
	ld.param.u64 %x, [p];
	ld.global.u32 %r, [%x];
	add.u32 %r, %r, 1;
	st.global.u32 [%x], %r;
	ret;
}
`

// graphs makes a context with the kernels of graphPTX, and a stream.
func graphs(t *testing.T) (c *Context, kernel func(name string, list ...any) Op, s *Stream, found func() string) {
	t.Helper()
	c, _, found = peers(t)
	m, log, r := c.Load([]byte(graphPTX))
	if r != Success {
		t.Fatal(r, log)
	}
	s, r = c.NewStream(StreamNonBlocking, 0)
	ok(t, r)
	return c, func(name string, list ...any) Op {
		t.Helper()
		f, r := m.Function(name)
		ok(t, r)
		l := shape(1, 1)
		l.Params = args(list...)
		op, r := f.Node(l)
		ok(t, r)
		return op
	}, s, found
}

func add(t *testing.T, g *Graph, op Op, deps ...*Node) *Node {
	t.Helper()
	n, r := g.Add(op, deps)
	ok(t, r)
	return n
}

func launched(t *testing.T, g *Graph, s *Stream, flags uint64) *Exec {
	t.Helper()
	x, r := g.Instantiate(flags)
	ok(t, r)
	ok(t, x.Launch(s, Origin{}))
	ok(t, s.Synchronize())
	return x
}

func word(addr uint64) uint32 { return binary.LittleEndian.Uint32(bytesAt(addr, 4)) }

// The bodies of conditional nodes are executed as the condition, which kernels set, demands; at each launch anew.
func TestConditionalNodes(t *testing.T) {
	for _, x := range []struct {
		name         string
		kind, bodies uint32
		first        uint32
		want         [3]uint32 // how often the bodies ran in one launch
	}{
		{"if", ConditionIf, 1, 1, [3]uint32{1}},
		{"not", ConditionIf, 1, 0, [3]uint32{}},
		{"else", ConditionIf, 2, 0, [3]uint32{0, 1}},
		{"while", ConditionWhile, 1, 1, [3]uint32{5}},
		{"switch", ConditionSwitch, 3, 2, [3]uint32{0, 0, 1}},
		{"switch beyond", ConditionSwitch, 2, 2, [3]uint32{}},
	} {
		t.Run(x.name, func(t *testing.T) {
			c, kernel, s, _ := graphs(t)
			mem, r := c.Alloc(16)
			ok(t, r)
			g := c.Dev.drv.NewGraph()
			k, r := g.NewCondition(x.first, 1)
			ok(t, r)
			n, r := g.AddConditional(k, x.kind, x.bodies, nil)
			ok(t, r)
			for i, body := range n.Params.(*Conditional).Bodies {
				counted := add(t, body, kernel("add", mem+4+4*uint64(i)))
				if x.kind == ConditionWhile {
					add(t, body, kernel("down", mem, k.ID), counted)
				}
			}
			for i := range uint32(2) {
				ok(t, c.Legacy().Fill(Fill{Dst: mem, Value: 5, Elem: 4, Width: 1, Height: 1}, false))
				e := launched(t, g, s, 0)
				for j, want := range x.want {
					if got := word(mem + 4 + 4*uint64(j)); got != want*(i+1) {
						t.Errorf("body %d ran %d times", j, got)
					}
				}
				e.Close()
			}
			if _, _, r := g.Clone(); r != NotSupported {
				t.Error("a copy:", r)
			}
			g.Close()
			if _, r := c.Dev.drv.Condition(k.ID); r != InvalidValue {
				t.Error("the condition outlives its graphs")
			}
		})
	}
}

// Memory of a graph has its address from the beginning, and is there from the node that allocates to the node that frees.
func TestGraphMemory(t *testing.T) {
	c, kernel, s, found := graphs(t)
	d := c.Dev
	g := d.drv.NewGraph()
	a, p, r := g.AddAlloc(GraphAlloc{Size: 100, Device: d}, nil)
	ok(t, r)
	zero := add(t, g, func() Op { op, r := d.drv.FillNode(Fill{Dst: p, Elem: 4, Width: 25, Height: 1}); ok(t, r); return op }(), a)
	work := add(t, g, kernel("add", p), zero)
	free, r := g.AddFree(p, []*Node{work})
	ok(t, r)
	again, q, r := g.AddAlloc(GraphAlloc{Size: 100, Device: d}, []*Node{free})
	if ok(t, r); q != p {
		t.Errorf("%#x is not used again, but %#x", p, q)
	}
	out, r := c.Alloc(4)
	ok(t, r)
	kept := add(t, g, func() Op {
		op, r := d.drv.CopyNode(Copy3D{Dst: Side{Place: PlaceDevice, Addr: out}, Src: Side{Place: PlaceDevice, Addr: q}, Width: 4, Height: 1, Depth: 1})
		ok(t, r)
		return op
	}(), again)
	if r := kept.Remove(); r != NotSupported {
		t.Error("a node of a graph with memory:", r)
	}
	if _, _, r := g.Clone(); r != NotSupported {
		t.Error("a copy:", r)
	}
	attribute := func(id uint32, want uint64) {
		t.Helper()
		if v, r := d.GraphMem(id); r != Success || v != want {
			t.Errorf("attribute %d is %d, not %d: %v", id, v, want, r)
		}
	}
	attribute(GraphMemReserved, 0)
	x := launched(t, g, s, 0)
	if word(out) != 1 {
		t.Error("the piece of memory was not used again")
	}
	attribute(GraphMemUsed, Granularity)
	attribute(GraphMemReserved, Granularity)
	if r := x.Launch(s, Origin{}); r != InvalidValue {
		t.Error("memory of the launch before is not freed:", r)
	}
	ok(t, s.FreeAsync(q))
	ok(t, s.Synchronize())
	if r := s.FreeAsync(q); r != InvalidValue {
		t.Error("a second free:", r)
	}
	ok(t, x.Launch(s, Origin{}))
	d.TrimGraphMem()
	attribute(GraphMemUsed, Granularity) // it is in use
	ok(t, c.Free(q))
	attribute(GraphMemUsed, Granularity)
	d.TrimGraphMem()
	attribute(GraphMemReserved, 0)
	attribute(GraphMemUsedMost, Granularity)
	ok(t, d.ResetGraphMem(GraphMemUsedMost, 0))
	attribute(GraphMemUsedMost, 0)
	free1, r := g.Instantiate(ExecAutoFree)
	ok(t, r)
	ok(t, free1.Launch(s, Origin{}))
	ok(t, free1.Launch(s, Origin{}))
	ok(t, c.Free(q))
	for _, e := range []*Exec{x, free1} {
		e.Close()
	}
	g.Close()
	if len(d.graphs.list) != 0 {
		t.Error("the addresses outlive the graphs")
	}
	other := d.drv.NewGraph()
	_, p, r = other.AddAlloc(GraphAlloc{Size: 100, Device: d}, nil)
	ok(t, r)
	add(t, other, kernel("add", p))
	y, r := other.Instantiate(0)
	ok(t, r)
	y.graph.nodes[0].off = true // the kernel runs before the allocation
	ok(t, y.Launch(s, Origin{}))
	if r := s.Synchronize(); r != IllegalAddress || !strings.Contains(found(), "memory of a graph") {
		t.Error(r, found())
	}
}

// Allocations of a capturing stream become nodes.
func TestCapturedAllocations(t *testing.T) {
	c, _, s, _ := graphs(t)
	th := &Thread{}
	ok(t, s.Begin(th, CaptureRelaxed))
	p, r := s.AllocAsync(16, nil)
	ok(t, r)
	ok(t, s.Fill(Fill{Dst: p, Value: 5, Elem: 4, Width: 4, Height: 1}, true))
	ok(t, s.FreeAsync(p))
	g, r := s.End(th)
	ok(t, r)
	var kinds []NodeKind
	for _, n := range g.Nodes() {
		kinds = append(kinds, n.Kind)
	}
	if len(kinds) != 3 || kinds[0] != NodeAlloc || kinds[2] != NodeFree {
		t.Error(kinds)
	}
	launched(t, g, s, 0)
	c.Dev.TrimGraphMem()
	if v, _ := c.Dev.GraphMem(GraphMemUsed); v != 0 {
		t.Error(v)
	}
}

// Nodes are switched off, updated, and changed with their attributes; operations on words and the text of a graph.
func TestExecutableGraphs(t *testing.T) {
	c, kernel, s, _ := graphs(t)
	mem, r := c.Alloc(16)
	ok(t, r)
	build := func(p uint64, kind NodeKind) *Graph {
		g := c.Dev.drv.NewGraph()
		first := add(t, g, kernel("add", p))
		op, r := c.Words([]Word{{Addr: mem + 12, Value: 7, Size: 4}, {Addr: mem + 12, Value: 7, Size: 4, Wait: true, Flags: waitEqual}})
		ok(t, r)
		if kind == NodeMemOp {
			add(t, g, op, first)
		} else {
			add(t, g, Op{Kind: NodeEmpty}, first)
		}
		return g
	}
	g := build(mem, NodeMemOp)
	x := launched(t, g, s, 0)
	if word(mem) != 1 || word(mem+12) != 7 {
		t.Error(word(mem), word(mem+12))
	}
	n := x.Node(g.nodes[0])
	ok(t, n.SetEnabled(false))
	if r := x.Node(g.nodes[1]).SetEnabled(false); r != InvalidValue {
		t.Error(r)
	}
	ok(t, x.Launch(s, Origin{}))
	ok(t, n.SetEnabled(true))
	what, node, old := x.Update(build(mem, NodeEmpty))
	if what != UpdateNodeType || node == nil || old != g.nodes[1] {
		t.Error(what, node, old)
	}
	if what, _, _ := x.Update(c.Dev.drv.NewGraph()); what != UpdateTopology {
		t.Error(what)
	}
	if what, _, _ := x.Update(build(mem+4, NodeMemOp)); what != UpdateDone {
		t.Error(what)
	}
	ok(t, x.Launch(s, Origin{}))
	ok(t, s.Synchronize())
	if word(mem) != 1 || word(mem+4) != 1 {
		t.Error(word(mem), word(mem+4))
	}
	nest := func(child *Graph) *Graph {
		g := c.Dev.drv.NewGraph()
		_, r := g.AddChild(child, nil)
		ok(t, r)
		return g
	}
	outer := nest(build(mem, NodeEmpty))
	y := launched(t, outer, s, 0)
	if what, node, _ := y.Update(nest(build(mem, NodeMemOp))); what != UpdateTopology || node == nil {
		t.Error("another child:", what)
	}
	if r := y.Node(outer.nodes[0]).SetChild(build(mem, NodeMemOp)); r != InvalidValue {
		t.Error(r)
	}
	ok(t, y.Node(outer.nodes[0]).SetChild(build(mem+8, NodeEmpty)))
	ok(t, y.Launch(s, Origin{}))
	ok(t, s.Synchronize())
	if word(mem) != 2 || word(mem+8) != 1 {
		t.Error(word(mem), word(mem+8))
	}
	const priority, cooperative = 8, 2
	ok(t, g.nodes[0].SetAttribute(priority, LaunchAttribute{3}))
	ok(t, g.nodes[0].SetAttribute(cooperative, LaunchAttribute{1}))
	if v, r := g.nodes[0].Attribute(priority); r != Success || v[0] != 3 || !g.nodes[0].Params.(KernelNode).Launch.Cooperative {
		t.Error(v, r)
	}
	if _, r := g.nodes[1].Attribute(priority); r != InvalidValue {
		t.Error(r)
	}
	text := string(g.Dot(DotVerbose))
	for _, part := range []string{"digraph dot {", "0 | KERNEL | add | grid [1 1 1]", "1 | BATCH_MEM_OP", `"graph_0_node_0" -> "graph_0_node_1"`} {
		if !strings.Contains(text, part) {
			t.Errorf("no %q in\n%s", part, text)
		}
	}
}

// Launches of one stream use one piece of memory in turn, another stream gets one of its own as long as they are not done.
func TestGraphMemoryOfStreams(t *testing.T) {
	c, _, s, _ := graphs(t)
	d := c.Dev
	other, r := c.NewStream(StreamNonBlocking, 0)
	ok(t, r)
	build := func() *Exec {
		g := d.drv.NewGraph()
		a, p, r := g.AddAlloc(GraphAlloc{Size: 16, Device: d}, nil)
		ok(t, r)
		_, r = g.AddFree(p, []*Node{a})
		ok(t, r)
		x, r := g.Instantiate(0)
		ok(t, r)
		return x
	}
	x, y := build(), build()
	gate, second := make(chan bool), make(chan bool)
	ok(t, s.Host(func(Result) { <-gate }, false))
	ok(t, x.Launch(s, Origin{}))
	ok(t, y.Launch(s, Origin{}))
	ok(t, s.Host(func(Result) { <-second }, false))
	ok(t, x.Launch(s, Origin{}))
	want := func(n uint64) {
		t.Helper()
		if v, _ := d.GraphMem(GraphMemReserved); v != n*Granularity {
			t.Errorf("%d bytes, not %d pieces", v, n)
		}
	}
	want(1)
	ok(t, y.Launch(other, Origin{}))
	want(2)
	if r := other.Query(); r != NotReady {
		t.Error("an executable graph runs twice at one time:", r)
	}
	close(gate)
	close(second)
	ok(t, c.Synchronize())
	ok(t, y.Launch(other, Origin{}))
	ok(t, c.Synchronize())
	want(2)
	d.TrimGraphMem()
	want(0)
}
