// Package jitlink is NVIDIA's nvJitLink in Go: PTX, LTO-IR, fat binaries and modules of LLVM IR in, one program out. It is below the C
// library of capi/nvjitlink.
//
// The result is PTX. Where the interface promises a cubin, it is a fat binary with the PTX, which the driver compiles when it loads the
// program. Inputs for link-time optimization are compiled together; PTX is linked by package ptxlink.
package jitlink
