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

// word checks the address of an operation on 4 or 8 bytes.
func (s *Stream) word(addr uint64, size int) Result {
	if addr == 0 || addr%uint64(size) != 0 || !s.ctx.Dev.drv.known(addr, uint64(size)) {
		return InvalidValue
	}
	return Success
}

func loadWord(addr uint64, size int) uint64 {
	if size == 4 {
		return uint64(atomic.LoadUint32((*uint32)(pointer(addr))))
	}
	return atomic.LoadUint64((*uint64)(pointer(addr)))
}

// WriteValue stores a word after the work of the stream.
func (s *Stream) WriteValue(addr, v uint64, size int, flags uint32) Result {
	if r := s.word(addr, size); r != Success || flags > 1 {
		return max(r, InvalidValue)
	}
	_, r := s.submit(Op{Kind: NodeMemOp, run: func(*execution) Result {
		s.ctx.Dev.drv.expose(addr, uint64(size))
		if size == 4 {
			atomic.StoreUint32((*uint32)(pointer(addr)), uint32(v))
		} else {
			atomic.StoreUint64((*uint64)(pointer(addr)), v)
		}
		s.ctx.Dev.emu.Define(addr, uint64(size))
		return Success
	}})
	return r
}

// WaitValue lets the further work of the stream wait until a word has a value.
func (s *Stream) WaitValue(addr, v uint64, size int, flags uint32) Result {
	if r := s.word(addr, size); r != Success || flags&^(waitFlush|3) != 0 {
		return max(r, InvalidValue)
	}
	if size == 4 {
		v = uint64(uint32(v))
	}
	_, r := s.submit(Op{Kind: NodeMemOp, run: func(c *execution) Result {
		c.Dev.drv.expose(addr, uint64(size))
		for pause := time.Microsecond; !holds(loadWord(addr, size), v, size, flags&3) && c.dead.Load() == 0; pause = min(2*pause, time.Millisecond) {
			time.Sleep(pause)
		}
		s.orderAll()
		return Success
	}})
	return r
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
