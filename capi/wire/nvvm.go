package wire

import (
	"errors"
	"strconv"

	"gonvvm/nvvm"
)

// nvvmRun is nvvmCompileProgram or nvvmVerifyProgram: the profile, the number of modules, three strings for each ("lazy" or "", the
// name, the data), and the options. The reply holds the code, the result and the log.
func nvvmRun(args [][]byte, compile bool) [][]byte {
	if len(args) < 2 {
		return refuse("a profile and a number of modules are wanted")
	}
	profile, err := nvvm.ParseProfile(string(args[0]))
	if err != nil {
		return [][]byte{number(int(nvvm.ErrInvalidOption)), nil, []byte("libnvvm : error: NVVM_COMPAT: " + err.Error())}
	}
	n, err := strconv.Atoi(string(args[1]))
	if args = args[2:]; err != nil || n < 0 || n > len(args)/3 {
		return refuse("wrong number of modules")
	}
	p := nvvm.Program{Profile: profile}
	for ; n > 0; n, args = n-1, args[3:] {
		add := p.AddModule
		if string(args[0]) == "lazy" {
			add = p.LazyAddModule
		}
		data := args[2]
		if data == nil {
			data = []byte{}
		}
		if err := add(data, string(args[1])); err != nil {
			return refuse("%v", err)
		}
	}
	run := p.Verify
	if compile {
		run = p.Compile
	}
	err = run(texts(args)...)
	return [][]byte{number(int(codeOf(err))), p.Result(), []byte(p.Log())}
}

// nvvmLLVM is nvvmLLVMVersion: the profile and the architecture. The reply holds the code and the version.
func nvvmLLVM(args [][]byte) [][]byte {
	if len(args) != 2 {
		return refuse("a profile and an architecture are wanted")
	}
	profile, err := nvvm.ParseProfile(string(args[0]))
	if err != nil {
		return [][]byte{number(int(nvvm.ErrInvalidInput)), number(0)}
	}
	major, err := profile.LLVMVersion(string(args[1]))
	return [][]byte{number(int(codeOf(err))), number(major)}
}

// codeOf returns the result code of an error.
func codeOf(err error) nvvm.Code {
	var e *nvvm.Error
	switch {
	case err == nil:
		return nvvm.Success
	case errors.As(err, &e):
		return e.Code
	}
	return nvvm.ErrCompilation
}
