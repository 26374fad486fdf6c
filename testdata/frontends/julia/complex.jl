# Iterations until a point leaves the Mandelbrot set.
function mandelbrot(pout, width, height)
    out, i = Vec(pout), index()
    i <= width * height || return
    c = ComplexF32(Base.srem_int(i - Int32(1), width) * 3f0 / width - 2f0, Base.sdiv_int(i - Int32(1), width) * 2f0 / height - 1f0)
    z, k = zero(c), Int32(0)
    while k < 100 && abs2(z) < 4
        z = z * z + c
        k += Int32(1)
    end
    out[i] = k
    return
end

emit("complex.ll", mandelbrot, Ptr{Int32}, Int32, Int32)
compare("complex.ll", mandelbrot, 8, 32, zeros(Int32, 240), Int32(20), Int32(12))
