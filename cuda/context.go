package cuda

import (
	"errors"
	"runtime"
	"sync"
)

// Context is the primary context of a device, current on a thread of its own.
type Context struct {
	Device *Device
	drv    *Driver
	calls  chan func()
	close  sync.Once
	closed chan struct{}
}

// ErrClosed is the error of calls of a context that is closed.
var ErrClosed = errors.New("cuda: the context is closed")

// Context retains the primary context of the device and makes it current on a new thread (cuDevicePrimaryCtxRetain, cuCtxSetCurrent).
func (d *Device) Context() (*Context, error) {
	c := &Context{Device: d, drv: d.drv, calls: make(chan func()), closed: make(chan struct{})}
	ready := make(chan error)
	go c.thread(ready)
	if err := <-ready; err != nil {
		return nil, err
	}
	return c, nil
}

// thread carries out calls until the context is closed. The thread ends with the goroutine, which stays locked to it.
func (c *Context) thread(ready chan<- error) {
	runtime.LockOSThread()
	var handle uintptr
	err := c.drv.check("cuDevicePrimaryCtxRetain", c.drv.api.primaryRetain(&handle, c.Device.handle))
	if err == nil {
		err = c.drv.check("cuCtxSetCurrent", c.drv.api.ctxSetCurrent(handle))
	}
	ready <- err
	if err != nil {
		return
	}
	for {
		select {
		case f := <-c.calls:
			f()
		case <-c.closed:
			c.drv.api.ctxSetCurrent(0)
			return
		}
	}
}

// do carries out a call on the context's thread.
func (c *Context) do(call string, f func(*api) Result) error {
	done := make(chan Result, 1)
	select {
	case c.calls <- func() { done <- f(&c.drv.api) }:
		return c.drv.check(call, <-done)
	case <-c.closed:
		return ErrClosed
	}
}

// Synchronize waits for all work of the context (cuCtxSynchronize).
func (c *Context) Synchronize() error {
	return c.do("cuCtxSynchronize", func(a *api) Result { return a.ctxSynchronize() })
}

// Close releases the context (cuDevicePrimaryCtxRelease). Its objects must not be used afterwards.
func (c *Context) Close() error {
	err := ErrClosed
	c.close.Do(func() {
		close(c.closed)
		err = c.drv.check("cuDevicePrimaryCtxRelease", c.drv.api.primaryRelease(c.Device.handle))
	})
	return err
}
