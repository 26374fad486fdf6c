// Package report turns a compilation, and launches of its kernels on the emulator, into data for people to look at: the
// JSON that `gonvvm compile -report` writes and that the page of web/ shows. docs/report.md describes it and
// docs/report.schema.json is its schema; the page and other readers rely on both.
//
// A Collector installs itself in the options of one compilation. It observes the passes with the hooks that the flags
// -dump, -stats and -time use, so that a compilation without a report costs nothing more. Lines of IR and PTX are linked
// by debug locations: before the passes, each instruction gets the location of its line in the input (as LLVM's debugify
// pass does), the passes and the selector keep the locations, and the .loc directives of the PTX say where an
// instruction came from. The directives are then removed from the text.
//
// It imports the driver, both models, and analyses of IR. It opens no files.
package report
