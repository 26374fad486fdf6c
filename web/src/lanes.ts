import { el, field, number, scroll, select, tokens } from './dom'
import { VirtualList } from './list'
import type { Trace } from './report'
import type { State, View } from './state'

// Warp is a warp of a launch.
export interface Warp { block: number[]; warp: number }

// shownRegisters bounds the rows of the table; of more, the last written ones are shown.
const shownRegisters = 64

const formats: [value: string, text: string][] = [['type', 'by type'], ['hex', 'hexadecimal'], ['signed', 'signed'], ['float', 'float']]

// LanesView steps through the instructions of one warp: which lanes execute each, and the values of their registers after it.
export class LanesView implements View {
  name = 'lanes'
  title = 'Lanes'
  root = el('div', { class: 'lanes' })
  private s!: State
  private trace?: Trace
  private step = 0
  private values: string[][] = [] // by register of the trace and lane: bits in hexadecimal, "" if not written yet
  private writtenAt: number[] = [] // by register: the last step that wrote it
  private replayed = 0 // steps in values
  private format = 'type'
  private byLine = new Map<number, number[]>() // steps of a line of PTX
  private ptx = new VirtualList('PTX of the warp', tokens, i => this.toLine(i + 1), () => {})
  private table = scroll('Registers of the lanes')
  private slider = el('input', { type: 'range', min: 0, max: 0, value: 0, 'aria-label': 'Step', input: () => this.go(+this.slider.value) })
  private label = el('span', { class: 'pass', role: 'status' })
  private form = el('form', { class: 'head', 'aria-label': 'Warp to trace' })
  private steps: HTMLElement
  private body: HTMLElement

  constructor(ask?: (w: Warp) => void) {
    this.ptx.root.id = 'list-lanes'
    const button = (text: string, label: string, go: () => void) => el('button', { type: 'button', 'aria-label': label, title: label, click: go }, text)
    this.steps = el('div', { class: 'head' }, el('h2', {}, 'Lanes'),
      button('«', 'First step', () => this.go(0)), button('‹', 'Previous step', () => this.go(this.step - 1)), this.slider,
      button('›', 'Next step', () => this.go(this.step + 1)), button('»', 'Last step', () => this.go(Infinity)),
      select(formats, this.format, v => { this.format = v; this.draw() }, 'Format of values'), this.label)
    this.body = el('div', { class: 'code' }, el('section', { 'aria-label': 'PTX' }, this.ptx.root), el('section', { 'aria-label': 'Registers' }, this.table))
    if (ask) this.askFor(ask)
    this.root.append(...ask ? [this.form] : [], this.steps, this.body)
    this.table.addEventListener('keydown', e => {
      const by = e.key === 'n' || e.key === 'Enter' ? 1 : e.key === 'p' ? -1 : 0
      if (!by) return
      e.preventDefault()
      this.go(this.step + by)
    })
  }

  private askFor(ask: (w: Warp) => void): void {
    const block = el('input', { value: '0,0,0', size: 7, inputmode: 'numeric' })
    const warp = el('input', { type: 'number', min: 0, value: 0 })
    this.form.append(field('Block', block), field('Warp', warp), el('button', { class: 'primary', id: 'trace' }, 'Run and trace'))
    this.form.onsubmit = e => {
      e.preventDefault()
      ask({ block: [0, 1, 2].map(i => Math.max(0, parseInt(block.value.split(',')[i]) || 0)), warp: Math.max(0, +warp.value || 0) })
    }
  }

  update(s: State): void {
    this.s = s
    this.trace = (s.report.runs ?? []).map(r => r.trace).find(t => t)
    const steps = this.trace?.steps ?? []
    this.steps.hidden = this.body.hidden = !steps.length
    this.root.querySelector('.empty')?.remove()
    if (!steps.length) {
      this.root.append(el('p', { class: 'empty' }, this.trace ? 'The launch has no such warp.' : 'No warp has been traced.'))
      return
    }
    this.byLine = new Map()
    steps.forEach((x, i) => { const list = this.byLine.get(x.line); list ? list.push(i) : this.byLine.set(x.line, [i]) })
    this.slider.max = String(steps.length - 1)
    this.ptx.set(s.report.ptx.lines.length, i => {
      const n = this.byLine.get(i + 1)?.length
      return { number: String(i + 1), text: s.report.ptx.lines[i], note: n ? number(n) + '×' : undefined }
    })
    this.restart()
    this.go(Math.min(this.step, steps.length - 1))
  }

  // restart forgets the values of registers.
  private restart(): void {
    const t = this.trace!
    this.values = t.registers.map(() => new Array(t.threads.length).fill(''))
    this.writtenAt = t.registers.map(() => -1)
    this.replayed = 0
  }

  // toLine goes to the next step of a line of PTX, after the last to the first.
  private toLine(line: number): void {
    const list = this.byLine.get(line)
    if (list) this.go(list.find(i => i > this.step) ?? list[0])
  }

  private go(step: number): void {
    const t = this.trace
    if (!t) return
    this.step = Math.max(0, Math.min(t.steps.length - 1, step))
    if (this.replayed > this.step + 1) this.restart()
    for (; this.replayed <= this.step; this.replayed++) {
      const x = t.steps[this.replayed]
      for (const w of x.writes ?? []) {
        this.writtenAt[w.register] = this.replayed
        let k = 0
        for (let lane = 0; lane < t.threads.length; lane++) if (has(x.exec, lane)) this.values[w.register][lane] = w.values[Math.min(k++, w.values.length - 1)]
      }
    }
    this.draw()
  }

  private draw(): void {
    const t = this.trace!, x = t.steps[this.step]
    this.slider.value = String(this.step)
    const n = t.threads.filter((_, i) => has(x.exec, i)).length
    this.label.textContent = `step ${number(this.step + 1)} of ${number(t.steps.length)}${t.cut ? ' (cut)' : ''}, block ${t.block.join(',')}, warp ${t.warp}, ${n} of ${t.threads.length} lanes execute`
    this.slider.setAttribute('aria-valuetext', this.label.textContent)
    this.ptx.mark(new Set([x.line - 1]), false)
    this.ptx.show(x.line - 1)
    const lanes = t.threads.map((_, i) => i)
    const written = new Set((x.writes ?? []).map(w => w.register))
    const fn = this.s.report.functions.find(f => f.first && f.first <= x.line && f.last! >= x.line)?.name
    let rows = t.registers.map((r, i) => ({ r, i })).filter(({ r }) => !fn || r.function === fn)
    if (rows.length > shownRegisters) rows = rows.sort((a, b) => this.writtenAt[b.i] - this.writtenAt[a.i]).slice(0, shownRegisters)
    const state = (i: number) => has(x.exec, i) ? 'exec' : has(x.active, i) ? 'off' : 'away'
    const words = { exec: ['●', 'executes'], off: ['○', 'guard is false'], away: ['·', 'elsewhere'] }
    this.table.replaceChildren(el('table', { 'aria-label': 'Registers by lane' },
      el('thead', {}, el('tr', {}, el('th', { scope: 'col' }, 'lane'), ...lanes.map(i => el('th', { scope: 'col', class: 'num', title: 'thread ' + t.threads[i].join(',') }, String(i))))),
      el('tbody', {}, el('tr', { class: 'mask' }, el('th', { scope: 'row' }, 'state'), ...lanes.map(i => el('td', { class: 'num ' + state(i), title: words[state(i)][1] }, el('span', { 'aria-hidden': 'true' }, words[state(i)][0]), el('span', { class: 'spoken' }, words[state(i)][1])))),
        ...rows.map(({ r, i }) => el('tr', {}, el('th', { scope: 'row', title: '.' + r.type }, r.name), ...lanes.map(lane => el('td', { class: 'num' + (written.has(i) && has(x.exec, lane) ? ' is-written' : '') + (has(x.active, lane) ? '' : ' away') }, show(this.values[i][lane], r.type, this.format))))))),
      el('p', { class: 'help' }, '● executes, ○ the guard is false, · the lane is at another instruction or has ended. Values are those after the instruction; a row of PTX goes to its next step. n and p step here.'))
  }
}

function has(set: number, lane: number): boolean { return (set >>> lane & 1) === 1 }

// show returns the bits of a register in a format.
function show(hex: string, type: string, format: string): string {
  if (!hex || type === 'pred') return hex
  const bits = parseInt(type.slice(1)) || 32
  const n = BigInt('0x' + hex)
  const view = new DataView(new ArrayBuffer(8))
  const float = format === 'float' || format === 'type' && type[0] === 'f'
  if (float && bits === 32) {
    view.setUint32(0, Number(n))
    return Number(view.getFloat32(0).toPrecision(7)).toString()
  }
  if (float && bits === 64) {
    view.setBigUint64(0, n)
    return view.getFloat64(0).toString()
  }
  if (format === 'hex' || bits > 64) return hex
  if (format === 'signed' || format === 'type' && (type[0] === 's' || bits <= 32)) return BigInt.asIntN(bits, n).toString()
  return format === 'type' && bits === 64 ? '0x' + hex : n.toString()
}
