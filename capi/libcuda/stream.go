package libcuda

import "gonvvm/internal/cudriver"

// The handles of streams that are always there.
const (
	streamLegacy    = 1
	streamPerThread = 2
)

// stream returns the stream that argument i is the handle of.
func (c *call) stream(i int) (*cudriver.Stream, result) {
	switch h := c.args[i]; {
	case h == 0:
		return c.defaultStream(), success
	case h == streamLegacy:
		return c.ctx.Legacy(), success
	case h == streamPerThread:
		return c.thread.Own(c.ctx), success
	}
	s, r := get[*cudriver.Stream](c, i)
	if r == success && s.Context().State() == cudriver.ContextIsDestroyed {
		return nil, cudriver.ContextIsDestroyed
	}
	return s, r
}

// defaultStream returns the stream that 0 stands for.
func (c *call) defaultStream() *cudriver.Stream {
	if c.own {
		return c.thread.Own(c.ctx)
	}
	return c.ctx.Legacy()
}

func (c *call) newStream(priority int) result {
	s, r := c.ctx.NewStream(c.u(1), priority)
	if r == success {
		c.object(0, s)
	}
	return r
}

func streamCreate(c *call) result             { return c.newStream(0) }
func streamCreateWithPriority(c *call) result { return c.newStream(c.i(2)) }

// with calls f with the stream of argument 0.
func (c *call) with(f func(s *cudriver.Stream) result) result {
	s, r := c.stream(0)
	if r != success {
		return r
	}
	return f(s)
}

func streamDestroy(c *call) result {
	if c.args[0] <= streamPerThread {
		return cudriver.InvalidHandle
	}
	return c.with(func(s *cudriver.Stream) result {
		c.lib.forget(s)
		return s.Close()
	})
}

func streamGetPriority(c *call) result {
	return c.with(func(s *cudriver.Stream) result {
		c.put32(1, uint32(int32(s.Priority())))
		return success
	})
}

func streamGetFlags(c *call) result {
	return c.with(func(s *cudriver.Stream) result {
		c.put32(1, s.Flags())
		return success
	})
}

func streamGetId(c *call) result {
	return c.with(func(s *cudriver.Stream) result {
		c.put64(1, s.ID())
		return success
	})
}

func streamGetCtx(c *call) result {
	return c.with(func(s *cudriver.Stream) result {
		c.object(1, s.Context())
		return success
	})
}

func streamGetDevice(c *call) result {
	return c.with(func(s *cudriver.Stream) result {
		c.put32(1, uint32(s.Context().Dev.Ordinal))
		return success
	})
}

func streamQuery(c *call) result       { return c.with((*cudriver.Stream).Query) }
func streamSynchronize(c *call) result { return c.with((*cudriver.Stream).Synchronize) }

func streamWaitEvent(c *call) result {
	e, r := get[*cudriver.Event](c, 1)
	if r != success || c.u(2) > 1 {
		return first(r, cudriver.InvalidValue)
	}
	return c.with(func(s *cudriver.Stream) result { return s.Wait(e) })
}

// streamAddCallback calls void f(CUstream, CUresult, void *) even if the context has had a fault.
func streamAddCallback(c *call) result {
	if c.u(3) != 0 {
		return cudriver.InvalidValue
	}
	h, f, data, call := c.args[0], c.args[1], c.args[2], c.lib.host.CallStream
	return c.with(func(s *cudriver.Stream) result {
		return s.Host(func(r result) { call(f, h, uint32(r), data) }, true)
	})
}

func launchHostFunc(c *call) result {
	f, data, call := c.args[1], c.args[2], c.lib.host.Call
	return c.with(func(s *cudriver.Stream) result {
		return s.HostCall(cudriver.HostCall{Function: f, Data: data}, call)
	})
}

// streamAttachMemAsync restricts managed memory to a stream, which all memory is visible to here.
func streamAttachMemAsync(c *call) result {
	if _, ok := c.drv.Find(c.args[1]); !ok || c.u(3) != 1 && c.u(3) != 2 && c.u(3) != 4 {
		return cudriver.InvalidValue
	}
	_, r := c.stream(0)
	return r
}

func streamCopyAttributes(c *call) result {
	to, r := c.stream(0)
	from, other := c.stream(1)
	if r = first(r, other); r == success {
		to.CopyAttributes(from)
	}
	return r
}

// launchAttribute reads the value of an attribute where argument 2 points to, and putLaunchAttribute stores one there.
func (c *call) launchAttribute() cudriver.LaunchAttribute {
	return cudriver.LaunchAttribute(bytesAt(c.args[2], uint64(len(cudriver.LaunchAttribute{}))))
}

func (c *call) putLaunchAttribute(v cudriver.LaunchAttribute, r result) result {
	if r == success {
		copy(bytesAt(c.args[2], uint64(len(v))), v[:])
	}
	return r
}

func streamGetAttribute(c *call) result {
	s, r := c.stream(0)
	if r != success {
		return r
	}
	return c.putLaunchAttribute(s.Attribute(c.u(1)))
}

func streamSetAttribute(c *call) result {
	s, r := c.stream(0)
	if r != success {
		return r
	}
	return s.SetAttribute(c.u(1), c.launchAttribute())
}

func streamBeginCaptureOld(c *call) result {
	return c.with(func(s *cudriver.Stream) result { return s.Begin(c.thread, cudriver.CaptureGlobal) })
}

func streamBeginCapture(c *call) result {
	return c.with(func(s *cudriver.Stream) result { return s.Begin(c.thread, c.i(1)) })
}

func streamEndCapture(c *call) result {
	return c.with(func(s *cudriver.Stream) result {
		g, r := s.End(c.thread)
		if r != success {
			c.put64(1, 0)
			return r
		}
		if c.args[1] != 0 { // a capture to a graph needs no handle
			c.object(1, g)
		}
		return success
	})
}

// streamBeginCaptureToGraph takes a graph, nodes of it with the data of edges, and a mode.
func streamBeginCaptureToGraph(c *call) result {
	g, r := get[*cudriver.Graph](c, 1)
	list, s := c.nodes(c.args[2], c.args[4])
	if r = first(r, s); r != success {
		return r
	}
	return c.with(func(s *cudriver.Stream) result { return s.BeginTo(c.thread, g, list, c.i(5)) })
}

// streamUpdateCaptureDependencies takes nodes and a flag: 0 adds them to those that the next node waits for, 1 replaces these.
func streamUpdateCaptureDependencies(c *call) result {
	if c.u(3) > 1 {
		return cudriver.InvalidValue
	}
	list, r := c.nodes(c.args[1], c.args[2])
	if r != success {
		return r
	}
	return c.with(func(s *cudriver.Stream) result { return s.SetTips(list, c.u(3) == 0) })
}

func streamUpdateCaptureDependenciesEdges(c *call) result {
	return c.without(2, 3, streamUpdateCaptureDependencies)
}

func streamIsCapturing(c *call) result {
	return c.with(func(s *cudriver.Stream) result {
		state, _, _, _ := s.CaptureState()
		c.put32(1, uint32(state))
		return success
	})
}

func streamGetCaptureInfo(c *call) result {
	return c.with(func(s *cudriver.Stream) result {
		state, id, _, _ := s.CaptureState()
		c.put32(1, uint32(state))
		c.put64(2, id)
		return success
	})
}

// streamGetCaptureInfoGraph also stores the graph, and the nodes that the next one waits for.
func streamGetCaptureInfoGraph(c *call) result { return c.captureInfo(0, 5) }

// streamGetCaptureInfoEdges stores the data of edges besides.
func streamGetCaptureInfoEdges(c *call) result { return c.captureInfo(5, 6) }

func (c *call) captureInfo(edges, count int) result {
	return c.with(func(s *cudriver.Stream) result {
		state, id, g, tips := s.CaptureState()
		c.put32(1, uint32(state))
		if state != cudriver.CaptureActive {
			return success
		}
		c.put64(2, id)
		if c.args[3] != 0 {
			c.object(3, g)
		}
		list := make([]byte, 16*len(tips)) // handles, and the data of edges
		for i, n := range tips {
			store64(addressOf(list)+8*uint64(i), c.lib.handle(n))
		}
		c.lib.lists.Store(g, list) // keeps it until the next call
		c.put64(4, addressOf(list))
		if edges != 0 {
			c.put64(edges, addressOf(list)+8*uint64(len(tips)))
		}
		c.put64(count, uint64(len(tips)))
		return success
	})
}

// threadExchangeStreamCaptureMode keeps the mode of a thread, which forbids nothing here.
func threadExchangeStreamCaptureMode(c *call) result {
	mode := load32(c.args[0])
	if mode > cudriver.CaptureRelaxed {
		return cudriver.InvalidValue
	}
	c.put32(0, uint32(c.thread.ExchangeMode(int(mode))))
	return success
}

// word writes or waits for a value in memory, of size bytes.
func (c *call) word(size int, op func(s *cudriver.Stream, addr, v uint64, size int, flags uint32) result) result {
	return c.with(func(s *cudriver.Stream) result { return op(s, c.args[1], c.args[2], size, c.u(3)) })
}

func streamWriteValue32(c *call) result { return c.word(4, (*cudriver.Stream).WriteValue) }
func streamWriteValue64(c *call) result { return c.word(8, (*cudriver.Stream).WriteValue) }
func streamWaitValue32(c *call) result  { return c.word(4, (*cudriver.Stream).WaitValue) }
func streamWaitValue64(c *call) result  { return c.word(8, (*cudriver.Stream).WaitValue) }

// Events.

func eventCreate(c *call) result {
	e, r := c.ctx.NewEvent(c.u(1))
	if r == success {
		c.object(0, e)
	}
	return r
}

func (c *call) record(flags uint32) result {
	e, r := get[*cudriver.Event](c, 0)
	if r != success || flags > 1 {
		return first(r, cudriver.InvalidValue)
	}
	s, r := c.stream(1)
	if r != success {
		return r
	}
	return e.Record(s)
}

func eventRecord(c *call) result          { return c.record(0) }
func eventRecordWithFlags(c *call) result { return c.record(c.u(2)) }

func (c *call) event(f func(e *cudriver.Event) result) result {
	e, r := get[*cudriver.Event](c, 0)
	if r != success {
		return r
	}
	return f(e)
}

func eventQuery(c *call) result       { return c.event((*cudriver.Event).Query) }
func eventSynchronize(c *call) result { return c.event((*cudriver.Event).Synchronize) }

func eventDestroy(c *call) result {
	return c.event(func(e *cudriver.Event) result {
		e.Close()
		c.lib.forget(e)
		return success
	})
}

func eventElapsedTime(c *call) result {
	a, r := get[*cudriver.Event](c, 1)
	b, s := get[*cudriver.Event](c, 2)
	if r = first(r, s); r != success {
		return r
	}
	ms, r := cudriver.Elapsed(a, b)
	if r == success {
		c.putFloat(0, ms)
	}
	return r
}
