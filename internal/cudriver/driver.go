package cudriver

import (
	"io"
	"sync"
	"sync/atomic"
	"time"

	"gonvvm/internal/cureport"
	"gonvvm/internal/emu"
	"gonvvm/internal/shmem"
)

// Version is the version of CUDA whose driver this is: 1000·major + 10·minor.
const Version = 13000

// Options are the choices of the user, and the services of the process that the driver runs in.
type Options struct {
	Devices []Spec
	// Room returns n bytes of zeroed memory that stays in its place until release is called. It may be memory that costs nothing
	// before it is used.
	Room func(n uint64) (mem []byte, release func(), err error)
	// Guard notes accesses of the host to memory of devices.
	Guard Guard
	// Stdout receives the output of printf in kernels; nil drops it.
	Stdout io.Writer
	// Tools are the tools of the sanitizer. Without the first four kernels are faster.
	Tools Tools
	// Kernels reports whether a kernel is to be checked and profiled; nil chooses all.
	Kernels func(name string) bool
	// Profile counts executions of instructions and their accesses to memory.
	Profile bool
	// Deadline ends launches that run at that time; zero sets none.
	Deadline time.Time
	// Progress receives the state of launches that take long, several times a second; may be nil.
	Progress func(Progress)
	// Process is the number of the process, for records.
	Process int
	// Frame describes a return address of the program; may be nil.
	Frame func(addr uint64) cureport.Frame
	// Patience is the time that a kernel may poll memory before that is a deadlock, unless the host changes it.
	Patience time.Duration
	// Report receives records with findings and profiles; may be nil. It is called by one goroutine at a time.
	Report func(*cureport.Record)
	// Log receives a line for each call that failed for a reason that its code does not tell; may be nil.
	Log func(string)
}

// Driver is the driver of a process.
type Driver struct {
	opt     Options
	devices []*Device
	start   time.Time

	mu         sync.Mutex
	host       map[uint64]*block // memory of the host that is allocated or registered here, by address
	reports    sync.Mutex
	profiles   profiles
	guards     guards
	history    history
	vmm        vmm
	idle       chan *Stream // to goroutines that wait for work
	waiting    atomic.Int64 // of them
	conditions map[uint64]*Condition
	foreign    []*foreignFile // memory of other processes
	launches   atomic.Uint64
	activity   atomic.Uint64 // progress of launches
	submitted  atomic.Uint64 // tasks
	ids        atomic.Uint64
	contexts   map[*Context]bool
}

// Device is an emulated device.
type Device struct {
	Spec
	Ordinal int
	drv     *Driver
	emu     *emu.Device
	room    []byte // the program's view of its memory
	file    int    // of its memory; -1: other processes cannot use it
	release func()

	run       sync.Mutex // held by the kernel that is running
	mu        sync.Mutex
	blocks    map[uint64]*block    // allocations by address
	foreign   []*block             // of other processes
	variables map[*Module][]*block // that peers have access to
	graphs    graphPool
	readers   map[*Device]int // contexts of other devices that have access to plain memory
	primary   *Context
	retains   int
	flags     uint32
	physical  atomic.Uint64 // bytes of CreateMemory
	pool      *Pool         // default
	current   *Pool
}

// New returns a driver. The memory of its devices is reserved at once.
func New(opt Options) (*Driver, error) {
	d := &Driver{opt: opt, start: time.Now(), host: map[uint64]*block{}, contexts: map[*Context]bool{}, idle: make(chan *Stream)}
	for i, s := range opt.Devices {
		dev := &Device{Spec: s, Ordinal: i, drv: d, blocks: map[uint64]*block{}}
		if err := dev.takeRoom(&opt); err != nil {
			return nil, err
		}
		dev.emu.Limit = s.Memory
		dev.pool = &Pool{dev: dev, threshold: 0}
		dev.current = dev.pool
		d.devices = append(d.devices, dev)
	}
	return d, nil
}

// takeRoom makes the memory of a device: a file with the view of the program and that of the emulator, or a room that is both.
func (d *Device) takeRoom(o *Options) error {
	n := (d.Memory + d.Memory/4 + min(slack, d.Memory) + shmem.Page - 1) &^ (shmem.Page - 1)
	if o.Guard.Map != nil {
		if file, err := (shared{kind: fileOfDevice, device: d.Ordinal, size: n}).create(); err == nil {
			if host, own, release, err := o.Guard.Map(file, n); err == nil {
				d.room, d.file, d.release, d.emu = host, file, release, emu.NewDeviceAt(addressOf(host), own)
				d.emu.Erase = shmem.Erase
				return nil
			}
			shmem.Close(file)
		}
	}
	mem, release, err := o.Room(n)
	if err == nil {
		d.room, d.file, d.release, d.emu = mem, -1, release, emu.NewDeviceAt(addressOf(mem), mem)
	}
	return err
}

// slack is room for freed memory that waits for its next use, and for gaps.
const slack = 256 << 20

// Devices returns the number of devices.
func (d *Driver) Devices() int { return len(d.devices) }

// Device returns a device by its number.
func (d *Driver) Device(i int) (*Device, Result) {
	if i < 0 || i >= len(d.devices) {
		return nil, InvalidDevice
	}
	return d.devices[i], Success
}

// ID returns a number that no other object of the driver has.
func (d *Driver) ID() uint64 { return d.ids.Add(1) }

func (d *Driver) log(line string) {
	if d.opt.Log != nil {
		d.opt.Log(line)
	}
}

// Wait waits for all work that has been submitted.
func (d *Driver) Wait() {
	for _, c := range d.all() {
		c.Drain()
	}
}

func (d *Driver) all() (list []*Context) {
	d.mu.Lock()
	defer d.mu.Unlock()
	for c := range d.contexts {
		list = append(list, c)
	}
	return list
}

// UUID returns 16 bytes that name the device.
func (d *Device) UUID() (u [16]byte) {
	copy(u[:], "gonvvm emulated ")
	u[14], u[15] = byte(d.Model.CC), byte(d.Ordinal)
	return u
}

// MemoryInfo returns the free and the total bytes of memory.
func (d *Device) MemoryInfo() (free, total uint64) {
	return d.Memory - min(d.emu.Used()+d.physical.Load(), d.Memory), d.Memory
}
