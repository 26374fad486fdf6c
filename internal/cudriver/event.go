package cudriver

import (
	"sync"

	"gonvvm/internal/shmem"
)

// Event is a point in the work of a stream.
type Event struct {
	ctx    *Context
	flags  uint32
	mu     sync.Mutex
	task   *task        // that it was recorded after; nil before
	stream *Stream      // in which it was recorded in a capture, else nil
	nodes  []*Node      // of that capture
	shared *sharedEvent // with other processes, or nil
}

// Flags of an event.
const (
	EventBlockingSync  = 1
	EventDisableTiming = 2
	EventInterprocess  = 4
)

// NewEvent makes an event.
func (c *Context) NewEvent(flags uint32) (*Event, Result) {
	if flags > 7 || flags&EventInterprocess != 0 && flags&EventDisableTiming == 0 {
		return nil, InvalidValue
	}
	if flags&EventInterprocess != 0 {
		state, err := newSharedEvent()
		if err != nil {
			c.Dev.drv.log(err.Error())
			return nil, NotSupported
		}
		return &Event{ctx: c, flags: flags, shared: state}, Success
	}
	return &Event{ctx: c, flags: flags}, Success
}

// Close destroys the event. Those who have opened it, and work that waits for it, go on.
func (e *Event) Close() {
	if e.shared != nil {
		e.shared.closed.Do(func() { shmem.Close(e.shared.file) })
	}
}

// Record sets the event after the work of a stream.
func (e *Event) Record(s *Stream) Result {
	if s.ctx.Dev != e.ctx.Dev {
		return InvalidHandle
	}
	if s.recordCaptured(e) {
		return Success
	}
	op := Op{Kind: NodeEventRecord, Params: e}
	if e.shared != nil {
		op.run = e.shared.record()
	}
	t, r := s.submit(op)
	if r != Success {
		if op.run != nil {
			op.run(nil) // nothing will happen that others could wait for
		}
		return r
	}
	e.mu.Lock()
	e.task, e.stream, e.nodes = t, nil, nil
	e.mu.Unlock()
	return Success
}

func (e *Event) last() (*task, bool) {
	e.mu.Lock()
	defer e.mu.Unlock()
	return e.task, e.stream != nil
}

// Query returns NotReady before the event has happened.
func (e *Event) Query() Result {
	t, captured := e.last()
	switch {
	case captured:
		return CapturedEvent
	case t != nil && t.pending(), e.shared != nil && e.shared.pending(e.shared.recorded().Load()):
		return NotReady
	}
	e.ctx.Dev.drv.hostWaited(t)
	return e.ctx.State()
}

// Synchronize waits for the event.
func (e *Event) Synchronize() Result {
	t, captured := e.last()
	if captured {
		return CapturedEvent
	}
	if t != nil {
		t.wait()
		e.ctx.Dev.drv.hostWaited(t)
	}
	if e.shared != nil {
		e.shared.wait(e.shared.recorded().Load())
	}
	return e.ctx.State()
}

// Wait lets the further work of a stream wait for the event.
func (s *Stream) Wait(e *Event) Result {
	if joined, r := s.join(e); joined {
		return r
	}
	t, _ := e.last()
	op := Op{Kind: NodeEventWait, Params: e}
	switch {
	case e.shared != nil:
		n := e.shared.recorded().Load() // later records, perhaps of this stream, do not count
		op.run = func(*execution) Result {
			e.shared.wait(n)
			s.orderAll()
			return Success
		}
	case t == nil:
		return s.ctx.State()
	}
	if t == nil {
		_, r := s.submit(op)
		return r
	}
	_, r := s.submit(op, t)
	return r
}

// Elapsed returns the milliseconds from one event to another.
func Elapsed(start, end *Event) (float32, Result) {
	if (start.flags|end.flags)&EventDisableTiming != 0 {
		return 0, InvalidHandle
	}
	a, ca := start.last()
	b, cb := end.last()
	switch {
	case ca || cb:
		return 0, CapturedEvent
	case a == nil || b == nil:
		return 0, InvalidHandle
	case a.pending() || b.pending():
		return 0, NotReady
	}
	return float32(b.at.Sub(a.at).Seconds() * 1e3), Success
}
