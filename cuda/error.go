package cuda

import (
	"fmt"
	"strings"
	"unsafe"
)

// Result is a code of the driver (CUresult). It is an error that errors.Is finds in an *Error.
type Result uint32

// The codes that programs ask for.
const (
	Success             Result = 0
	InvalidValue        Result = 1
	OutOfMemory         Result = 2
	NoDevice            Result = 100
	NoBinaryForGPU      Result = 209
	InvalidPTX          Result = 218
	UnsupportedPTX      Result = 222
	InvalidHandle       Result = 400
	NotFound            Result = 500
	IllegalAddress      Result = 700
	LaunchOutOfResource Result = 701
	LaunchTimeout       Result = 702
	MisalignedAddress   Result = 716
	LaunchFailed        Result = 719
	NotSupported        Result = 801
	InvalidClusterSize  Result = 912
)

func (r Result) Error() string { return fmt.Sprintf("CUDA error %d", uint32(r)) }

// Error is a call of the driver that failed.
type Error struct {
	Call   string // function of the driver
	Code   Result
	Name   string // "CUDA_ERROR_INVALID_PTX"
	Text   string // the driver's description
	Log    string // of the JIT compiler; may be empty
	Advice string // the next thing to try; may be empty
}

func (e *Error) Error() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s: %s (%d): %s", e.Call, e.Name, uint32(e.Code), e.Text)
	if e.Log != "" {
		b.WriteString("\n" + strings.TrimRight(e.Log, "\n"))
	}
	if e.Advice != "" {
		b.WriteString("\nhint: " + e.Advice)
	}
	return b.String()
}

// Unwrap returns the code.
func (e *Error) Unwrap() error { return e.Code }

// check makes an error of a result.
func (d *Driver) check(call string, r Result) error {
	if r == Success {
		return nil
	}
	e := &Error{Call: call, Code: r, Name: "unknown error", Advice: d.advice(r)}
	var p unsafe.Pointer
	if d.api.getErrorName(r, &p) == Success && p != nil {
		e.Name = stringAt(p)
	}
	if d.api.getErrorString(r, &p) == Success && p != nil {
		e.Text = stringAt(p)
	}
	return e
}

// stringAt returns the string of C at an address.
func stringAt(p unsafe.Pointer) string {
	n := 0
	for *(*byte)(unsafe.Add(p, n)) != 0 {
		n++
	}
	return string(unsafe.Slice((*byte)(p), n))
}

// ptxVersions are the newest PTX versions of releases of CUDA (PTX ISA, release notes), the newest first.
var ptxVersions = [...]struct {
	cuda int
	ptx  string
}{
	{13020, "9.2"},
	{13010, "9.1"},
	{13000, "9.0"},
	{12090, "8.8"},
	{12080, "8.7"},
	{12070, "8.6"},
	{12050, "8.5"},
	{12040, "8.4"},
	{12030, "8.3"},
	{12020, "8.2"},
	{12010, "8.1"},
	{12000, "8.0"},
	{11080, "7.8"},
	{11070, "7.7"},
	{11060, "7.6"},
	{11050, "7.5"},
	{11040, "7.4"},
	{11030, "7.3"},
	{11020, "7.2"},
	{11010, "7.1"},
	{11000, "7.0"},
	{10020, "6.5"},
	{10010, "6.4"},
	{10000, "6.3"},
	{9020, "6.2"},
	{9010, "6.1"},
	{9000, "6.0"},
}

// advice says the next thing to try.
func (d *Driver) advice(r Result) string {
	switch r {
	case UnsupportedPTX:
		var v int32
		if d.api.driverGetVersion(&v) == Success {
			for _, row := range ptxVersions {
				if int(v) >= row.cuda {
					return fmt.Sprintf("lower .version: this driver supports CUDA %d.%d, so PTX up to %s (gonvvm compile -ptx=%s), or update the driver", v/1000, v%1000/10, row.ptx, row.ptx)
				}
			}
		}
		return "lower .version (gonvvm compile -ptx=VERSION), or update the driver"
	case NoBinaryForGPU:
		return "compile for the architecture of the device, or load PTX"
	case InvalidPTX:
		return "gonvvm ptx check finds mistakes in PTX"
	case IllegalAddress, MisalignedAddress, LaunchFailed:
		return "the process cannot use the GPU any more; gonvvm run without -device=cuda finds the access on the CPU"
	case LaunchTimeout:
		return "the device ends long launches if it has a display: make the grid smaller"
	case LaunchOutOfResource:
		return "the kernel needs more registers or shared memory than a block of this size may have"
	case NoDevice:
		return "nvidia-smi shows whether the driver sees a GPU"
	}
	return ""
}
