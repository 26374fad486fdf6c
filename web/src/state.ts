import { Links, type Report, type Func, type Run, type LineRun } from './report'

// View is a tab that shows a report.
export interface View {
  name: string
  title: string
  root: HTMLElement
  update(s: State): void // the report or the function is another one
}

// State is the report that is shown with the selection in it.
export class State {
  readonly links: Links
  fn: number // index of the function
  keys = new Set<string>() // selected lines, as keys of Links
  heat = new Map<number, LineRun>() // counts of the launches by line of PTX
  hottest = 1
  private listeners: (() => void)[] = []

  constructor(readonly report: Report, fn = -1) {
    this.links = new Links(report)
    this.fn = fn >= 0 && fn < report.functions.length ? fn : Math.max(0, report.functions.findIndex(f => f.kernel))
    for (const r of report.runs ?? []) this.count(r)
    for (const l of this.heat.values()) this.hottest = Math.max(this.hottest, l.warp_instructions)
  }

  get function(): Func | undefined { return this.report.functions[this.fn] }

  private count(r: Run): void {
    for (const l of r.lines) {
      const old = this.heat.get(l.line)
      const sum: any = { ...l }
      if (old) for (const [k, v] of Object.entries(old)) if (k !== 'line') sum[k] = (sum[k] ?? 0) + v
      this.heat.set(l.line, sum)
    }
  }

  // heatOf returns how often the hottest of some lines of PTX is executed, by warps.
  heatOf(lines: Iterable<number>): number {
    let n = 0
    for (const l of lines) n = Math.max(n, this.heat.get(l)?.warp_instructions ?? 0)
    return n
  }

  onSelect(f: () => void): void { this.listeners.push(f) }

  select(keys: Iterable<string>): void {
    this.keys = new Set(keys)
    for (const f of this.listeners) f()
  }
}

// describe returns the counts of an instruction in words.
export function describe(l: LineRun): string {
  const parts = [`executed by ${l.warp_instructions} warps, ${(l.thread_instructions / Math.max(1, l.warp_instructions)).toFixed(1)} threads each`]
  if (l.branches) parts.push(`${l.divergent ?? 0} of ${l.branches} branches diverge`)
  if (l.global_accesses) parts.push(`${l.global_sectors} sectors of global memory, ${l.global_ideal} would do`)
  if (l.shared_accesses) parts.push(`${l.shared_passes} passes for ${l.shared_accesses} accesses to shared memory`)
  if (l.atomics) parts.push(`${l.atomic_rounds} rounds for ${l.atomics} atomics`)
  return parts.join('; ')
}

// brief returns what is wrong with an instruction in a word or two.
export function brief(l: LineRun): string {
  if ((l.divergent ?? 0) > 0) return `${Math.round(100 * l.divergent! / l.branches!)}% divergent`
  if (l.global_accesses && (l.global_sectors ?? 0) > (l.global_ideal ?? 0)) return `${Math.round(100 * l.global_ideal! / l.global_sectors!)}% coalesced`
  if (l.shared_accesses && l.shared_passes! > l.shared_accesses) return `${(l.shared_passes! / l.shared_accesses).toFixed(0)}-way conflict`
  if (l.atomics && l.atomic_rounds! > l.atomics) return `${(l.atomic_rounds! / l.atomics).toFixed(0)} atomic rounds`
  return ''
}
