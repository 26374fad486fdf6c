function saxpy(px, py, a, n)
    x, y, i = Vec(px), Vec(py), index()
    if i <= n
        y[i] += a * x[i]
    end
    return
end

emit("saxpy.ll", saxpy, Ptr{Float32}, Ptr{Float32}, Float32, Int32)
compare("saxpy.ll", saxpy, 3, 32, Float32.(1:90) ./ 7f0, Float32.(90:-1:1), 1.1f0, Int32(90))
