package main

import (
	"fmt"
	"runtime"
	"runtime/debug"
)

// releaseVersion and releaseCommit are those of a release, which the linker sets (.goreleaser.yaml).
var releaseVersion, releaseCommit string

// versionText names the build.
func versionText() string {
	if releaseVersion != "" {
		return "gonvvm " + releaseVersion + " " + releaseCommit
	}
	v, rev := "(devel)", ""
	if b, ok := debug.ReadBuildInfo(); ok {
		if b.Main.Version != "" {
			v = b.Main.Version
		}
		for _, k := range b.Settings {
			if k.Key == "vcs.revision" {
				rev = " " + k.Value[:min(12, len(k.Value))]
			}
		}
	}
	return "gonvvm " + v + rev
}

// versionMain is `gonvvm version`.
func versionMain(args []string, s *streams) int {
	if len(args) == 1 && isHelp(args[0]) {
		fmt.Fprintln(s.out, "usage: gonvvm version\n\nPrints the version, and the versions of the languages that it reads and writes.")
		return exitOK
	}
	if len(args) != 0 {
		fmt.Fprintln(s.err, "usage: gonvvm version")
		return exitUsage
	}
	fmt.Fprintf(s.out, "%s\nNVVM IR 2.0, LLVM IR text up to LLVM 22, PTX 3.2 to 9.x; %s %s/%s\n", versionText(), runtime.Version(), runtime.GOOS, runtime.GOARCH)
	return exitOK
}
