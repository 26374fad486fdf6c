package irgen

import (
	"fmt"
	"strings"
)

// gpu generates operations that only a GPU has, except those that threads perform together.
func (g *gen) gpu() {
	if g.opt.Host {
		g.shapes().rules()
		return
	}
	switch g.r.IntN(6) {
	case 0, 1:
		g.nvvm()
	case 2, 3:
		g.asm()
	case 4:
		g.rounded()
	default:
		g.ordered()
	}
}

// nvvm calls an intrinsic of NVVM on integers.
func (g *gen) nvvm() {
	f := [...]struct {
		name string
		ret  typ
		args []typ
	}{
		{"mulhi.i", i32, []typ{i32, i32}},
		{"mulhi.ui", i32, []typ{i32, i32}},
		{"mulhi.ll", i64, []typ{i64, i64}},
		{"mulhi.ull", i64, []typ{i64, i64}},
		{"mulhi.s", i16, []typ{i16, i16}},
		{"mulhi.us", i16, []typ{i16, i16}},
		{"mul24.i", i32, []typ{i32, i32}},
		{"mul24.ui", i32, []typ{i32, i32}},
		{"sad.i", i32, []typ{i32, i32, i32}},
		{"sad.ui", i32, []typ{i32, i32, i32}},
		{"sad.s", i16, []typ{i16, i16, i16}},
		{"sad.ull", i64, []typ{i64, i64, i64}},
		{"prmt", i32, []typ{i32, i32, i32}},
		{"prmt.f4e", i32, []typ{i32, i32, i32}},
		{"prmt.rc8", i32, []typ{i32, i32}},
		{"prmt.ecl", i32, []typ{i32, i32}},
		{"flo.u.i32", i32, []typ{i32}},
		{"flo.s.i64", i32, []typ{i64}},
		{"idp4a.s.u", i32, []typ{i32, i32, i32}},
		{"idp4a.u.u", i32, []typ{i32, i32, i32}},
		{"idp2a.s.s", i32, []typ{i32, i32, i32}},
	}[g.r.IntN(21)]
	name := "llvm.nvvm." + f.name
	last, arg := "", ""
	switch f.name {
	case "flo.u.i32", "flo.s.i64":
		last, arg = ", i1", ", i1 "+g.constant(i1)
	case "idp2a.s.s": // which half
		f.args = []typ{i32, i32}
		last, arg = ", i1, i32", fmt.Sprintf(", i1 %s, i32 %s", g.constant(i1), g.pick(i32))
	}
	var types, args []string
	for _, t := range f.args {
		types = append(types, t.String())
		x := g.pick(t)
		if g.r.IntN(4) == 0 {
			x = g.shapes().special(t)
		}
		args = append(args, t.String()+" "+x)
	}
	n := g.declare(name, fmt.Sprintf("declare %s @%s(%s%s)", f.ret, name, strings.Join(types, ", "), last))
	g.add(f.ret, g.val("call %s @%s(%s%s)", f.ret, n, strings.Join(args, ", "), arg))
}

// rounded calls an intrinsic of NVVM on floating point, with a rounding mode perhaps.
func (g *gen) rounded() {
	t := [...]typ{f32, f32, f64}[g.r.IntN(3)]
	s := map[typ]string{f32: "f", f64: "d"}[t]
	mode := [...]string{"rn", "rz", "rm", "rp"}[g.r.IntN(4)]
	var name string
	args := 2
	switch g.r.IntN(7) {
	case 0:
		name = "add." + mode + "." + s
	case 1:
		name = "mul." + mode + "." + s
	case 2:
		name, args = "fma."+mode+"."+s, 3
	case 3:
		name = "div." + mode + "." + s
	case 4:
		name, args = "sqrt."+mode+"."+s, 1
	case 5:
		name, args = "rcp."+mode+"."+s, 1
	default: // to an integer and back
		if t == f64 {
			n := g.declare("llvm.nvvm.d2i."+mode, "declare i32 @llvm.nvvm.d2i."+mode+"(double)")
			g.add(i32, g.val("call i32 @%s(double %s)", n, g.pick(f64)))
			return
		}
		n := g.declare("llvm.nvvm.f2i."+mode, "declare i32 @llvm.nvvm.f2i."+mode+"(float)")
		g.add(i32, g.val("call i32 @%s(float %s)", n, g.pick(f32)))
		n = g.declare("llvm.nvvm.i2f."+mode, "declare float @llvm.nvvm.i2f."+mode+"(i32)")
		g.add(f32, g.tame(f32, g.val("call float @%s(i32 %s)", n, g.pick(i32))))
		return
	}
	var types, list []string
	for range args {
		types = append(types, t.String())
		list = append(list, t.String()+" "+g.pick(t))
	}
	n := g.declare("llvm.nvvm."+name, fmt.Sprintf("declare %s @llvm.nvvm.%s(%s)", t, name, strings.Join(types, ", ")))
	g.add(t, g.tame(t, g.val("call %s @%s(%s)", t, n, strings.Join(list, ", "))))
}

// asm generates inline assembly with operands of all kinds.
func (g *gen) asm() {
	side := [...]string{"", "", "sideeffect "}[g.r.IntN(3)]
	switch g.r.IntN(9) {
	case 0:
		g.add(i32, g.val(`call i32 asm %s"add.s32 $0, $1, $2;", "=r,r,r"(i32 %s, i32 %s)`, side, g.pick(i32), g.pick(i32)))
	case 1:
		g.add(i64, g.val(`call i64 asm %s"mad.wide.s32 $0, $1, $2, $3;", "=l,r,r,l"(i32 %s, i32 %s, i64 %s)`, side, g.pick(i32), g.pick(i32), g.pick(i64)))
	case 2: // a constant
		g.add(i32, g.val(`call i32 asm %s"shl.b32 $0, $1, $2;", "=r,r,n"(i32 %s, i32 %d)`, side, g.pick(i32), g.r.IntN(40)))
	case 3: // two results
		v := g.val(`call { i32, i32 } asm %s"{ .reg .u32 t; xor.b32 t, $2, $3; add.u32 $0, t, 1; sub.u32 $1, t, $2; }", "=&r,=&r,r,r"(i32 %s, i32 %s)`, side, g.pick(i32), g.pick(i32))
		g.add(i32, g.val("extractvalue { i32, i32 } %s, 0", v))
		g.add(i32, g.val("extractvalue { i32, i32 } %s, 1", v))
	case 4: // a result that starts as an argument
		g.add(i32, g.val(`call i32 asm %s"add.s32 $0, $0, $2;", "=r,0,r"(i32 %s, i32 %s)`, side, g.pick(i32), g.pick(i32)))
	case 5:
		g.add(i16, g.val(`call i16 asm %s"mul.lo.s16 $0, $1, $2;", "=h,h,h"(i16 %s, i16 %s)`, side, g.pick(i16), g.pick(i16)))
	case 6:
		g.add(f32, g.tame(f32, g.val(`call float asm %s"fma.rn.f32 $0, $1, $2, $3;", "=f,f,f,f"(float %s, float %s, float %s)`, side, g.pick(f32), g.pick(f32), g.pick(f32))))
	case 7:
		g.add(f64, g.tame(f64, g.val(`call double asm %s"{ .reg .pred p; setp.gt.f64 p, $1, $2; selp.f64 $0, $1, $2, p; }", "=d,d,d"(double %s, double %s)`, side, g.pick(f64), g.pick(f64))))
	default:
		if g.device {
			g.nvvm()
			return
		}
		k := g.r.IntN(16) // memory that is read afterwards
		g.line(`call void asm sideeffect "st.u64 [$0], $1;", "l,l,~{memory}"(ptr %%m%d, i64 %s)`, k, g.pick(i64))
		g.add(i64, g.val("load i64, ptr %%m%d, align 8", k))
	}
}

// ordered generates accesses that must not be moved: volatile and atomic ones, and fences.
func (g *gen) ordered() {
	t := [...]typ{i32, i64, i16, i8, f32}[g.r.IntN(5)]
	p, ok := g.anyPointer(1, true)
	if !ok {
		g.nvvm()
		return
	}
	a, al := g.at(p, t.size())
	scope := [...]string{"", `syncscope("block") `, `syncscope("device") `}[g.r.IntN(3)]
	switch g.r.IntN(9) {
	case 6, 7, 8: // local memory has no atomic operations
		if t.isFloat() || p.roots&^(inOut|inShared|inGlobal) != 0 {
			break
		}
		order := [...]string{"monotonic", "acquire", "release", "acq_rel", "seq_cst"}[g.r.IntN(5)]
		if g.r.IntN(3) == 0 {
			v := g.val("cmpxchg %s, %s %s, %s %s %s%s monotonic", a, t, g.pick(t), t, g.pick(t), scope, order)
			g.add(t, g.val("extractvalue { %s, i1 } %s, 0", t, v))
			g.add(i1, g.val("extractvalue { %s, i1 } %s, 1", t, v))
			break
		}
		op := [...]string{"xchg", "add", "sub", "and", "or", "xor", "max", "min", "umax", "umin", "uinc_wrap", "udec_wrap"}[g.r.IntN(12)]
		g.add(t, g.val("atomicrmw %s%s %s, %s %s %s%s", [...]string{"", "volatile "}[b2i(g.r.IntN(4) == 0)], op, a, t, g.pick(t), scope, order))
	case 0:
		g.line("store volatile %s %s, %s, align %d", t, g.pick(t), a, al)
	case 1:
		g.line("store atomic %s %s, %s %s%s, align %d", t, g.pick(t), a, scope, [...]string{"monotonic", "release"}[g.r.IntN(2)], max(al, t.size()))
	case 2:
		g.line("fence %s%s", scope, [...]string{"acquire", "release", "acq_rel", "seq_cst"}[g.r.IntN(4)])
	case 3:
		n := [...]string{"cta", "gl", "sys"}[g.r.IntN(3)]
		g.line("call void @%s()", g.declare("llvm.nvvm.membar."+n, "declare void @llvm.nvvm.membar."+n+"()"))
	}
	var v string
	switch g.r.IntN(3) {
	case 0:
		v = g.val("load volatile %s, %s, align %d", t, a, al)
	case 1:
		v = g.val("load atomic %s, %s %s%s, align %d", t, a, scope, [...]string{"monotonic", "acquire"}[g.r.IntN(2)], max(al, t.size()))
	default:
		v = g.val("load %s, %s, align %d", t, a, al)
	}
	if t.isFloat() {
		v = g.tame(t, v)
	}
	g.add(t, v)
}
