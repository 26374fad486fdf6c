// The worker of the playground: the compiler and the emulator as WebAssembly. wasm_exec.js of Go comes before this file.
declare const Go: any
const ready = (async () => {
  const go = new Go()
  const packed = await fetch('gonvvm.wasm.gz')
  if (!packed.ok || !packed.body) throw new Error('gonvvm.wasm.gz cannot be read: ' + packed.status)
  const plain = packed.headers.get('Content-Encoding') === 'gzip' ? packed.body : packed.body.pipeThrough(new DecompressionStream('gzip'))
  const { instance } = await WebAssembly.instantiateStreaming(new Response(plain, { headers: { 'Content-Type': 'application/wasm' } }), go.importObject)
  Object.assign(self, { gonvvmMemory: instance.exports.mem }) // the emulator has a module with vector instructions that shares it
  go.run(instance)
})()
self.onmessage = async e => {
  const { id, name, body } = e.data
  try {
    await ready
    self.postMessage({ id, value: (self as any).gonvvm(name, body) })
  } catch (error) {
    self.postMessage({ id, error: String(error) })
  }
}
