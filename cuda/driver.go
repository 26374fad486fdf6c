package cuda

import (
	"fmt"
	"unsafe"

	"github.com/ebitengine/purego"
)

// Driver is CUDA's driver in this process.
type Driver struct {
	api api
}

// api are the functions of the driver. Handles and device pointers are numbers.
type api struct {
	init                 func(flags uint32) Result
	driverGetVersion     func(v *int32) Result
	getErrorName         func(r Result, name *unsafe.Pointer) Result
	getErrorString       func(r Result, text *unsafe.Pointer) Result
	deviceGetCount       func(n *int32) Result
	deviceGet            func(dev *int32, i int32) Result
	deviceGetName        func(name *byte, n int32, dev int32) Result
	deviceTotalMem       func(n *uint64, dev int32) Result
	deviceGetAttribute   func(v *int32, id int32, dev int32) Result
	primaryRetain        func(c *uintptr, dev int32) Result
	primaryRelease       func(dev int32) Result
	ctxSetCurrent        func(c uintptr) Result
	ctxSynchronize       func() Result
	moduleLoadDataEx     func(m *uintptr, image *byte, n uint32, keys *int32, values *uintptr) Result
	moduleUnload         func(m uintptr) Result
	moduleGetFunction    func(f *uintptr, m uintptr, name *byte) Result
	moduleGetGlobal      func(p *uint64, n *uint64, m uintptr, name *byte) Result
	funcGetAttribute     func(v *int32, id int32, f uintptr) Result
	funcSetAttribute     func(f uintptr, id int32, v int32) Result
	funcGetParamInfo     func(f uintptr, i uint64, off, size *uint64) Result // of CUDA 12.4 and later, else nil
	memAlloc             func(p *uint64, n uint64) Result
	memFree              func(p uint64) Result
	memcpyHtoDAsync      func(dst uint64, src unsafe.Pointer, n uint64, s uintptr) Result
	memcpyDtoHAsync      func(dst unsafe.Pointer, src uint64, n uint64, s uintptr) Result
	memsetD8Async        func(p uint64, v uint8, n uint64, s uintptr) Result
	streamCreate         func(s *uintptr, flags uint32) Result
	streamDestroy        func(s uintptr) Result
	streamSynchronize    func(s uintptr) Result
	streamWaitEvent      func(s, e uintptr, flags uint32) Result
	eventCreate          func(e *uintptr, flags uint32) Result
	eventDestroy         func(e uintptr) Result
	eventRecord          func(e, s uintptr) Result
	eventSynchronize     func(e uintptr) Result
	eventElapsedTime     func(ms *float32, start, end uintptr) Result
	launchKernel         func(f uintptr, gx, gy, gz, bx, by, bz, shared uint32, s uintptr, params *unsafe.Pointer, extra uintptr) Result
	launchKernelEx       func(config unsafe.Pointer, f uintptr, params *unsafe.Pointer, extra uintptr) Result // of CUDA 11.8 and later, else nil
	occupancyMaxClusters func(n *int32, f uintptr, config unsafe.Pointer) Result                              // likewise
}

// symbol is a function of the driver and the field of api for it.
type symbol struct {
	name     string
	function any
	optional bool
}

func (a *api) symbols() []symbol {
	return []symbol{
		{"cuInit", &a.init, false},
		{"cuDriverGetVersion", &a.driverGetVersion, false},
		{"cuGetErrorName", &a.getErrorName, false},
		{"cuGetErrorString", &a.getErrorString, false},
		{"cuDeviceGetCount", &a.deviceGetCount, false},
		{"cuDeviceGet", &a.deviceGet, false},
		{"cuDeviceGetName", &a.deviceGetName, false},
		{"cuDeviceTotalMem_v2", &a.deviceTotalMem, false},
		{"cuDeviceGetAttribute", &a.deviceGetAttribute, false},
		{"cuDevicePrimaryCtxRetain", &a.primaryRetain, false},
		{"cuDevicePrimaryCtxRelease_v2", &a.primaryRelease, false},
		{"cuCtxSetCurrent", &a.ctxSetCurrent, false},
		{"cuCtxSynchronize", &a.ctxSynchronize, false},
		{"cuModuleLoadDataEx", &a.moduleLoadDataEx, false},
		{"cuModuleUnload", &a.moduleUnload, false},
		{"cuModuleGetFunction", &a.moduleGetFunction, false},
		{"cuModuleGetGlobal_v2", &a.moduleGetGlobal, false},
		{"cuFuncGetAttribute", &a.funcGetAttribute, false},
		{"cuFuncSetAttribute", &a.funcSetAttribute, false},
		{"cuFuncGetParamInfo", &a.funcGetParamInfo, true},
		{"cuMemAlloc_v2", &a.memAlloc, false},
		{"cuMemFree_v2", &a.memFree, false},
		{"cuMemcpyHtoDAsync_v2", &a.memcpyHtoDAsync, false},
		{"cuMemcpyDtoHAsync_v2", &a.memcpyDtoHAsync, false},
		{"cuMemsetD8Async", &a.memsetD8Async, false},
		{"cuStreamCreate", &a.streamCreate, false},
		{"cuStreamDestroy_v2", &a.streamDestroy, false},
		{"cuStreamSynchronize", &a.streamSynchronize, false},
		{"cuStreamWaitEvent", &a.streamWaitEvent, false},
		{"cuEventCreate", &a.eventCreate, false},
		{"cuEventDestroy_v2", &a.eventDestroy, false},
		{"cuEventRecord", &a.eventRecord, false},
		{"cuEventSynchronize", &a.eventSynchronize, false},
		{"cuEventElapsedTime", &a.eventElapsedTime, false},
		{"cuLaunchKernel", &a.launchKernel, false},
		{"cuLaunchKernelEx", &a.launchKernelEx, true},
		{"cuOccupancyMaxActiveClusters", &a.occupancyMaxClusters, true},
	}
}

// Open loads the driver from a library, "" for that of the system, and initialises it (cuInit).
func Open(library string) (*Driver, error) {
	if library == "" {
		library = systemLibrary
	}
	handle, err := openLibrary(library)
	if err != nil {
		return nil, fmt.Errorf("cuda: the driver cannot be loaded: %w", err)
	}
	d := &Driver{}
	for _, s := range d.api.symbols() {
		at, err := findSymbol(handle, s.name)
		switch {
		case err == nil:
			purego.RegisterFunc(s.function, at)
		case !s.optional:
			return nil, fmt.Errorf("cuda: the driver %s lacks %s: it is older than CUDA 7.0", library, s.name)
		}
	}
	return d, d.check("cuInit", d.api.init(0))
}

// Version returns the version of CUDA that the driver supports, 1000·major + 10·minor (cuDriverGetVersion).
func (d *Driver) Version() (int, error) {
	var v int32
	err := d.check("cuDriverGetVersion", d.api.driverGetVersion(&v))
	return int(v), err
}

// Devices returns the number of devices (cuDeviceGetCount).
func (d *Driver) Devices() (int, error) {
	var n int32
	err := d.check("cuDeviceGetCount", d.api.deviceGetCount(&n))
	return int(n), err
}

// Device is a GPU.
type Device struct {
	drv    *Driver
	handle int32
}

// Device returns a device by its number (cuDeviceGet).
func (d *Driver) Device(i int) (*Device, error) {
	dev := &Device{drv: d}
	return dev, d.check("cuDeviceGet", d.api.deviceGet(&dev.handle, int32(i)))
}

// Name returns the product name (cuDeviceGetName).
func (d *Device) Name() (string, error) {
	var name [256]byte
	err := d.drv.check("cuDeviceGetName", d.drv.api.deviceGetName(&name[0], int32(len(name)), d.handle))
	return text(name[:]), err
}

// text returns the bytes before the first NUL.
func text(b []byte) string {
	for i, c := range b {
		if c == 0 {
			return string(b[:i])
		}
	}
	return string(b)
}

// Memory returns the bytes of global memory (cuDeviceTotalMem).
func (d *Device) Memory() (uint64, error) {
	var n uint64
	err := d.drv.check("cuDeviceTotalMem", d.drv.api.deviceTotalMem(&n, d.handle))
	return n, err
}

// Attribute returns an attribute by the number of CUdevice_attribute (cuDeviceGetAttribute).
func (d *Device) Attribute(id int) (int, error) {
	var v int32
	err := d.drv.check("cuDeviceGetAttribute", d.drv.api.deviceGetAttribute(&v, int32(id), d.handle))
	return int(v), err
}

// SM returns the compute capability as in sm_90: 10·major + minor.
func (d *Device) SM() (int, error) {
	const major, minor = 75, 76
	a, err := d.Attribute(major)
	if err != nil {
		return 0, err
	}
	b, err := d.Attribute(minor)
	return 10*a + b, err
}
