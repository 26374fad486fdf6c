# Arithmetic of all widths up to 128 bits, and bits.
function integers(pout, pa, pb)
    out, a, b, i = Vec(pout), Vec(pa), Vec(pb), thread()
    x, y = a[i], b[i]
    wide = widemul(x, y)
    h = (wide >> 64) % Int64 ⊻ wide % Int64
    h += leading_zeros(x) + trailing_zeros(y) << 8 + count_ones(x ⊻ y) << 16
    h ⊻= bswap(x) + bitrotate(y, 13)
    h += clamp(x, Int64(-100), Int64(100)) + min(x, y) - max(x, y)
    h += Int64(x % Int8) * Int64(y % UInt16) + (x % Int32) >>> (y & 31)
    h += Base.sdiv_int(x, y | 1 == -1 ? 3 : y | 1) # ÷ would throw
    out[i] = h
    return
end

emit("integers.ll", integers, Ptr{Int64}, Ptr{Int64}, Ptr{Int64})
compare("integers.ll", integers, 1, 64, zeros(Int64, 64), [(k * 0x1234567890abcdf % Int64) >> (k & 60) for k in -32:31], [k^3 - 5k for k in 1:64] .* [1, -1, 1 << 40, 3][1 .+ (1:64) .% 4])
