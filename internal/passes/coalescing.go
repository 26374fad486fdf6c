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

// remarkCoalescing says of an access to global memory if neighbouring threads access places that are farther apart
// than the access is wide, so that a warp's access takes more memory transactions than it has to.
// It looks at the addresses as written: what the hardware's caches make of it is another matter.
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
