package cudriver

import "encoding/binary"

// Place is the kind of memory at one side of a copy (CUmemorytype).
type Place uint32

const (
	PlaceAny     Place = 0 // whatever the address says
	PlaceHost    Place = 1
	PlaceDevice  Place = 2
	PlaceArray   Place = 3
	PlaceUnified Place = 4
)

// Copy copies n bytes. Addresses with PlaceDevice must belong to the driver.
type Copy struct {
	Dst, Src           uint64
	DstPlace, SrcPlace Place
	Size               uint64
	Origin             Origin
}

// staged bounds the pageable memory that an asynchronous copy takes a copy of, instead of waiting for the stream.
const staged = 1 << 20

func (d *Driver) checkSide(addr, n uint64, p Place) Result {
	if addr == 0 || addr+n < addr || (p == PlaceDevice || d.vmm.reserved(addr)) && !d.known(addr, n) {
		return InvalidValue
	}
	if p != PlaceHost && !d.pageable(addr) && !d.known(addr, n) {
		return InvalidValue
	}
	return Success
}

// op makes the work of the copy.
func (k *Copy) op(d *Driver) (Op, Result) {
	if k.Size == 0 {
		return Op{Kind: NodeMemcpy}, Success
	}
	if r := d.checkSide(k.Dst, k.Size, k.DstPlace); r != Success {
		return Op{}, r
	}
	if r := d.checkSide(k.Src, k.Size, k.SrcPlace); r != Success {
		return Op{}, r
	}
	c := *k
	return Op{Kind: NodeMemcpy, Params: Copy3D{
		Dst: Side{Place: c.DstPlace, Addr: c.Dst}, Src: Side{Place: c.SrcPlace, Addr: c.Src}, Width: c.Size, Height: 1, Depth: 1,
	}, Origin: k.Origin, run: func(x *execution) Result {
		d.expose(c.Dst, c.Size)
		d.expose(c.Src, c.Size)
		copy(bytesAt(c.Dst, c.Size), bytesAt(c.Src, c.Size))
		x.moved(c.Dst, c.Src, c.Size)
		return Success
	}}, Success
}

// Copy copies in the order of the stream and returns when it is done.
func (s *Stream) Copy(k Copy) Result {
	op, r := k.op(s.ctx.Dev.drv)
	if r != Success {
		return r
	}
	return s.wait(op)
}

// CopyAsync copies in the order of the stream. Pageable memory of the host is read before it returns, and written before it returns.
func (s *Stream) CopyAsync(k Copy) Result {
	d := s.ctx.Dev.drv
	op, r := k.op(d)
	if r != Success || k.Size == 0 {
		return r
	}
	if s.capturing() {
		_, r = s.submit(op)
		return r
	}
	if d.pageable(k.Dst) || d.pageable(k.Src) && k.Size > staged {
		return s.wait(op)
	}
	if d.pageable(k.Src) {
		data := append([]byte(nil), bytesAt(k.Src, k.Size)...)
		op.run = func(x *execution) Result {
			d.expose(k.Dst, k.Size)
			copy(bytesAt(k.Dst, k.Size), data)
			x.moved(k.Dst, k.Src, k.Size)
			return Success
		}
	}
	_, r = s.submit(op)
	return r
}

func (s *Stream) capturing() bool {
	s.ctx.order.Lock()
	defer s.ctx.order.Unlock()
	return s.capture != nil
}

// Side is the source or the destination of a copy of up to three dimensions.
type Side struct {
	Place         Place
	Addr          uint64
	Array         *Array
	Level         int
	X, Y, Z       uint64 // X in bytes
	Pitch, Height uint64 // of a row in bytes, of a slice in rows
}

// Copy3D copies Depth slices of Height rows of Width bytes.
type Copy3D struct {
	Dst, Src             Side
	Width, Height, Depth uint64
	Origin               Origin
}

// plane is a Side that is resolved: addresses of rows are base + y·pitch + z·slice.
type plane struct{ base, pitch, slice uint64 }

func (k *Copy3D) resolve(d *Driver, s *Side) (plane, Result) {
	p := plane{s.Addr, s.Pitch, s.Pitch * s.Height}
	place := s.Place
	if place == PlaceArray {
		if s.Array == nil {
			return p, InvalidHandle
		}
		layout, ok := s.Array.layout(s.Level)
		if !ok || s.X+k.Width > layout.Row || s.Y+k.Height > layout.Rows || s.Z+k.Depth > layout.Slices {
			return p, InvalidValue
		}
		p = plane{layout.Addr, layout.Pitch, layout.Slice}
	} else {
		if s.Addr == 0 || place == 0 || place > PlaceUnified || s.X > 1<<40 || s.Y > 1<<40 || s.Z > 1<<40 {
			return p, InvalidValue
		}
		if k.Height > 1 || k.Depth > 1 || s.Y > 0 {
			if s.Pitch == 0 && k.Depth <= 1 && k.Height <= 1 {
				p.pitch = k.Width
			} else if s.Pitch != 0 && s.Pitch < k.Width+s.X {
				return p, InvalidValue
			} else if s.Pitch == 0 {
				p.pitch = k.Width + s.X
			}
		}
		if k.Depth > 1 || s.Z > 0 {
			if s.Height != 0 && s.Height < k.Height+s.Y {
				return p, InvalidValue
			}
			p.slice = p.pitch * max(s.Height, k.Height+s.Y)
		}
	}
	p.base += s.X + s.Y*p.pitch + s.Z*p.slice
	if place == PlaceDevice || place != PlaceArray && d.vmm.reserved(p.base) {
		if n := (k.Depth-1)*p.slice + (k.Height-1)*p.pitch + k.Width; !d.known(p.base, n) {
			return p, InvalidValue
		}
	}
	return p, Success
}

func (k *Copy3D) op(d *Driver) (Op, Result) {
	if k.Width == 0 || k.Height == 0 || k.Depth == 0 {
		return Op{Kind: NodeMemcpy}, Success
	}
	if k.Width > 1<<40 || k.Height > 1<<40 || k.Depth > 1<<30 {
		return Op{}, InvalidValue
	}
	dst, r := k.resolve(d, &k.Dst)
	if r != Success {
		return Op{}, r
	}
	src, r := k.resolve(d, &k.Src)
	if r != Success {
		return Op{}, r
	}
	width, height, depth := k.Width, k.Height, k.Depth
	return Op{Kind: NodeMemcpy, Params: *k, Origin: k.Origin, run: func(x *execution) Result {
		for z := range depth {
			for y := range height {
				to, from := dst.base+y*dst.pitch+z*dst.slice, src.base+y*src.pitch+z*src.slice
				d.expose(to, width)
				d.expose(from, width)
				copy(bytesAt(to, width), bytesAt(from, width))
				x.moved(to, from, width)
			}
		}
		return Success
	}}, Success
}

// Copy3D copies a box. An asynchronous copy with pageable memory is done before it returns.
func (s *Stream) Copy3D(k Copy3D, async bool) Result {
	d := s.ctx.Dev.drv
	op, r := k.op(d)
	if r != Success || op.run == nil {
		return r
	}
	for _, x := range []*Side{&k.Dst, &k.Src} {
		if x.Place != PlaceArray && d.pageable(x.Addr) && !s.capturing() {
			async = false
		}
	}
	if !async {
		return s.wait(op)
	}
	_, r = s.submit(op)
	return r
}

// Fill sets Height rows of Width elements of Elem bytes, each Pitch bytes after the one before.
type Fill struct {
	Dst           uint64
	Value         uint32
	Elem          int // 1, 2 or 4
	Width, Height uint64
	Pitch         uint64
	Origin        Origin
}

func (f *Fill) op(d *Driver) (Op, Result) {
	if f.Width == 0 || f.Height == 0 {
		return Op{Kind: NodeMemset}, Success
	}
	if f.Elem != 1 && f.Elem != 2 && f.Elem != 4 || f.Width > 1<<40 || f.Height > 1<<40 {
		return Op{}, InvalidValue
	}
	n := f.Width * uint64(f.Elem)
	k := *f
	if f.Height > 1 && f.Pitch < n || !d.known(f.Dst, (f.Height-1)*f.Pitch+n) || f.Dst%uint64(f.Elem) != 0 {
		return Op{}, InvalidValue
	}
	return Op{Kind: NodeMemset, Params: k, Origin: f.Origin, run: func(x *execution) Result {
		var unit [4]byte
		binary.LittleEndian.PutUint32(unit[:], k.Value)
		for y := range k.Height {
			d.expose(k.Dst+y*k.Pitch, n)
			row := bytesAt(k.Dst+y*k.Pitch, n)
			for done := copy(row, unit[:k.Elem]); done < len(row); {
				done += copy(row[done:], row[:done])
			}
			x.moved(k.Dst+y*k.Pitch, 0, n)
		}
		return Success
	}}, Success
}

// Fill sets memory.
func (s *Stream) Fill(f Fill, async bool) Result {
	op, r := f.op(s.ctx.Dev.drv)
	if r != Success {
		return r
	}
	if !async {
		return s.wait(op)
	}
	_, r = s.submit(op)
	return r
}
