# The kernels beside this file on the host: the threads of a block are tasks, and the buffers are written to files before and after.
@eval Kernels begin
emit(path, kernel, types...) = nothing

struct Thread
    thread::Int32
    threads::Int32
    block::Int32
    blocks::Int32
    waiting::Ref{Int}  # threads of the block at its barrier
    opens::Condition
    words::Vector{Any} # of the threads, which shuffles exchange
end
here() = task_local_storage(:thread)::Thread

thread() = here().thread
threads() = here().threads
block() = here().block
blocks() = here().blocks

function barrier()
    t = here()
    t.waiting[] += 1
    if t.waiting[] == t.threads
        t.waiting[] = 0
        notify(t.opens)
    else
        wait(t.opens)
    end
    return
end

shuffle_down(x::Int32, n) = exchange(x, n)
shuffle_down(x::Float32, n) = exchange(x, n)
function exchange(x, n)
    t = here()
    t.words[t.thread] = x
    barrier()
    from = (t.thread - 1) % 32 + n < 32 ? t.thread + n : t.thread
    y = t.words[from]::typeof(x)
    barrier()
    return y
end

function atomic_add(v::Vec{Int32}, i, x::Int32)
    old = v[i]
    v[i] = old + x
    return old
end

const memory = zeros(Float32, 1024)
shared() = Vec(pointer(memory))

pointers(x::Array) = pointer(x)
pointers(x) = x
notation(x::Array, path) = "inout:$(notation(eltype(x)))[$(length(x) * sizeof(eltype(x)) ÷ sizeof(notation(eltype(x)) == "u8" ? UInt8 : eltype(x)))]=@$path"
notation(x, path) = "$(notation(typeof(x))):$x"
notation(::Type{T}) where {T<:Signed} = "i$(8sizeof(T))"
notation(::Type{T}) where {T<:Unsigned} = "u$(8sizeof(T))"
notation(::Type{T}) where {T<:AbstractFloat} = "f$(8sizeof(T))"
notation(::Type) = "u8" # the bytes of a structure

# compare runs a kernel, and prints its module, its name, the numbers of blocks and threads, and the arguments for gonvvm run, which read
# their buffers from files; the same names with ".after" have the contents that are expected.
function compare(path, kernel, blocks, threads, args...)
    print(path, " ", nameof(kernel), " ", blocks, " ", threads)
    for (k, x) in enumerate(args)
        x isa Array && write("$kernel.$k", x)
        print(" ", notation(x, "$kernel.$k"))
    end
    println()
    for b in 1:blocks
        waiting, opens, words = Ref(0), Condition(), Vector{Any}(undef, threads)
        @sync for t in 1:threads
            @async begin
                task_local_storage(:thread, Thread(t, threads, b, blocks, waiting, opens, words))
                kernel(map(pointers, args)...)
            end
        end
    end
    for (k, x) in enumerate(args)
        x isa Array && write("$kernel.$k.after", x)
    end
end
end
