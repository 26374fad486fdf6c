// The tests of the package, as a program that has installed it: node kernels.mjs FOLDER-OF-KERNELS
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { load, GonvvmError } from "gonvvm";

const started = performance.now();
const gonvvm = await load();
console.log(`loaded in ${Math.round(performance.now() - started)} ms`);
const folder = process.argv[2];
const arrays = { i32: Int32Array, i64: BigInt64Array, f32: Float32Array, f64: Float64Array };
const numbers = (type, words) => arrays[type].from(words, type === "i64" ? BigInt : Number);

let ran = 0;
for (const line of readFileSync(`${folder}/kernels.txt`, "utf8").split("\n")) {
  if (line === "" || line.startsWith("#")) continue;
  const [head, ...parts] = line.split("; ");
  const [name, threads] = head.split(" ");
  const { ptx, diagnostics } = gonvvm.compile({ name: `${name}.ll`, data: readFileSync(`${folder}/${name}.ll`) }, { arch: "sm_80" });
  assert.deepEqual(diagnostics, []);
  assert.deepEqual(gonvvm.checkPTX(ptx), []);
  const wanted = [];
  const args = parts.map((part) => {
    const words = part.split(" ");
    if (words[0] === "in") return { in: numbers(words[1], words.slice(2)) };
    if (words[0] !== "inout") return words[0].startsWith("f") ? { float: Number(words[1]) } : Number(words[1]);
    const arrow = words.indexOf("->");
    const array = numbers(words[1], words.slice(2, arrow));
    wanted.push([array, numbers(words[1], words.slice(arrow + 1))]);
    return array;
  });
  const launch = gonvvm.launch(ptx, { kernel: name, block: Number(threads), args });
  assert.ok(launch.done && launch.steps > 0);
  for (const [got, want] of wanted) assert.deepEqual(got, want, name);
  ran++;
}
assert.ok(ran >= 10);
console.log(`${ran} kernels`);
assert.ok(globalThis.gonvvmMemory instanceof WebAssembly.Memory); // the emulator's vector instructions

// Mistakes are errors with places.
assert.throws(() => gonvvm.compile({ name: "wrong.ll", data: "define void @f() {\n  ret i32 0\n}\n" }), (e) => e instanceof GonvvmError && e.diagnostics[0].file === "wrong.ll" && e.diagnostics[0].line === 2);
assert.throws(() => gonvvm.compile("", { archs: "sm_80" }), TypeError);
assert.throws(() => gonvvm.compile("", { level: "O4" }), TypeError);
assert.throws(() => gonvvm.compile("", { arch: "sm_1" }), GonvvmError);
assert.ok(gonvvm.verify("define void @f() {\n  ret i32 0\n}\n").length > 0);

// A launch beyond the end of a buffer is a finding; a float parameter takes an integral number.
const saxpy = gonvvm.compile(readFileSync(`${folder}/saxpy.ll`, "utf8"), { arch: "sm_80" }).ptx;
assert.deepEqual(gonvvm.kernels(saxpy).saxpy.map((p) => p.type), ["f32", "u64", "u64", "u32"]);
const y = new Float32Array([1, 1]);
gonvvm.launch(saxpy, { block: 2, args: [2, { in: new Float32Array([1, 2]) }, y, 2] });
assert.deepEqual([...y], [3, 5]);
assert.throws(() => gonvvm.launch(saxpy, { block: 8, args: [2, { in: new Float32Array(2) }, y, 8] }), (e) => e instanceof GonvvmError && e.launch.findings.length > 0);
assert.ok(gonvvm.launch(saxpy, { block: 8, args: [2, { in: new Float32Array(2) }, y, 8], check: false }).findings.length > 0);

// Modules in several forms.
assert.match(gonvvm.optimize(readFileSync(`${folder}/add.ll`)).ir, /define/);
const bitcode = gonvvm.link([readFileSync(`${folder}/add.ll`), readFileSync(`${folder}/root.ll`)], { format: "bitcode" }).ir;
assert.match(gonvvm.compile(bitcode).ptx, /\.entry add[^]*\.entry root/);
assert.match(gonvvm.formatPTX(saxpy), /\.entry saxpy/);
console.log("ok");
process.exit(0);
