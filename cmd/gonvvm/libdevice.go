package main

import (
	"fmt"
	"os"
	"path/filepath"
	"sort"
	"strings"

	"gonvvm/internal/driver"
)

// libdeviceFlag is the help of -libdevice.
const libdeviceFlag = "libdevice: auto (CUDA_HOME, CUDA_PATH, the usual places, beside the program), none, or its `path`"

// libdevice returns a function that reads libdevice once the program needs it, for the value of -libdevice.
func libdevice(where string) func() (*driver.Input, error) {
	switch where {
	case "none":
		return nil
	case "auto", "":
		return func() (*driver.Input, error) {
			path := findLibdevice()
			if path == "" {
				return nil, nil
			}
			return readLibrary(path)
		}
	}
	return func() (*driver.Input, error) {
		if st, err := os.Stat(where); err == nil && st.IsDir() {
			path := newestLibdevice(where)
			if path == "" {
				return nil, fmt.Errorf("%s holds no libdevice.10.bc", where)
			}
			return readLibrary(path)
		}
		return readLibrary(where)
	}
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
