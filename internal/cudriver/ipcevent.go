package cudriver

import (
	"sync"
	"sync/atomic"
	"time"

	"gonvvm/internal/shmem"
)

// sharedEvent is the state of an event that several processes use, in a file: how often it was recorded, how many of the records have
// happened, and the process of the last.
type sharedEvent struct {
	file   int
	addr   uint64
	closed sync.Once
}

func (e *sharedEvent) word(i uint64) *atomic.Uint64 {
	return (*atomic.Uint64)(pointer(e.addr + 8*i))
}

func (e *sharedEvent) recorded() *atomic.Uint64 { return e.word(0) }
func (e *sharedEvent) happened() *atomic.Uint64 { return e.word(1) }
func (e *sharedEvent) process() *atomic.Uint64  { return e.word(2) }

func mapEvent(file int) (*sharedEvent, error) {
	addr, err := shmem.Map(file, 0, shmem.Page, 0)
	if err != nil {
		return nil, err
	}
	return &sharedEvent{file: file, addr: addr}, nil
}

// newSharedEvent makes the state of an event.
func newSharedEvent() (*sharedEvent, error) {
	file, err := shared{kind: fileOfEvent, size: shmem.Page}.create()
	if err != nil {
		return nil, err
	}
	return mapEvent(file)
}

// record counts a record, and returns the work that makes it happen.
func (e *sharedEvent) record() func(*execution) Result {
	n := e.recorded().Add(1)
	e.process().Store(uint64(shmem.Process()))
	return func(*execution) Result {
		for old := e.happened().Load(); old < n && !e.happened().CompareAndSwap(old, n); old = e.happened().Load() {
		}
		return Success
	}
}

func (e *sharedEvent) pending(n uint64) bool { return e.happened().Load() < n }

// wait waits until the first n records have happened, or the process of the last has ended.
func (e *sharedEvent) wait(n uint64) {
	const shortest, longest = 20 * time.Microsecond, time.Millisecond
	for pause := shortest; e.pending(n) && shmem.Alive(int(e.process().Load())); pause = min(2*pause, longest) {
		time.Sleep(pause)
	}
}

// Export returns the handle of an event that was made for several processes (cuIpcGetEventHandle).
func (e *Event) Export() (h Handle, r Result) {
	if e.shared == nil {
		return h, InvalidHandle
	}
	id, _, err := shmem.Stat(e.shared.file)
	if err != nil {
		return h, InvalidHandle
	}
	ref := reference{Kind: fileOfEvent, Process: int32(shmem.Process()), File: int32(e.shared.file), ID: id}
	return ref.handle(), Success
}

// OpenEvent opens an event of another process (cuIpcOpenEventHandle).
func (c *Context) OpenEvent(h Handle) (*Event, Result) {
	ref, ok := h.reference(fileOfEvent)
	if !ok {
		return nil, InvalidValue
	}
	file, err := shmem.Open(int(ref.Process), int(ref.File))
	if err != nil {
		c.Dev.drv.log(err.Error())
		return nil, InvalidValue
	}
	s, ok := describeShared(file)
	if id, _, err := shmem.Stat(file); !ok || err != nil || id != ref.ID || s.kind != fileOfEvent {
		shmem.Close(file)
		return nil, InvalidValue
	}
	state, err := mapEvent(file)
	if err != nil {
		shmem.Close(file)
		return nil, OutOfMemory
	}
	return &Event{ctx: c, flags: EventInterprocess | EventDisableTiming, shared: state}, Success
}
