// Command gonvvm-dap is the Debug Adapter Protocol on standard input and output, for gonvvm dap, which starts it. It takes PTX; LLVM IR is
// compiled by the command that $GONVVM names.
package main

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	"gonvvm/dap"
)

func main() {
	s := dap.Server{Load: load, Read: os.ReadFile}
	if err := s.Serve(os.Stdin, os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, "gonvvm-dap:", err)
		os.Exit(1)
	}
}

// load returns the PTX of a file.
func load(file, arch string) (text []byte, name string, err error) {
	if ext := filepath.Ext(file); ext != ".ll" && ext != ".bc" {
		text, err = os.ReadFile(file)
		return text, file, err
	}
	compiler := os.Getenv("GONVVM")
	if compiler == "" {
		return nil, "", errors.New("LLVM IR needs the command gonvvm: start gonvvm dap")
	}
	if arch == "" {
		arch = "sm_90"
	}
	cmd := exec.Command(compiler, "compile", "-arch="+arch, "-generate-line-info", file)
	var mistakes bytes.Buffer
	cmd.Stderr = &mistakes
	if text, err = cmd.Output(); err != nil {
		err = fmt.Errorf("%s", strings.TrimSpace(mistakes.String()))
	}
	return text, file + " (PTX)", err
}
