package cudriver

import "sync/atomic"

// Nodes that execute other graphs if a condition holds, or while it does. Kernels set the value of a condition with
// cudaGraphSetConditional.

// The kinds of a conditional node (CUgraphConditionalNodeType).
const (
	ConditionIf     = 0 // the second body, if there is one, is executed for 0
	ConditionWhile  = 1
	ConditionSwitch = 2 // the body with the number
)

// Condition is a value that kernels set (CUgraphConditionalHandle).
type Condition struct {
	ID     uint64
	graph  *Graph
	first  uint32
	assign bool // the first value at each launch
	refs   int  // the graph, and nodes of executable graphs
	value  atomic.Uint32
}

// NewCondition makes a condition of a graph. With the flag 1 its value is the first one at each launch.
func (g *Graph) NewCondition(first, flags uint32) (*Condition, Result) {
	if flags > 1 {
		return nil, InvalidValue
	}
	c := &Condition{ID: g.drv.ID(), graph: g, first: first, assign: flags == 1, refs: 1}
	g.drv.mu.Lock()
	defer g.drv.mu.Unlock()
	if g.drv.conditions == nil {
		g.drv.conditions = map[uint64]*Condition{}
	}
	g.drv.conditions[c.ID] = c
	return c, Success
}

// Condition returns a condition by its number.
func (d *Driver) Condition(id uint64) (*Condition, Result) {
	d.mu.Lock()
	defer d.mu.Unlock()
	if c := d.conditions[id]; c != nil {
		return c, Success
	}
	return nil, InvalidValue
}

// conditionsOf returns the conditions that were made for a graph.
func (d *Driver) conditionsOf(g *Graph) (list []*Condition) {
	d.mu.Lock()
	defer d.mu.Unlock()
	for _, c := range d.conditions {
		if c.graph == g {
			list = append(list, c)
		}
	}
	return list
}

// setCondition is cudaGraphSetConditional.
func (d *Driver) setCondition(id uint64, v uint32) {
	if c, r := d.Condition(id); r == Success {
		c.value.Store(v)
	}
}

// Conditional is the parameters of a conditional node.
type Conditional struct {
	Condition *Condition
	Kind      uint32
	Bodies    []*Graph
}

// AddConditional adds a node with a number of empty bodies, which the program fills.
func (g *Graph) AddConditional(c *Condition, kind, bodies uint32, deps []*Node) (*Node, Result) {
	most := [...]uint32{ConditionIf: 2, ConditionWhile: 1, ConditionSwitch: 1 << 16}
	if kind > ConditionSwitch || bodies < 1 || bodies > most[kind] {
		return nil, InvalidValue
	}
	k := &Conditional{Condition: c, Kind: kind}
	for range bodies {
		k.Bodies = append(k.Bodies, g.drv.NewGraph())
	}
	return g.Add(Op{Kind: NodeConditional, Params: k}, deps)
}

// clone copies the bodies.
func (k *Conditional) clone() *Conditional {
	c := *k
	c.Bodies = nil
	for _, g := range k.Bodies {
		body, _ := g.copy()
		c.Bodies = append(c.Bodies, body)
	}
	return &c
}

// conditions calls f for the condition of each node, with those of bodies.
func (g *Graph) conditions(f func(c *Condition)) {
	for _, n := range g.nodes {
		if k, ok := n.Params.(*Conditional); ok {
			f(k.Condition)
			for _, body := range k.Bodies {
				body.conditions(f)
			}
		}
	}
}

func (c *Condition) hold() {
	c.graph.drv.mu.Lock()
	c.refs++
	c.graph.drv.mu.Unlock()
}

func (c *Condition) drop() {
	d := c.graph.drv
	d.mu.Lock()
	defer d.mu.Unlock()
	if c.refs--; c.refs == 0 {
		delete(d.conditions, c.ID)
	}
}

// begin sets the conditions of a graph that is launched.
func (d *Driver) begin(g *Graph) {
	for _, n := range g.nodes {
		if k, ok := n.Params.(*Conditional); ok {
			if k.Condition.assign {
				k.Condition.value.Store(k.Condition.first)
			}
			for _, body := range k.Bodies {
				d.begin(body)
			}
		}
		if n.Child != nil {
			d.begin(n.Child)
		}
	}
}

// run executes the bodies as the condition demands.
func (k *Conditional) run(x *execution) Result {
	v := func() uint32 { return k.Condition.value.Load() }
	switch k.Kind {
	case ConditionIf:
		if v() != 0 {
			return k.Bodies[0].run(x)
		}
		if len(k.Bodies) > 1 {
			return k.Bodies[1].run(x)
		}
	case ConditionSwitch:
		if n := v(); uint64(n) < uint64(len(k.Bodies)) {
			return k.Bodies[n].run(x)
		}
	case ConditionWhile:
		stop := x.Dev.drv.stop()
		for v() != 0 {
			if r := k.Bodies[0].run(x); r != Success {
				return r
			}
			if stop != nil && stop() || x.closed.Load() {
				return LaunchTimeout
			}
		}
	}
	return Success
}

// conditional reports whether the graph has conditional nodes. Such a graph cannot be copied.
func (g *Graph) conditional() bool {
	for _, n := range g.nodes {
		if n.Kind == NodeConditional {
			return true
		}
	}
	return false
}
