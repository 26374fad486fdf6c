package verify

import (
	"strings"

	"gonvvm/internal/diag"
	"gonvvm/internal/ir"
	"gonvvm/internal/target"
)

// Codes of LLVM IR constructs for other machines.
const (
	CodeForeignType diag.Code = "V0016" // a type that a GPU does not have
	CodeSpace       diag.Code = "V0017" // an address space that means nothing, or not here
	CodeConvention  diag.Code = "V0018" // a calling convention of another machine
	CodeLeftOut     diag.Code = "V0019" // a warning: a construct that PTX cannot express is left out
	CodeCallType    diag.Code = "V0021" // a warning: a call of another type than the function
)

// codeUnknownIntrinsic is selection's code for unknown intrinsics.
const codeUnknownIntrinsic diag.Code = "S0010"

// foreign refuses, in both dialects, well-formed LLVM IR that has a meaning on other machines only: its PTX would
// behave differently.
func (r *rules) foreign() {
	m := r.m
	types := r.hasForeignTypes()
	insts := types && r.llvm // else N0056 reports it
	for i := 1; i < len(m.Syms); i++ {
		s := &m.Syms[i]
		if s.Dead {
			continue
		}
		switch s.Kind {
		case ir.SymVar:
			if insts {
				r.foreignType(s, ir.None, s.Type)
			}
		case ir.SymFunc:
			r.leftOut(s)
			if s.Intrinsic != ir.NotIntrinsic {
				continue
			}
			r.convention(s)
			if types && r.foreignSignature(s) {
				continue
			}
			f := s.Fn
			for b := f.Entry(); b != 0; b = f.NextBlock(b) {
				for x := f.First(b); x != ir.None; x = f.Next(x) {
					if insts && r.foreignInst(s, x) {
						insts = false // one message will do
					}
					r.spaces(s, x)
					if f.Op(x) == ir.OpCall {
						r.foreignCall(s, x)
					}
				}
			}
		}
	}
}

// hasForeignTypes reports whether the module has a type that a GPU does not have. Most have none.
func (r *rules) hasForeignTypes() bool {
	for t := 1; t <= r.ty.Len(); t++ {
		if r.isForeign(ir.Type(t)) {
			return true
		}
	}
	return false
}

func (r *rules) isForeign(t ir.Type) bool {
	switch r.ty.Kind(t) {
	case ir.X86FP80Kind, ir.PPCFP128Kind, ir.X86AMXKind, ir.TargetKind, ir.TokenKind:
		return true
	case ir.VectorKind:
		return r.ty.IsScalable(t)
	}
	return false
}

// foreignIn returns the first type in t that a GPU does not have, NoType if there is none.
func (r *rules) foreignIn(t ir.Type, depth int) ir.Type {
	if r.isForeign(t) {
		return t
	}
	switch r.ty.Kind(t) {
	case ir.ArrayKind, ir.VectorKind:
		return r.foreignIn(r.ty.Elem(t), depth)
	case ir.StructKind:
		if depth > 20 {
			return ir.NoType
		}
		for _, e := range r.ty.Elems(t) {
			if bad := r.foreignIn(e, depth+1); bad != ir.NoType {
				return bad
			}
		}
	}
	return ir.NoType
}

// foreignType reports a type that a GPU does not have.
func (r *rules) foreignType(s *ir.Symbol, at ir.Value, t ir.Type) bool {
	bad := r.foreignIn(t, 0)
	if bad == ir.NoType {
		return false
	}
	name := r.ty.String(bad)
	hint := ""
	switch r.ty.Kind(bad) {
	case ir.VectorKind:
		hint = "its length is known on machines with scalable registers only (AArch64, RISC-V): use <" + utoa(r.ty.Len64(bad)) + " x " + r.ty.String(r.ty.Elem(bad)) + ">"
	case ir.X86FP80Kind, ir.PPCFP128Kind:
		hint = "long double is double on a GPU: compile for nvptx64, or write double"
	case ir.TokenKind:
		hint = "tokens belong to intrinsics: no other function takes or returns one"
	}
	n := len(r.errs)
	r.report(diag.Error, CodeForeignType, s, at, "a GPU does not have the type "+name, hint)
	if len(r.errs) > n {
		diag.PointTo(r.errs[n], name)
	}
	return true
}

func (r *rules) foreignSignature(s *ir.Symbol) bool {
	if r.foreignType(s, ir.None, r.ty.Result(s.Type)) {
		return true
	}
	for _, p := range r.ty.Elems(s.Type) {
		if r.foreignType(s, ir.None, p) {
			return true
		}
	}
	return false
}

// foreignInst looks at the types that an instruction mentions. The tokens of the intrinsics that
// control convergence mean nothing to the rest of the program and are allowed.
func (r *rules) foreignInst(s *ir.Symbol, x ir.Value) bool {
	f := s.Fn
	switch op := f.Op(x); {
	case op.IsException(): // V0011 reports it, with its tokens
		return false
	case op == ir.OpCall:
		if f.CalleeIntrinsic(x) != ir.NotIntrinsic && r.ty.Kind(f.TypeOf(x)) == ir.TokenKind {
			return false
		}
	case op == ir.OpAlloca, op == ir.OpGEP:
		if r.foreignType(s, x, f.ElemType(x)) {
			return true
		}
	}
	if r.foreignType(s, x, f.TypeOf(x)) {
		return true
	}
	for i := range f.NumOps(x) {
		o := f.Operand(x, i)
		if o.IsConst() && r.ty.Kind(f.TypeOf(o)) != ir.TokenKind && r.foreignType(s, x, f.TypeOf(o)) {
			return true
		}
	}
	return false
}

// convention refuses functions that other machines start by themselves, as kernels, shaders and
// interrupt handlers, and warns of conventions that PTX cannot follow.
func (r *rules) convention(s *ir.Symbol) {
	cc := s.Fn.CC
	if cc == ir.CCC || cc == ir.CCPTXKernel || cc == ir.CCPTXDevice {
		return
	}
	name := ir.CCName(cc)
	switch {
	case name == "spir_kernel" || name == "amdgpu_kernel" || name == "amdgpu_cs":
		r.report(diag.Error, CodeConvention, s, ir.None, "@"+s.Name+" is a kernel of another machine: with "+name+" nothing could launch it here", "write ptx_kernel")
	case strings.HasPrefix(name, "amdgpu_") && len(name) == len("amdgpu_vs"), name == "x86_intrcc", name == "msp430_intrcc",
		name == "avr_intrcc", name == "avr_signalcc":
		r.report(diag.Error, CodeConvention, s, ir.None, "@"+s.Name+" is entered by another machine: "+name+" means nothing on a GPU", "")
	case name == "" || strings.HasPrefix(name, "x86_") || strings.HasPrefix(name, "arm_") || strings.HasPrefix(name, "aarch64_") ||
		strings.HasPrefix(name, "amdgpu_") || strings.HasPrefix(name, "riscv_") || strings.HasPrefix(name, "cheriot_") || strings.HasPrefix(name, "m68k_"):
		if !r.llvm {
			return
		}
		if name == "" {
			name = "cc " + utoa(uint64(cc))
		}
		r.report(diag.Warning, CodeConvention, s, ir.None, "the calling convention "+name+" of @"+s.Name+" is that of another machine: its calls are those of PTX", "")
	default:
		return
	}
	diag.PointTo(r.errs[len(r.errs)-1], name)
}

// leftOut warns of unsupported constructs that are left out, unless the rules of NVVM IR do (S4-39, X-43).
func (r *rules) leftOut(s *ir.Symbol) {
	if !r.llvm {
		return
	}
	say := func(what, hint string) {
		r.report(diag.Warning, CodeLeftOut, s, ir.None, what+" of @"+s.Name+" is left out", hint)
	}
	f := s.Fn
	if f.GC != "" {
		say("the garbage collector", "nothing collects garbage on a GPU")
	}
	if f.Prefix != ir.None {
		say("prefix data", "in PTX nothing lies before the code of a function")
	}
	if f.Prologue != ir.None {
		say("prologue data", "it is machine code, which PTX has no room for")
	}
	if s.Linkage == ir.ExternWeak && s.Intrinsic == ir.NotIntrinsic {
		say("that the reference is weak", "PTX has no weak references: the symbol has to be defined when the program is linked")
	}
}

// foreignFamilies are the beginnings of the names of intrinsics that belong to a machine or to a language's runtime,
// with the hint.
var foreignFamilies = [...]struct{ prefix, what, hint string }{
	{"llvm.coro.", "coroutines are not lowered yet", "run LLVM's passes first: opt -passes='coro-early,cgscc(coro-split),coro-cleanup'"},
	{"llvm.call.preallocated.", "arguments cannot be preallocated on a GPU", ""},
	{"llvm.eh.sjlj.", "GPUs have no setjmp", ""},
	{"llvm.localescape", "frames of other functions cannot be reached on a GPU", ""},
	{"llvm.localrecover", "frames of other functions cannot be reached on a GPU", ""},
	{"llvm.experimental.gc.", "nothing collects garbage on a GPU", "run LLVM's passes for the collector, or compile without one"},
	{"llvm.experimental.deoptimize.", "GPUs have no interpreter to return to", ""},
	{"llvm.experimental.guard", "GPUs have no interpreter to return to", "run LLVM's pass guard-widening or lower-guard-intrinsic first"},
	{"llvm.experimental.patchpoint.", "code is not patched on a GPU", ""},
	{"llvm.experimental.stackmap", "code is not patched on a GPU", ""},
	{"llvm.init.trampoline", "a GPU does not execute code that it writes", "pass the environment as an argument"},
	{"llvm.adjust.trampoline", "a GPU does not execute code that it writes", "pass the environment as an argument"},
	{"llvm.read_register.", "PTX has no registers with fixed names", "special registers are intrinsics: llvm.nvvm.read.ptx.sreg.*"},
	{"llvm.write_register.", "PTX has no registers with fixed names", ""},
	{"llvm.vscale", "vectors have fixed lengths on a GPU", ""},
	{"llvm.amdgcn.", "it is an intrinsic of AMD's GPUs", otherMachine},
	{"llvm.r600.", "it is an intrinsic of AMD's GPUs", otherMachine},
	{"llvm.spv.", "it is an intrinsic of SPIR-V", otherMachine},
	{"llvm.dx.", "it is an intrinsic of DirectX", otherMachine},
	{"llvm.x86.", "it is an intrinsic of x86", otherMachine},
	{"llvm.arm.", "it is an intrinsic of Arm", otherMachine},
	{"llvm.aarch64.", "it is an intrinsic of Arm", otherMachine},
	{"llvm.ppc.", "it is an intrinsic of PowerPC", otherMachine},
	{"llvm.riscv.", "it is an intrinsic of RISC-V", otherMachine},
	{"llvm.wasm.", "it is an intrinsic of WebAssembly", otherMachine},
	{"llvm.s390.", "it is an intrinsic of IBM's mainframes", otherMachine},
	{"llvm.mips.", "it is an intrinsic of MIPS", otherMachine},
	{"llvm.hexagon.", "it is an intrinsic of Hexagon", otherMachine},
	{"llvm.loongarch.", "it is an intrinsic of LoongArch", otherMachine},
	{"llvm.bpf.", "it is an intrinsic of BPF", otherMachine},
}

const otherMachine = "gonvvm intrinsics lists those of NVIDIA's GPUs, such as llvm.nvvm.read.ptx.sreg.tid.x"

// foreignCall refuses intrinsics of other machines, and warns of calls whose convention is not that
// of their callee, which LLVM takes for undefined behaviour.
func (r *rules) foreignCall(s *ir.Symbol, x ir.Value) {
	c := s.Fn.CalleeSym(x)
	if c == nil || c.Kind != ir.SymFunc {
		return
	}
	if c.Intrinsic != ir.NotIntrinsic {
		if c.Intrinsic == ir.NVVMIntrinsic {
			return
		}
		for i := range foreignFamilies {
			if k := &foreignFamilies[i]; strings.HasPrefix(c.Name, k.prefix) {
				r.report(diag.Error, codeUnknownIntrinsic, s, x, c.Name+" cannot be compiled: "+k.what, k.hint)
				return
			}
		}
		return
	}
	if t := s.Fn.Call(x).FnType; t != c.Type && !r.ty.IsVarArg(t) {
		r.report(diag.Warning, CodeCallType, s, x, "the call has the type "+r.ty.String(t)+", @"+c.Name+" has "+r.ty.String(c.Type), "LLVM takes such a call for undefined behaviour")
	}
	if n := c.Name; (n == "printf" || n == "puts") && c.Fn.IsDecl() {
		r.report(diag.Warning, CodeLeftOut, s, x, n+" does not exist on the device", "call vprintf(ptr format, ptr arguments), which CUDA's driver provides")
	}
	if cc := s.Fn.Call(x).CC; r.llvm && cc != c.Fn.CC && c.Fn.CC != ir.CCPTXKernel {
		r.report(diag.Warning, CodeConvention, s, x, "the call has the calling convention "+ccText(cc)+", @"+c.Name+" has "+ccText(c.Fn.CC), "LLVM takes such a call for undefined behaviour: write the convention at the call, too")
	}
}

func ccText(cc uint16) string {
	if cc == ir.CCC {
		return "ccc"
	}
	if s := ir.CCName(cc); s != "" {
		return s
	}
	return "cc " + utoa(uint64(cc))
}

// spaces checks the address spaces of pointers that memory is accessed through.
func (r *rules) spaces(s *ir.Symbol, x ir.Value) {
	f := s.Fn
	space := func(v ir.Value) target.AddrSpace { return target.AddrSpace(r.ty.AddrSpace(r.ty.Scalar(f.TypeOf(v)))) }
	var p ir.Value
	writes := false
	switch f.Op(x) {
	case ir.OpLoad:
		p = f.Operand(x, 0)
	case ir.OpStore:
		p, writes = f.Operand(x, 1), true
	case ir.OpAtomicRMW, ir.OpCmpXchg:
		p, writes = f.Operand(x, 0), true
	case ir.OpAddrSpaceCast:
		if p = f.Operand(x, 0); meaning(space(p)) {
			p = x
		}
	case ir.OpAlloca:
		if as := space(x); as != target.ASGeneric && as != target.ASLocal {
			r.report(diag.Error, CodeSpace, s, x, "an alloca is in local memory and cannot be in address space "+utoa(uint64(as)), "leave addrspace out; shared memory is a global variable in address space 3")
		}
		return
	default:
		return
	}
	switch as := space(p); {
	case !meaning(as):
		r.report(diag.Error, CodeSpace, s, x, "address space "+utoa(uint64(as))+" means nothing on this machine", "0 is generic, 1 global, 3 shared, 4 constant, 5 local, 6 tensor memory, 7 shared memory of the cluster")
	case writes && as == target.ASConst:
		r.report(diag.Error, CodeSpace, s, x, "constant memory (address space 4) cannot be written by a kernel", "use global memory, address space 1")
	}
}

func meaning(as target.AddrSpace) bool {
	return as <= target.ASSharedCluster && as != target.ASReserved || as == target.ASParam
}
