package wire

import (
	"context"
	"strconv"

	"gonvvm/internal/jitlink"
)

// jitlinkArgs reads the number of options, the options, the number of inputs, and type, name and data of each.
func jitlinkArgs(args [][]byte) (options []string, inputs []jitlink.Input, ok bool) {
	count := func(size int) (int, bool) {
		if len(args) == 0 {
			return 0, false
		}
		n, err := strconv.Atoi(string(args[0]))
		args = args[1:]
		return n, err == nil && n >= 0 && n <= len(args)/size
	}
	n, ok := count(1)
	if !ok {
		return nil, nil, false
	}
	options, args = texts(args[:n]), args[n:]
	if n, ok = count(3); !ok || len(args) != 3*n {
		return nil, nil, false
	}
	for ; n > 0; n, args = n-1, args[3:] {
		kind, err := strconv.Atoi(string(args[0]))
		if err != nil {
			return nil, nil, false
		}
		inputs = append(inputs, jitlink.Input{Type: jitlink.InputType(kind), Name: string(args[1]), Data: args[2]})
	}
	return options, inputs, true
}

// jitlinkLink is nvJitLinkComplete. The reply holds the code, the PTX, the fat binary, the LTO-IR, and the logs of errors and warnings.
func jitlinkLink(args [][]byte) [][]byte {
	options, inputs, ok := jitlinkArgs(args)
	if !ok {
		return refuse("options and inputs are wanted")
	}
	r := jitlink.Link(context.Background(), options, inputs)
	return [][]byte{number(int(r.Code)), r.PTX, r.Cubin, r.LTOIR, []byte(r.Error), []byte(r.Info)}
}

// jitlinkCheck is nvJitLinkCreate, which has no input, or nvJitLinkAddData, which has one.
func jitlinkCheck(args [][]byte) [][]byte {
	options, inputs, ok := jitlinkArgs(args)
	if !ok || len(inputs) > 1 {
		return refuse("options and at most one input are wanted")
	}
	code, log := jitlink.CheckOptions(options)
	if code == jitlink.Success && len(inputs) == 1 {
		code, log = jitlink.CheckInput(options, &inputs[0])
	}
	return [][]byte{number(int(code)), nil, nil, nil, []byte(log), nil}
}
