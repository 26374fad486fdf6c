# One function for all types of elements, and for all functions of them.
function zip(f::F, pout::Ptr{T}, pa, pb, n) where {F,T}
    out, a, b, i = Vec(pout), Vec(pa), Vec(pb), index()
    if i <= n
        out[i] = f(a[i], b[i]) % T
    end
    return
end

mix(a, b) = (a << 3) ⊻ (b + one(b))
zip_bytes(out, a, b, n) = zip(mix, out, a, b, n)
zip_words(out, a, b, n) = zip((a, b) -> max(a, b) - min(a, b), out, a, b, n)

emit("generics_bytes.ll", zip_bytes, Ptr{UInt8}, Ptr{UInt8}, Ptr{UInt8}, Int32)
emit("generics_words.ll", zip_words, Ptr{UInt64}, Ptr{UInt32}, Ptr{UInt32}, Int32)
compare("generics_bytes.ll", zip_bytes, 2, 32, zeros(UInt8, 50), [0x05 * (k % UInt8) for k in 1:50], [(k % UInt8) << 2 for k in 1:50], Int32(50))
compare("generics_words.ll", zip_words, 2, 32, zeros(UInt64, 50), [0x9e3779b9 * (k % UInt32) for k in 1:50], [k % UInt32 for k in 1:50], Int32(50))
