struct Particle
    position::NTuple{3,Float32}
    velocity::NTuple{3,Float32}
    mass::Float64
    alive::Bool
end

# A step of free particles; the dead stay.
function step(pparticles, dt, n)
    particles, i = Vec(pparticles), index()
    i <= n || return
    p = unsafe_load(pparticles, i)
    if p.alive
        q = p.position .+ dt .* p.velocity
        unsafe_store!(pparticles, Particle(q, p.velocity, p.mass, q[3] > 0), i)
    end
    return
end

emit("structs.ll", step, Ptr{Particle}, Float32, Int32)
compare("structs.ll", step, 2, 16, [Particle((k, 2k, 3), (0.5f0, -k, k & 1 - 0.9f0), k, k % 3 != 0) for k in 1:20], 0.25f0, Int32(20))
