package analysis

import (
	"slices"

	"gonvvm/internal/ir"
)

// maxVariableDepth is the number of steps from an address to its local variable.
const maxVariableDepth = 8

// IsStaticAlloca reports whether v is an alloca whose memory is part of the frame: one of constant size in the entry block, as in LLVM.
func IsStaticAlloca(f *ir.Func, v ir.Value) bool {
	return f.Op(v) == ir.OpAlloca && f.Operand(v, 0).IsConst() && f.BlockOf(v) == f.Entry()
}

// LocalVariable returns the alloca that p points into, or None. A phi is followed to an address that enters its loop.
func LocalVariable(f *ir.Func, p ir.Value) ir.Value {
	phi := ir.None
	for range maxVariableDepth {
		switch f.Op(p) {
		case ir.OpAlloca:
			return p
		case ir.OpGEP, ir.OpAddrSpaceCast, ir.OpBitCast:
			if p = f.Operand(p, 0); p == phi { // the step of the loop
				p = f.Operand(phi, 2)
			}
		case ir.OpPhi:
			if phi != ir.None || f.NumOps(p) != 4 {
				return ir.None
			}
			phi, p = p, f.Operand(p, 0)
		default:
			return ir.None
		}
	}
	return ir.None
}

// StaysInRegisters reports whether ptxas may keep local variable v in registers and select among them: it does so with small arrays of words
// whose accesses have variable indices, but not if any of them is a vector. Local memory takes 1.5 times as long.
func StaysInRegisters(f *ir.Func, v ir.Value) bool {
	const most = 64 // bytes
	n, ok := f.Consts.Uint(f.Operand(v, 0))
	return ok && n*f.Mod.SizeOf(f.ElemType(v)) <= most && accessedByWords(f, v, maxVariableDepth)
}

// accessedByWords reports whether loads and stores of words are all that is done with the memory that p points to, but for filling it.
func accessedByWords(f *ir.Func, p ir.Value, depth int) bool {
	const least, most = 4, 8
	for u := f.FirstUse(p); u != 0; u = f.NextUse(u) {
		v := f.User(u)
		switch f.Op(v) {
		case ir.OpLoad:
			if n := f.Mod.StoreSize(f.TypeOf(v)); n < least || n > most {
				return false
			}
		case ir.OpStore:
			if n := f.Mod.StoreSize(f.TypeOf(f.Operand(v, 0))); f.UseIndex(u) == 0 || n < least || n > most {
				return false
			}
		case ir.OpGEP, ir.OpAddrSpaceCast, ir.OpBitCast:
			if depth == 0 || !accessedByWords(f, v, depth-1) {
				return false
			}
		case ir.OpCall:
			switch f.CalleeIntrinsic(v) {
			case ir.IntrLifetimeStart, ir.IntrLifetimeEnd:
			case ir.IntrMemset:
				if !f.Operand(v, 2).IsConst() {
					return false
				}
			default:
				return false
			}
		default:
			return false
		}
	}
	return true
}

// ChosenInts appends to list the constants between which phis, selects and extensions of truth values choose x. ok is false if x may be
// anything else, or if there are more than most, or more than 32 values in the tree.
func ChosenInts(f *ir.Func, x ir.Value, list []int64, most int) (_ []int64, ok bool) {
	rest := 32
	return chosenInts(f, x, list, most, &rest)
}

func chosenInts(f *ir.Func, x ir.Value, list []int64, most int, rest *int) (_ []int64, ok bool) {
	if *rest--; *rest < 0 {
		return list, false
	}
	if x.IsConst() {
		k, known := f.Consts.Sint(x)
		if !known {
			return list, f.Consts.IsUndef(x)
		}
		return withInts(list, most, k)
	}
	if !x.IsInst() {
		return list, false
	}
	from, step := 0, 2
	switch op := f.Op(x); op {
	case ir.OpPhi:
	case ir.OpZExt, ir.OpSExt:
		a := f.Operand(x, 0)
		if f.TypeOf(a) == ir.I1 {
			one := int64(1)
			if op == ir.OpSExt {
				one = -1
			}
			return withInts(list, most, 0, one)
		}
		of, ok := chosenInts(f, a, list[len(list):], most, rest)
		if !ok || op == ir.OpZExt && slices.ContainsFunc(of, func(k int64) bool { return k < 0 }) {
			return list, false
		}
		return withInts(list, most, of...)
	case ir.OpSelect:
		if f.Mod.Types.IsVector(f.TypeOf(f.Operand(x, 0))) {
			return list, false
		}
		from, step = 1, 1
	default:
		return list, false
	}
	for i := from; i < f.NumOps(x); i += step {
		if list, ok = chosenInts(f, f.Operand(x, i), list, most, rest); !ok {
			return list, false
		}
	}
	return list, true
}

// withInts appends those of some constants to list that are not in it. ok is false if it has more than most then.
func withInts(list []int64, most int, some ...int64) (_ []int64, ok bool) {
	for _, k := range some {
		if !slices.Contains(list, k) {
			list = append(list, k)
		}
	}
	return list, len(list) <= most
}
