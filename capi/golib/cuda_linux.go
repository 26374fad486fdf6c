package main

// #cgo CFLAGS: -D_GNU_SOURCE
// #include <dlfcn.h>
// #include <stdint.h>
// #include <stdlib.h>
//
// #include "managed_linux.h"
//
// static const char *module_of(uint64_t addr, uint64_t *base, const char **symbol) {
//	Dl_info info;
//	if (!dladdr((void *)addr, &info))
//		return NULL;
//	*base = (uint64_t)info.dli_fbase;
//	*symbol = info.dli_sname;
//	return info.dli_fname;
// }
// static void call_host(uint64_t f, uint64_t data) { ((void (*)(void *))f)((void *)data); }
// static void call_stream(uint64_t f, uint64_t stream, uint32_t status, uint64_t data) {
//	((void (*)(void *, int, void *))f)((void *)stream, (int)status, (void *)data);
// }
// static uint64_t call_size(uint64_t f, int n) { return ((size_t (*)(int))f)(n); }
import "C"

import (
	"encoding/json"
	"errors"
	"os"
	"regexp"
	"strconv"
	"strings"
	"syscall"
	"time"
	"unsafe"

	"gonvvm/capi/libcuda"
	"gonvvm/internal/cudriver"
	"gonvvm/internal/cureport"
)

// cuda is the driver of libcuda.so.1, with the services of this process.
var cuda = libcuda.New(libcuda.Host{
	Start:    startDriver,
	Log:      logLine,
	ReadFile: os.ReadFile, WriteFile: func(name string, data []byte) error { return os.WriteFile(name, data, 0o644) },
	Call: func(f, data uint64) { C.call_host(C.uint64_t(f), C.uint64_t(data)) },
	CallStream: func(f, stream uint64, status uint32, data uint64) {
		C.call_stream(C.uint64_t(f), C.uint64_t(stream), C.uint32_t(status), C.uint64_t(data))
	},
	CallSize: func(f uint64, n int) uint64 { return uint64(C.call_size(C.uint64_t(f), C.int(n))) },
})

// gonvvm_cuda calls a function of the driver by its number, for a thread of the program.
//
//export gonvvm_cuda
func gonvvm_cuda(thread uint64, number uint32, args unsafe.Pointer) uint32 {
	return uint32(cuda.Call(thread, number, (*libcuda.Args)(args)))
}

// gonvvm_cuda_end_thread forgets a thread of the program.
//
//export gonvvm_cuda_end_thread
func gonvvm_cuda_end_thread(thread uint64) { cuda.EndThread(thread) }

// gonvvm_cuda_exit is called when the process ends: it reports memory that was not freed, and profiles.
//
//export gonvvm_cuda_exit
func gonvvm_cuda_exit() {
	if d := cuda.Driver(); d != nil {
		d.ReportLeaks()
		d.ReportProfiles()
	}
}

// setting returns a variable of the environment as it is now.
func setting(name string) string {
	key := C.CString(name)
	defer C.free(unsafe.Pointer(key))
	return C.GoString(C.getenv(key))
}

// startDriver makes the devices that GONVVM_DEVICES names, with the choices of gonvvm exec, which docs/exec.md describes.
func startDriver() (*cudriver.Driver, error) {
	text := setting("GONVVM_DEVICES")
	if text == "" {
		text = cudriver.DefaultDevices
	}
	var info syscall.Sysinfo_t
	most := uint64(0)
	if syscall.Sysinfo(&info) == nil {
		most = info.Totalram * uint64(info.Unit)
	}
	opt := cudriver.Options{
		Room: room, Stdout: os.Stdout, Report: write, Log: logLine, Patience: 10 * time.Second, Tools: cudriver.DefaultTools,
		Guard:   cudriver.Guard{Map: twin, Protect: protect, Next: nextAccess},
		Profile: setting("GONVVM_PROFILE") == "1", Process: os.Getpid(), Frame: frame,
	}
	var err error
	if opt.Devices, err = cudriver.ParseDevices(text, most); err != nil {
		return nil, err
	}
	if limit := setting("GONVVM_MEMORY"); limit != "" {
		if err := cudriver.LimitMemory(opt.Devices, limit); err != nil {
			return nil, err
		}
	}
	if tools := setting("GONVVM_TOOLS"); tools != "" {
		if opt.Tools, err = cudriver.ParseTools(tools); err != nil {
			return nil, err
		}
	}
	if pattern := setting("GONVVM_KERNELS"); pattern != "" {
		re, err := regexp.Compile(pattern)
		if err != nil {
			return nil, err
		}
		opt.Kernels = re.MatchString
	}
	if n, err := strconv.ParseInt(setting("GONVVM_DEADLINE"), 10, 64); err == nil {
		opt.Deadline = time.UnixMilli(n)
	}
	if path := setting("GONVVM_PROGRESS"); path != "" {
		opt.Progress = func(p cudriver.Progress) { writeProgress(path, &p) }
	}
	return cudriver.New(opt)
}

// frame describes a return address of the program.
func frame(addr uint64) (f cureport.Frame) {
	var base C.uint64_t
	var symbol *C.char
	name := C.module_of(C.uint64_t(addr), &base, &symbol)
	if name == nil {
		return cureport.Frame{Offset: addr}
	}
	f.Module, f.Offset = C.GoString(name), addr-uint64(base)
	if symbol != nil {
		f.Symbol = C.GoString(symbol)
	}
	if !strings.Contains(f.Module, ".so") { // the program, by the name that it was started with
		if path, err := os.Executable(); err == nil {
			f.Module = path
		}
	}
	return f
}

// writeProgress replaces the file by the state of a launch.
func writeProgress(path string, p *cudriver.Progress) {
	text, err := json.Marshal(p)
	if err == nil && os.WriteFile(path+".new", text, 0o644) == nil {
		_ = os.Rename(path+".new", path) // gonvvm exec may have ended
	}
}

// room maps memory that costs nothing before it is used.
func room(n uint64) ([]byte, func(), error) {
	mem, err := syscall.Mmap(-1, 0, int(n), syscall.PROT_READ|syscall.PROT_WRITE, syscall.MAP_PRIVATE|syscall.MAP_ANON|syscall.MAP_NORESERVE)
	if err != nil {
		return nil, nil, errors.New("memory of a device cannot be mapped: " + err.Error())
	}
	return mem, func() { _ = syscall.Munmap(mem) }, nil // the mapping is there
}

// twin maps a file twice, see managed_linux.c.
func twin(file int, n uint64) (host, device []byte, release func(), err error) {
	var a, b unsafe.Pointer
	if C.gonvvm_twin(C.int(file), C.size_t(n), &a, &b) == 0 {
		return nil, nil, nil, errors.New("memory of a device cannot be mapped twice")
	}
	return unsafe.Slice((*byte)(a), n), unsafe.Slice((*byte)(b), n), func() {}, nil // it lives as long as the process
}

func protect(addr, n uint64, on bool) {
	flag := C.int(0)
	if on {
		flag = 1
	}
	C.gonvvm_protect(C.uint64_t(addr), C.uint64_t(n), flag)
}

// nextAccess returns an access of the host to protected memory. One that may be a write counts as one.
func nextAccess() (a cudriver.HostAccess, ok bool) {
	var f C.struct_gonvvm_fault
	if C.gonvvm_next_fault(&f) == 0 {
		return a, false
	}
	a = cudriver.HostAccess{Addr: uint64(f.addr), Write: f.write != 0}
	for _, frame := range f.frames[:f.size] {
		a.Stack = append(a.Stack, uint64(frame))
	}
	return a, true
}

// logLine appends a line to the file that GONVVM_LOG names; "-" is standard error.
func logLine(line string) {
	appendTo(setting("GONVVM_LOG"), "libcuda: "+strings.TrimRight(line, "\n")+"\n")
}

// write appends a record to the file that GONVVM_REPORT names; without one it goes to standard error as text.
func write(rec *cureport.Record) {
	if path := setting("GONVVM_REPORT"); path != "" {
		appendTo(path, string(rec.JSON())+"\n")
	} else if !rec.Partial {
		appendTo("-", rec.Text())
	}
}

func appendTo(path, text string) {
	switch path {
	case "":
		return
	case "-":
		_, _ = os.Stderr.WriteString(text) // the last place to complain
		return
	}
	f, err := os.OpenFile(path, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o644)
	if err != nil {
		return
	}
	defer f.Close()
	_, _ = f.WriteString(text) // likewise
}
