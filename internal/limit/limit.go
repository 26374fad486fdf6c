// Package limit names the sizes above which gonvvm refuses a program with an error. Without them, inputs of a few
// kilobytes would take minutes or all memory. Each limit is far above the needs of GPU programs, and close to LLVM's
// limit if it has one.
//
// Limits of the language or the machine (bits of an integer, threads of a block) are not here but where their rule is
// checked.
package limit

const (
	// Components is the number of registers that one value can occupy. LLVM's selection
	// graph has nodes of at most 65535 operands.
	Components = 1 << 16

	// Expansion is the number of instructions that one instruction of the IR may become:
	// the product of two integers of n words takes n·n multiplications.
	Expansion = 1 << 17

	// WideComponents is the sum of the components of all values of a module that have more
	// than WideValue of them. Each may become an instruction of about 200 bytes.
	WideComponents = 1 << 21
	WideValue      = 64

	// InitialValue is the number of bytes up to the last that is not zero in the initial
	// values of the variables of a module. Each takes about 60 bytes while it is printed.
	InitialValue = 32 << 20

	// Inlined is the number of instructions that a function may have for always_inline to be
	// obeyed further: a chain of n functions that each call the one before twice has 2ⁿ.
	Inlined = 100_000

	// ConstantBits is the width of integers whose constants are multiplied and divided at
	// compile time, which takes the square of it.
	ConstantBits = 1 << 16
)
