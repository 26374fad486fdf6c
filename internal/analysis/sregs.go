package analysis

import (
	"strconv"
	"strings"

	"gonvvm/internal/ir"
	"gonvvm/internal/isa"
)

// Sreg is a special register whose values have bounds.
type Sreg uint8

// Registers with three dimensions have three consecutive numbers.
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

// sregLimits lists the registers with their least and greatest values (PTX ISA §10; limits of all SMs).
var sregLimits = [NumSregs]struct {
	reg isa.Atom
	ConstantRange
}{
	{0, ConstantRange{0, ^uint64(0)}},
	{isa.TidX, ConstantRange{0, 1023}},
	{isa.TidY, ConstantRange{0, 1023}},
	{isa.TidZ, ConstantRange{0, 63}},
	{isa.NtidX, ConstantRange{1, 1024}},
	{isa.NtidY, ConstantRange{1, 1024}},
	{isa.NtidZ, ConstantRange{1, 64}},
	{isa.CtaidX, ConstantRange{0, 1<<31 - 2}},
	{isa.CtaidY, ConstantRange{0, 65534}},
	{isa.CtaidZ, ConstantRange{0, 65534}},
	{isa.NctaidX, ConstantRange{1, 1<<31 - 1}},
	{isa.NctaidY, ConstantRange{1, 65535}},
	{isa.NctaidZ, ConstantRange{1, 65535}},
	{isa.ClusterCtaidX, ConstantRange{0, 1<<31 - 2}},
	{isa.ClusterCtaidY, ConstantRange{0, 65534}},
	{isa.ClusterCtaidZ, ConstantRange{0, 65534}},
	{isa.ClusterNctaidX, ConstantRange{1, 1<<31 - 1}},
	{isa.ClusterNctaidY, ConstantRange{1, 65535}},
	{isa.ClusterNctaidZ, ConstantRange{1, 65535}},
	{isa.Laneid, ConstantRange{0, 31}},
	{isa.WarpSz, ConstantRange{32, 32}},
	{isa.ClusterCtarank, ConstantRange{0, 1<<31 - 2}},
	{isa.ClusterNctarank, ConstantRange{1, 1<<31 - 1}},
}

// sregOf returns the number of a special register of the instruction set, NoSreg if it has no bounds or reg is 0.
func sregOf(reg isa.Atom) Sreg {
	if reg != 0 {
		for i := range sregLimits {
			if sregLimits[i].reg == reg {
				return Sreg(i)
			}
		}
	}
	return NoSreg
}

// number returns the register with the number of values that index register r has, NoSreg if r is not an index.
func (r Sreg) number() Sreg {
	switch {
	case r >= SregTid && r < SregNtid, r >= SregCtaid && r < SregNctaid, r >= SregClusterCtaid && r < SregClusterNcta:
		return r + 3
	case r == SregLane, r == SregClusterRank:
		return r + 1
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

// Narrow uses the bounds that the attributes of kernel f give for its launches: nvvm.reqntid and
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
