function histogram(pcounts, px, n)
    counts, x = Vec(pcounts), Vec(px)
    i = index()
    while i <= n
        atomic_add(counts, 1 + x[i] & 0x0f, Int32(1))
        i += blocks() * threads()
    end
    return
end

emit("atomics.ll", histogram, Ptr{Int32}, Ptr{UInt8}, Int32)
compare("atomics.ll", histogram, 2, 32, zeros(Int32, 16), [UInt8(k * k % 251) for k in 1:1000], Int32(1000))
