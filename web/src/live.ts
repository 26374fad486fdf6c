// The controls of the page when it compiles: `gonvvm serve` and the playground.
import type { About, Backend, Diagnostic, Example, Launch, Options, Reply, Request } from './backend'
import { CompareView } from './compare'
import { el, field, select } from './dom'
import { Editor } from './editor'
import type { Warp } from './lanes'
import { State } from './state'

// Saved is the state in the URL.
interface Saved { name: string; text: string; options: Options; second?: Options; run: Launch; ran?: boolean; tab?: string }

export class Live {
  readonly editor: Editor
  readonly bar = el('div', { class: 'bar', role: 'toolbar', 'aria-label': 'Compilation' })
  readonly form = el('form', { class: 'launch', 'aria-label': 'Launch' })
  readonly compare: CompareView
  private status = el('span', { class: 'status', role: 'status' })
  private problems = el('ul', { class: 'problems', 'aria-label': 'Diagnostics' })
  private name = 'kernel.ll'
  private options: Options = { arch: 'sm_80', level: 3, fma: true, ftz: false, fast: false }
  private second: Options = { arch: 'sm_80', level: 0, fma: true, ftz: false, fast: false }
  private launch: Launch = { kernel: '', grid: [1, 1, 1], block: [32, 1, 1], shared: 0, args: [] }
  private about!: About
  private timer = 0
  private turn = 0
  private ran = false
  private said: Diagnostic[] = [] // of the last compilation
  private restoring = true // until the state of the address is read
  tab = 'code'

  constructor(private backend: Backend, private shown: (s: State | undefined, r: Reply) => void, private chosen: (line: number) => void, private go: (tab: string) => void) {
    this.editor = new Editor(() => this.changed(), n => this.chosen(n))
    this.editor.root.append(this.problems)
    this.compare = new CompareView(el('div', {}))
  }

  async start(): Promise<void> {
    this.about = await this.backend.about()
    await this.restore() || this.open(this.about.examples[0])
    this.restoring = false
    this.controls()
    await this.compile(this.ran)
    window.addEventListener('hashchange', async () => { if (await this.restore()) { this.controls(); await this.compile(this.ran) } })
  }

  private open(e: Example): void {
    this.name = e.file
    this.editor.text = e.text
    this.launch = e.run ? structuredClone(e.run) : { kernel: '', grid: [1, 1, 1], block: [32, 1, 1], shared: 0, args: [] }
    this.ran = false
  }

  private changed(): void {
    clearTimeout(this.timer)
    this.timer = window.setTimeout(() => this.compile(false), 120)
  }

  private optionControls(o: Options, change: () => void): HTMLElement[] {
    const box = (label: string, key: 'fma' | 'ftz' | 'fast') => field(label, el('input', { type: 'checkbox', checked: o[key], change: (e: Event) => { o[key] = (e.target as HTMLInputElement).checked; change() } }))
    return [
      field('Architecture', select(this.about.archs.map(a => [a, a]), o.arch, v => { o.arch = v; change() }, 'Architecture')),
      field('Level', select(['0', '1', '2', '3'].map(l => [l, '-O' + l]), String(o.level), v => { o.level = +v; change() }, 'Level')),
      box('fma', 'fma'), box('ftz', 'ftz'), box('fast division', 'fast'),
    ]
  }

  private controls(): void {
    const again = () => this.compile(false)
    const kinds = this.about.kinds.map((k): [string, string] => [k, { '.ll': 'LLVM IR', '.ptx': 'PTX', '.cu': 'CUDA C' }[k] ?? k])
    const kind = this.name.slice(this.name.lastIndexOf('.'))
    this.bar.replaceChildren(
      field('Example', select([['', 'choose…'], ...this.about.examples.map((e): [string, string] => [e.name, e.title])], '', v => { const e = this.about.examples.find(e => e.name === v); if (e) { this.open(e); this.controls(); this.compile(false) } }, 'Example')),
      field('Language', select(kinds, kind, v => { this.name = 'kernel' + v; again() }, 'Language')),
      ...this.optionControls(this.options, again),
      el('button', { class: 'primary', id: 'run', click: () => { this.go('run'); this.run() } }, 'Run'), this.status)
    this.launchForm()
    const compilers: [string, string][] = [['', 'gonvvm'], ...this.about.compilers.map((c): [string, string] => [c, c])]
    const head = el('div', { class: 'head' }, el('h2', {}, 'Second'), ...compilers.length > 1 ? [field('Compiler', select(compilers, this.second.compiler ?? '', v => { this.second.compiler = v; again() }, 'Compiler'))] : [], ...this.optionControls(this.second, again))
    this.compare.root.firstElementChild!.replaceWith(head)
  }

  private launchForm(): void {
    const l = this.launch
    const numbers = (label: string, value: number[], set: (v: number[]) => void) => field(label, el('input', { value: value.join(','), size: 9, inputmode: 'numeric', change: (e: Event) => set((e.target as HTMLInputElement).value.split(',').map(n => Math.max(1, parseInt(n) || 1))) }))
    const args = el('textarea', { rows: Math.max(3, l.args.length), cols: 30, spellcheck: 'false', 'aria-describedby': 'args-help', change: () => { l.args = args.value.split('\n').map(s => s.trim()).filter(Boolean) } }, l.args.join('\n'))
    this.form.replaceChildren(field('Kernel', el('input', { value: l.kernel, placeholder: 'the only one', change: (e: Event) => { l.kernel = (e.target as HTMLInputElement).value } })),
      numbers('Grid', l.grid, v => { l.grid = v }), numbers('Block', l.block, v => { l.block = v }),
      field('Shared bytes', el('input', { type: 'number', min: 0, value: l.shared, change: (e: Event) => { l.shared = +(e.target as HTMLInputElement).value } })),
      field('Arguments', args), el('button', { class: 'primary' }, 'Run'),
      el('p', { id: 'args-help', class: 'help' }, 'One argument in each line, as gonvvm run has them: u32:7, in:f32[256]=ramp, inout:i32[64]=rand:1, out:f32[256].'))
    this.form.onsubmit = e => { e.preventDefault(); this.run() }
  }

  // run launches the kernel, and records the steps of a warp if one is named.
  run(trace?: Warp): void {
    this.launch.trace = trace
    this.compile(true)
  }

  private request(o: Options, run: boolean): Request { return { ...o, name: this.name, text: this.editor.text, run: run ? this.launch : undefined } }

  private async compile(run: boolean): Promise<void> {
    const turn = ++this.turn
    this.ran = run
    this.status.textContent = run ? 'running…' : 'compiling…'
    try {
      const sent = performance.now()
      const reply = await this.backend.compile(this.request(this.options, run))
      performance.measure('answer', { start: sent })
      if (turn !== this.turn) return
      this.said = reply.diagnostics
      this.editor.diagnose(this.said)
      this.problems.replaceChildren(...reply.diagnostics.map(d => el('li', { class: d.severity }, `${d.line ? d.line + ':' + d.column + ': ' : ''}${d.severity}: ${d.message}` + (d.hint ? ` (${d.hint})` : ''))), ...reply.error ? [el('li', { class: 'error' }, reply.error)] : [])
      const errors = reply.diagnostics.filter(d => d.severity === 'error').length
      this.status.textContent = errors || reply.error ? `${errors || 1} error${errors > 1 ? 's' : ''}` : `${(reply.seconds * 1e3).toFixed(1)} ms`
      this.shown(reply.report && new State(reply.report), reply)
      if (this.tab === 'compare' && reply.report) await this.compareNow(reply)
    } catch (e) {
      this.status.textContent = String(e)
    }
    await this.save()
  }

  // found shows the findings of a launch in the editor, beside the diagnostics.
  found(list: Diagnostic[]): void { this.editor.diagnose([...this.said, ...list]) }

  // compareNow compiles with the second options, and compares.
  async compareNow(first?: Reply): Promise<void> {
    const a = first ?? await this.backend.compile(this.request(this.options, false))
    const b = await this.backend.compile(this.request(this.second, false))
    if (a.report && b.report) this.compare.show(a.report, b.report)
    else this.status.textContent = b.error ?? b.diagnostics[0]?.message ?? ''
  }

  async save(): Promise<void> {
    if (this.restoring) return
    const s: Saved = { name: this.name, text: this.editor.text, options: this.options, second: this.second, run: this.launch, ran: this.ran, tab: this.tab }
    history.replaceState(null, '', '#' + await pack(JSON.stringify(s)))
  }

  private async restore(): Promise<boolean> {
    if (location.hash.length < 2) return false
    this.restoring = true
    try {
      const s: Saved = JSON.parse(await unpack(location.hash.slice(1)))
      this.name = s.name
      this.editor.text = s.text
      this.options = s.options
      this.second = s.second ?? this.second
      this.launch = s.run
      this.ran = !!s.ran
      if (s.tab) this.go(s.tab)
      return true
    } catch {
      return false
    } finally {
      this.restoring = false
    }
  }
}

async function through(data: Uint8Array<ArrayBuffer>, t: ReadableWritablePair<Uint8Array<ArrayBuffer>, BufferSource>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(new Blob([data]).stream().pipeThrough(t as any)).arrayBuffer())
}

async function pack(s: string): Promise<string> {
  const data = await through(new TextEncoder().encode(s), new CompressionStream('deflate-raw') as any)
  let text = ''
  for (const b of data) text += String.fromCharCode(b)
  return btoa(text).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')
}

async function unpack(s: string): Promise<string> {
  const data = Uint8Array.from(atob(s.replace(/-/g, '+').replace(/_/g, '/')), c => c.charCodeAt(0))
  return new TextDecoder().decode(await through(data, new DecompressionStream('deflate-raw') as any))
}
