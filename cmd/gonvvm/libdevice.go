package main

import (
	"errors"
	"flag"
	"os"
	"path/filepath"
	"sort"
	"strings"

	"gonvvm/internal/driver"
)

// libdeviceFlag is the value of -libdevice: auto, none, or a path, which must exist even if the program does not need libdevice.
type libdeviceFlag string

// autoLibdevice is the value of subcommands without the flag.
const autoLibdevice libdeviceFlag = "auto"

func newLibdeviceFlag(fs *flag.FlagSet, value string) *libdeviceFlag {
	f := libdeviceFlag(value)
	fs.Var(&f, "libdevice", "libdevice: auto (CUDA_HOME, CUDA_PATH, the usual places, beside the program), none, or its `path`")
	return &f
}

func (f libdeviceFlag) String() string { return string(f) }

// Set implements flag.Value.
func (f *libdeviceFlag) Set(where string) error {
	if where == "" {
		where = "auto"
	}
	*f = libdeviceFlag(where)
	if where == "none" || where == "auto" {
		return nil
	}
	st, err := os.Stat(where)
	if err != nil || !st.IsDir() {
		return err
	}
	if *f = libdeviceFlag(newestLibdevice(where)); *f == "" {
		return errors.New("the folder holds no libdevice.10.bc")
	}
	return nil
}

// input returns a function that reads libdevice once the program needs it.
func (f libdeviceFlag) input() func() (*driver.Input, error) {
	switch f {
	case "none":
		return nil
	case "auto":
		return func() (*driver.Input, error) {
			path := findLibdevice()
			if path == "" {
				return nil, nil
			}
			return readLibrary(path)
		}
	}
	return func() (*driver.Input, error) { return readLibrary(string(f)) }
}

func readLibrary(path string) (*driver.Input, error) {
	data, err := readFile(path)
	if err != nil {
		return nil, err
	}
	return &driver.Input{Name: path, Data: data, Library: true}, nil
}

// findLibdevice looks for libdevice where CUDA toolkits and their parts are installed:
// where the environment says, in Debian's and NVIDIA's folders, in a conda environment,
// and beside this program.
func findLibdevice() string {
	var dirs []string
	for _, key := range [...]string{"LIBDEVICE_PATH", "CUDA_HOME", "CUDA_PATH", "CUDA_ROOT", "CONDA_PREFIX"} {
		if dir := os.Getenv(key); dir != "" {
			if st, err := os.Stat(dir); err == nil && !st.IsDir() && key == "LIBDEVICE_PATH" {
				return dir
			}
			dirs = append(dirs, dir)
		}
	}
	dirs = append(dirs, "/usr/local/cuda", "/opt/cuda", "/usr/lib/cuda", "/usr/lib/nvidia-cuda-toolkit", "/usr")
	if versions, err := filepath.Glob("/usr/local/cuda-*"); err == nil {
		sort.Sort(sort.Reverse(sort.StringSlice(versions)))
		dirs = append(dirs, versions...)
	}
	if dir := programDir(); dir != "" {
		dirs = append(dirs, dir, filepath.Join(dir, ".."))
	}
	for _, dir := range dirs {
		if path := newestLibdevice(dir); path != "" {
			return path
		}
	}
	return ""
}

// newestLibdevice returns the libdevice in a toolkit's folder, or "". The one that is
// for all architectures (10) is preferred to those of older toolkits.
func newestLibdevice(dir string) string {
	for _, sub := range [...]string{"", "nvvm/libdevice", "libdevice", "share/libdevice", "lib/nvidia-cuda-toolkit/libdevice", "lib/cuda/nvvm/libdevice"} {
		for _, name := range [...]string{"libdevice.10.bc", "libdevice.10.ll"} {
			path := filepath.Join(dir, filepath.FromSlash(sub), name)
			if st, err := os.Stat(path); err == nil && st.Mode().IsRegular() {
				return path
			}
		}
	}
	return ""
}

// libraryList collects the values of a flag that may be given several times.
type libraryList []string

func (l *libraryList) String() string { return strings.Join(*l, ",") }

func (l *libraryList) Set(s string) error {
	*l = append(*l, s)
	return nil
}

// inputs reads the modules and libraries of a command line.
func inputs(files, libraries []string, s *streams) ([]driver.Input, error) {
	var ins []driver.Input
	for _, path := range files {
		data, name, err := readInput(path, s.in)
		if err != nil {
			return nil, err
		}
		ins = append(ins, driver.Input{Name: name, Data: data})
	}
	for _, path := range libraries {
		lib, err := readLibrary(path)
		if err != nil {
			return nil, err
		}
		ins = append(ins, *lib)
	}
	return ins, nil
}
