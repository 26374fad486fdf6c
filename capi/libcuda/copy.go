package libcuda

import "gonvvm/internal/cudriver"

const (
	anywhere = cudriver.PlaceAny
	host     = cudriver.PlaceHost
	device   = cudriver.PlaceDevice
)

// copy copies args[dst] to args[dst], args[n] bytes; stream is the argument with the stream, or -1 for a copy that is done on return.
func (c *call) copy(dst, src, n int, to, from cudriver.Place, stream int) result {
	k := cudriver.Copy{Dst: c.args[dst], Src: c.args[src], Size: c.args[n], DstPlace: to, SrcPlace: from, Origin: c.origin()}
	if stream < 0 {
		return c.defaultStream().Copy(k)
	}
	s, r := c.stream(stream)
	if r != success {
		return r
	}
	return s.CopyAsync(k)
}

func memcpy(c *call) result          { return c.copy(0, 1, 2, anywhere, anywhere, -1) }
func memcpyAsync(c *call) result     { return c.copy(0, 1, 2, anywhere, anywhere, 3) }
func memcpyHtoD(c *call) result      { return c.copy(0, 1, 2, device, host, -1) }
func memcpyHtoDAsync(c *call) result { return c.copy(0, 1, 2, device, host, 3) }
func memcpyDtoH(c *call) result      { return c.copy(0, 1, 2, host, device, -1) }
func memcpyDtoHAsync(c *call) result { return c.copy(0, 1, 2, host, device, 3) }
func memcpyDtoD(c *call) result      { return c.copy(0, 1, 2, device, device, -1) }
func memcpyDtoDAsync(c *call) result { return c.copy(0, 1, 2, device, device, 3) }

// peers checks the contexts of a copy between devices.
func (c *call) peers() result {
	_, r := c.context(1)
	_, s := c.context(3)
	return first(r, s)
}

func memcpyPeer(c *call) result {
	return first(c.peers(), c.copyPeer(-1))
}

func memcpyPeerAsync(c *call) result { return first(c.peers(), c.copyPeer(5)) }

func (c *call) copyPeer(stream int) result { return c.copy(0, 2, 4, device, device, stream) }

// box holds the offsets of the fields of CUDA_MEMCPY2D and CUDA_MEMCPY3D.
type box struct {
	src, dst             side
	width, height, depth uint64 // depth 0: there is none
}

type side struct{ x, y, z, level, kind, host, device, array, pitch, height uint64 }

const absent = ^uint64(0)

var (
	copy2D = box{
		src:   side{x: 0, y: 8, z: absent, level: absent, kind: 16, host: 24, device: 32, array: 40, pitch: 48, height: absent},
		dst:   side{x: 56, y: 64, z: absent, level: absent, kind: 72, host: 80, device: 88, array: 96, pitch: 104, height: absent},
		width: 112, height: 120, depth: absent,
	}
	copy3D = box{
		src:   side{x: 0, y: 8, z: 16, level: 24, kind: 32, host: 40, device: 48, array: 56, pitch: 72, height: 80},
		dst:   side{x: 88, y: 96, z: 104, level: 112, kind: 120, host: 128, device: 136, array: 144, pitch: 160, height: 168},
		width: 176, height: 184, depth: 192,
	}
)

// read reads a structure at an address.
func (b *box) read(c *call, addr uint64) (k cudriver.Copy3D, r result) {
	field := func(off, otherwise uint64) uint64 {
		if off == absent {
			return otherwise
		}
		return load64(addr + off)
	}
	k.Width, k.Height, k.Depth = field(b.width, 0), field(b.height, 0), field(b.depth, 1)
	if k.Src, r = b.src.read(c, addr, field); r == success {
		k.Dst, r = b.dst.read(c, addr, field)
	}
	return k, r
}

func (s *side) read(c *call, addr uint64, field func(off, otherwise uint64) uint64) (x cudriver.Side, r result) {
	x = cudriver.Side{
		X: field(s.x, 0), Y: field(s.y, 0), Z: field(s.z, 0), Level: int(uint32(field(s.level, 0))),
		Place: cudriver.Place(load32(addr + s.kind)), Pitch: field(s.pitch, 0), Height: field(s.height, 0), Addr: field(s.device, 0),
	}
	switch x.Place {
	case cudriver.PlaceHost:
		x.Addr = field(s.host, 0)
	case cudriver.PlaceArray:
		x.Array, r = lookup[*cudriver.Array](c, field(s.array, 0))
	}
	return x, r
}

func (c *call) copyBox(b *box, stream int) result {
	k, r := b.read(c, c.args[0])
	if r != success {
		return r
	}
	k.Origin = c.origin()
	if stream < 0 {
		return c.defaultStream().Copy3D(k, false)
	}
	s, r := c.stream(stream)
	if r != success {
		return r
	}
	return s.Copy3D(k, true)
}

func memcpy2D(c *call) result          { return c.copyBox(&copy2D, -1) }
func memcpy2DUnaligned(c *call) result { return c.copyBox(&copy2D, -1) }
func memcpy2DAsync(c *call) result     { return c.copyBox(&copy2D, 1) }
func memcpy3D(c *call) result          { return c.copyBox(&copy3D, -1) }
func memcpy3DAsync(c *call) result     { return c.copyBox(&copy3D, 1) }

// row copies n bytes of which one side, or both, are in a one-dimensional array. An argument that is -1 is absent.
func (c *call) row(dstArray, dst, srcArray, src, n, stream int) result {
	k := cudriver.Copy3D{Width: c.args[n], Height: 1, Depth: 1, Origin: c.origin()}
	var r result
	set := func(s *cudriver.Side, array, at int, x *result) {
		if array < 0 {
			s.Place, s.Addr = cudriver.PlaceUnified, c.args[at]
			return
		}
		s.Place, s.X = cudriver.PlaceArray, c.args[at]
		s.Array, *x = get[*cudriver.Array](c, array)
	}
	var q result
	set(&k.Dst, dstArray, dst, &r)
	set(&k.Src, srcArray, src, &q)
	if r = first(r, q); r != success {
		return r
	}
	if stream < 0 {
		return c.defaultStream().Copy3D(k, false)
	}
	s, r := c.stream(stream)
	if r != success {
		return r
	}
	return s.Copy3D(k, true)
}

func memcpyDtoA(c *call) result      { return c.row(0, 1, -1, 2, 3, -1) }
func memcpyAtoD(c *call) result      { return c.row(-1, 0, 1, 2, 3, -1) }
func memcpyHtoA(c *call) result      { return c.row(0, 1, -1, 2, 3, -1) }
func memcpyAtoH(c *call) result      { return c.row(-1, 0, 1, 2, 3, -1) }
func memcpyAtoA(c *call) result      { return c.row(0, 1, 2, 3, 4, -1) }
func memcpyHtoAAsync(c *call) result { return c.row(0, 1, -1, 2, 3, 4) }
func memcpyAtoHAsync(c *call) result { return c.row(-1, 0, 1, 2, 3, 4) }

// fill sets a row of args[n] elements; stream is -1 for an operation that is done on return.
func (c *call) fill(elem int, stream int) result {
	return c.fillRows(cudriver.Fill{Dst: c.args[0], Value: c.u(1), Elem: elem, Width: c.args[2], Height: 1}, stream)
}

func (c *call) fill2D(elem int, stream int) result {
	return c.fillRows(cudriver.Fill{Dst: c.args[0], Pitch: c.args[1], Value: c.u(2), Elem: elem, Width: c.args[3], Height: c.args[4]}, stream)
}

func (c *call) fillRows(f cudriver.Fill, stream int) result {
	f.Origin = c.origin()
	if stream < 0 {
		return c.defaultStream().Fill(f, false)
	}
	s, r := c.stream(stream)
	if r != success {
		return r
	}
	return s.Fill(f, true)
}

func memsetD8(c *call) result         { return c.fill(1, -1) }
func memsetD16(c *call) result        { return c.fill(2, -1) }
func memsetD32(c *call) result        { return c.fill(4, -1) }
func memsetD8Async(c *call) result    { return c.fill(1, 3) }
func memsetD16Async(c *call) result   { return c.fill(2, 3) }
func memsetD32Async(c *call) result   { return c.fill(4, 3) }
func memsetD2D8(c *call) result       { return c.fill2D(1, -1) }
func memsetD2D16(c *call) result      { return c.fill2D(2, -1) }
func memsetD2D32(c *call) result      { return c.fill2D(4, -1) }
func memsetD2D8Async(c *call) result  { return c.fill2D(1, 5) }
func memsetD2D16Async(c *call) result { return c.fill2D(2, 5) }
func memsetD2D32Async(c *call) result { return c.fill2D(4, 5) }
