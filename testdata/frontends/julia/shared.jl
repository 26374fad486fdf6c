# The sum of each block, by halves in shared memory.
function sums(pout, px, n)
    out, x, s, t = Vec(pout), Vec(px), shared(), thread()
    i = index()
    s[t] = i <= n ? x[i] : 0f0
    half = threads() >> 1
    while half > 0
        barrier()
        if t <= half
            s[t] = s[t] + s[t+half]
        end
        half >>= 1
    end
    if t == 1
        out[block()] = s[1]
    end
    return
end

emit("shared.ll", sums, Ptr{Float32}, Ptr{Float32}, Int32)
compare("shared.ll", sums, 3, 64, zeros(Float32, 3), [1 / k for k in 1f0:180f0], Int32(180))
