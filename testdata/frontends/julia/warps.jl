# The sum of each warp in registers.
function warps(pout, px)
    out, x, i = Vec(pout), Vec(px), index()
    s = x[i]
    Base.Cartesian.@nexprs 5 k -> (s += shuffle_down(s, Int32(32 >> k)))
    if (thread() - 1) & 31 == 0
        out[1+(i-1)>>5] = s
    end
    return
end

emit("warps.ll", warps, Ptr{Float32}, Ptr{Float32})
compare("warps.ll", warps, 2, 64, zeros(Float32, 4), [1 / k for k in 1f0:128f0])
