// The data of a report: docs/report.schema.json describes every property.

export interface File { name: string; input: boolean; lines?: string[] }
export interface Origin { file: number; line: number; source: number; at: number }
export interface Instruction { line: number; file: number; at?: number; live?: number; need?: number }
export interface Count { name: string; n: number }
export interface Line { id: number; text: string; file: number; at?: number }
export interface Edit { at: number; delete?: number; insert?: Line[] }
export interface Version { pass: string; edits: Edit[] }
export interface Block { name: string; first: number; end: number; succs: number[]; idom: number; loop: number }
export interface Loop { header: number; parent: number; depth: number; trips?: number; counts: boolean; leaves: number }
export interface Func {
  name: string; kernel: boolean; size: number; live: number; first?: number; last?: number
  versions?: Version[]; blocks?: Block[]; loops?: Loop[]; uniformity?: number[]
  registers?: Count[]; memory?: Count[]; accesses?: Count[]
}
export interface Remark { kind: string; pass: string; function: string; file: number; line?: number; column?: number; message: string }
export interface Phase { name: string; seconds: number }
export interface Pass { name: string; runs: number; changed: number; seconds: number; instructions: number }
export interface LineRun {
  line: number; warp_instructions: number; thread_instructions: number
  branches?: number; divergent?: number; global_accesses?: number; global_sectors?: number; global_ideal?: number
  shared_accesses?: number; shared_passes?: number; atomics?: number; atomic_rounds?: number
}
export interface Finding { severity: string; code?: string; line?: number; other?: number; message: string; hint?: string; text: string }
export interface Buffer { name: string; type: string; values: string[]; total: number }
export interface Run {
  kernel: string; grid: number[]; block: number[]; done: boolean; seconds: number
  lines: LineRun[]; findings: Finding[]; buffers?: Buffer[]; output?: string; trace?: Trace
}
export interface Trace {
  block: number[]; warp: number; threads: number[][]; cut: boolean
  registers: { function: string; name: string; type: string }[]
  steps: { line: number; active: number; exec: number; writes?: { register: number; values: string[] }[] }[]
}
export interface Report {
  version: number; arch: string; isa: string; files: File[]; origins?: Origin[]
  ptx: { lines: string[]; instructions: Instruction[]; needs?: string[] }
  functions: Func[]; remarks?: Remark[]; phases?: Phase[]; passes?: Pass[]; runs?: Run[]
}

// DiffLine is a line of a function after a pass: kept, inserted, or deleted by the pass.
export interface DiffLine { line: Line; state: 'same' | 'new' | 'old' | 'changed' }

// replay returns the lines of version n of a function, and with them the lines that its pass deleted.
export function replay(f: Func, n: number): { text: Line[]; diff: DiffLine[] } {
  let text: Line[] = []
  let diff: DiffLine[] = []
  for (let v = 0; v <= n && f.versions && v < f.versions.length; v++) {
    const next: Line[] = []
    diff = []
    let at = 0
    const last = v === n
    for (const e of f.versions[v].edits) {
      for (; at < e.at; at++) {
        next.push(text[at])
        if (last) diff.push({ line: text[at], state: 'same' })
      }
      const stop = at + (e.delete ?? 0)
      const inserted = new Set((e.insert ?? []).map(l => l.id))
      for (; at < stop; at++) if (last) diff.push({ line: text[at], state: inserted.has(text[at].id) ? 'changed' : 'old' })
      for (const l of e.insert ?? []) {
        next.push(l)
        if (last) diff.push({ line: l, state: 'new' })
      }
    }
    for (; at < text.length; at++) {
      next.push(text[at])
      if (last) diff.push({ line: text[at], state: 'same' })
    }
    text = next
  }
  return { text, diff }
}

// Links finds the lines of the columns that belong together. A key is a line of an input, or of a source of PTX.
export class Links {
  private ptx = new Map<string, number[]>() // key to lines
  private ofPTX = new Map<number, Instruction>()
  private sources = new Map<string, string[]>() // source line to keys
  private origins = new Map<string, string[]>() // key to source lines

  constructor(readonly report: Report) {
    for (const i of report.ptx.instructions) {
      this.ofPTX.set(i.line, i)
      if (i.file >= 0) push(this.ptx, key(i.file, i.at!), i.line)
    }
    for (const o of report.origins ?? []) {
      push(this.sources, key(o.source, o.at), key(o.file, o.line))
      push(this.origins, key(o.file, o.line), key(o.source, o.at))
    }
  }

  instruction(line: number): Instruction | undefined { return this.ofPTX.get(line) }
  fromPTX(line: number): string[] {
    const i = this.ofPTX.get(line)
    return i && i.file >= 0 ? [key(i.file, i.at!)] : []
  }
  fromFile(file: number, line: number): string[] {
    return this.report.files[file].input ? [key(file, line)] : [key(file, line), ...this.sources.get(key(file, line)) ?? []]
  }
  toPTX(keys: Iterable<string>): Set<number> {
    const lines = new Set<number>()
    for (const k of keys) for (const l of this.ptx.get(k) ?? []) lines.add(l)
    return lines
  }
  toFile(file: number, keys: Iterable<string>): Set<number> {
    const lines = new Set<number>()
    for (const k of keys) {
      for (const s of [k, ...this.origins.get(k) ?? []]) {
        const [f, l] = s.split(':').map(Number)
        if (f === file) lines.add(l)
      }
    }
    return lines
  }
}

export function key(file: number, line: number): string { return file + ':' + line }

function push<K, V>(m: Map<K, V[]>, k: K, v: V): void {
  const list = m.get(k)
  if (list) list.push(v)
  else m.set(k, [v])
}
