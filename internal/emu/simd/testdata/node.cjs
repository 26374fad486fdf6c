// Runs a Go program for GOOS=js under Node.js, as lib/wasm/wasm_exec_node.js of Go does, but gives it its memory, which the handlers need:
//
//	GOOS=js GOARCH=wasm go test -exec "node --stack-size=8192 $PWD/internal/emu/simd/testdata/node.cjs" ./internal/emu
const fs = require("node:fs");
const path = require("node:path");
const { execFileSync } = require("node:child_process");
Object.assign(globalThis, { require, fs, path });
require(path.join(execFileSync("go", ["env", "GOROOT"], { encoding: "utf8" }).trim(), "lib/wasm/wasm_exec.js"));

const go = new Go();
go.argv = process.argv.slice(2);
go.env = { TMPDIR: require("node:os").tmpdir(), ...process.env };
go.exit = process.exit;
const instance = new WebAssembly.Instance(new WebAssembly.Module(fs.readFileSync(process.argv[2])), go.importObject);
globalThis.gonvvmMemory = instance.exports.mem;
process.on("exit", (code) => {
  if (code === 0 && !go.exited) {
    // A deadlock: let Go print the goroutines.
    go._pendingEvent = { id: 0 };
    go._resume();
  }
});
go.run(instance);
