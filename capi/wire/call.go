package wire

import (
	"fmt"
	"strconv"
)

// operations are the requests that are understood, by their first strings.
var operations = map[string]func(args [][]byte) [][]byte{
	"nvvm.compile": func(args [][]byte) [][]byte { return nvvmRun(args, true) },
	"nvvm.verify":  func(args [][]byte) [][]byte { return nvvmRun(args, false) },
	"nvvm.llvm":    nvvmLLVM,

	"jitlink.options": jitlinkCheck,
	"jitlink.input":   jitlinkCheck,
	"jitlink.link":    jitlinkLink,

	"compile":     apiCompile,
	"verify":      apiVerify,
	"optimize":    apiOptimize,
	"link":        apiLink,
	"ptx.check":   apiPTXCheck,
	"ptx.format":  apiPTXFormat,
	"emu.launch":  emuLaunch,
	"emu.kernels": emuKernels,
}

// Call answers a request. It does not panic.
func Call(request []byte) (reply []byte) {
	defer func() {
		if x := recover(); x != nil {
			reply = AppendList(nil, refuse("internal error: %v", x)...)
		}
	}()
	list, ok := ParseList(request)
	if !ok || len(list) == 0 {
		return AppendList(nil, refuse("the request is not a list of strings")...)
	}
	op := operations[string(list[0])]
	if op == nil {
		return AppendList(nil, refuse("unknown operation %q", list[0])...)
	}
	return AppendList(nil, op(list[1:])...)
}

func refuse(format string, args ...any) [][]byte {
	return [][]byte{[]byte("-1"), fmt.Appendf(nil, format, args...)}
}

func number(n int) []byte { return strconv.AppendInt(nil, int64(n), 10) }
