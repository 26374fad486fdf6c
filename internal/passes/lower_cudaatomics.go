package passes

import "gonvvm/internal/passes/lower"

// Atomics is the meaning of atomicrmw and cmpxchg that are sequentially consistent and have no scope.
type Atomics uint8

const (
	AtomicsAuto   Atomics = iota // AtomicsCUDA for a module that clang compiled from CUDA, except for llc; else AtomicsStrict (the driver decides for NVVM IR)
	AtomicsCUDA                  // relaxed, at the scope of the device, as CUDA defines its atomic functions
	AtomicsStrict                // as LLVM IR defines them
)

// cudaAtomics gives the atomic operations of a CUDA program the meaning that CUDA has for them: relaxed, at the scope of the
// device. clang writes them as sequentially consistent operations of the whole system, whose fences cost more than the operations.
func cudaAtomics(r *runner) bool {
	switch r.opt.Atomics {
	case AtomicsStrict:
		return false
	case AtomicsAuto: // clang writes nvvm-reflect-ftz for CUDA, and for OpenMP, whose atomic operations are those of C++
		if r.opt.LLC || !r.m.HasFlag("nvvm-reflect-ftz") || r.m.HasFlag("openmp-device") {
			return false
		}
	}
	return lower.RelaxAtomics(r.m)
}
