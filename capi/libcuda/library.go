package libcuda

import (
	"fmt"
	"sync"
	"sync/atomic"

	"gonvvm/internal/cudriver"
)

// Host holds the services of the process that the library uses.
type Host struct {
	// Start makes the driver, at the first cuInit.
	Start func() (*cudriver.Driver, error)
	// Log receives lines for people; may be nil.
	Log func(string)
	// Call, CallStream and CallSize call functions of the program: void f(void *), void f(CUstream, CUresult, void *), size_t f(int).
	Call       func(f, data uint64)
	CallStream func(f, stream uint64, status uint32, data uint64)
	CallSize   func(f uint64, n int) uint64
	// ReadFile reads a file.
	ReadFile func(name string) ([]byte, error)
	// WriteFile writes one.
	WriteFile func(name string, data []byte) error
}

// Library is the driver of a process as C sees it. It may be called from several threads.
type Library struct {
	host Host

	mu       sync.Mutex
	drv      *cudriver.Driver // nil before cuInit
	ready    atomic.Pointer[cudriver.Driver]
	threads  sync.Map // number of a thread → *cudriver.Thread
	objects  sync.Map // handle → object
	handles  sync.Map // object → handle
	lists    sync.Map // memory that C reads, by the object it belongs to
	launches sync.Map // *nextLaunch by *cudriver.Function
	next     atomic.Uint64
}

// New returns a library that nothing has been called of.
func New(host Host) *Library { return &Library{host: host} }

// maxArgs is the largest number of parameters of a function, and one for functions of this package that pass on one more.
const maxArgs = 18

// callStack is the number of the argument with the stack of the caller: the address of a list of 64-bit numbers, the number of return
// addresses and then these, the innermost first; or 0.
const callStack = maxArgs

// Args are the arguments of a call, widened to 64 bits.
type Args [maxArgs + 1]uint64

// perThread is the bit of a function's number that makes stream 0 the thread's own.
const perThread = 1 << 16

// needs is the state that a function demands of its caller.
type needs uint8

const (
	needNone needs = iota
	needInit
	needCur
	needCtx
)

// entry is a function with a handler.
type entry struct {
	name    string
	params  string
	needs   needs
	handler func(*call) cudriver.Result
}

// call is a call of a function.
type call struct {
	lib    *Library
	drv    *cudriver.Driver
	thread *cudriver.Thread
	ctx    *cudriver.Context // where the function needs one
	own    bool              // stream 0 is the thread's own
	entry  *entry            // of the function
	args   *Args
}

// Call calls a function by its number. A bug of this program is an error of the call.
func (l *Library) Call(thread uint64, number uint32, args *Args) (r cudriver.Result) {
	i := number &^ perThread
	if int(i) >= len(table) {
		return cudriver.InvalidValue
	}
	e := &table[i]
	defer func() {
		if bug := recover(); bug != nil {
			l.logf("bug in %s: %v", e.name, bug)
			r = cudriver.Unknown
		}
	}()
	c := call{lib: l, thread: l.thread(thread), own: number&perThread != 0, args: args, entry: e, drv: l.ready.Load()}
	if r := c.admit(e); r != cudriver.Success {
		return r
	}
	r = e.handler(&c)
	if r == cudriver.NotSupported {
		l.logf("%s: not supported with these arguments", e.name)
	}
	return r
}

// admit checks the needs of a function, and the pointers that must not be NULL.
func (c *call) admit(e *entry) cudriver.Result {
	if e.needs >= needInit && c.drv == nil {
		return cudriver.NotInitialized
	}
	var r cudriver.Result
	switch e.needs {
	case needCur:
		c.ctx, r = c.thread.Context()
	case needCtx:
		c.ctx, r = c.thread.Live()
	}
	if r != cudriver.Success {
		return r
	}
	for i, p := range e.params {
		if (p == 'P' || p == 'X') && c.args[i] == 0 {
			return cudriver.InvalidValue
		}
	}
	return cudriver.Success
}

// origin returns the call of the program.
func (c *call) origin() cudriver.Origin {
	o := cudriver.Origin{Name: c.entry.name}
	if list := c.args[callStack]; list != 0 {
		for i := range min(load64(list), 64) {
			o.Stack = append(o.Stack, load64(list+8+8*i))
		}
	}
	return o
}

func (l *Library) logf(format string, args ...any) {
	if l.host.Log != nil {
		l.host.Log(fmt.Sprintf(format, args...))
	}
}

// thread returns the state of a thread by its number.
func (l *Library) thread(n uint64) *cudriver.Thread {
	if t, ok := l.threads.Load(n); ok {
		return t.(*cudriver.Thread)
	}
	t, _ := l.threads.LoadOrStore(n, &cudriver.Thread{})
	return t.(*cudriver.Thread)
}

// EndThread forgets a thread that has ended.
func (l *Library) EndThread(n uint64) { l.threads.Delete(n) }

// Driver returns the driver, nil before cuInit.
func (l *Library) Driver() *cudriver.Driver { return l.ready.Load() }

// handle returns the handle of an object. Handles look like addresses, and are not used twice.
func (l *Library) handle(object any) uint64 {
	if h, ok := l.handles.Load(object); ok {
		return h.(uint64)
	}
	h, old := l.handles.LoadOrStore(object, 1<<24+64*l.next.Add(1))
	if !old {
		l.objects.Store(h, object)
	}
	return h.(uint64)
}

// forget makes the number of an object invalid.
func (l *Library) forget(object any) {
	if h, ok := l.handles.LoadAndDelete(object); ok {
		l.objects.Delete(h)
	}
}

// get returns the object that argument i is the handle of.
func get[T any](c *call, i int) (T, cudriver.Result) { return lookup[T](c, c.args[i]) }

func lookup[T any](c *call, h uint64) (T, cudriver.Result) {
	o, ok := c.lib.objects.Load(h)
	if ok {
		if t, ok := o.(T); ok {
			return t, cudriver.Success
		}
	}
	var none T
	return none, cudriver.InvalidHandle
}
