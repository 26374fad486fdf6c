package cudriver

import (
	"io"
	"sync"
	"sync/atomic"
	"time"

	"gonvvm/internal/cureport"
	"gonvvm/internal/emu"
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

	mu        sync.Mutex
	host      map[uint64]*block // memory of the host that is allocated or registered here, by address
	reports   sync.Mutex
	profiles  profiles
	guards    guards
	history   history
	vmm       vmm
	launches  atomic.Uint64
	submitted atomic.Uint64 // tasks
	ids       atomic.Uint64
	contexts  map[*Context]bool
}

// Device is an emulated device.
type Device struct {
	Spec
	Ordinal int
	drv     *Driver
	emu     *emu.Device
	release func()

	run      sync.Mutex // held by the kernel that is running
	mu       sync.Mutex
	blocks   map[uint64]*block // allocations by address
	readers  map[*Device]int   // contexts of other devices that have access to plain memory
	primary  *Context
	retains  int
	flags    uint32
	physical atomic.Uint64 // bytes of CreateMemory
	pool     *Pool         // default
	current  *Pool
}

// New returns a driver. The memory of its devices is reserved at once.
func New(opt Options) (*Driver, error) {
	d := &Driver{opt: opt, start: time.Now(), host: map[uint64]*block{}, contexts: map[*Context]bool{}}
	for i, s := range opt.Devices {
		host, mem, release, err := opt.room(s.Memory + s.Memory/4 + min(slack, s.Memory))
		if err != nil {
			return nil, err
		}
		dev := &Device{Spec: s, Ordinal: i, drv: d, emu: emu.NewDeviceAt(addressOf(host), mem), release: release, blocks: map[uint64]*block{}}
		dev.emu.Limit = s.Memory
		dev.pool = &Pool{dev: dev, threshold: 0}
		dev.current = dev.pool
		d.devices = append(d.devices, dev)
	}
	return d, nil
}

// room returns memory for a device: the view of the program and that of the emulator, which may be one.
func (o *Options) room(n uint64) (host, device []byte, release func(), err error) {
	if o.Guard.Room != nil {
		return o.Guard.Room(n)
	}
	mem, release, err := o.Room(n)
	return mem, mem, release, err
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
