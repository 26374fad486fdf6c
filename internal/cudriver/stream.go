package cudriver

import (
	"encoding/binary"
	"slices"
	"sync"
	"time"
)

// Stream is a queue of work of a context.
type Stream struct {
	ctx      *Context
	id       uint64
	flags    uint32 // 1: does not wait for the legacy stream
	priority int
	closed   bool // under Context.order

	last    *task // under Context.order, as the next three
	capture *capture
	count   uint64 // tasks so far
	known   clock  // of the last task
	slot    uint64 // in clocks
	late    clock  // that further work is ordered after, by waiting; under history.mu

	mu         sync.Mutex
	queue      []*task
	running    bool // a goroutine works the queue off, or is about to
	busy       bool // a task is being done
	attributes map[uint32]LaunchAttribute
}

// LaunchAttribute is the value of an attribute of a stream or a kernel node, CUlaunchAttributeValue, as the program gave it.
type LaunchAttribute [64]byte

// streamAttributes are the attributes of CUstreamAttrID that streams have: access policy window, synchronization policy, priority,
// domains of memory synchronization. None has an effect on results.
var streamAttributes = []uint32{1, 3, 8, 9, 10}

const priorityAttribute = 8

// Attribute returns an attribute; zero if it was not set.
func (s *Stream) Attribute(id uint32) (v LaunchAttribute, r Result) {
	if !slices.Contains(streamAttributes, id) {
		return v, InvalidValue
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	v, ok := s.attributes[id]
	if !ok && id == priorityAttribute {
		binary.LittleEndian.PutUint32(v[:], uint32(s.priority))
	}
	return v, Success
}

// SetAttribute stores an attribute.
func (s *Stream) SetAttribute(id uint32, v LaunchAttribute) Result {
	if !slices.Contains(streamAttributes, id) {
		return InvalidValue
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.attributes == nil {
		s.attributes = map[uint32]LaunchAttribute{}
	}
	s.attributes[id] = v
	return Success
}

// CopyAttributes takes over the attributes of another stream.
func (s *Stream) CopyAttributes(from *Stream) {
	for _, id := range streamAttributes {
		if v, r := from.Attribute(id); r == Success {
			s.SetAttribute(id, v)
		}
	}
}

// StreamNonBlocking is the flag of a stream that the legacy stream is not ordered with.
const StreamNonBlocking = 1

// The range of priorities.
const (
	LeastPriority    = 0
	GreatestPriority = -5
)

// Op is work for a stream, and that of a node of a graph.
type Op struct {
	Kind   NodeKind
	Params any // of the node, for queries
	Origin Origin
	run    func(x *execution) Result
}

// execution is a task that runs.
type execution struct {
	*Context
	task  *task
	moves []access // of a copy or a fill
}

// task is an Op that was submitted.
type task struct {
	op   Op
	deps []*task
	done chan struct{}
	at   time.Time // when it was done

	stream *Stream
	number uint64 // in the stream, from 1
	order  uint64 // of submission in the driver
	known  clock  // that it is ordered after
}

func (t *task) pending() bool {
	select {
	case <-t.done:
		return false
	default:
		return true
	}
}

// NewStream makes a stream.
func (c *Context) NewStream(flags uint32, priority int) (*Stream, Result) {
	if flags > StreamNonBlocking {
		return nil, InvalidValue
	}
	s := &Stream{ctx: c, id: c.Dev.drv.ID(), flags: flags, priority: max(min(priority, LeastPriority), GreatestPriority)}
	c.Dev.drv.openSlot(s)
	c.order.Lock()
	c.streams[s], c.many = true, true
	c.order.Unlock()
	return s, Success
}

// Legacy returns the default stream that all blocking streams are ordered with.
func (c *Context) Legacy() *Stream { return c.legacy }

// Own returns the thread's own default stream in a context.
func (t *Thread) Own(c *Context) *Stream {
	s := t.own[c]
	if s == nil {
		s, _ = c.NewStream(0, 0)
		if t.own == nil {
			t.own = map[*Context]*Stream{}
		}
		t.own[c] = s
	}
	return s
}

// Context, ID, Flags and Priority return the properties of a stream.
func (s *Stream) Context() *Context { return s.ctx }

// ID returns the number of the stream.
func (s *Stream) ID() uint64 { return s.id }

// Flags returns the flags that the stream was made with.
func (s *Stream) Flags() uint32 { return s.flags }

// Priority returns the priority of the stream, which has no effect.
func (s *Stream) Priority() int { return s.priority }

// Close destroys the stream; its work is still done.
func (s *Stream) Close() Result {
	c := s.ctx
	c.order.Lock()
	defer c.order.Unlock()
	if s.closed || s == c.legacy {
		return InvalidHandle
	}
	s.closed = true
	if s.capture != nil && s.capture.origin == s { // the nodes of other streams stay in the graph
		s.capture.invalid = true
	}
	if s.last == nil || !s.last.pending() {
		delete(c.streams, s)
		c.Dev.drv.closeSlot(s)
	}
	return Success
}

// submit puts work into the stream, ordered as CUDA does: after the stream's own, after that of the legacy stream, and in the legacy
// stream after that of all blocking streams. Work of a capturing stream becomes a node of a graph; the task is nil then.
func (s *Stream) submit(op Op, after ...*task) (*task, Result) {
	c := s.ctx
	if r := c.State(); r != Success {
		return nil, r
	}
	c.order.Lock()
	defer c.order.Unlock()
	if s.closed {
		return nil, ContextIsDestroyed
	}
	if s.capture != nil {
		return nil, s.capture.add(s, op)
	}
	if r := s.implicit(); r != Success {
		return nil, r
	}
	t := &task{op: op, done: make(chan struct{})}
	t.deps = s.before(after)
	s.stamp(t, after)
	s.last = t
	s.mu.Lock()
	s.queue = append(s.queue, t)
	start := !s.running
	s.running = true
	s.mu.Unlock()
	if start {
		c.Dev.drv.serve(s)
	}
	return t, Success
}

// implicit refuses work for the legacy stream while a blocking stream is capturing, and ends the capture.
func (s *Stream) implicit() Result {
	c := s.ctx
	if s != c.legacy || c.capture == 0 {
		return Success
	}
	r := Success
	for x := range c.streams {
		if x.capture != nil && x.flags&StreamNonBlocking == 0 {
			x.capture.invalid = true
			r = CaptureImplicit
		}
	}
	return r
}

// before appends the tasks of other streams that the next one of s waits for.
func (s *Stream) before(list []*task) []*task {
	c := s.ctx
	add := func(x *Stream) {
		if x.last != nil && x.last.pending() {
			list = append(list, x.last)
		}
	}
	switch {
	case s == c.legacy:
		for x := range c.streams {
			if x.closed && (x.last == nil || !x.last.pending()) {
				delete(c.streams, x)
				c.Dev.drv.closeSlot(x)
			} else if x.flags&StreamNonBlocking == 0 {
				add(x)
			}
		}
	case s.flags&StreamNonBlocking == 0:
		add(c.legacy)
	}
	return list
}

// maxIdle bounds the goroutines that wait for streams to work off.
const maxIdle = 16

// serve lets a goroutine work the queue of a stream off: one that has done so before, if there is one, because its stack has grown.
func (d *Driver) serve(s *Stream) {
	select {
	case d.idle <- s:
	default:
		go func() {
			for {
				s.work()
				if d.waiting.Add(1) > maxIdle {
					d.waiting.Add(-1)
					return
				}
				s = <-d.idle
				d.waiting.Add(-1)
			}
		}()
	}
}

// work does the tasks of the queue until there are none, or until another goroutine does them.
func (s *Stream) work() {
	for {
		t := s.take(true)
		if t == nil {
			return
		}
		s.do(t)
	}
}

// take takes the first task of the queue. It returns nil if there is none, or one is being done; then the goroutine that works the queue
// off, if it calls, is done with it.
func (s *Stream) take(worker bool) *task {
	s.mu.Lock()
	defer s.mu.Unlock()
	if len(s.queue) == 0 || s.busy || !worker && s.queue[0].op.Kind == NodeHost {
		s.running = s.running && !worker
		return nil
	}
	t := s.queue[0]
	s.queue[0] = nil
	s.queue = s.queue[1:]
	s.busy = true
	return t
}

// do does a task that was taken.
func (s *Stream) do(t *task) {
	for _, d := range t.deps {
		<-d.done
	}
	if t.op.run != nil && (s.ctx.dead.Load() == 0 || t.op.Kind == NodeHost) {
		if r := (&execution{Context: s.ctx, task: t}).do(&t.op); r != Success {
			s.ctx.fail(r)
		}
	}
	t.op.run, t.deps = nil, nil
	s.ctx.Dev.drv.ended(t)
	t.at = time.Now()
	s.mu.Lock()
	s.busy = false
	s.mu.Unlock()
	close(t.done)
}

// wait waits for the task. The goroutine does the work of the stream itself where no other has begun, since to wake one takes longer
// than a small kernel. Functions of the program are called by others.
func (t *task) wait() {
	s := t.stream
	for s != nil && t.pending() {
		first := s.take(false)
		if first == nil {
			break
		}
		s.do(first)
	}
	if s != nil {
		s.leave()
	}
	<-t.done
}

// leave lets a goroutine go on with the queue.
func (s *Stream) leave() {
	s.mu.Lock()
	start := len(s.queue) > 0 && !s.running && !s.busy
	s.running = s.running || start
	s.mu.Unlock()
	if start {
		s.ctx.Dev.drv.serve(s)
	}
}

// wait does work in the caller's goroutine, in the order of the stream.
func (s *Stream) wait(op Op) Result {
	c := s.ctx
	if r := c.State(); r != Success {
		return r
	}
	c.order.Lock()
	if s.capture != nil {
		s.capture.invalid = true
		c.order.Unlock()
		return CaptureUnsupported
	}
	if r := s.implicit(); r != Success {
		c.order.Unlock()
		return r
	}
	list := s.before(nil)
	if s.last != nil && s.last.pending() {
		list = append(list, s.last)
	}
	t := &task{}
	s.stamp(t, nil)
	c.order.Unlock()
	for _, d := range list {
		d.wait()
	}
	c.Dev.drv.hostWaited(t)
	defer c.Dev.drv.ended(t)
	if r := c.State(); r != Success || op.run == nil {
		return r
	}
	return (&execution{Context: c, task: t}).do(&op)
}

// Synchronize waits for the work of the stream.
func (s *Stream) Synchronize() Result { return s.wait(Op{}) }

// Query returns NotReady while the stream has work.
func (s *Stream) Query() Result {
	c := s.ctx
	if r := c.State(); r != Success {
		return r
	}
	c.order.Lock()
	defer c.order.Unlock()
	if s.capture != nil {
		s.capture.invalid = true
		return CaptureUnsupported
	}
	list := s.before(nil)
	if s.last != nil && s.last.pending() || s == c.legacy && len(list) > 0 {
		return NotReady
	}
	c.Dev.drv.hostWaited(s.last)
	return Success
}

// Drain waits for the work of all streams.
func (c *Context) Drain() {
	c.order.Lock()
	list := []*task{c.legacy.last}
	for s := range c.streams {
		list = append(list, s.last)
	}
	c.order.Unlock()
	for _, t := range list {
		if t != nil {
			t.wait()
		}
	}
	c.Dev.drv.hostWaited(list...)
}

// Synchronize waits for the work of the context.
func (c *Context) Synchronize() Result {
	if r := c.State(); r != Success {
		return r
	}
	c.order.Lock()
	if c.capture > 0 {
		for s := range c.streams {
			if s.capture != nil {
				s.capture.invalid = true
			}
		}
		c.order.Unlock()
		return CaptureUnsupported
	}
	c.order.Unlock()
	c.Drain()
	return c.State()
}

// HostCall calls a function of the program after the work before it, if the context has no fault.
func (s *Stream) HostCall(h HostCall, call func(f, data uint64)) Result {
	op := HostNode(h, call)
	work := op.run
	op.run = func(x *execution) Result {
		if x.State() != Success {
			return Success
		}
		x.Dev.drv.hostWaited(x.task)
		return work(x)
	}
	_, r := s.submit(op)
	return r
}

// Host calls a function of the program after the work before it. A callback of the kind that cuStreamAddCallback takes is called with
// the state of the context, even after a fault.
func (s *Stream) Host(call func(Result), always bool) Result {
	kind := NodeHost
	_, r := s.submit(Op{Kind: kind, run: func(c *execution) Result {
		c.Dev.drv.hostWaited(c.task)
		if state := c.State(); state == Success || always {
			call(state)
		}
		return Success
	}})
	return r
}
