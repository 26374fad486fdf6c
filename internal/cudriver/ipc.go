package cudriver

import (
	"bytes"
	"encoding/binary"
	"slices"

	"gonvvm/internal/shmem"
)

// Memory and events of other processes. A handle names a file by the process that has it open and its descriptor there. A process maps the
// whole memory of another's device once; the blocks in it that were opened are foreign blocks of a device here.

// Handle names memory or an event to other processes: CUipcMemHandle, CUipcEventHandle, CUmemPoolPtrExportData.
type Handle [64]byte

var handleMagic = []byte("gonvvm1\n")

// reference is the content of a Handle.
type reference struct {
	Kind          uint32 // of the file
	Process, File int32
	Device        int32 // of memory
	ID            shmem.Identity
	Offset, Size  uint64 // of memory
}

func (r *reference) handle() (h Handle) {
	b := bytes.NewBuffer(append(h[:0], handleMagic...))
	_ = binary.Write(b, binary.LittleEndian, r) // it has a fixed size
	copy(h[:], b.Bytes())
	return h
}

func (h *Handle) reference(kind uint32) (r reference, ok bool) {
	rest, ok := bytes.CutPrefix(h[:], handleMagic)
	if !ok || binary.Read(bytes.NewReader(rest), binary.LittleEndian, &r) != nil {
		return r, false
	}
	return r, r.Kind == kind
}

// foreignFile is the memory of another process's device.
type foreignFile struct {
	id   shmem.Identity
	addr uint64
	size uint64
	uses int
}

// reach maps the memory of a file once more, or for the first time. Driver.mu is held.
func (d *Driver) reach(file int) (*foreignFile, Result) {
	s, ok := describeShared(file)
	if !ok || s.kind != fileOfDevice {
		return nil, InvalidValue
	}
	id, _, err := shmem.Stat(file)
	if err != nil {
		return nil, InvalidValue
	}
	for _, dev := range d.devices {
		if own, _, err := shmem.Stat(dev.file); err == nil && own == id {
			return nil, InvalidContext // its own memory
		}
	}
	for _, f := range d.foreign {
		if f.id == id {
			f.uses++
			return f, Success
		}
	}
	addr, err := shmem.Map(file, 0, s.size, 0)
	if err != nil {
		d.log(err.Error())
		return nil, OutOfMemory
	}
	f := &foreignFile{id, addr, s.size, 1}
	d.foreign = append(d.foreign, f)
	return f, Success
}

// leave undoes one reach.
func (d *Driver) leave(f *foreignFile) {
	d.mu.Lock()
	defer d.mu.Unlock()
	if f.uses--; f.uses == 0 {
		shmem.Unmap(f.addr, f.size)
		d.foreign = slices.DeleteFunc(d.foreign, func(x *foreignFile) bool { return x == f })
	}
}

// ExportBlock returns the handle of an allocation of memory that is in no pool (cuIpcGetMemHandle).
func (d *Driver) ExportBlock(addr uint64) (h Handle, r Result) {
	dev := d.owner(addr)
	if dev == nil {
		return h, InvalidValue
	}
	dev.mu.Lock()
	b := dev.blocks[addr]
	dev.mu.Unlock()
	if b == nil || b.kind != DeviceMemory || b.pool != nil {
		return h, InvalidValue
	}
	return b.export()
}

func (b *block) export() (h Handle, r Result) {
	dev := b.ctx.Dev
	id, _, err := shmem.Stat(dev.file)
	if err != nil {
		return h, NotSupported
	}
	ref := reference{fileOfDevice, int32(shmem.Process()), int32(dev.file), int32(dev.Ordinal), id, b.addr - addressOf(dev.room), b.size}
	return ref.handle(), Success
}

// OpenBlock opens an allocation of another process (cuIpcOpenMemHandle). A second time it returns the same address.
func (c *Context) OpenBlock(h Handle, flags uint32) (uint64, Result) {
	ref, ok := h.reference(fileOfDevice)
	if !ok || flags > 1 {
		return 0, InvalidValue
	}
	file, err := shmem.Open(int(ref.Process), int(ref.File))
	if err != nil {
		c.Dev.drv.log(err.Error())
		return 0, InvalidValue
	}
	defer shmem.Close(file)
	return c.Dev.adopt(c, nil, file, ref)
}

// adopt makes a part of another process's memory a foreign block.
func (d *Device) adopt(c *Context, p *Pool, file int, ref reference) (uint64, Result) {
	d.drv.mu.Lock()
	f, r := d.drv.reach(file)
	d.drv.mu.Unlock()
	if r != Success {
		return 0, r
	}
	if f.id != ref.ID || ref.Size == 0 || ref.Offset > f.size || ref.Size > f.size-ref.Offset {
		d.drv.leave(f)
		return 0, InvalidValue
	}
	addr := f.addr + ref.Offset
	d.mu.Lock()
	defer d.mu.Unlock()
	for _, b := range d.foreign {
		if b.addr == addr {
			b.opened++
			d.drv.leave(f)
			return addr, Success
		}
	}
	b := &block{
		addr: addr, size: ref.Size, ctx: c, pool: p, id: d.drv.ID(), mem: bytesAt(addr, ref.Size), opened: 1,
		release: func() { d.drv.leave(f) },
	}
	d.foreign = append(d.foreign, b)
	d.publish(b)
	return addr, Success
}

// foreignAt returns the foreign block that an address lies in.
func (d *Device) foreignAt(addr uint64) *block {
	d.mu.Lock()
	defer d.mu.Unlock()
	for _, b := range d.foreign {
		if addr-b.addr < b.size {
			return b
		}
	}
	return nil
}

// CloseBlock ends one OpenBlock, after all work (cuIpcCloseMemHandle).
func (d *Driver) CloseBlock(addr uint64) Result {
	for _, dev := range d.devices {
		if b := dev.foreignAt(addr); b != nil && b.addr == addr {
			d.Wait()
			dev.mu.Lock()
			defer dev.mu.Unlock()
			dev.closeForeign(b)
			return Success
		}
	}
	return InvalidValue
}

// closeForeign ends one use of a foreign block. The lock of the device is held.
func (d *Device) closeForeign(b *block) {
	if b.opened--; b.opened > 0 {
		return
	}
	d.foreign = slices.DeleteFunc(d.foreign, func(x *block) bool { return x == b })
	b.hide()
	d.drv.history.forget(b.addr, b.size)
	b.release()
}

// Export returns a file descriptor by which other processes import the pool (cuMemPoolExportToShareableHandle).
func (p *Pool) Export(kind uint32) (int, Result) {
	if kind != HandleFile || p.handles&kind == 0 || p.foreign != nil {
		return -1, InvalidValue
	}
	file, err := shmem.Duplicate(p.dev.file)
	if err != nil {
		p.dev.drv.log(err.Error())
		return -1, NotSupported
	}
	return file, Success
}

// ImportPool makes a pool of the memory of another process, for its allocations only. The descriptor stays the caller's.
func (d *Driver) ImportPool(file int, kind uint32) (*Pool, Result) {
	own, s, r := d.imported(file, kind, fileOfDevice)
	if r != Success {
		return nil, r
	}
	return &Pool{dev: d.deviceOr0(s.device), foreign: &own}, Success
}

// ExportPointer names an allocation of a pool that can be exported (cuMemPoolExportPointer).
func (d *Driver) ExportPointer(addr uint64) (h Handle, r Result) {
	b := d.block(addr)
	if b == nil || b.pool == nil || b.pool.handles == 0 {
		return h, InvalidValue
	}
	return b.export()
}

// ImportPointer returns the address of an allocation of the process that the pool is of.
func (p *Pool) ImportPointer(c *Context, h Handle) (uint64, Result) {
	ref, ok := h.reference(fileOfDevice)
	if !ok || p.foreign == nil {
		return 0, InvalidValue
	}
	return p.dev.adopt(c, p, *p.foreign, ref)
}
