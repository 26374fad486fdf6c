package cudriver

import (
	"slices"
	"time"
)

// capture is the recording of a graph, from streams that one stream began and events joined. It is guarded by Context.order of the
// first stream's context.
type capture struct {
	graph   *Graph
	origin  *Stream
	id      uint64
	mode    int
	thread  *Thread
	invalid bool
	tips    map[*Stream][]*Node // nodes that the next one of a stream waits for
}

// The modes of a capture.
const (
	CaptureGlobal = iota
	CaptureThread
	CaptureRelaxed
)

// The states of a stream.
const (
	CaptureNone = iota
	CaptureActive
	CaptureInvalid
)

// Begin begins a capture. The work of the stream then becomes a graph.
func (s *Stream) Begin(t *Thread, mode int) Result {
	return s.BeginTo(t, s.ctx.Dev.drv.NewGraph(), nil, mode)
}

// BeginTo begins a capture whose nodes are added to a graph, the first after some nodes of it.
func (s *Stream) BeginTo(t *Thread, g *Graph, after []*Node, mode int) Result {
	c := s.ctx
	if mode < CaptureGlobal || mode > CaptureRelaxed || slices.ContainsFunc(after, func(n *Node) bool { return n.Graph != g }) {
		return InvalidValue
	}
	c.order.Lock()
	defer c.order.Unlock()
	switch {
	case s == c.legacy:
		return CaptureUnsupported
	case s.capture != nil:
		return IllegalState
	}
	s.capture = &capture{graph: g, origin: s, id: c.Dev.drv.ID(), mode: mode, thread: t, tips: map[*Stream][]*Node{s: after}}
	c.capture++
	return Success
}

// End ends a capture and returns the graph.
func (s *Stream) End(t *Thread) (*Graph, Result) {
	c := s.ctx
	c.order.Lock()
	defer c.order.Unlock()
	k := s.capture
	switch {
	case k == nil:
		return nil, IllegalState
	case k.origin != s:
		k.invalid = true
		return nil, CaptureUnmatched
	case k.thread != t && k.mode != CaptureRelaxed:
		return nil, CaptureWrongThread
	}
	joined := true
	for x, tips := range k.tips {
		x.capture = nil
		c.capture--
		if x != s {
			for _, n := range tips {
				joined = joined && reaches(k.tips[s], n)
			}
		}
	}
	switch {
	case k.invalid:
		return nil, CaptureInvalidated
	case !joined:
		return nil, CaptureUnjoined
	}
	return k.graph, Success
}

// reaches reports whether one of the nodes waits for n.
func reaches(list []*Node, n *Node) bool {
	return slices.ContainsFunc(list, func(m *Node) bool { return reachable(m, n, map[*Node]bool{}) })
}

// CaptureState returns the state, the number of the capture, its graph and the nodes that the next one waits for.
func (s *Stream) CaptureState() (state int, id uint64, g *Graph, tips []*Node) {
	s.ctx.order.Lock()
	defer s.ctx.order.Unlock()
	switch k := s.capture; {
	case k == nil:
		return CaptureNone, 0, nil, nil
	case k.invalid:
		return CaptureInvalid, k.id, k.graph, nil
	default:
		return CaptureActive, k.id, k.graph, k.tips[s]
	}
}

// SetTips sets the nodes that the next one of a capturing stream waits for, or adds to them.
func (s *Stream) SetTips(list []*Node, add bool) Result {
	s.ctx.order.Lock()
	defer s.ctx.order.Unlock()
	k := s.capture
	switch {
	case k == nil:
		return IllegalState
	case k.invalid:
		return CaptureInvalidated
	case slices.ContainsFunc(list, func(n *Node) bool { return n.Graph != k.graph }):
		return InvalidValue
	}
	var tips []*Node
	if add {
		tips = slices.Clone(k.tips[s])
	}
	for _, n := range list {
		if !slices.Contains(tips, n) {
			tips = append(tips, n)
		}
	}
	k.tips[s] = tips
	return Success
}

// add makes a node of work of a capturing stream.
func (k *capture) add(s *Stream, op Op) Result {
	if k.invalid {
		return CaptureInvalidated
	}
	n, r := k.graph.Add(op, k.tips[s])
	if r == Success {
		k.tips[s] = []*Node{n}
	}
	return r
}

// captureAlloc makes a node that allocates of an allocation in a capturing stream; false if it does not capture.
func (s *Stream) captureAlloc(n uint64) (addr uint64, r Result, captured bool) {
	c := s.ctx
	c.order.Lock()
	defer c.order.Unlock()
	k := s.capture
	if k == nil {
		return 0, Success, false
	}
	if k.invalid {
		return 0, CaptureInvalidated, true
	}
	node, addr, r := k.graph.AddAlloc(GraphAlloc{Size: n, Device: c.Dev}, k.tips[s])
	if r == Success {
		k.tips[s] = []*Node{node}
	}
	return addr, r, true
}

// recordCaptured records an event in a capture, which only names nodes; false if there is none.
func (s *Stream) recordCaptured(e *Event) bool {
	s.ctx.order.Lock()
	defer s.ctx.order.Unlock()
	if s.capture == nil {
		return false
	}
	e.mu.Lock()
	e.stream, e.nodes = s, slices.Clone(s.capture.tips[s])
	e.mu.Unlock()
	return true
}

// join lets a stream wait for an event of a capture; the stream becomes part of the capture. It returns false for other events.
func (s *Stream) join(e *Event) (bool, Result) {
	s.ctx.order.Lock()
	defer s.ctx.order.Unlock()
	e.mu.Lock()
	from, nodes := e.stream, e.nodes
	e.mu.Unlock()
	if from == nil || from.capture == nil {
		if s.capture != nil {
			s.capture.invalid = true
			return true, InvalidValue
		}
		return false, Success
	}
	k := from.capture
	switch {
	case s.capture == nil && s == s.ctx.legacy:
		k.invalid = true
		return true, CaptureImplicit
	case s.capture == nil:
		s.capture = k
		s.ctx.capture++
	case s.capture != k:
		return true, CaptureInvalidated
	}
	for _, n := range nodes {
		if !slices.Contains(k.tips[s], n) {
			k.tips[s] = append(slices.Clone(k.tips[s]), n)
		}
	}
	if _, ok := k.tips[s]; !ok {
		k.tips[s] = nil
	}
	return true, Success
}

// happen marks an event as recorded now, by a node of a graph that x executes.
func (e *Event) happen(x *execution) {
	t := &task{done: make(chan struct{}), at: time.Now(), stream: x.task.stream, number: x.task.number, order: x.task.order, known: x.task.known}
	close(t.done)
	e.mu.Lock()
	e.task, e.stream, e.nodes = t, nil, nil
	e.mu.Unlock()
}

// ExchangeMode sets the thread's mode for calls that a capture could forbid, and returns the one before.
func (t *Thread) ExchangeMode(mode int) int {
	old := t.mode
	t.mode = mode
	return old
}
