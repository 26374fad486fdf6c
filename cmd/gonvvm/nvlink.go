package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"

	"gonvvm/internal/fatbin"
	"gonvvm/internal/jitlink"
	"gonvvm/internal/target"
)

// deviceLinker is one call of `gonvvm nvlink`, or of gonvvm by that name: the command line of NVIDIA's linker, on PTX instead of machine code.
// The output is an ELF file that holds the PTX.
type deviceLinker struct {
	arch, out string
	options   []string // of nvJitLink
	libraries []string
	folders   []string
	quiet     bool
}

const nvlinkUsage = "usage: gonvvm nvlink --arch=sm_NN -o FILE FILE...\n\n" +
	"Links PTX, fat binaries, and object files with PTX in them (of gonvvm ptxas or the host) to one, as ELF file with PTX.\n" +
	"--arch, -o, -L, -l, -r, -lto, -g and -w have an effect.\n"

func (l *deviceLinker) flags() []nvFlag {
	text := func(p *string) func(string) error { return func(v string) error { *p = v; return nil } }
	list := func(p *[]string) func(string) error {
		return func(v string) error { *p = append(*p, v); return nil }
	}
	option := func(o string) func(string) error {
		return func(string) error { l.options = append(l.options, o); return nil }
	}
	return []nvFlag{
		{"arch", true, text(&l.arch)},
		{"output-file o", true, text(&l.out)},
		{"library l", true, list(&l.libraries)},
		{"library-path L", true, list(&l.folders)},
		{"link-time-opt lto dlto", false, option("-lto")},
		{"debug g", false, option("-g")},
		{"disable-warnings w", false, func(string) error { l.quiet = true; return nil }},
		{"relocatable-link r", false, option("-r")},
		{"register-link-binaries", true, func(string) error {
			return errors.New("registration for objects of nvcc is not supported: link with clang (-fgpu-rdc)")
		}},
		{"machine m", true, nil},
		{"cpu-arch maxrregcount Xptxas Xnvvm nvvmpath time uidx-file uidx split-compile split-compile-extended kernels-used variables-used", true, nil},
		{"verbose v disable-infos suppress-arch-warning suppress-stack-size-warning suppress-debug-info extra-warnings extrawarn preserve-relocs " +
			"ignore-host-info use-host-info keep-system-libraries report-arch nvvm-latest warning-as-error Werror emit-ptx", false, nil},
	}
}

func nvlinkMain(args []string, s *streams) int {
	if nvTool("nvlink", nvlinkUsage, args, s) {
		return exitOK
	}
	l := deviceLinker{out: "a.out"}
	fail := func(err error) int {
		fmt.Fprintf(s.err, "nvlink fatal   : %v\n", err)
		return exitInput
	}
	files, err := parseNVFlags(args, l.flags(), false)
	if err != nil {
		return fail(err)
	}
	sm, err := target.ParseSM(l.arch)
	if err != nil {
		return fail(fmt.Errorf("the architecture is missing or unknown: --arch=sm_80, not %q", l.arch))
	}
	inputs, err := l.inputs(files)
	if err != nil {
		return fail(err)
	}
	r := jitlink.Link(context.Background(), append(l.options, "-arch="+sm.String()), inputs)
	if r.Code != jitlink.Success {
		fmt.Fprintf(s.err, "nvlink error   : %s", r.Error)
		return exitInput
	}
	if !l.quiet {
		fmt.Fprint(s.err, r.Info)
	}
	list, err := fatbin.Parse(r.Cubin)
	if err != nil {
		return fail(err)
	}
	if err := writeOutput(l.out, fatbin.AppendELF(nil, list...), s.out); err != nil {
		return s.failed(err)
	}
	return exitOK
}

// inputs reads the files and the libraries. A library gives all its device code.
func (l *deviceLinker) inputs(files []string) ([]jitlink.Input, error) {
	var list []jitlink.Input
	add := func(file string, data []byte) error {
		containers, err := fatbin.Containers(data)
		if err != nil {
			return fmt.Errorf("%s: %w", file, err)
		}
		for _, c := range containers {
			list = append(list, jitlink.Input{Type: jitlink.InputAny, Name: file, Data: fatbin.Append(nil, c...)})
		}
		if len(containers) == 0 && !isHost(data) {
			list = append(list, jitlink.Input{Type: jitlink.InputAny, Name: file, Data: data})
		}
		return nil
	}
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err == nil {
			err = add(file, data)
		}
		if err != nil {
			return nil, err
		}
	}
	for _, name := range l.libraries {
		if name == "cudadevrt" { // whose functions the linker has
			list = append(list, jitlink.Input{Type: jitlink.InputLibrary, Name: "libcudadevrt.a", Data: []byte("!<arch>\n")})
			continue
		}
		for _, dir := range l.folders {
			file := filepath.Join(dir, "lib"+name+".a")
			if data, err := os.ReadFile(file); err == nil {
				if err := add(file, data); err != nil {
					return nil, err
				}
				break
			}
		}
	}
	return list, nil
}

// isHost reports whether a file has code of the host only.
func isHost(data []byte) bool {
	return len(data) > 20 && (data[0] == '!' || fatbin.IsELF(data) && data[18] != 190)
}
