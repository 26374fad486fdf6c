# The sum of the rows of a matrix, whose columns are contiguous.
function rows(psum, pm, n, columns)
    sum, m, i = Vec(psum), Vec(pm), index()
    i <= n || return
    s = 0.0
    for c in 0:columns-Int32(1)
        s += m[i+c*n]
    end
    sum[i] = s
    return
end

emit("loops.ll", rows, Ptr{Float64}, Ptr{Float64}, Int32, Int32)
compare("loops.ll", rows, 2, 8, zeros(13), [sin(k) for k in 1:13*9], Int32(13), Int32(9))
