package cudriver

import (
	"math"
	"sync/atomic"

	"gonvvm/internal/emu"
)

// Function is a kernel of a module.
type Function struct {
	mod      *Module
	kernel   *emu.Kernel
	params   []emu.Param
	info     emu.KernelInfo
	settings [16]atomic.Int64 // attributes that were set, plus one
}

// The attributes of a function (CUfunction_attribute).
const (
	FuncMaxThreads     = 0
	FuncShared         = 1
	FuncConst          = 2
	FuncLocal          = 3
	FuncRegisters      = 4
	FuncPTXVersion     = 5
	FuncBinaryVersion  = 6
	FuncCacheMode      = 7
	FuncMaxDynamic     = 8
	FuncCarveout       = 9
	FuncClusterSet     = 10
	FuncClusterWidth   = 11
	FuncClusterDepth   = 13
	FuncNonPortable    = 14
	FuncClusterPolicy  = 15
	funcAttributesEnd  = 16
	maxPortableCluster = 8
)

// registers is the number that every kernel reports: the emulator has no machine code whose registers could be counted.
const registers = 32

// Module and Name return where the function is from.
func (f *Function) Module() *Module { return f.mod }

// Name returns the name of the kernel.
func (f *Function) Name() string { return f.kernel.Name() }

// Params returns the parameters of the kernel.
func (f *Function) Params() []emu.Param { return f.params }

// Attribute returns an attribute of the function.
func (f *Function) Attribute(id int) (int, Result) {
	if id < 0 || id >= funcAttributesEnd {
		return 0, InvalidValue
	}
	if v := f.settings[id].Load(); v != 0 {
		return int(v - 1), Success
	}
	d := f.mod.ctx.Dev
	switch id {
	case FuncMaxThreads:
		if f.info.MaxThreads != 0 {
			return min(f.info.MaxThreads, maxBlock), Success
		}
		return maxBlock, Success
	case FuncShared:
		return f.info.Shared, Success
	case FuncConst:
		return f.info.Const, Success
	case FuncLocal:
		return f.info.Local, Success
	case FuncRegisters:
		return registers, Success
	case FuncPTXVersion: // the virtual architecture, though cuda.h speaks of a PTX version: CUB chooses its tuning by it
		return f.mod.src.SM.Number(), Success
	case FuncBinaryVersion:
		return d.Model.CC, Success
	case FuncMaxDynamic:
		return max(0, blockShared-f.info.Shared), Success
	case FuncCarveout:
		return -1, Success
	case FuncClusterSet:
		return boolInt(f.info.Cluster[0] != 0), Success
	}
	if id >= FuncClusterWidth && id <= FuncClusterDepth {
		return f.info.Cluster[id-FuncClusterWidth], Success
	}
	return 0, Success
}

const (
	maxBlock    = 1024
	blockShared = 48 << 10 // shared memory of a block that does not ask for more
)

// SetAttribute sets one of the attributes that can be set.
func (f *Function) SetAttribute(id, v int) Result {
	m := f.mod.ctx.Dev.Model
	ok := false
	switch id {
	case FuncMaxDynamic:
		ok = v >= 0 && v <= m.Optin-f.info.Shared
	case FuncCarveout:
		ok = v >= -1 && v <= 100
	case FuncClusterWidth, FuncClusterWidth + 1, FuncClusterDepth:
		ok = v >= 0 && f.info.Cluster[0] == 0
	case FuncNonPortable:
		ok = v == 0 || v == 1
	case FuncClusterPolicy:
		ok = v >= 0 && v <= 2
	}
	if !ok {
		return InvalidValue
	}
	f.settings[id].Store(int64(v) + 1)
	return Success
}

// Occupancy returns the blocks of a size that a multiprocessor has room for: the bounds are threads, blocks, registers and shared memory.
func (f *Function) Occupancy(block int, dynamic uint64) (int, Result) {
	m := f.mod.ctx.Dev.Model
	most, _ := f.Attribute(FuncMaxThreads)
	if block <= 0 {
		return 0, InvalidValue
	}
	limit, _ := f.Attribute(FuncMaxDynamic)
	if block > most || dynamic > uint64(max(limit, 0)) {
		return 0, Success
	}
	warps := (block + 31) / 32
	n := min(m.Threads/(32*warps), m.Blocks, 65536/(registers*32*warps))
	unit := 128
	if m.CC < 80 {
		unit = 256
	}
	if shared := (f.info.Shared + int(dynamic) + m.Reserved + unit - 1) / unit * unit; shared > 0 {
		n = min(n, m.Shared/shared)
	}
	return n, Success
}

// BestBlock returns the size of block with which most threads of a multiprocessor are busy, and the blocks that fill the device then.
func (f *Function) BestBlock(dynamic func(block int) uint64, limit int) (blocks, block int, r Result) {
	most, _ := f.Attribute(FuncMaxThreads)
	if limit > 0 {
		most = min(most, limit)
	}
	best := -1
	for n := most; n > 0; n = (n - 1) &^ 31 {
		k, r := f.Occupancy(n, dynamic(n))
		if r != Success {
			return 0, 0, r
		}
		if k*n > best {
			best, block, blocks = k*n, n, k*f.mod.ctx.Dev.Model.SMs
		}
	}
	return blocks, block, Success
}

// DynamicRoom returns the dynamic shared memory of a block if a number of blocks shall run on a multiprocessor.
func (f *Function) DynamicRoom(blocks, block int) (uint64, Result) {
	m := f.mod.ctx.Dev.Model
	if blocks <= 0 || block <= 0 || block > maxBlock {
		return 0, InvalidValue
	}
	n := min(m.Shared/blocks-m.Reserved, m.Optin) - f.info.Shared
	return uint64(max(n, 0)) &^ 127, Success
}

// Clusters returns the largest size of a cluster, and the clusters of a size that the device has room for.
func (f *Function) Clusters(l *Launch) (size, count int, r Result) {
	m := f.mod.ctx.Dev.Model
	if m.CC < 90 {
		return 0, 0, NotSupported
	}
	size = maxPortableCluster
	if f.settings[FuncNonPortable].Load() == 2 {
		size = 16
	}
	blocks, r := f.Occupancy(product(l.Block), uint64(l.Shared))
	if r != Success || blocks == 0 {
		return 0, 0, r
	}
	return size, blocks * m.SMs / max(1, product(l.Cluster)), Success
}

func product(d [3]int) int {
	n := 1
	for _, x := range d {
		if x > 0 {
			n = min(n*x, math.MaxInt32)
		}
	}
	return n
}
