package cuda

import (
	"fmt"
	"reflect"
	"runtime"
	"unsafe"
)

// Dim is the size of a grid, block or cluster; 0 means 1.
type Dim struct{ X, Y, Z int }

func (d Dim) sizes() [3]uint32 {
	return [3]uint32{uint32(max(d.X, 1)), uint32(max(d.Y, 1)), uint32(max(d.Z, 1))}
}

// Config is the shape of a launch.
type Config struct {
	Grid, Block Dim     // in blocks and threads
	Cluster     Dim     // in blocks; the zero value is a launch without clusters (sm_90 and later have them)
	Shared      int     // bytes of dynamic shared memory
	Cooperative bool    // the blocks run at the same time, and may wait for each other
	Stream      *Stream // nil is the default stream
}

// launchConfig is CUlaunchConfig.
type launchConfig struct {
	grid, block [3]uint32
	shared      uint32
	_           uint32
	stream      uintptr
	attributes  unsafe.Pointer
	count       uint32
	_           uint32
}

// launchAttribute is CUlaunchAttribute.
type launchAttribute struct {
	id    uint32
	_     uint32
	value [64]byte
}

// The attributes of launches (CUlaunchAttributeID).
const (
	attributeCooperative = 2
	attributeCluster     = 4
)

// Launch submits a launch; it does not wait (cuLaunchKernel, cuLaunchKernelEx). The arguments are, in the order of the parameters: Ptr,
// buffers, numbers of Go's sized types, bool, and structures and arrays of these for parameters of such a type.
func (f *Function) Launch(cfg Config, args ...any) error {
	values, err := f.values(args)
	if err != nil {
		return err
	}
	var pin runtime.Pinner
	defer pin.Unpin()
	list := make([]unsafe.Pointer, len(values)+1) // never empty
	for i, v := range values {
		pin.Pin(&v[0])
		list[i] = unsafe.Pointer(&v[0])
	}
	var attributes []launchAttribute
	if cfg.Cooperative {
		a := launchAttribute{id: attributeCooperative}
		a.value[0] = 1
		attributes = append(attributes, a)
	}
	if cfg.Cluster != (Dim{}) {
		a := launchAttribute{id: attributeCluster}
		*(*[3]uint32)(unsafe.Pointer(&a.value)) = cfg.Cluster.sizes()
		attributes = append(attributes, a)
	}
	g, b := cfg.Grid.sizes(), cfg.Block.sizes()
	if len(attributes) == 0 {
		return f.ctx.do("cuLaunchKernel", func(a *api) Result {
			return a.launchKernel(f.handle, g[0], g[1], g[2], b[0], b[1], b[2], uint32(cfg.Shared), cfg.Stream.number(), &list[0], 0)
		})
	}
	if f.ctx.drv.api.launchKernelEx == nil {
		return f.ctx.drv.check("cuLaunchKernelEx", NotSupported)
	}
	pin.Pin(&attributes[0])
	c := &launchConfig{
		grid: g, block: b, shared: uint32(cfg.Shared), stream: cfg.Stream.number(), attributes: unsafe.Pointer(&attributes[0]), count: uint32(len(attributes)),
	}
	return f.ctx.do("cuLaunchKernelEx", func(a *api) Result { return a.launchKernelEx(unsafe.Pointer(c), f.handle, &list[0], 0) })
}

// pointer is a buffer as an argument.
type pointer interface{ Ptr() Ptr }

// values encodes arguments.
func (f *Function) values(args []any) (list [][]byte, err error) {
	if f.sizes != nil && len(args) != len(f.sizes) {
		return nil, fmt.Errorf("cuda: kernel %s has %d parameters, not %d", f.name, len(f.sizes), len(args))
	}
	for i, x := range args {
		if p, ok := x.(pointer); ok {
			x = p.Ptr()
		}
		b, ok := x.([]byte)
		if !ok {
			if b, err = encode(x); err != nil {
				return nil, fmt.Errorf("cuda: argument %d of kernel %s: %w", i+1, f.name, err)
			}
		}
		if len(b) == 0 {
			return nil, fmt.Errorf("cuda: argument %d of kernel %s is empty", i+1, f.name)
		}
		if f.sizes != nil && len(b) != f.sizes[i] {
			return nil, fmt.Errorf("cuda: argument %d of kernel %s has %d bytes (%T), its parameter %d", i+1, f.name, len(b), args[i], f.sizes[i])
		}
		list = append(list, b)
	}
	return list, nil
}

// encode returns the bytes of a value without pointers, as they are in memory.
func encode(x any) ([]byte, error) {
	v := reflect.ValueOf(x)
	if !v.IsValid() || !plain(v.Type()) {
		return nil, fmt.Errorf("a value of type %T cannot be an argument", x)
	}
	at := reflect.New(v.Type())
	at.Elem().Set(v)
	return append([]byte(nil), unsafe.Slice((*byte)(at.UnsafePointer()), v.Type().Size())...), nil
}

// plain reports whether values of a type are numbers of a known size, or structures and arrays of them.
func plain(t reflect.Type) bool {
	switch t.Kind() {
	case reflect.Bool, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64,
		reflect.Float32, reflect.Float64, reflect.Complex64, reflect.Complex128:
		return true
	case reflect.Array:
		return plain(t.Elem())
	case reflect.Struct:
		for i := range t.NumField() {
			if !plain(t.Field(i).Type) {
				return false
			}
		}
		return t.NumField() > 0
	}
	return false
}

// MaxClusters returns the number of clusters of a launch that run at the same time (cuOccupancyMaxActiveClusters).
func (f *Function) MaxClusters(cfg Config) (int, error) {
	if f.ctx.drv.api.occupancyMaxClusters == nil {
		return 0, f.ctx.drv.check("cuOccupancyMaxActiveClusters", NotSupported)
	}
	a := launchAttribute{id: attributeCluster}
	*(*[3]uint32)(unsafe.Pointer(&a.value)) = cfg.Cluster.sizes()
	var pin runtime.Pinner
	defer pin.Unpin()
	pin.Pin(&a)
	c := &launchConfig{grid: cfg.Grid.sizes(), block: cfg.Block.sizes(), shared: uint32(cfg.Shared), attributes: unsafe.Pointer(&a), count: 1}
	var n int32
	err := f.ctx.do("cuOccupancyMaxActiveClusters", func(a *api) Result { return a.occupancyMaxClusters(&n, f.handle, unsafe.Pointer(c)) })
	return int(n), err
}
