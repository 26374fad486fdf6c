package emu

import (
	"fmt"
	"strconv"
	"strings"

	"gonvvm/internal/emu/printf"
)

// syscall is a function that the runtime provides to kernels (S3, "System
// calls"; CUDA's device runtime).
type syscall uint8

const (
	sysNone syscall = iota
	sysVprintf
	sysMalloc
	sysFree
	sysAssertFail
	sysDevice // of the device runtime, see fn.device
)

func syscallOf(name string) syscall {
	switch name {
	case "vprintf":
		return sysVprintf
	case "malloc":
		return sysMalloc
	case "free":
		return sysFree
	case "__assertfail", "__assert_fail":
		return sysAssertFail
	}
	if deviceFunctionOf(name) >= 0 {
		return sysDevice
	}
	return sysNone
}

// hostCall is a call of a function of the runtime.
type hostCall struct {
	w    *warp
	fr   *frame
	in   *inst
	site *callSite
}

// arg returns argument k of lane i.
func (c *hostCall) arg(k, i int) uint64 {
	if k >= len(c.site.args) {
		return 0
	}
	if a := &c.site.args[k]; a.reg != 0 {
		return c.fr.regs[a.reg][i]
	}
	return c.part(k, i, 0, min(c.site.args[k].size, 8))
}

// part returns size bytes at an offset of argument k, which is in memory.
func (c *hostCall) part(k, i int, off, size uint32) uint64 {
	if k >= len(c.site.args) || c.site.args[k].reg != 0 || off+size > c.site.args[k].size {
		return 0
	}
	return load(c.w.local[i*int(c.w.stride)+int(c.fr.base+c.site.args[k].off+off):], 0, uint8(size))
}

// result stores the result of lane i.
func (c *hostCall) result(i int, v uint64) {
	w, fr := c.w, c.fr
	if len(c.site.rets) == 0 {
		return
	}
	r := &c.site.rets[0]
	if r.reg != 0 {
		fr.regs[r.reg][i] = v
		if w.g.check {
			fr.init[r.reg] |= 1 << i
		}
		return
	}
	store(w.local[i*int(w.stride)+int(fr.base+r.off):], 0, uint8(min(r.size, 8)), v)
	if w.g.check {
		w.writeLocal(i, fr.base+r.off, r.size)
	}
}

// give stores a value of size bytes where argument k of lane i points to, and returns the code of success; false after a fault.
func (c *hostCall) give(i, k int, size uint8, v uint64) (uint64, bool) {
	mem, off := c.w.resolve(c.fr, c.in, spGeneric, c.arg(k, i), i, uint64(size), isWrite)
	if mem == nil {
		return 0, false
	}
	store(mem, off, size, v)
	return cudaSuccess, true
}

// syscall runs a function of the runtime for the lanes m.
func (w *warp) syscall(fr *frame, in *inst, f *fn, m uint32) {
	c := &hostCall{w, fr, in, in.x.call}
	arg, result := c.arg, c.result
	w.cta.unit.progress++
	for k := m; k != 0; k &= k - 1 {
		i := lane(k)
		switch f.extern {
		case sysVprintf:
			text, err := w.format(fr, in, i, arg(0, i), arg(1, i))
			if err {
				return
			}
			if out := w.g.cfg.Stdout; out != nil {
				w.g.mu.Lock()
				fmt.Fprint(out, text)
				w.g.mu.Unlock()
			}
			result(i, uint64(uint32(len(text))))
		case sysMalloc:
			p := uint64(0)
			if off, ok := w.malloc(arg(0, i)); ok {
				p = w.g.dev.win.global + off
			}
			result(i, p)
		case sysFree:
			if p := arg(0, i); p != 0 {
				if reason := w.freeBlock(fr, in, i, p-w.g.dev.win.global); reason != "" {
					w.fault(fr, in, 1<<i, CodeMemory, fmt.Sprintf("free of %#x, %s", p, reason), "")
					return
				}
			}
		case sysDevice:
			v, ok := deviceFunctions[f.device].call(c, i)
			if !ok {
				w.halt = true
				return
			}
			result(i, v)
		case sysAssertFail:
			msg := w.text(arg(0, i))
			file, fun := w.text(arg(1, i)), w.text(arg(3, i))
			w.fault(fr, in, 1<<i, CodeAssert, fmt.Sprintf("assertion failed: %s (%s:%d, %s)", msg, file, uint32(arg(2, i)), fun), "")
			return
		}
	}
}

// text reads a string at a generic address.
func (w *warp) text(addr uint64) string {
	var b []byte
	for len(b) < 1<<16 {
		sp, at := w.g.dev.win.classify(addr + uint64(len(b)))
		var mem []byte
		switch sp {
		case spGlobal:
			mem, at = w.g.mem, at-w.g.dev.win.global
		case spConst:
			mem = w.g.mod.konst
		case spShared:
			mem, at = w.cta.window(at)
		}
		if at >= uint64(len(mem)) || mem[at] == 0 {
			break
		}
		b = append(b, mem[at])
	}
	return string(b)
}

// format formats as printf does. The arguments lie one after another at args, each at a multiple of its size: 4 bytes
// for int, 8 for double, long long and pointers.
func (w *warp) format(fr *frame, in *inst, i int, format, args uint64) (string, bool) {
	f := w.text(format)
	var b strings.Builder
	at := args
	next := func(size uint64) (uint64, bool) {
		at = (at + size - 1) &^ (size - 1)
		mem, off := w.resolve(fr, in, spGeneric, at, i, size, isRead)
		at += size
		w.unread = 0
		if mem == nil {
			return 0, false
		}
		return load(mem, off, uint8(size)), true
	}
	for k := 0; k < len(f); k++ {
		if f[k] != '%' {
			b.WriteByte(f[k])
			continue
		}
		if k+1 < len(f) && f[k+1] == '%' {
			b.WriteByte('%')
			k++
			continue
		}
		spec := "%"
		long := 0
		k++
		for ; k < len(f); k++ {
			c := f[k]
			switch {
			case strings.IndexByte("-+ #0.123456789", c) >= 0:
				spec += string(c)
				continue
			case c == '*':
				v, ok := next(4)
				if !ok {
					return "", true
				}
				spec += strconv.Itoa(int(int32(v)))
				continue
			case c == 'l', c == 'j', c == 'z', c == 't':
				long++
				continue
			case c == 'h', c == 'L':
				continue
			}
			break
		}
		if k == len(f) {
			b.WriteString(spec)
			break
		}
		size := uint64(4)
		c := f[k]
		if long > 0 || strings.IndexByte("fFeEgGaApsn", c) >= 0 {
			size = 8
		}
		v, ok := next(size)
		if !ok {
			return "", true
		}
		b.WriteString(printf.Value(spec, c, v, size, w.text))
	}
	return b.String(), false
}
