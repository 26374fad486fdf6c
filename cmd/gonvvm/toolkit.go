package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
)

// toolkit is one call of `gonvvm toolkit`: a folder in the layout of a CUDA toolkit.
type toolkit struct {
	dir       string
	libraries string   // folder that scripts/build-libs wrote
	headers   []string // folders of headers
	libdevice string
}

const toolkitUsage = `usage: gonvvm toolkit [flags] DIR

Writes a folder in the layout of a CUDA toolkit, of links: clang and build systems take it as CUDA_PATH. The tools in DIR/bin are gonvvm, the
libraries those of scripts/build-libs. The headers are NVIDIA's, and are not part of gonvvm:

    python3 -m pip install --target HEADERS nvidia-cuda-runtime-cu12 nvidia-cuda-nvcc-cu12 nvidia-cuda-cccl-cu12
    gonvvm toolkit -headers=HEADERS DIR
    clang++ -x cuda --cuda-path=DIR --offload-arch=sm_80 program.cu -o program -LDIR/lib64 -lcudart
    gonvvm exec ./program

cuda_runtime.h is in nvidia-cuda-runtime-cu12, crt/ in nvidia-cuda-nvcc-cu12, thrust, cub and cuda/std in nvidia-cuda-cccl-cu12 (only for programs
that use them). Of the package nvidia-curand-cu12 clang includes one header: without it, an empty file takes its place.

`

func toolkitMain(args []string, s *streams) int {
	var k toolkit
	fs := flag.NewFlagSet("gonvvm toolkit", flag.ContinueOnError)
	fs.SetOutput(s.err)
	fs.Usage = func() {
		fmt.Fprint(s.err, toolkitUsage)
		fs.PrintDefaults()
	}
	headers := fs.String("headers", "", "`folders` with headers, separated by commas: include of a toolkit, or where pip has put NVIDIA's packages; by default those of CUDA_HOME, CUDA_PATH, /usr/local/cuda and /usr/include")
	fs.StringVar(&k.libraries, "libs", "", "`folder` that scripts/build-libs wrote; by default $GONVVM_LIBS, or one beside gonvvm")
	fs.StringVar(&k.libdevice, "libdevice", "", "libdevice.10.bc, by default searched in the usual places")
	if code, ok := parseLeading(fs, args); !ok {
		return code
	}
	if fs.NArg() != 1 {
		fmt.Fprint(s.err, "gonvvm toolkit: one folder is expected\n    hint: gonvvm toolkit -headers=FOLDER DIR\n")
		return exitUsage
	}
	k.dir = fs.Arg(0)
	k.headers = headerFolders(*headers)
	if err := k.write(); err != nil {
		fmt.Fprintf(s.err, "gonvvm toolkit: %v\n", err)
		return exitInput
	}
	return exitOK
}

// headerFolders returns the folders of headers: of a folder with packages of pip all their include folders.
func headerFolders(list string) []string {
	if list == "" {
		var found []string
		for _, dir := range []string{os.Getenv("CUDA_HOME"), os.Getenv("CUDA_PATH"), "/usr/local/cuda"} {
			if include := filepath.Join(dir, "include"); dir != "" && fileExists(filepath.Join(include, "cuda_runtime.h")) {
				return []string{include}
			}
		}
		if fileExists("/usr/include/cuda_runtime.h") {
			found = append(found, "/usr/include")
		}
		return found
	}
	var found []string
	for _, dir := range strings.Split(list, ",") {
		for _, pattern := range []string{"nvidia/*/include", "*/include", "include"} {
			if inner, _ := filepath.Glob(filepath.Join(dir, pattern)); len(inner) > 0 && !fileExists(filepath.Join(dir, "cuda_runtime.h")) {
				found = append(found, inner...)
				dir = ""
				break
			}
		}
		if dir != "" {
			found = append(found, dir)
		}
	}
	return found
}

func (k *toolkit) write() error {
	var err error
	if k.libraries, err = findLibraries(k.libraries); err != nil {
		return err
	}
	version, err := k.include()
	if err != nil {
		return err
	}
	self, err := os.Executable()
	if err != nil {
		return err
	}
	if err := k.link(self, "bin/gonvvm"); err != nil {
		return err
	}
	for _, name := range personalities {
		if err := k.link("gonvvm", "bin/"+name); err != nil {
			return err
		}
	}
	libraries, err := filepath.Glob(filepath.Join(k.libraries, "lib64", "lib*.so*"))
	if err != nil {
		return err
	}
	for _, file := range libraries {
		if err := k.link(file, "lib64/"+filepath.Base(file)); err != nil {
			return err
		}
	}
	runtime := fmt.Sprintf("libcudart.so.%d", version.major)
	if version.major == 11 {
		runtime += ".0"
	}
	if err := k.link(runtime, "lib64/libcudart.so"); err != nil {
		return err
	}
	if k.libdevice == "" {
		k.libdevice = findLibdevice()
	}
	if k.libdevice == "" {
		return errors.New("libdevice.10.bc is not found: it is in the package nvidia-cuda-nvcc-cu12; -libdevice=FILE")
	}
	if err := k.link(k.libdevice, "nvvm/libdevice/libdevice.10.bc"); err != nil {
		return err
	}
	return k.versions(version)
}

// cudaVersion is a version of CUDA.
type cudaVersion struct{ major, minor int }

var versionLine = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?m)^#define\s+(?:CUDA_VERSION|CUDART_VERSION)\s+(\d+)`)
})

// include links the headers, and returns the version of CUDA that they are of.
func (k *toolkit) include() (v cudaVersion, err error) {
	include := filepath.Join(k.dir, "include")
	if err := os.MkdirAll(include, 0o755); err != nil {
		return v, err
	}
	for _, dir := range k.headers {
		entries, err := os.ReadDir(dir)
		if err != nil {
			return v, err
		}
		for _, e := range entries {
			if err := k.merge(filepath.Join(dir, e.Name()), "include/"+e.Name()); err != nil {
				return v, err
			}
		}
	}
	const advice = ": -headers=FOLDER names a folder that has NVIDIA's headers (gonvvm toolkit -help)"
	for _, need := range []string{"cuda_runtime.h", "crt/host_defines.h"} {
		if !fileExists(filepath.Join(include, need)) {
			pkg := "nvidia-cuda-runtime-cu12"
			if strings.HasPrefix(need, "crt/") {
				pkg = "nvidia-cuda-nvcc-cu12"
			}
			return v, fmt.Errorf("the header %s is missing; it is in the package %s%s", need, pkg, advice)
		}
	}
	const curand = "curand_mtgp32_kernel.h"
	if !fileExists(filepath.Join(include, curand)) {
		text := "/* clang includes this header of cuRAND in all programs. cuRAND is not here. */\n"
		if err := os.WriteFile(filepath.Join(include, curand), []byte(text), 0o644); err != nil {
			return v, err
		}
	}
	for _, file := range []string{"cuda.h", "cuda_runtime_api.h"} {
		if text, err := os.ReadFile(filepath.Join(include, file)); err == nil {
			if m := versionLine().FindSubmatch(text); m != nil {
				n, _ := strconv.Atoi(string(m[1]))
				return cudaVersion{n / 1000, n % 1000 / 10}, nil
			}
		}
	}
	return v, errors.New("cuda.h and cuda_runtime_api.h do not say their version of CUDA" + advice)
}

// merge links a header, or each file of a folder that several packages share.
func (k *toolkit) merge(from, to string) error {
	info, err := os.Stat(from)
	if err != nil {
		return err
	}
	name := filepath.Base(from)
	if !info.IsDir() {
		if strings.HasSuffix(name, ".py") {
			return nil
		}
		return k.link(from, to)
	}
	if !slices.Contains([]string{"crt", "cuda", "nv"}, name) {
		return k.link(from, to)
	}
	return filepath.WalkDir(from, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		inner, err := filepath.Rel(from, path)
		if err != nil {
			return err
		}
		return k.link(path, filepath.Join(to, inner))
	})
}

// link makes a link below the folder, in the place of one that is there.
func (k *toolkit) link(target, name string) error {
	path := filepath.Join(k.dir, name)
	if strings.Contains(target, string(filepath.Separator)) {
		var err error
		if target, err = filepath.Abs(target); err != nil {
			return err
		}
	}
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return err
	}
	if info, err := os.Lstat(path); err == nil && info.Mode()&fs.ModeSymlink != 0 {
		if err := os.Remove(path); err != nil {
			return err
		}
	}
	return os.Symlink(target, path)
}

// versions writes the files from which clang and build systems read the version of CUDA.
func (k *toolkit) versions(v cudaVersion) error {
	text := fmt.Sprintf("%d.%d.0", v.major, v.minor)
	part := map[string]string{"name": "CUDA SDK", "version": text}
	data, err := json.MarshalIndent(map[string]map[string]string{
		"cuda": part, "cuda_cudart": {"name": "CUDA Runtime (cudart)", "version": text}, "cuda_nvcc": {"name": "CUDA NVCC", "version": text},
	}, "", "   ")
	if err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(k.dir, "version.json"), append(bytes.TrimSpace(data), '\n'), 0o644); err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(k.dir, "version.txt"), []byte("CUDA Version "+text+"\n"), 0o644)
}
