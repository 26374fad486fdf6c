package cudriver

// Attribute returns an attribute of a device by CUDA's number (CUdevice_attribute).
func (d *Device) Attribute(id int) (int, bool) {
	if id <= 0 || id >= attributeEnd {
		return 0, false
	}
	if id < len(commonAttributes) && commonAttributes[id] != 0 {
		return int(commonAttributes[id]), true
	}
	m := d.Model
	from := func(cc int) int { return boolInt(m.CC >= cc) }
	switch id {
	case 13: // clock, in thousands of hertz
		return m.MHz * 1000, true
	case 16:
		return m.SMs, true
	case 18: // integrated
		return m.Chip, true
	case 33: // PCI bus
		return d.Ordinal + 1, true
	case 36:
		return m.MemoryMHz * 1000, true
	case 37:
		return m.Bus, true
	case 38:
		return m.L2 << 10, true
	case 39:
		return m.Threads, true
	case 15, 40: // copies beside kernels, and how many
		return max(1, min(m.Engines, 1+9*boolInt(id == 40))), true
	case 75:
		return m.CC / 10, true
	case 76:
		return m.CC % 10, true
	case 81:
		return m.Shared, true
	case 87:
		return m.SPDP, true
	case 86, 101: // host atomics, and page tables of the host
		return m.Chip * boolInt(m.CC >= 72), true
	case 89:
		return m.Managed, true
	case 90, 91: // preemption, and host pointers for registered memory
		return from(60), true
	case 95:
		return m.Cooperative, true
	case 97:
		return m.Optin, true
	case 106:
		return m.Blocks, true
	case 108, 109: // bytes of L2 for persisting accesses, and of their window
		return from(80) * m.L2 << 10 * 3 / 4, true
	case 111:
		return m.Reserved, true
	case 120, 127: // clusters and tensor maps
		return from(90), true
	}
	return 0, true // a property that the device lacks
}

// attributeEnd is the number after the last attribute of CUDA 13.
const attributeEnd = 162

// commonAttributes are those that do not depend on the model, by number. Attributes that appear nowhere are 0.
var commonAttributes = [...]int32{
	1: 1024, 2: 1024, 3: 1024, 4: 64, 5: 1<<31 - 1, 6: 65535, 7: 65535, // threads of a block, block, grid
	8: 49152, 9: 65536, 10: 32, 11: 1<<31 - 1, 12: 65536, 14: 512, // shared, constant, warp, pitch, registers, texture alignment
	19: 1, 30: 512, 31: 1, 41: 1, 51: 32, 78: 1, 79: 1, 80: 1, 82: 65536, 83: 1, 99: 1, // mapping, concurrency, UVA, priorities, caches, registers, managed
	92: 1, 93: 1, 94: 1, 122: 1, 123: 1, // stream operations on memory, in all their forms
	102: 1, 103: 1, 107: 1, 115: 1, 119: 1, // mappings of memory, file descriptors as handles, compressible memory, memory pools, their handles

	// Extents of textures and surfaces.
	21: 131072, 22: 131072, 23: 65536, 24: 16384, 25: 16384, 26: 16384, 27: 32768, 28: 32768, 29: 2048,
	42: 32768, 43: 2048, 44: 1, 45: 32768, 46: 32768, 47: 8192, 48: 8192, 49: 32768, 52: 32768, 53: 32768, 54: 2046,
	55: 32768, 56: 131072, 57: 65536, 58: 16384, 59: 16384, 60: 16384, 61: 32768, 62: 2048, 63: 32768, 64: 32768, 65: 2048,
	66: 32768, 67: 32768, 68: 2046, 69: 268435456, 70: 131072, 71: 65000, 72: 2097120, 73: 32768, 74: 32768, 77: 32768,
}

func boolInt(b bool) int {
	if b {
		return 1
	}
	return 0
}
