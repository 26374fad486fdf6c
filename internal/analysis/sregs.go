package analysis

import (
	"strconv"
	"strings"

	"gonvvm/internal/ir"
)

// Sreg is a special register whose values have bounds.
type Sreg uint8

// Registers with three dimensions have them one behind the other.
const (
	NoSreg Sreg = iota
	SregTid
	SregNtid         = SregTid + 3
	SregCtaid        = SregNtid + 3
	SregNctaid       = SregCtaid + 3
	SregClusterCtaid = SregNctaid + 3
	SregClusterNcta  = SregClusterCtaid + 3
	SregLane         = SregClusterNcta + 3
	SregWarpSize     = SregLane + 1
	SregClusterRank  = SregWarpSize + 1
	SregClusterRanks = SregClusterRank + 1
	NumSregs         = SregClusterRanks + 1
)

// sregLimits lists the names behind llvm.nvvm.read.ptx.sreg. and the least and greatest values
// (PTX ISA §10; limits of all SMs).
var sregLimits = [NumSregs]struct {
	name string
	ConstantRange
}{
	{"", ConstantRange{0, ^uint64(0)}},
	{"tid.x", ConstantRange{0, 1023}},
	{"tid.y", ConstantRange{0, 1023}},
	{"tid.z", ConstantRange{0, 63}},
	{"ntid.x", ConstantRange{1, 1024}},
	{"ntid.y", ConstantRange{1, 1024}},
	{"ntid.z", ConstantRange{1, 64}},
	{"ctaid.x", ConstantRange{0, 1<<31 - 2}},
	{"ctaid.y", ConstantRange{0, 65534}},
	{"ctaid.z", ConstantRange{0, 65534}},
	{"nctaid.x", ConstantRange{1, 1<<31 - 1}},
	{"nctaid.y", ConstantRange{1, 65535}},
	{"nctaid.z", ConstantRange{1, 65535}},
	{"cluster.ctaid.x", ConstantRange{0, 1<<31 - 2}},
	{"cluster.ctaid.y", ConstantRange{0, 65534}},
	{"cluster.ctaid.z", ConstantRange{0, 65534}},
	{"cluster.nctaid.x", ConstantRange{1, 1<<31 - 1}},
	{"cluster.nctaid.y", ConstantRange{1, 65535}},
	{"cluster.nctaid.z", ConstantRange{1, 65535}},
	{"laneid", ConstantRange{0, 31}},
	{"warpsize", ConstantRange{32, 32}},
	{"cluster.ctarank", ConstantRange{0, 1<<31 - 2}},
	{"cluster.nctarank", ConstantRange{1, 1<<31 - 1}},
}

func sregNamed(name string) Sreg {
	for i := range sregLimits {
		if i > 0 && sregLimits[i].name == name {
			return Sreg(i)
		}
	}
	return NoSreg
}

// ConstantRange bounds an unsigned value; both ends belong to it.
type ConstantRange struct{ Min, Max uint64 }

// LaunchBounds are the bounds of special registers in one function.
type LaunchBounds [NumSregs]ConstantRange

// Reset sets the limits of all SMs.
func (l *LaunchBounds) Reset() {
	for i := range sregLimits {
		l[i] = sregLimits[i].ConstantRange
	}
}

// Narrow uses what the attributes of kernel f promise about its launches: nvvm.reqntid and
// nvvm.cluster_dim fix every dimension, nvvm.maxntid and nvvm.maxclusterrank bound the product
// only (PTX ISA §11.4, .maxntid: the extents of the dimensions may be others).
func (l *LaunchBounds) Narrow(f *ir.Func) {
	m := f.Mod
	set := m.AttrLists[f.Attrs].Fn
	if f.CC != ir.CCPTXKernel || set == 0 {
		return
	}
	if dims, ok := launchDims(m, set, "nvvm.reqntid"); ok {
		l.fix(SregTid, SregNtid, dims)
	} else if dims, ok := launchDims(m, set, "nvvm.maxntid"); ok {
		n := dims[0] * dims[1] * dims[2]
		for i := range Sreg(3) {
			l.atMost(SregTid+i, n-1)
			l.atMost(SregNtid+i, n)
		}
	}
	if dims, ok := launchDims(m, set, "nvvm.cluster_dim"); ok {
		l.fix(SregClusterCtaid, SregClusterNcta, dims)
		n := dims[0] * dims[1] * dims[2]
		l[SregClusterRanks] = ConstantRange{n, n}
		l.atMost(SregClusterRank, n-1)
	} else if dims, ok := launchDims(m, set, "nvvm.maxclusterrank"); ok {
		n := dims[0]
		for i := range Sreg(3) {
			l.atMost(SregClusterCtaid+i, n-1)
			l.atMost(SregClusterNcta+i, n)
		}
		l.atMost(SregClusterRanks, n)
		l.atMost(SregClusterRank, n-1)
	}
}

func (l *LaunchBounds) atMost(r Sreg, n uint64) { l[r].Max = min(l[r].Max, n) }

// fix says that number has the given extents, so that the index is below them.
func (l *LaunchBounds) fix(index, number Sreg, dims [3]uint64) {
	for i, n := range dims {
		if n <= l[number+Sreg(i)].Max { // else no launch is possible
			l[number+Sreg(i)] = ConstantRange{n, n}
			l.atMost(index+Sreg(i), n-1)
		}
	}
}

// launchDims reads an attribute with up to three positive numbers; dimensions that it leaves out are 1.
func launchDims(m *ir.Module, set ir.AttrSetID, key string) (dims [3]uint64, ok bool) {
	text, ok := m.StrAttr(set, key)
	if !ok {
		return dims, false
	}
	dims = [3]uint64{1, 1, 1}
	for i := 0; ; i++ {
		part, rest, more := strings.Cut(text, ",")
		n, err := strconv.ParseUint(strings.TrimSpace(part), 10, 32)
		if err != nil || n == 0 || i == 3 {
			return dims, false
		}
		dims[i] = n
		if !more {
			return dims, true
		}
		text = rest
	}
}
