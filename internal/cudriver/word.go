package cudriver

import (
	"sync/atomic"
	"time"
)

// The conditions of WaitValue (CUstreamWaitValue_flags).
const (
	waitGreater = 0 // in the sense of a counter that wraps
	waitEqual   = 1
	waitAnd     = 2
	waitNor     = 3
	waitFlush   = 1 << 30
)

// isWord reports whether an address is one for operations on 4 or 8 bytes.
func (d *Driver) isWord(addr uint64, size int) bool {
	return addr != 0 && addr%uint64(size) == 0 && d.known(addr, uint64(size))
}

func loadWord(addr uint64, size int) uint64 {
	if size == 4 {
		return uint64(atomic.LoadUint32((*uint32)(pointer(addr))))
	}
	return atomic.LoadUint64((*uint64)(pointer(addr)))
}

// Word is an operation on a word of memory: it stores the value, or waits until the word has it.
type Word struct {
	Addr, Value uint64
	Size        int // 4 or 8
	Wait        bool
	Flags       uint32
}

// WriteValue stores a word after the work of the stream.
func (s *Stream) WriteValue(addr, v uint64, size int, flags uint32) Result {
	return s.Words([]Word{{Addr: addr, Value: v, Size: size, Flags: flags}})
}

// WaitValue lets the further work of the stream wait until a word has a value.
func (s *Stream) WaitValue(addr, v uint64, size int, flags uint32) Result {
	return s.Words([]Word{{Addr: addr, Value: v, Size: size, Flags: flags, Wait: true}})
}

// Words does operations one after the other (cuStreamBatchMemOp).
func (s *Stream) Words(list []Word) Result {
	op, r := s.ctx.Words(list)
	if r == Success {
		_, r = s.submit(op)
	}
	return r
}

// Words returns operations as the work of a node.
func (c *Context) Words(list []Word) (Op, Result) {
	for i := range list {
		w := &list[i]
		most := uint32(1)
		if w.Wait {
			most = waitFlush | 3
		}
		if !c.Dev.drv.isWord(w.Addr, w.Size) || w.Flags&^most != 0 {
			return Op{}, InvalidValue
		}
		if w.Size == 4 {
			w.Value = uint64(uint32(w.Value))
		}
	}
	return Op{Kind: NodeMemOp, Params: list, run: func(x *execution) Result {
		for i := range list {
			list[i].do(x)
		}
		return Success
	}}, Success
}

func (w *Word) do(x *execution) {
	x.Dev.drv.expose(w.Addr, uint64(w.Size))
	switch {
	case w.Wait:
		for pause := time.Microsecond; !holds(loadWord(w.Addr, w.Size), w.Value, w.Size, w.Flags&3) && x.dead.Load() == 0; pause = min(2*pause, time.Millisecond) {
			time.Sleep(pause)
		}
		x.task.stream.orderAll()
	case w.Size == 4:
		atomic.StoreUint32((*uint32)(pointer(w.Addr)), uint32(w.Value))
		x.Dev.emu.Define(w.Addr, 4)
	default:
		atomic.StoreUint64((*uint64)(pointer(w.Addr)), w.Value)
		x.Dev.emu.Define(w.Addr, 8)
	}
}

func holds(x, v uint64, size int, condition uint32) bool {
	switch condition {
	case waitGreater:
		if size == 4 {
			return int32(uint32(x)-uint32(v)) >= 0
		}
		return int64(x-v) >= 0
	case waitEqual:
		return x == v
	case waitAnd:
		return x&v != 0
	}
	all := ^uint64(0) >> (64 - 8*size)
	return (x|v)&all != all
}
