package cudriver

import (
	"bytes"
	"encoding/binary"

	"gonvvm/internal/shmem"
)

// Memory that processes share is a file of internal/shmem. Its last page describes it to the process that imports it.

// shared is the description of a file.
type shared struct {
	kind    uint32
	device  int // number in the process that made it, -1 for the host
	handles uint32
	size    uint64 // without the description
	flags   uint64
}

// The kinds of files.
const (
	fileOfMemory = 1 // of CreateMemory
	fileOfDevice = 2 // all memory of a device
	fileOfEvent  = 3 // state of an event
)

var sharedMagic = []byte("gonvvm shared 1\n")

// create makes a file with a description.
func (s shared) create() (file int, err error) {
	file, err = shmem.Create("gonvvm", s.size+shmem.Page)
	if err != nil {
		return -1, err
	}
	addr, err := shmem.Map(file, s.size, shmem.Page, 0)
	if err != nil {
		shmem.Close(file)
		return -1, err
	}
	defer shmem.Unmap(addr, shmem.Page)
	b := append(bytesAt(addr, shmem.Page)[:0], sharedMagic...)
	b = binary.LittleEndian.AppendUint32(b, s.kind)
	b = binary.LittleEndian.AppendUint32(b, uint32(s.device))
	b = binary.LittleEndian.AppendUint32(b, s.handles)
	b = binary.LittleEndian.AppendUint64(b, s.size)
	binary.LittleEndian.AppendUint64(b, s.flags)
	return file, nil
}

// describeShared reads the description of a file; false if it is not one of this package.
func describeShared(file int) (s shared, ok bool) {
	_, n, err := shmem.Stat(file)
	if err != nil || n < shmem.Page || n%shmem.Page != 0 {
		return s, false
	}
	addr, err := shmem.Map(file, n-shmem.Page, shmem.Page, 0)
	if err != nil {
		return s, false
	}
	defer shmem.Unmap(addr, shmem.Page)
	b, ok := bytes.CutPrefix(bytesAt(addr, shmem.Page), sharedMagic)
	if !ok {
		return s, false
	}
	word := func(i int) uint32 { return binary.LittleEndian.Uint32(b[4*i:]) }
	s = shared{kind: word(0), device: int(int32(word(1))), handles: word(2), size: binary.LittleEndian.Uint64(b[12:]), flags: binary.LittleEndian.Uint64(b[20:])}
	return s, s.size == n-shmem.Page
}

// Export returns a new file descriptor of the memory (cuMemExportToShareableHandle).
func (m *Memory) Export(kind uint32) (int, Result) {
	if kind != HandleFile || m.Props.Handles&kind == 0 {
		return -1, InvalidValue
	}
	file, err := shmem.Duplicate(m.file)
	if err != nil {
		m.drv.log(err.Error())
		return -1, OutOfMemory
	}
	return file, Success
}

// ImportMemory returns the memory that a process has exported as a file descriptor, which stays the caller's
// (cuMemImportFromShareableHandle). Memory of a device that does not exist here belongs to the first.
func (d *Driver) ImportMemory(file int, kind uint32) (*Memory, Result) {
	own, s, r := d.imported(file, kind, fileOfMemory)
	if r != Success {
		return nil, r
	}
	m := &Memory{Size: s.size, Props: MemoryProps{Handles: s.handles, Flags: s.flags, Place: Location{Kind: LocationHost}}, drv: d, file: own, foreign: true, handles: 1}
	if s.device >= 0 {
		m.dev = d.deviceOr0(s.device)
		m.Props.Place = Location{LocationDevice, m.dev.Ordinal}
	}
	return m, Success
}

// imported returns a file descriptor of its own for a handle of another process, with the description of the file, which must be of a kind.
func (d *Driver) imported(file int, handle, kind uint32) (own int, s shared, r Result) {
	if handle != HandleFile {
		return -1, s, NotSupported
	}
	s, ok := describeShared(file)
	if !ok || s.kind != kind {
		return -1, s, InvalidValue
	}
	own, err := shmem.Duplicate(file)
	if err != nil {
		d.log(err.Error())
		return -1, s, OutOfMemory
	}
	return own, s, Success
}

// deviceOr0 returns a device by its number in another process.
func (d *Driver) deviceOr0(n int) *Device {
	if n >= len(d.devices) {
		n = 0
	}
	return d.devices[n]
}
