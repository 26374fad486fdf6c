//go:build !windows

package cuda

import "github.com/ebitengine/purego"

const systemLibrary = "libcuda.so.1"

func openLibrary(name string) (uintptr, error) {
	return purego.Dlopen(name, purego.RTLD_NOW|purego.RTLD_GLOBAL)
}

func findSymbol(library uintptr, name string) (uintptr, error) { return purego.Dlsym(library, name) }
