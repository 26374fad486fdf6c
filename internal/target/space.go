package target

// AddrSpace is the number of an LLVM address space (S3, "Address Spaces";
// S4-28 ff.).
type AddrSpace uint32

// The address spaces of NVPTX.
const (
	ASGeneric       AddrSpace = 0
	ASGlobal        AddrSpace = 1
	ASReserved      AddrSpace = 2 // refused everywhere
	ASShared        AddrSpace = 3
	ASConst         AddrSpace = 4
	ASLocal         AddrSpace = 5
	ASTensor        AddrSpace = 6 // tensor memory
	ASSharedCluster AddrSpace = 7
	ASParam         AddrSpace = 101
)

// String returns the space's PTX name ("generic", "global", "shared::cluster"
// …) or "" for a number that names none.
func (a AddrSpace) String() string {
	switch a {
	case ASGeneric:
		return "generic"
	case ASGlobal:
		return "global"
	case ASShared:
		return "shared"
	case ASConst:
		return "const"
	case ASLocal:
		return "local"
	case ASTensor:
		return "tensor"
	case ASSharedCluster:
		return "shared::cluster"
	case ASParam:
		return "param"
	}
	return ""
}

// Data layouts. The NVVM ones are those of the NVVM IR specification (S4-46,
// S4-47), the LLVM ones those that LLVM 22 prints.
const (
	LayoutNVVM64 = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
	LayoutNVVM32 = "e-p:32:32:32-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
	LayoutLLVM64 = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
	LayoutLLVM32 = "e-p:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
)
