package isel

import (
	"strconv"
	"strings"

	"gonvvm/internal/diag"
	"gonvvm/internal/ir"
	"gonvvm/internal/isa"
	"gonvvm/internal/lowering"
	"gonvvm/internal/ptx"
	"gonvvm/internal/target"
)

// directives adds the performance directives of kernel i (S1-08…S1-19, X-13, X-14).
func (e *env) directives(i uint32, out *ptx.Func) diag.List {
	if !e.kernel[i] {
		return nil
	}
	f := e.m.Syms[i].Fn
	var errs diag.List
	set := e.attrs(f).Fn
	fail := func(msg string) {
		d := &diag.Diagnostic{Code: "S0024", File: e.m.Name, Msg: msg}
		e.locate(d, f, ir.None)
		errs = append(errs, d)
	}
	if e.m.Types.Result(f.FnType()) != ir.Void {
		fail("a kernel returns void")
	}
	list := func(key string) []uint32 {
		text, ok := e.m.StrAttr(set, key)
		if !ok {
			return nil
		}
		var out []uint32
		for p := range strings.SplitSeq(text, ",") {
			n, err := strconv.ParseUint(strings.TrimSpace(p), 10, 32)
			if err != nil || len(out) == 3 {
				fail("can't parse integer attribute " + strconv.Quote(text) + " in " + key)
				diag.PointTo(errs[len(errs)-1], key)
				errs[len(errs)-1].Hint = "it is one to three numbers with commas, as in \"" + key + "\"=\"128,1,1\""
				return nil
			}
			out = append(out, uint32(n))
		}
		return out
	}
	dims := func(x []uint32) []uint32 {
		for e.opt.Style == lowering.StyleNVVM && len(x) < 3 {
			x = append(x, 1)
		}
		return x
	}
	add := func(k isa.Atom, args []uint32) {
		out.Dirs = append(out.Dirs, ptx.Directive{Kind: k, Args: args})
	}
	req, maxn := list("nvvm.reqntid"), list("nvvm.maxntid")
	clusters := e.t.Has(target.FeatureCluster)
	cluster, rank := list("nvvm.cluster_dim"), list("nvvm.maxclusterrank")
	_, blocks := e.m.StrAttr(set, "nvvm.blocksareclusters")
	if blocks {
		switch {
		case len(req) == 0 || len(cluster) == 0:
			fail("blocksareclusters requires reqntid and cluster_dim attributes")
		case !e.t.Has(target.FeatureBlocksAreClusters):
			fail("blocksareclusters requires PTX version >= 9.0")
		case !e.opt.LLC:
			add(isa.Blocksareclusters, nil)
		}
	}
	if len(req) > 0 {
		add(isa.Reqntid, dims(req))
	}
	if len(maxn) > 0 && len(req) == 0 {
		add(isa.Maxntid, dims(maxn))
	}
	if n := list("nvvm.minctasm"); len(n) == 1 {
		add(isa.Minnctapersm, n)
	}
	if clusters && len(cluster) > 0 {
		zero := true
		for _, x := range cluster {
			zero = zero && x == 0
		}
		if !blocks || !e.opt.LLC { // where llc counts the grid in clusters, a launch need not name them
			add(isa.Explicitcluster, nil)
		}
		if !zero {
			add(isa.Reqnctapercluster, dims(cluster))
		}
		if blocks && e.opt.LLC {
			add(isa.Blocksareclusters, nil)
		}
	}
	if clusters && len(rank) == 1 && len(cluster) == 0 {
		add(isa.Maxclusterrank, rank)
	}
	if n := list("nvvm.maxnreg"); len(n) == 1 {
		add(isa.Maxnreg, n)
	}
	return errs
}
