package main

// #include <stdint.h>
// #include <stdlib.h>
//
// static void call_host(uint64_t f, uint64_t data) { ((void (*)(void *))f)((void *)data); }
// static void call_stream(uint64_t f, uint64_t stream, uint32_t status, uint64_t data) {
//	((void (*)(void *, int, void *))f)((void *)stream, (int)status, (void *)data);
// }
// static uint64_t call_size(uint64_t f, int n) { return ((size_t (*)(int))f)(n); }
import "C"

import (
	"errors"
	"os"
	"strings"
	"syscall"
	"time"
	"unsafe"

	"gonvvm/capi/libcuda"
	"gonvvm/internal/cudriver"
)

// cuda is the driver of libcuda.so.1, with the services of this process.
var cuda = libcuda.New(libcuda.Host{
	Start:    startDriver,
	Log:      logLine,
	ReadFile: os.ReadFile,
	Call:     func(f, data uint64) { C.call_host(C.uint64_t(f), C.uint64_t(data)) },
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

// gonvvm_cuda_exit is called when the process ends: it reports memory that was not freed if GONVVM_LEAKS is 1.
//
//export gonvvm_cuda_exit
func gonvvm_cuda_exit() {
	d := cuda.Driver()
	if d == nil || setting("GONVVM_LEAKS") != "1" {
		return
	}
	if line := d.LeakReport(); line != nil {
		write(line)
	}
}

// setting returns a variable of the environment as it is now.
func setting(name string) string {
	key := C.CString(name)
	defer C.free(unsafe.Pointer(key))
	return C.GoString(C.getenv(key))
}

// startDriver makes the devices that GONVVM_DEVICES names. GONVVM_SANITIZE=0 switches the sanitizer off.
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
	specs, err := cudriver.ParseDevices(text, most)
	if err != nil {
		return nil, err
	}
	return cudriver.New(cudriver.Options{
		Devices: specs, Room: room, Stdout: os.Stdout, Fast: setting("GONVVM_SANITIZE") == "0", Report: report, Log: logLine,
		Patience: 10 * time.Second,
	})
}

// room maps memory that costs nothing before it is used.
func room(n uint64) ([]byte, func(), error) {
	mem, err := syscall.Mmap(-1, 0, int(n), syscall.PROT_READ|syscall.PROT_WRITE, syscall.MAP_PRIVATE|syscall.MAP_ANON|syscall.MAP_NORESERVE)
	if err != nil {
		return nil, nil, errors.New("memory of a device cannot be mapped: " + err.Error())
	}
	return mem, func() { _ = syscall.Munmap(mem) }, nil // the mapping is there
}

// logLine appends a line to the file that GONVVM_LOG names; "-" is standard error.
func logLine(line string) {
	appendTo(setting("GONVVM_LOG"), "libcuda: "+strings.TrimRight(line, "\n")+"\n")
}

// report appends the findings of a launch, as JSON, to the file that GONVVM_REPORT names; without one they go to standard error as text.
func report(r *cudriver.Report) { write(r.JSON()) }

func write(line []byte) {
	if path := setting("GONVVM_REPORT"); path != "" {
		appendTo(path, string(line)+"\n")
		return
	}
	if text, err := cudriver.ReportText(line); err == nil {
		appendTo("-", text)
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
