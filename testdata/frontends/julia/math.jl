# Functions of mathematics: instructions and polynomials.
function math(pout, px)
    out, x, i = Vec(pout), Vec(px), index()
    v = abs(x[i]) + 0.5
    r = @fastmath sqrt(v)
    r += muladd(v, r, 1.0) + fma(v, v, r)
    r += floor(v) + round(v) + trunc(v) + copysign(v, x[i]) + rem(1.0, v)
    out[i] = isnan(r) ? 0.0 : evalpoly(r, (1.0, 0.5, 0.25))
    return
end

emit("math.ll", math, Ptr{Float64}, Ptr{Float64})
compare("math.ll", math, 2, 32, zeros(64), [k * 0.37 - 11 for k in 1:64])
