package ptxlang

// mnemonics has the meaning of each mnemonic in one line, and after them the section of the PTX ISA for each family of package isa.
const mnemonics = `
abs	the absolute value
activemask	the mask of the threads of the warp that execute the instruction
add	the sum
addc	the sum with the carry flag
alloca	memory on the stack of the thread
and	the bitwise AND
applypriority	changes the eviction priority of an address in a cache
atom	an atomic read, modification and write; returns the old value
bar	the barrier of a CTA: waits, arrives, or reduces a predicate
barrier	the barrier of a CTA or cluster: waits, arrives, or reduces a predicate
bfe	extracts a bit field
bfi	inserts a bit field
bfind	the position of the most significant bit that is not a sign bit
bmsk	a mask of bits from a position on, with a width
bra	a branch
brev	the bits in reverse order
brkpt	a breakpoint
brx	a branch to one of a list of labels
call	calls a function
clmad	a carry-less multiplication and addition
clusterlaunchcontrol	asks for the work of a cluster that has not started
clz	the number of leading zeros
cnot	1 if the operand is 0, else 0
copysign	a number with the sign of another
cos	an approximation of the cosine
cp	an asynchronous copy
createpolicy	a cache eviction policy
cvt	converts a value from one type to another
cvta	converts an address from a state space to generic, or back
discard	discards the contents of an address without writing them back
div	the quotient
dp2a	the dot product of two vectors of 16 and 8 bits, added to a sum
dp4a	the dot product of two vectors of four bytes, added to a sum
elect	elects one thread of the member mask
ex2	an approximation of the power of two
exit	ends the thread
fabric	an access over the fabric that connects devices
fence	orders memory accesses
fma	the product and sum with one rounding
fns	the position of the n-th set bit
getctarank	the rank in the cluster of the CTA to which an address of shared memory belongs
griddepcontrol	the dependency between a grid and the one launched before it
isspacep	whether a generic address is in a state space
istypep	whether a variable is of an opaque type
ld	loads from memory
ldmatrix	loads matrices from shared memory, one row for each thread
ldu	loads from memory that is read only and the same in the warp
lg2	an approximation of the logarithm to base 2
lop3	any bitwise operation on three operands, given by its truth table
mad	the product and sum
mad24	the product of 24 bits and sum
madc	the product and sum with the carry flag
mapa	the address of shared memory in another CTA of the cluster
match	the threads of the member mask that have the same value
max	the maximum
mbarrier	an operation on a barrier in shared memory
membar	orders memory accesses
min	the minimum
mma	the product of matrices, added to a matrix, by a warp
mov	copies a register, special register, constant or address
movmatrix	transposes a matrix in registers
mul	the product
mul24	the product of 24 bits
multimem	an access to memory of several devices at one address
nanosleep	suspends the thread for about a number of nanoseconds
neg	the negated number
not	the bitwise complement
or	the bitwise OR
pmevent	triggers events of the performance monitor
popc	the number of set bits
prefetch	prefetches the line of an address into a cache
prefetchu	prefetches the line of an address into the uniform cache
prmt	selects bytes of two registers
rcp	the reciprocal
red	an atomic modification of memory without a result
redux	a reduction over the threads of the member mask
rem	the remainder
ret	returns from a function
rsqrt	an approximation of the reciprocal of the square root
sad	the absolute difference, added to a sum
selp	one of two values, chosen by a predicate
set	compares two numbers; the result is a number
setmaxnreg	changes the number of registers of the warp
setp	compares two numbers; the result is a predicate
shf	shifts the concatenation of two registers
shfl	moves a register between the threads of a warp
shl	shifts to the left
shr	shifts to the right
sin	an approximation of the sine
slct	one of two values, chosen by the sign of a third
sqrt	the square root
st	stores to memory
stackrestore	restores the stack pointer
stacksave	the stack pointer
stmatrix	stores matrices to shared memory, one row for each thread
sub	the difference
subc	the difference with the borrow flag
suld	loads from a surface
suq	the attributes of a surface
sured	a reduction to a surface
sust	stores to a surface
szext	extends the sign or zeros from a bit position on
tanh	an approximation of the hyperbolic tangent
tcgen05	an operation of the fifth generation of tensor cores
tensormap	changes a field of a tensor map
testp	tests a property of a floating-point number
tex	looks a texture up
tld4	gathers four texels of a texture
trap	aborts the grid
txq	the attributes of a texture or sampler
vabsdiff	the absolute difference of parts of registers
vabsdiff2	the absolute differences of two halves
vabsdiff4	the absolute differences of four bytes
vadd	the sum of parts of registers
vadd2	the sums of two halves
vadd4	the sums of four bytes
vavrg2	the averages of two halves
vavrg4	the averages of four bytes
vmad	the product and sum of parts of registers
vmax	the maximum of parts of registers
vmax2	the maxima of two halves
vmax4	the maxima of four bytes
vmin	the minimum of parts of registers
vmin2	the minima of two halves
vmin4	the minima of four bytes
vote	a vote of the threads of the member mask
vset	compares parts of registers
vset2	compares two halves
vset4	compares four bytes
vshl	shifts part of a register to the left
vshr	shifts part of a register to the right
vsub	the difference of parts of registers
vsub2	the differences of two halves
vsub4	the differences of four bytes
wgmma	the asynchronous product of matrices by a warp group
wmma	loads, stores or multiplies matrices by a warp
xor	the bitwise exclusive OR

family asynchronous copies and mbarrier	9.7.9.25 and 9.7.13.15
family atomics	9.7.13
family barriers and warps	9.7.13
family bulk and tensor copies	9.7.9.25 and 9.7.9.27
family caches	9.7.9
family control flow	9.7.12, 9.7.17 and 9.7.19
family conversions	9.7.9
family fabric	9.7
family fences	9.7.13
family floating point	9.7.3 to 9.7.5
family integers and bits	9.7.1, 9.7.2 and 9.7.8
family matrix fragments	9.7.14
family memory	9.7.9
family mma	9.7.14
family moves and comparisons	9.7.6, 9.7.7 and 9.7.9
family multimem	9.7.9.14
family tensor memory (tcgen05)	9.7.16
family textures and surfaces	9.7.10 and 9.7.11
family video	9.7.18
family wgmma	9.7.15
family wmma	9.7.14
`
