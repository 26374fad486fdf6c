package driver

import (
	"cmp"
	"context"
	"fmt"
	"path"
	"slices"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"gonvvm/internal/diag"
	"gonvvm/internal/target"
	"gonvvm/internal/testkit"
)

// scalarConstants are arguments of cases that are fixed, by type.
var scalarConstants = map[string]string{
	"i8": "3", "i16": "3", "i32": "3", "i64": "3", "i128": "3", "half": "0xH4200", "bfloat": "0xR4040", "float": "3.0", "double": "3.0",
}

// withConstants returns the cases with constants for their scalar arguments.
func withConstants(cases []*intrinsicCase) []*intrinsicCase {
	list := make([]*intrinsicCase, len(cases))
	for i, c := range cases {
		fixed := *c
		fixed.fixed = true
		list[i] = &fixed
	}
	return list
}

// samples reports whether the intrinsic takes a sampler beside a texture.
func (c *intrinsicCase) samples() bool {
	return len(c.args) > 1 && c.args[0] == "i64" && c.args[1] == "i64" && (strings.HasPrefix(c.name, "llvm.nvvm.tex.") || strings.HasPrefix(c.name, "llvm.nvvm.tld4."))
}

// ourLowest returns the lowest target, from sm_50 on (no ptxas of today assembles for
// older ones), that the case compiles for.
func (c *intrinsicCase) ourLowest() (target.SM, target.PTX) {
	text := c.module()
	sm, ptx, _ := lowestTarget(c.needs)
	sm = max(sm, target.MakeSM(50, 0))
	ptx = max(ptx, sm.MinPTX())
	if _, err := compileIntrinsic(text, sm, ptx); err == nil {
		return sm, ptx
	}
	versions := target.Versions()
	for _, a := range target.Archs() {
		if a.SM < sm || a.Max != 0 {
			continue
		}
		if _, err := compileIntrinsic(text, a.SM, versions[len(versions)-1]); err != nil {
			continue
		}
		for _, p := range versions {
			if p >= a.SM.MinPTX() {
				if _, err := compileIntrinsic(text, a.SM, p); err == nil {
					return a.SM, p
				}
			}
		}
	}
	return sm, ptx
}

// each runs f for all cases, on several workers.
func each(t *testing.T, cases []*intrinsicCase, f func(*intrinsicCase)) {
	t.Helper()
	var wg sync.WaitGroup
	var next atomic.Int64 // not a channel: a worker that a failed test ends would leave its sender waiting
	for range 4 {
		wg.Go(func() {
			for i := next.Add(1) - 1; int(i) < len(cases); i = next.Add(1) - 1 {
				f(cases[i])
			}
		})
	}
	wg.Wait()
}

// TestIntrinsicsPtxas lets ptxas assemble every form on the lowest target that it has.
func TestIntrinsicsPtxas(t *testing.T) {
	testkit.Long(t)
	type key struct {
		sm     target.SM
		ptx    target.PTX
		triple string
	}
	groups := map[key][]*intrinsicCase{}
	allowed := readDifferences(t)
	for _, c := range readIntrinsicCases(t) {
		if slices.ContainsFunc(allowed, func(d *difference) bool {
			ok, _ := path.Match(d.pattern, c.name)
			return ok && d.what == "refused"
		}) {
			continue
		}
		k := key{triple: "nvptx64-nvidia-cuda"}
		if c.samples() {
			k.triple = "nvptx64-nvidia-nvcl" // in unified mode ptxas takes some of them only
		}
		k.sm, k.ptx = c.ourLowest()
		if c.samples() {
			k.ptx = max(k.ptx, 43) // for handles in registers
		}
		groups[k] = append(groups[k], c)
	}
	keys := make([]key, 0, len(groups))
	for k := range groups {
		keys = append(keys, k)
	}
	slices.SortFunc(keys, func(a, b key) int {
		return cmp.Or(int(a.sm)-int(b.sm), int(a.ptx)-int(b.ptx), strings.Compare(a.triple, b.triple))
	})
	for _, k := range keys {
		t.Run(fmt.Sprintf("%s-ptx%d-%s", k.sm, k.ptx, k.triple[15:]), func(t *testing.T) {
			assembleAll(t, groups[k], k.sm, k.ptx, k.triple)
			assembleAll(t, slices.DeleteFunc(withConstants(groups[k]), func(c *intrinsicCase) bool {
				_, err := compileIntrinsic(c.module(), k.sm, k.ptx)
				return err != nil && diag.Of(err)[0].Code == "P0022"
			}), k.sm, k.ptx, k.triple)
		})
	}
}

// Every intrinsic takes constants as arguments, also where PTX wants a register: the output passes the checker.
func TestIntrinsicsOfConstants(t *testing.T) {
	cases := readIntrinsicCases(t)
	each(t, withConstants(cases), func(c *intrinsicCase) {
		sm, err := target.ParseSM(c.arch)
		if err != nil {
			t.Error(err)
			return
		}
		opt := options(t, sm.String())
		text := []byte(c.module())
		if _, _, err := Compile(context.Background(), opt, Input{Name: "f.ll", Data: text}); err != nil {
			variable := *c
			variable.fixed = false
			ranges := diag.Of(err)[0].Code == "P0022" // 3 is not a number of threads or bytes
			if _, _, err2 := Compile(context.Background(), opt, Input{Name: "f.ll", Data: []byte(variable.module())}); err2 == nil && !ranges {
				t.Errorf("%s: %v", c, err)
			}
		}
	})
}

// assembleAll assembles the cases as functions of one module, and halves the list where
// ptxas refuses it, down to single functions.
func assembleAll(t *testing.T, cases []*intrinsicCase, sm target.SM, ptx target.PTX, triple string) {
	var b strings.Builder
	fmt.Fprintf(&b, "target triple = %q\n%s", triple, intrinsicVariables)
	seen := map[string]bool{}
	for i, c := range cases {
		decl, body := c.function("f" + strconv.Itoa(i))
		if !seen[decl] {
			b.WriteString(decl)
			seen[decl] = true
		}
		b.WriteString(body)
	}
	out, err := compileIntrinsic(b.String(), sm, ptx)
	why := ""
	if err != nil {
		why = err.Error()
	} else {
		why = testkit.PtxasRefusal(t, []byte(out), sm.String(), "-c")
	}
	switch {
	case why == "":
	case len(cases) == 1:
		t.Errorf("%s: %s", cases[0], why)
	default:
		assembleAll(t, cases[:len(cases)/2], sm, ptx, triple)
		assembleAll(t, cases[len(cases)/2:], sm, ptx, triple)
	}
}
