package libcuda

import "gonvvm/internal/cudriver"

// Memory, events and pools of other processes. A handle that C passes by value is the address of one here.

func (c *call) putHandle(i int, h cudriver.Handle, r result) result {
	if r == success {
		copy(bytesAt(c.args[i], uint64(len(h))), h[:])
	}
	return r
}

func (c *call) handle(i int) (h cudriver.Handle) {
	copy(h[:], bytesAt(c.args[i], uint64(len(h))))
	return h
}

func ipcGetMemHandle(c *call) result {
	h, r := c.drv.ExportBlock(c.args[1])
	return c.putHandle(0, h, r)
}

func ipcOpenMemHandle(c *call) result {
	addr, r := c.ctx.OpenBlock(c.handle(1), c.u(2))
	if r == success {
		c.put64(0, addr)
	}
	return r
}

func ipcCloseMemHandle(c *call) result { return c.drv.CloseBlock(c.args[0]) }

func ipcGetEventHandle(c *call) result {
	e, r := get[*cudriver.Event](c, 1)
	if r != success {
		return r
	}
	h, r := e.Export()
	return c.putHandle(0, h, r)
}

func ipcOpenEventHandle(c *call) result {
	e, r := c.ctx.OpenEvent(c.handle(1))
	if r == success {
		c.object(0, e)
	}
	return r
}

func memPoolExportToShareableHandle(c *call) result {
	p, r := get[*cudriver.Pool](c, 1)
	if r != success || c.args[3] != 0 {
		return first(r, cudriver.InvalidValue)
	}
	file, r := p.Export(c.u(2))
	if r == success {
		c.put32(0, uint32(file))
	}
	return r
}

// memPoolImportFromShareableHandle takes a file descriptor in the place of a pointer.
func memPoolImportFromShareableHandle(c *call) result {
	if c.args[3] != 0 {
		return cudriver.InvalidValue
	}
	p, r := c.drv.ImportPool(c.i(1), c.u(2))
	if r == success {
		c.object(0, p)
	}
	return r
}

func memPoolExportPointer(c *call) result {
	h, r := c.drv.ExportPointer(c.args[1])
	return c.putHandle(0, h, r)
}

func memPoolImportPointer(c *call) result {
	p, r := get[*cudriver.Pool](c, 1)
	if r != success {
		return r
	}
	addr, r := p.ImportPointer(c.ctx, c.handle(2))
	if r == success {
		c.put64(0, addr)
	}
	return r
}
