package cuda

import "time"

// Stream is a queue of work. A nil *Stream is the default stream.
type Stream struct {
	ctx    *Context
	handle uintptr
}

func (s *Stream) number() uintptr {
	if s == nil {
		return 0
	}
	return s.handle
}

// NewStream makes a stream that does not wait for the default stream (cuStreamCreate).
func (c *Context) NewStream() (*Stream, error) {
	const nonBlocking = 1
	s := &Stream{ctx: c}
	return s, c.do("cuStreamCreate", func(a *api) Result { return a.streamCreate(&s.handle, nonBlocking) })
}

// Synchronize waits for the work of the stream (cuStreamSynchronize).
func (s *Stream) Synchronize() error {
	return s.ctx.do("cuStreamSynchronize", func(a *api) Result { return a.streamSynchronize(s.handle) })
}

// Wait lets the further work of the stream wait for an event (cuStreamWaitEvent).
func (s *Stream) Wait(e *Event) error {
	return s.ctx.do("cuStreamWaitEvent", func(a *api) Result { return a.streamWaitEvent(s.handle, e.handle, 0) })
}

// Close destroys the stream; its work is still done (cuStreamDestroy).
func (s *Stream) Close() error {
	return s.ctx.do("cuStreamDestroy", func(a *api) Result { return a.streamDestroy(s.handle) })
}

// Event is a point in the work of a stream.
type Event struct {
	ctx    *Context
	handle uintptr
}

// NewEvent makes an event (cuEventCreate).
func (c *Context) NewEvent() (*Event, error) {
	e := &Event{ctx: c}
	return e, c.do("cuEventCreate", func(a *api) Result { return a.eventCreate(&e.handle, 0) })
}

// Record sets the event after the work of a stream, nil for the default one (cuEventRecord).
func (e *Event) Record(s *Stream) error {
	return e.ctx.do("cuEventRecord", func(a *api) Result { return a.eventRecord(e.handle, s.number()) })
}

// Synchronize waits for the event (cuEventSynchronize).
func (e *Event) Synchronize() error {
	return e.ctx.do("cuEventSynchronize", func(a *api) Result { return a.eventSynchronize(e.handle) })
}

// Since returns the time of the device from another event to this one; both must have happened (cuEventElapsedTime).
func (e *Event) Since(start *Event) (time.Duration, error) {
	var ms float32
	err := e.ctx.do("cuEventElapsedTime", func(a *api) Result { return a.eventElapsedTime(&ms, start.handle, e.handle) })
	return time.Duration(float64(ms) * float64(time.Millisecond)), err
}

// Close destroys the event (cuEventDestroy).
func (e *Event) Close() error {
	return e.ctx.do("cuEventDestroy", func(a *api) Result { return a.eventDestroy(e.handle) })
}
