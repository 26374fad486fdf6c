package passes

import (
	"strconv"

	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
)

// coalescing finds accesses of the current function whose lanes are far apart.
type coalescing struct {
	*unit
	strides analysis.Strides
}

// remarkCoalescing reports an access to global memory if the addresses of neighbouring threads differ by more than the
// width of the access, so that a warp's access needs more memory transactions than necessary. It looks at the addresses
// only and ignores the hardware's caches.
func (c coalescing) remarkCoalescing(v, p ir.Value, t ir.Type) {
	f := c.f
	if c.ty.IsVector(f.TypeOf(p)) || analysis.RefOf(f, p).Space != analysis.Global || c.Uniformity().At(p, f.BlockOf(v)) != analysis.Divergent {
		return
	}
	size := int64(c.m.StoreSize(t))
	switch s := c.strides.Address(p); s.Kind {
	case analysis.StrideRegular:
		if s.Bytes > size || s.Bytes < -size {
			c.remark(Missed, "coalescing", v, "uncoalesced-looking access: neighbouring threads are "+strconv.FormatInt(s.Bytes, 10)+
				" bytes apart, the access is "+strconv.FormatInt(size, 10)+" bytes wide")
		}
	case analysis.StrideVariable:
		c.remark(Missed, "coalescing", v, "uncoalesced-looking access: neighbouring threads are apart by a distance that is only known at run time")
	case analysis.StrideGathered:
		c.remark(Missed, "coalescing", v, "uncoalesced-looking access: which place a thread accesses is read from memory")
	}
}
