import type { Report } from './report'

// Request is the form of requests in package live.
export interface Launch { kernel: string; grid: number[]; block: number[]; shared: number; args: string[]; trace?: { block: number[]; warp: number } }
export interface Options { arch: string; level: number; fma: boolean; ftz: boolean; fast: boolean; compiler?: string }
export interface Request extends Options { name: string; text: string; run?: Launch }
export interface Diagnostic { severity: string; code: string; line: number; column: number; message: string; hint?: string; explanation?: string }
export interface Reply { report?: Report; diagnostics: Diagnostic[]; error?: string; seconds: number; text?: string }
export interface Example { name: string; title: string; text: string; file: string; run?: Launch }
export interface About { version: string; archs: string[]; kinds: string[]; compilers: string[]; examples: Example[] }

// Backend compiles and runs: the server of `gonvvm serve`, or a worker with the compiler as WebAssembly.
export interface Backend {
  about(): Promise<About>
  compile(r: Request): Promise<Reply>
}

export class Server implements Backend {
  private async post(path: string, body: unknown): Promise<any> {
    const r = await fetch(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })
    if (!r.ok) throw new Error(await r.text())
    return r.json()
  }
  about(): Promise<About> { return this.post('about', {}) }
  compile(r: Request): Promise<Reply> { return this.post('compile', r) }
}

export class WASM implements Backend {
  private worker = new Worker('worker.js')
  private waiting = new Map<number, [(v: any) => void, (e: Error) => void]>()
  private next = 0

  constructor() {
    this.worker.onmessage = e => {
      const { id, value, error } = e.data
      const [good, bad] = this.waiting.get(id) ?? []
      this.waiting.delete(id)
      if (error) bad?.(new Error(error))
      else good?.(JSON.parse(value))
    }
    this.worker.onerror = e => { for (const [, bad] of this.waiting.values()) bad(new Error(e.message)) }
  }
  private call(name: string, body: unknown): Promise<any> {
    return new Promise((good, bad) => {
      this.waiting.set(++this.next, [good, bad])
      this.worker.postMessage({ id: this.next, name, body: JSON.stringify(body) })
    })
  }
  about(): Promise<About> { return this.call('about', {}) }
  compile(r: Request): Promise<Reply> { return this.call('compile', r) }
}
