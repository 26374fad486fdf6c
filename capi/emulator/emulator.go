// Package emulator answers the calls of gonvvm_emu.h: emulators by numbers, structures of C by their addresses.
package emulator

import (
	"strings"
	"sync"
	"unsafe"

	"gonvvm/internal/diag"
	"gonvvm/internal/emu"
	"gonvvm/internal/ptx"
)

// Args are the arguments of a call.
type Args [7]uint64

// The results of gonvvm_emu.h.
const (
	ok = iota
	invalid
	badPTX
	badLaunch
	findings
	fault
)

// functions are in the order of the numbers of c/emulator.c. Open is answered by Library.Call.
var functions = [...]func(*emulator, *Args) uint64{
	nil, nil, (*emulator).setSanitize, (*emulator).load, (*emulator).buffer, (*emulator).release, (*emulator).anywhere, (*emulator).launch,
	(*emulator).parameters, (*emulator).parameterSize, (*emulator).findings, (*emulator).code, (*emulator).message, (*emulator).source,
	(*emulator).ptxLine, (*emulator).thread, (*emulator).text,
}

const (
	numberOpen  = 0
	numberClose = 1
)

// Library holds the emulators of a process.
type Library struct {
	mu   sync.Mutex
	next uint64
	open map[uint64]*emulator
}

// emulator is a gonvvm_emu. Its mutex is held during calls.
type emulator struct {
	mu       sync.Mutex
	dev      *emu.Device
	mod      *emu.Module
	sanitize bool
	found    []emu.Finding
	said     string            // text of the last load or launch
	strings  map[string][]byte // that C has addresses of
}

// room is the memory of an emulator for variables of modules and malloc in kernels.
const room = 256 << 20

// Call answers a call by its number.
func (l *Library) Call(number uint32, args *Args) uint64 {
	l.mu.Lock()
	e := l.open[args[0]]
	switch {
	case number == numberOpen:
		if l.open == nil {
			l.open = map[uint64]*emulator{}
		}
		l.next++
		l.open[l.next] = &emulator{dev: emu.NewDeviceIn(make([]byte, room)), sanitize: true}
		n := l.next
		l.mu.Unlock()
		return n
	case number == numberClose:
		delete(l.open, args[0])
	}
	l.mu.Unlock()
	if e == nil || int(number) >= len(functions) || functions[number] == nil {
		return failure(number)
	}
	e.mu.Lock()
	defer e.mu.Unlock()
	return functions[number](e, args)
}

// failure returns the result of a call with an emulator that does not exist.
func failure(number uint32) uint64 {
	switch number {
	case 2, 3, 4, 5, 6, 7:
		return invalid
	case 8, 9:
		return ^uint64(0)
	case 11, 12, 13, 16:
		return addressOf(empty)
	}
	return 0
}

var empty = []byte{0}

func addressOf(b []byte) uint64 { return uint64(uintptr(unsafe.Pointer(unsafe.SliceData(b)))) }

// pointer converts an address of C.
func pointer(addr uint64) unsafe.Pointer { return *(*unsafe.Pointer)(unsafe.Pointer(&addr)) }

func bytesAt(addr, n uint64) []byte { return unsafe.Slice((*byte)(pointer(addr)), n) }

// stringAt returns the string of C at an address, "" for NULL.
func stringAt(addr uint64) string {
	if addr == 0 {
		return ""
	}
	n := uint64(0)
	for *(*byte)(pointer(addr + n)) != 0 {
		n++
	}
	return string(bytesAt(addr, n))
}

// give returns the address of a string, which lives until the next load or launch.
func (e *emulator) give(s string) uint64 {
	b, there := e.strings[s]
	if !there {
		b = append([]byte(s), 0)
		if e.strings == nil {
			e.strings = map[string][]byte{}
		}
		e.strings[s] = b
	}
	return addressOf(b)
}

// begin forgets the outcome of the call before.
func (e *emulator) begin() { e.found, e.said, e.strings = nil, "", nil }

// say keeps an error for gonvvm_emu_text.
func (e *emulator) say(err error, code uint64) uint64 {
	e.said = string(diag.Of(err).Append(nil))
	return code
}

func (e *emulator) setSanitize(a *Args) uint64 {
	e.sanitize = a[1] != 0
	return ok
}

func (e *emulator) load(a *Args) uint64 {
	e.begin()
	if a[1] == 0 {
		return invalid
	}
	text := []byte(stringAt(a[1]))
	m, err := ptx.Parse("kernel.ptx", text)
	if err != nil {
		return e.say(err, badPTX)
	}
	if m.AddressSize != 64 {
		e.said = "the module needs .address_size 64, since its addresses are those of the process\n"
		return badPTX
	}
	mod, err := e.dev.Load(m, "kernel.ptx", text)
	if err != nil {
		return e.say(err, badPTX)
	}
	if e.mod != nil {
		e.mod.Unload()
	}
	e.mod = mod
	return ok
}

func (e *emulator) buffer(a *Args) uint64 {
	if a[1] == 0 || a[2] == 0 || a[1]+a[2] < a[1] || e.dev.Pinned(a[1], a[2]) {
		return invalid
	}
	e.dev.Pin(bytesAt(a[1], a[2]))
	return ok
}

func (e *emulator) release(a *Args) uint64 {
	if !e.dev.Pinned(a[1], 1) {
		return invalid
	}
	e.dev.Unpin(a[1])
	return ok
}

// anywhere pins the addresses of a process but for the first page.
func (e *emulator) anywhere(*Args) uint64 {
	const page, end = 4096, 1 << 47
	if e.dev.Pinned(page, end-page) {
		return invalid
	}
	e.dev.Pin(bytesAt(page, end-page))
	return ok
}

// kernel finds a kernel of the module.
func (e *emulator) kernel(name uint64) (*emu.Kernel, error) {
	if e.mod == nil {
		return nil, &diag.Diagnostic{Code: emu.CodeLaunch, Msg: "no module is loaded"}
	}
	return e.mod.Kernel(stringAt(name))
}

// three reads three numbers; NULL is zeroes.
func three(addr uint64) (d [3]int) {
	if addr != 0 {
		for i := range d {
			d[i] = int(*(*uint32)(pointer(addr + 4*uint64(i))))
		}
	}
	return d
}

func (e *emulator) launch(a *Args) uint64 {
	e.begin()
	k, err := e.kernel(a[1])
	if err != nil {
		return e.say(err, badLaunch)
	}
	block := make([]byte, k.ParamBytes())
	for i, p := range k.Params() {
		at := uint64(0)
		if a[6] != 0 {
			at = *(*uint64)(pointer(a[6] + 8*uint64(i)))
		}
		if at == 0 {
			return invalid
		}
		copy(block[p.Offset:], bytesAt(at, uint64(p.Size)))
	}
	if a[2] == 0 || a[3] == 0 || a[5] > 1<<30 {
		return invalid
	}
	res, err := k.Launch(&emu.Config{
		Grid: three(a[2]), Block: three(a[3]), Cluster: three(a[4]), Shared: int(a[5]), Params: block, Sanitize: e.sanitize,
	})
	if err != nil {
		return e.say(err, badLaunch)
	}
	e.found = res.Findings
	if err := res.Err(); err != nil {
		e.say(err, 0)
	}
	switch {
	case !res.Done:
		return fault
	case len(e.found) > 0:
		return findings
	}
	return ok
}

func (e *emulator) parameters(a *Args) uint64 {
	k, err := e.kernel(a[1])
	if err != nil {
		return ^uint64(0)
	}
	return uint64(len(k.Params()))
}

func (e *emulator) parameterSize(a *Args) uint64 {
	k, err := e.kernel(a[1])
	if err != nil {
		return ^uint64(0)
	}
	if p := k.Params(); a[2] < uint64(len(p)) {
		return uint64(p[a[2]].Size)
	}
	return ^uint64(0)
}

func (e *emulator) findings(*Args) uint64 { return uint64(len(e.found)) }

// finding returns the finding of argument 1, an empty one if there is none.
func (e *emulator) finding(a *Args) *emu.Finding {
	if a[1] < uint64(len(e.found)) {
		return &e.found[a[1]]
	}
	return &emu.Finding{}
}

func (e *emulator) code(a *Args) uint64 { return e.give(string(e.finding(a).Code)) }

func (e *emulator) message(a *Args) uint64 { return e.give(strings.TrimSpace(e.finding(a).Msg)) }

func (e *emulator) source(a *Args) uint64 {
	at := e.finding(a).At
	if a[2] != 0 {
		*(*int32)(pointer(a[2])) = at.SourceLine
	}
	return e.give(at.SourceFile)
}

func (e *emulator) ptxLine(a *Args) uint64 { return uint64(e.finding(a).At.Line) }

func (e *emulator) thread(a *Args) uint64 {
	f := e.finding(a)
	if !f.HasThread {
		return 0
	}
	for n, d := range [...][3]int{f.Block, f.Thread} {
		if a[2+n] != 0 {
			for i, x := range d {
				*(*uint32)(pointer(a[2+n] + 4*uint64(i))) = uint32(x)
			}
		}
	}
	return 1
}

func (e *emulator) text(*Args) uint64 { return e.give(e.said) }
