# Functions that Julia does not inline are only declared in the module of the kernel: libdevice has its own.
nv_exp(x) = ccall("extern __nv_exp", llvmcall, Float64, (Float64,), x)
nv_pow(x, y) = ccall("extern __nv_powf", llvmcall, Float32, (Float32, Float32), x, y)

function logistic(pout, px)
    out, x, i = Vec(pout), Vec(px), index()
    out[i] = 1 / (1 + nv_exp(-x[i])) + nv_pow(Float32(x[i]), 1.5f0)
    return
end

emit("libdevice.ll", logistic, Ptr{Float64}, Ptr{Float64})
