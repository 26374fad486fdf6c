/** The NVVM compiler as WebAssembly: LLVM IR to PTX, PTX checked and formatted, kernels on the CPU with a sanitizer. */

/** Text, or bitcode. */
export type Data = string | ArrayBuffer | ArrayBufferView;
/** A module of LLVM IR, perhaps with a name for messages. */
export type Input = Data | { name: string; data: Data };

export interface Diagnostic {
  severity: "error" | "warning" | "note";
  code?: string;
  file?: string;
  /** From 1, as columns; columns count bytes. */
  line?: number;
  column?: number;
  endColumn?: number;
  where?: string;
  message: string;
  source?: string;
  hint?: string;
}

export interface Remark {
  Kind: "passed" | "missed" | "analysis";
  Pass: string;
  Function: string;
  File: string;
  Pos: { Line: number; Col: number };
  Message: string;
}

export interface Options {
  /** "sm_80", "sm_90a", "compute_75" …; sm_75 by default. */
  arch?: string;
  /** PTX version such as "8.3"; by default the lowest that the code needs. */
  ptx?: string;
  level?: "O0" | "O1" | "O2" | "O3" | "Os" | "Oz";
  style?: "nvvm" | "llvm";
  dialect?: "auto" | "nvvm" | "llvm";
  atomics?: "auto" | "cuda" | "strict";
  strict?: boolean;
  /** Fuse multiplications and additions; true by default. */
  fma?: boolean;
  ftz?: boolean;
  fastDiv?: boolean;
  fastSqrt?: boolean;
  lineInfo?: boolean;
  debug?: boolean;
  mangleNames?: boolean;
  rejectGlobalCtors?: boolean;
  ignoreVersion?: boolean;
  wholeProgram?: boolean;
  keep?: string[];
  reflect?: Record<string, number>;
  remarks?: boolean;
  /** Modules of which only the definitions that others refer to are linked. */
  libraries?: Input[];
  /** libdevice.10.bc of a CUDA toolkit. */
  libdevice?: Input;
}

export interface ModuleOptions extends Options {
  format?: "text" | "bitcode" | "bitcode-llvm7" | "lto" | "optimized-lto";
  /** Of link: definitions that kernels do not need become internal. */
  internalize?: boolean;
}

export interface Compiled {
  ptx: string;
  diagnostics: Diagnostic[];
  remarks: Remark[];
}

export interface Module<IR> {
  ir: IR;
  diagnostics: Diagnostic[];
  remarks: Remark[];
}

export interface Param {
  name: string;
  /** As in PTX, without its dot. */
  type: string;
  /** Bytes. */
  size: number;
  declaration: string;
}

export interface Finding {
  diagnostic: Diagnostic;
  count: number;
  fatal: boolean;
  block?: [number, number, number];
  thread?: [number, number, number];
}

export interface Launch {
  /** All threads came to their end. */
  done: boolean;
  findings: Finding[];
  /** Instructions of warps. */
  steps: number;
  /** Instructions of threads. */
  threads: number;
  stdout?: string;
  stats?: Record<string, unknown>;
  /** The findings for people. */
  text: string;
}

export type Dimensions = number | [number] | [number, number] | [number, number, number];

/** A number; a typed array, which receives the results; an array that only is read; a floating-point number; the bytes of a structure. */
export type Argument = number | bigint | boolean | ArrayBufferView | { in: ArrayBufferView } | { float: number } | { bytes: ArrayBufferView };

export interface LaunchOptions {
  /** By default the only one of the module. */
  kernel?: string;
  grid?: Dimensions;
  block?: Dimensions;
  cluster?: Dimensions;
  /** Bytes of dynamic shared memory. */
  shared?: number;
  args?: Argument[];
  /** Look for mistakes; true by default. */
  sanitize?: boolean;
  /** Findings are exceptions; true by default. */
  check?: boolean;
  stats?: boolean;
  seed?: number;
  /** Limit of the instructions of a warp. */
  steps?: number;
  /** Limit of global memory in bytes. */
  memory?: number;
  name?: string;
}

/** An input that the compiler refused, or a launch with findings. */
export class GonvvmError extends Error {
  diagnostics: Diagnostic[];
  launch?: Launch;
}

export interface Compiler {
  /** Compiles LLVM IR to PTX; several modules are linked. Throws GonvvmError. */
  compile(ir: Input | Input[], options?: Options): Compiled;
  /** Returns all that is wrong with modules. */
  verify(ir: Input | Input[], options?: Options): Diagnostic[];
  optimize(ir: Input | Input[], options?: ModuleOptions & { format?: "text" }): Module<string>;
  optimize(ir: Input | Input[], options: ModuleOptions): Module<string | Uint8Array>;
  link(ir: Input | Input[], options?: ModuleOptions & { format?: "text" }): Module<string>;
  link(ir: Input | Input[], options: ModuleOptions): Module<string | Uint8Array>;
  /** Holds PTX to the rules of its ISA. */
  checkPTX(ptx: Data, name?: string): Diagnostic[];
  formatPTX(ptx: Data, name?: string): string;
  /** Returns the kernels of PTX with their parameters. */
  kernels(ptx: Data, name?: string): Record<string, Param[]>;
  /** Runs a kernel to its end on the CPU. Throws GonvvmError if there are findings. */
  launch(ptx: Data, options?: LaunchOptions): Launch;
}

/** Starts the compiler: from gonvvm.wasm beside this package, or from the bytes, the module or the response that is given. */
export function load(source?: BufferSource | WebAssembly.Module | Response | Promise<Response>): Promise<Compiler>;
