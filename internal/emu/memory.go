package emu

// space is a state space of the emulator.
type space uint8

const (
	spGeneric space = iota
	spGlobal
	spShared // shared::cta and shared::cluster
	spLocal
	spConst
	spParam // parameters of a kernel
	spFrame // .param variables of device functions and of calls, in local memory
)

var spaceNames = [...]string{"generic", "global", "shared", "local", "const", "param", "local"}

func (s space) String() string { return spaceNames[s] }

// The generic address space has a window for each state space; global
// addresses are generic addresses as they are. In 64-bit modules everything
// lies above 4 GB, so that a pointer that lost its upper half faults.
const (
	high64     = 0xf_0000_0000
	sharedWin  = 0x0100_0000 // 17 windows of 16 MB: the thread's own CTA, then the CTAs of its cluster by rank
	sharedEnd  = 0x1200_0000
	localWin   = 0x2000_0000
	localEnd   = 0x2800_0000
	constWin   = 0x3000_0000
	constEnd   = 0x3800_0000
	paramWin   = 0x3800_0000
	paramEnd   = 0x3c00_0000
	codeWin    = 0x3c00_0000 // addresses of functions, 16 bytes each
	codeEnd    = 0x4000_0000
	global32   = 0x4000_0000
	global64   = 0x10_0000_0000
	ctaWindow  = 1 << 24   // distance of the shared memories of a cluster's CTAs
	maxShared  = 227 << 10 // bytes of shared memory that a CTA can have at most, on any architecture
	maxLocal   = localEnd - localWin
	globalEnd  = 1 << 47
	firstLocal = 16 // no variable has the local address 0
)

// windows holds the bases for one address size.
type windows struct {
	high   uint64 // added to the windows
	global uint64
}

func windowsFor(bits int) windows {
	if bits == 32 {
		return windows{0, global32}
	}
	return windows{high64, global64}
}

// windowsBelow returns the bases of a device with 64-bit addresses whose memory begins at global, wherever in the process that is. The
// windows lie below the memory: classify relies on it.
func windowsBelow(global uint64) windows {
	return windows{min(high64, (max(global, codeEnd)-codeEnd)&^(1<<32-1)), global}
}

// base returns the number that cvta adds to an address of the space.
func (w windows) base(s space) uint64 {
	switch s {
	case spShared:
		return w.high + sharedWin
	case spLocal, spFrame:
		return w.high + localWin
	case spConst:
		return w.high + constWin
	case spParam:
		return w.high + paramWin
	}
	return 0
}

// classify splits a generic address into space and address in that space.
func (w windows) classify(addr uint64) (space, uint64) {
	if addr >= w.global {
		return spGlobal, addr
	}
	x := addr - w.high
	switch {
	case x >= sharedWin && x < sharedEnd:
		return spShared, x - sharedWin
	case x >= localWin && x < localEnd:
		return spLocal, x - localWin
	case x >= constWin && x < constEnd:
		return spConst, x - constWin
	case x >= paramWin && x < paramEnd:
		return spParam, x - paramWin
	}
	return spGlobal, addr // no window: faults as a global address
}
