package emu

import (
	"slices"
	"strings"
)

// deviceFunction is a function of the device runtime. It returns the result for lane i; false ends the launch with a fault.
type deviceFunction struct {
	name string // without cuda or __cudaCDP2
	call func(c *hostCall, i int) (uint64, bool)
}

var deviceFunctions = []deviceFunction{
	{"GetParameterBuffer", deviceBuffer},
	{"GetParameterBufferV2", deviceBufferOf},
	{"LaunchDevice", deviceLaunch},
	{"LaunchDeviceV2", deviceLaunchOf},
	{"DeviceSynchronize", deviceSynchronize},
	{"DeviceSynchronizeDeprecationAvoidance", deviceSynchronize},
	{"GraphSetConditional", deviceSetConditional},
	{"StreamCreateWithFlags", deviceHandle},
	{"EventCreateWithFlags", deviceHandle},
	{"StreamDestroy", deviceNothing},
	{"StreamWaitEvent", deviceNothing},
	{"EventRecord", deviceNothing},
	{"EventRecordWithFlags", deviceNothing},
	{"EventDestroy", deviceNothing},
	{"GetLastError", func(c *hostCall, i int) (uint64, bool) { return c.lastError(i, true), true }},
	{"PeekAtLastError", func(c *hostCall, i int) (uint64, bool) { return c.lastError(i, false), true }},
	{"GetErrorName", deviceErrorText(0)},
	{"GetErrorString", deviceErrorText(1)},
	{"GetDevice", func(c *hostCall, i int) (uint64, bool) { return c.give(i, 0, 4, 0) }},
	{"GetDeviceCount", func(c *hostCall, i int) (uint64, bool) { return c.give(i, 0, 4, 1) }},
	{"RuntimeGetVersion", func(c *hostCall, i int) (uint64, bool) { return c.give(i, 0, 4, 13000) }},
	{"Malloc", deviceMalloc},
	{"Free", deviceFree},
	{"MemcpyAsync", deviceCopy},
	{"MemsetAsync", deviceFill},
}

// deviceFunctionOf returns the index of a function of the device runtime by its name in PTX, or -1.
func deviceFunctionOf(name string) int {
	short, ok := strings.CutPrefix(name, "__cudaCDP2")
	if !ok {
		short, ok = strings.CutPrefix(strings.TrimPrefix(name, "__"), "cuda")
	}
	for i := range deviceFunctions {
		if ok && deviceFunctions[i].name == short {
			return i
		}
	}
	return -1
}

// deviceError is an error with its name and text.
type deviceError struct {
	code       uint64
	name, text string
}

// deviceErrors have their texts in slots after the buffers of parameters.
var deviceErrors = []deviceError{
	{cudaSuccess, "cudaSuccess", "no error"},
	{cudaInvalidValue, "cudaErrorInvalidValue", "invalid argument"},
	{cudaOutOfMemory, "cudaErrorMemoryAllocation", "out of memory"},
	{cudaConfiguration, "cudaErrorInvalidConfiguration", "invalid configuration argument"},
	{cudaDepthExceeded, "cudaErrorLaunchMaxDepthExceeded", "launch would exceed maximum depth of nested launches"},
	{cudaInvalidFunction, "cudaErrorInvalidDeviceFunction", "invalid device function"},
	{^uint64(0), "unrecognized error code", "unrecognized error code"},
}

const errorSlotBytes = 128 // for the name and the text

// deviceErrorText returns the function that returns the address of the name of an error, or of its text.
func deviceErrorText(half uint64) func(c *hostCall, i int) (uint64, bool) {
	return func(c *hostCall, i int) (uint64, bool) {
		code := c.arg(0, i)
		at := slices.IndexFunc(deviceErrors, func(e deviceError) bool { return e.code == code || e.code == ^uint64(0) })
		return c.w.g.dev.params + paramSlots*paramSlotBytes + errorSlotBytes*uint64(at) + half*errorSlotBytes/2, true
	}
}

func deviceNothing(*hostCall, int) (uint64, bool) { return cudaSuccess, true }

// deviceHandle stores a new handle of a stream or an event.
func deviceHandle(c *hostCall, i int) (uint64, bool) {
	const first = 0x100 // beyond the numbers of streams
	k := &c.w.g.children
	k.mu.Lock()
	k.handles++
	h := first + k.handles
	k.mu.Unlock()
	return c.give(i, 0, 8, h)
}

func deviceSetConditional(c *hostCall, i int) (uint64, bool) {
	if set := c.w.g.cfg.SetConditional; set != nil {
		c.w.g.mu.Lock()
		defer c.w.g.mu.Unlock()
		set(c.arg(0, i), uint32(c.arg(1, i)))
	}
	return 0, true
}

func deviceMalloc(c *hostCall, i int) (uint64, bool) {
	off, ok := c.w.malloc(c.arg(1, i))
	if !ok {
		return cudaOutOfMemory, true
	}
	return c.give(i, 0, 8, c.w.g.dev.win.global+off)
}

func deviceFree(c *hostCall, i int) (uint64, bool) {
	if p := c.arg(0, i); p != 0 && c.w.freeBlock(c.fr, c.in, i, p-c.w.g.dev.win.global) != "" {
		return cudaInvalidValue, true
	}
	return cudaSuccess, true
}

// deviceCopy takes destination, source, size, direction and stream.
func deviceCopy(c *hostCall, i int) (uint64, bool) {
	dst, src, n := c.arg(0, i), c.arg(1, i), c.arg(2, i)
	return c.queue(func(d *Device) error {
		from, err := d.slice(src, n)
		if err != nil {
			return err
		}
		return d.Write(dst, from)
	}), true
}

// deviceFill takes destination, value, size and stream.
func deviceFill(c *hostCall, i int) (uint64, bool) {
	dst, v, n := c.arg(0, i), byte(c.arg(1, i)), c.arg(2, i)
	return c.queue(func(d *Device) error {
		to, err := d.slice(dst, n)
		for i := range to {
			to[i] = v
		}
		return err
	}), true
}

func (c *hostCall) queue(f func(d *Device) error) uint64 {
	k := &c.w.g.children
	k.mu.Lock()
	defer k.mu.Unlock()
	k.list = append(k.list, childWork{block: c.w.cta, memory: f})
	return cudaSuccess
}
