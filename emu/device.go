package emu

import (
	"encoding/binary"
	"fmt"
	"math"

	"gonvvm/internal/emu"
	"gonvvm/internal/ptx"
)

// Device is a machine with global memory and the modules that are loaded. It must
// not be used by several goroutines at once; a launch uses all processors by itself.
type Device struct {
	dev *emu.Device
}

// Ptr is an address in a device's global memory, as kernels see it.
type Ptr uint64

// New returns a device for 64-bit modules without anything in it. The first
// module that is loaded may make it one for 32-bit addresses.
func New() *Device { return &Device{emu.NewDevice(64)} }

// LimitMemory sets the size of global memory in bytes, instead of 2 GiB. It is called before anything is allocated.
func (d *Device) LimitMemory(bytes uint64) { d.dev.Limit = bytes }

// Alloc reserves n bytes of zeroed memory, aligned to 256 bytes.
func (d *Device) Alloc(n int) (Ptr, error) {
	if n < 0 {
		return 0, fmt.Errorf("emu: allocation of %d bytes", n)
	}
	a, err := d.dev.Alloc(uint64(n))
	return Ptr(a), err
}

// Free gives memory back. Later accesses to it are errors.
func (d *Device) Free(p Ptr) error { return d.dev.Free(uint64(p)) }

// Write copies data to memory at p.
func (d *Device) Write(p Ptr, data []byte) error { return d.dev.Write(uint64(p), data) }

// Read fills data from memory at p.
func (d *Device) Read(p Ptr, data []byte) error { return d.dev.Read(uint64(p), data) }

// Number is an element of a buffer.
type Number interface {
	~int8 | ~uint8 | ~int16 | ~uint16 | ~int32 | ~uint32 | ~int64 | ~uint64 | ~float32 | ~float64
}

// Upload allocates a buffer and fills it.
func Upload[T Number](d *Device, data []T) (Ptr, error) {
	b := encode(data)
	p, err := d.Alloc(len(b))
	if err != nil {
		return 0, err
	}
	return p, d.Write(p, b)
}

// Download reads n elements from memory at p.
func Download[T Number](d *Device, p Ptr, n int) ([]T, error) {
	out := make([]T, n)
	size := sizeOf[T]()
	b := make([]byte, n*size)
	if err := d.Read(p, b); err != nil {
		return nil, err
	}
	for i := range out {
		out[i] = fromBits[T](bits(b[i*size:], size))
	}
	return out, nil
}

func encode[T Number](data []T) []byte {
	size := sizeOf[T]()
	b := make([]byte, 0, len(data)*size)
	for _, v := range data {
		b = appendBits(b, toBits(v), size)
	}
	return b
}

func isFloat[T Number]() bool {
	one, two := T(1), T(2)
	return one/two != 0
}

// sizeOf returns the bytes of a T.
func sizeOf[T Number]() int {
	one := T(1)
	if isFloat[T]() {
		tiny := one
		for range 40 {
			tiny /= 2
		}
		if one+tiny == one {
			return 4
		}
		return 8
	}
	n := 0
	for x := one; x != 0; x += x {
		n++
	}
	return n / 8
}

func toBits[T Number](v T) uint64 {
	switch x := any(v).(type) {
	case float32:
		return uint64(math.Float32bits(x))
	case float64:
		return math.Float64bits(x)
	}
	if isFloat[T]() { // a named floating-point type
		if sizeOf[T]() == 4 {
			return uint64(math.Float32bits(float32(v)))
		}
		return math.Float64bits(float64(v))
	}
	return uint64(v)
}

func fromBits[T Number](b uint64) T {
	if isFloat[T]() {
		if sizeOf[T]() == 4 {
			return T(math.Float32frombits(uint32(b)))
		}
		return T(math.Float64frombits(b))
	}
	return T(b)
}

// bits reads a little-endian number of 1, 2, 4 or 8 bytes.
func bits(b []byte, size int) uint64 {
	switch size {
	case 1:
		return uint64(b[0])
	case 2:
		return uint64(binary.LittleEndian.Uint16(b))
	case 4:
		return uint64(binary.LittleEndian.Uint32(b))
	}
	return binary.LittleEndian.Uint64(b)
}

func appendBits(b []byte, v uint64, size int) []byte {
	for range size {
		b = append(b, byte(v))
		v >>= 8
	}
	return b
}

// Module is a PTX module on a device.
type Module struct {
	dev *Device
	mod *emu.Module
}

// Load parses PTX and puts the module on the device. name is for messages.
// The error carries every mistake that was found, with its place.
func (d *Device) Load(name string, text []byte) (*Module, error) {
	m, err := ptx.Parse(name, text)
	if err != nil {
		return nil, err
	}
	mod, err := d.dev.Load(m, name, text)
	if err != nil {
		return nil, err
	}
	return &Module{d, mod}, nil
}

// Kernels returns the names of the module's kernels.
func (m *Module) Kernels() []string { return m.mod.Kernels() }

// Variable returns the address and the size in bytes of a variable of module
// scope in global or constant memory. Write can only reach the former.
func (m *Module) Variable(name string) (p Ptr, size int, ok bool) {
	a, n, ok := m.mod.Symbol(name)
	return Ptr(a), int(n), ok
}
