// Requests to the compiler: lists of byte strings, which the WebAssembly program answers.
import "./wasm_exec.js";

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** An input that the compiler refused, or a launch with findings. */
export class GonvvmError extends Error {
  constructor(text, diagnostics, launch) {
    super(text.trimEnd());
    this.name = "GonvvmError";
    this.diagnostics = diagnostics;
    this.launch = launch;
  }
}

/** Starts the program: bytes, a compiled module, or the response of fetch. */
export async function start(source) {
  source = await source;
  const go = new globalThis.Go();
  const ready = new Promise((resolve) => (globalThis.gonvvmReady = resolve));
  let instance;
  if (source instanceof WebAssembly.Module) instance = await WebAssembly.instantiate(source, go.importObject);
  else if (typeof Response !== "undefined" && source instanceof Response)
    instance = (await WebAssembly.instantiate(await source.arrayBuffer(), go.importObject)).instance;
  else instance = (await WebAssembly.instantiate(source, go.importObject)).instance;
  globalThis.gonvvmMemory = instance.exports.mem; // the emulator has a module with vector instructions that shares it
  go.run(instance);
  return new Compiler(await ready);
}

function bytes(data) {
  if (typeof data === "string") return encoder.encode(data);
  if (ArrayBuffer.isView(data)) return new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
  if (data instanceof ArrayBuffer) return new Uint8Array(data);
  throw new TypeError("a string or bytes are expected");
}

// list returns strings in the form of requests: their number, and each with its length before it, as 64-bit numbers.
function list(strings) {
  const out = new Uint8Array(8 + strings.reduce((n, s) => n + 8 + s.length, 0));
  const view = new DataView(out.buffer);
  view.setBigUint64(0, BigInt(strings.length), true);
  let at = 8;
  for (const s of strings) {
    view.setBigUint64(at, BigInt(s.length), true);
    out.set(s, at + 8);
    at += 8 + s.length;
  }
  return out;
}

function unlist(data) {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  const strings = [];
  let at = 8;
  for (let n = Number(view.getBigUint64(0, true)); n > 0; n--) {
    const size = Number(view.getBigUint64(at, true));
    strings.push(data.subarray(at + 8, at + 8 + size));
    at += 8 + size;
  }
  return strings;
}

// The options of the requests, by their names here: those of capi/wire, where enumerations are numbers.
const enumerations = {
  level: ["O3", "O2", "O1", "O0", "Os", "Oz"],
  style: ["nvvm", "llvm"],
  dialect: ["auto", "nvvm", "llvm"],
  atomics: ["auto", "cuda", "strict"],
  format: ["text", "bitcode", "bitcode-llvm7", "lto", "optimized-lto"],
};
const plain = {
  arch: "Arch", ptx: "PTX", strict: "Strict", ftz: "FTZ", fastDiv: "FastDiv", fastSqrt: "FastSqrt", lineInfo: "LineInfo", debug: "Debug",
  mangleNames: "MangleNames", rejectGlobalCtors: "RejectGlobalCtors", ignoreVersion: "IgnoreVersion", wholeProgram: "WholeProgram",
  internalize: "Internalize", remarks: "Remarks", keep: "Keep", reflect: "Reflect",
};

function options(given) {
  const out = { Workers: 1 };
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined || name === "libraries" || name === "libdevice") continue;
    if (name === "fma") out.NoFMA = !value;
    else if (name in plain) out[plain[name]] = value;
    else if (name in enumerations) {
      const n = enumerations[name].indexOf(value);
      if (n < 0) throw new TypeError(`${name} is ${JSON.stringify(value)}; one of ${enumerations[name].join(", ")} is expected`);
      out[name[0].toUpperCase() + name.slice(1)] = n;
    } else throw new TypeError(`unknown option ${name}`);
  }
  return encoder.encode(JSON.stringify(out));
}

function inputs(ir, given) {
  const out = [];
  const add = (kind, data, fallback) => {
    const named = typeof data === "object" && data !== null && "data" in data;
    out.push(encoder.encode(kind), encoder.encode((named && data.name) || fallback), bytes(named ? data.data : data));
  };
  const modules = Array.isArray(ir) ? ir : [ir];
  modules.forEach((m, i) => add("module", m, modules.length === 1 ? "module" : `module ${i}`));
  (given.libraries ?? []).forEach((m, i) => add("library", m, `library ${i}`));
  if (given.libdevice) add("libdevice", given.libdevice, "libdevice");
  return out;
}

const dimensions = (d) => {
  const three = typeof d === "number" ? [d] : [...d];
  while (three.length < 3) three.push(1);
  return three;
};

// argument returns the kind and the bytes of an argument of a kernel.
function argument(arg, i) {
  if (typeof arg === "bigint" || typeof arg === "boolean") return ["int", encoder.encode(BigInt(arg).toString())];
  if (typeof arg === "number") return [Number.isInteger(arg) ? "int" : "float", encoder.encode(String(arg))];
  if (ArrayBuffer.isView(arg)) return ["inout", bytes(arg)];
  if (arg && typeof arg === "object") {
    if ("float" in arg) return ["float", encoder.encode(String(arg.float))];
    if ("bytes" in arg) return ["bytes", bytes(arg.bytes)];
    if ("in" in arg) return ["in", bytes(arg.in)];
  }
  throw new TypeError(`argument ${i} is a ${typeof arg}; a number, a typed array, {in}, {float} or {bytes} is expected`);
}

class Compiler {
  #answer;
  constructor(answer) {
    this.#answer = answer;
  }

  #call(operation, ...strings) {
    const reply = unlist(this.#answer(list([encoder.encode(operation), ...strings])));
    const code = decoder.decode(reply[0]);
    if (code !== "0" && code !== "1") throw new TypeError(decoder.decode(reply[1]));
    const report = JSON.parse(decoder.decode(reply[2]));
    if (code === "1") throw new GonvvmError(report.text, report.diagnostics);
    return { out: reply[1], buffers: reply.slice(3), diagnostics: report.diagnostics, remarks: report.remarks ?? [], launch: report.launch, text: report.text };
  }

  compile(ir, given = {}) {
    const r = this.#call("compile", options(given), ...inputs(ir, given));
    return { ptx: decoder.decode(r.out), diagnostics: r.diagnostics, remarks: r.remarks };
  }

  verify(ir, given = {}) {
    try {
      return this.#call("verify", options(given), ...inputs(ir, given)).diagnostics;
    } catch (e) {
      if (e instanceof GonvvmError) return e.diagnostics;
      throw e;
    }
  }

  optimize(ir, given = {}) {
    return this.#module("optimize", ir, given);
  }

  link(ir, given = {}) {
    return this.#module("link", ir, given);
  }

  #module(operation, ir, given) {
    const r = this.#call(operation, options(given), ...inputs(ir, given));
    const text = given.format === undefined || given.format === "text";
    return { ir: text ? decoder.decode(r.out) : r.out.slice(), diagnostics: r.diagnostics, remarks: r.remarks };
  }

  checkPTX(ptx, name = "kernel.ptx") {
    try {
      return this.#call("ptx.check", encoder.encode("{}"), encoder.encode(name), bytes(ptx)).diagnostics;
    } catch (e) {
      if (e instanceof GonvvmError) return e.diagnostics;
      throw e;
    }
  }

  formatPTX(ptx, name = "kernel.ptx") {
    return decoder.decode(this.#call("ptx.format", encoder.encode("{}"), encoder.encode(name), bytes(ptx)).out);
  }

  kernels(ptx, name = "kernel.ptx") {
    const r = this.#call("emu.kernels", encoder.encode("{}"), encoder.encode(name), bytes(ptx));
    const lower = (p) => ({ name: p.Name, type: p.Type, size: p.Size, declaration: p.Decl });
    return Object.fromEntries(Object.entries(JSON.parse(decoder.decode(r.out))).map(([k, list]) => [k, (list ?? []).map(lower)]));
  }

  launch(ptx, given = {}) {
    const { kernel = "", grid = 1, block = 1, cluster, shared = 0, args = [], sanitize = true, check = true, stats = false, seed = 0, steps = 0, memory = 0, name = "kernel.ptx" } = given;
    const sent = {
      Kernel: kernel, Grid: dimensions(grid), Block: dimensions(block), Cluster: cluster === undefined ? [0, 0, 0] : dimensions(cluster), Shared: shared,
      Sanitize: sanitize, Stats: stats, Seed: seed, Steps: steps, Memory: memory, Workers: 1,
    };
    const params = this.kernels(ptx, name)[kernel] ?? Object.values(this.kernels(ptx, name))[0] ?? [];
    const strings = [];
    const outputs = [];
    args.forEach((arg, i) => {
      let [kind, data] = argument(arg, i);
      if (kind === "int" && typeof arg === "number" && /^b?f\d/.test(params[i]?.type ?? "")) kind = "float";
      strings.push(encoder.encode(kind), data);
      if (kind === "inout") outputs.push(data);
    });
    const r = this.#call("emu.launch", encoder.encode(JSON.stringify(sent)), encoder.encode(name), bytes(ptx), ...strings);
    outputs.forEach((to, i) => to.set(r.buffers[i]));
    const launch = { ...r.launch, text: r.text };
    if (check && launch.findings.length > 0) throw new GonvvmError(r.text, r.diagnostics, launch);
    return launch;
  }
}
