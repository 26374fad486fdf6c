package libcuda

import "gonvvm/internal/cudriver"

func ctxCreate(c *call) result { return c.create(c.u(1), 2) }

// ctxCreateAffinity takes a list of limits to the multiprocessors of the context, which there are none of.
func ctxCreateAffinity(c *call) result {
	if c.i(2) != 0 {
		return cudriver.NotSupported
	}
	return c.create(c.u(3), 4)
}

func ctxCreateParams(c *call) result {
	if c.args[1] != 0 && (load64(c.args[1]) != 0 || load64(c.args[1]+16) != 0) {
		return cudriver.NotSupported
	}
	return c.create(c.u(2), 3)
}

func (c *call) create(flags uint32, device int) result {
	d, r := c.device(device)
	if r != success {
		return r
	}
	x, r := c.thread.Create(d, flags)
	if r == success {
		c.object(0, x)
	}
	return r
}

// context returns the context that argument i is the handle of.
func (c *call) context(i int) (*cudriver.Context, result) {
	x, r := get[*cudriver.Context](c, i)
	if r != success {
		return nil, cudriver.InvalidContext
	}
	return x, r
}

func ctxDestroy(c *call) result {
	if c.args[0] == 0 {
		return cudriver.InvalidValue
	}
	x, r := c.context(0)
	if r == success {
		r = c.thread.Destroy(x)
	}
	return r
}

func ctxPushCurrent(c *call) result {
	if c.args[0] == 0 {
		return cudriver.InvalidValue
	}
	x, r := c.context(0)
	if r == success {
		c.thread.Push(x)
	}
	return r
}

func ctxPopCurrent(c *call) result {
	x, r := c.thread.Pop()
	if r == success {
		c.object(0, x)
	}
	return r
}

func ctxSetCurrent(c *call) result {
	if c.args[0] == 0 {
		c.thread.Set(nil)
		return success
	}
	x, r := c.context(0)
	if r == success {
		c.thread.Set(x)
	}
	return r
}

func ctxGetCurrent(c *call) result {
	x, r := c.thread.Context()
	if r != success {
		c.put64(0, 0)
		return success
	}
	c.object(0, x)
	return success
}

func ctxGetDevice(c *call) result {
	c.put32(0, uint32(c.ctx.Dev.Ordinal))
	return success
}

// orCurrent returns the context of argument i, or the current one for NULL.
func (c *call) orCurrent(i int) (*cudriver.Context, result) {
	if c.args[i] == 0 {
		return c.thread.Context()
	}
	return c.context(i)
}

func ctxGetDeviceOf(c *call) result {
	x, r := c.orCurrent(1)
	if r == success {
		c.put32(0, uint32(x.Dev.Ordinal))
	}
	return r
}

func ctxGetFlags(c *call) result {
	c.put32(0, c.ctx.Flags)
	return success
}

func ctxSetFlags(c *call) result {
	if c.u(0) > 0x1ff {
		return cudriver.InvalidValue
	}
	return success // ways of waiting, which have no effect here
}

func ctxGetId(c *call) result {
	x, r := c.orCurrent(0)
	if r == success {
		c.put64(1, x.ID)
	}
	return r
}

func ctxSynchronize(c *call) result { return c.ctx.Synchronize() }

func ctxSynchronizeOf(c *call) result {
	x, r := c.orCurrent(0)
	if r == success {
		r = x.Synchronize()
	}
	return r
}

func ctxSetLimit(c *call) result { return c.ctx.SetLimit(c.i(0), c.args[1]) }

func ctxGetLimit(c *call) result {
	v, r := c.ctx.Limit(c.i(1))
	if r == success {
		c.put64(0, v)
	}
	return r
}

func ctxGetCacheConfig(c *call) result {
	c.put32(0, c.ctx.CacheConfig())
	return success
}

func ctxSetCacheConfig(c *call) result { return c.ctx.SetCacheConfig(c.u(0)) }

func ctxGetSharedMemConfig(c *call) result {
	c.put32(0, c.ctx.SharedConfig())
	return success
}

func ctxSetSharedMemConfig(c *call) result { return c.ctx.SetSharedConfig(c.u(0)) }

func ctxGetApiVersion(c *call) result {
	_, r := c.orCurrent(0)
	if r == success {
		c.put32(1, 3020)
	}
	return r
}

func ctxGetStreamPriorityRange(c *call) result {
	c.put32(0, 0)
	greatest := int32(cudriver.GreatestPriority)
	c.put32(1, uint32(greatest))
	return success
}

func ctxResetPersistingL2Cache(c *call) result { return success }

func ctxAttach(c *call) result {
	if c.u(1) != 0 {
		return cudriver.InvalidValue
	}
	c.object(0, c.ctx)
	return success
}

func ctxDetach(c *call) result {
	_, r := c.context(0)
	return r
}

func ctxGetExecAffinity(c *call) result {
	if c.u(1) != 0 {
		return cudriver.InvalidValue
	}
	return cudriver.NotSupported
}

func ctxEnablePeerAccess(c *call) result {
	x, r := c.context(0)
	if r == success {
		r = c.ctx.EnablePeer(x, c.u(1))
	}
	return r
}

func ctxDisablePeerAccess(c *call) result {
	x, r := c.context(0)
	if r == success {
		r = c.ctx.DisablePeer(x)
	}
	return r
}

func profilerStart(c *call) result { return success }
func profilerStop(c *call) result  { return success }
