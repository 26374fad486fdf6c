# The part of a GPU's library that the programs beside it need: no package is installed, and Julia's compiler for the host writes the IR.
module Kernels
using InteractiveUtils: code_llvm

export emit, index, thread, threads, block, blocks, barrier, shuffle_down, atomic_add, Vec, shared, compare

thread() = ccall("llvm.nvvm.read.ptx.sreg.tid.x", llvmcall, Int32, ()) + Int32(1)
threads() = ccall("llvm.nvvm.read.ptx.sreg.ntid.x", llvmcall, Int32, ())
block() = ccall("llvm.nvvm.read.ptx.sreg.ctaid.x", llvmcall, Int32, ()) + Int32(1)
blocks() = ccall("llvm.nvvm.read.ptx.sreg.nctaid.x", llvmcall, Int32, ())
index() = (block() - Int32(1)) * threads() + thread()
barrier() = ccall("llvm.nvvm.barrier0", llvmcall, Cvoid, ())
shuffle_down(x::Int32, n) = ccall("llvm.nvvm.shfl.sync.down.i32", llvmcall, Int32, (Int32, Int32, Int32, Int32), -1, x, n, 31)
shuffle_down(x::Float32, n) = ccall("llvm.nvvm.shfl.sync.down.f32", llvmcall, Float32, (Int32, Float32, Int32, Int32), -1, x, n, 31)

# Vec is a vector in global memory: its accesses are not checked, and aligned as its elements are.
struct Vec{T}
    pointer::Ptr{T}
end
@inline Base.getindex(v::Vec{T}, i) where {T} = Core.Intrinsics.pointerref(v.pointer, Int(i), sizeof(T))
@inline Base.setindex!(v::Vec{T}, x, i) where {T} = (Core.Intrinsics.pointerset(v.pointer, convert(T, x), Int(i), sizeof(T)); v)

atomic_add(v::Vec{Int32}, i, x::Int32) = Base.llvmcall("""
    %p = inttoptr i64 %0 to i32*
    %old = atomicrmw add i32* %p, i32 %1 seq_cst
    ret i32 %old""", Int32, Tuple{Int,Int32}, Int(v.pointer) + 4 * (Int(i) - 1), x)

# shared is the vector of 1,024 numbers that the threads of a block share. A kernel asks for it once: each call defines it.
@inline shared() = Vec(reinterpret(Ptr{Float32}, Base.llvmcall(("@shared = internal addrspace(3) global [1024 x float] undef, align 4", """
    ret i64 ptrtoint (float* addrspacecast (float addrspace(3)* getelementptr ([1024 x float], [1024 x float] addrspace(3)* @shared, i64 0, i64 0) to float*) to i64)"""),
    Int, Tuple{})))

# emit writes the IR of a kernel with arguments of these types: a function that returns nothing, allocates nothing and throws nothing. The function
# through which Julia's interpreter would call it is left out, and so is the target.
function emit(path, kernel, types...)
    ir = sprint(io -> code_llvm(io, kernel, Tuple{types...}; raw=true, dump_module=true, debuginfo=:source))
    ir = replace(ir, r"^define [^\n]*@jfptr_.*?^}\n"ms => "")
    ir = replace(ir, r"^target .*\n"m => "")
    write(path, replace(ir, Regex("define void @julia_$(nameof(kernel))_\\d+") => "define ptx_kernel void @$(nameof(kernel))"))
end

# compare is for programs that also run on the host.
compare(arguments...) = nothing
end

using .Kernels
