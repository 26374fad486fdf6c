// The service worker of the playground: it keeps the files, so that the page opens without a network. scripts/build-playground replaces
// VERSION by a hash of the files: another one makes the browser fetch them again, for the next time that the page is opened.
const cacheName = 'gonvvm-VERSION'
const files = ['./', 'worker.js', 'gonvvm.wasm.gz']
const worker = self as any

worker.addEventListener('install', (e: any) => e.waitUntil(caches.open(cacheName).then(c => c.addAll(files))))

worker.addEventListener('activate', (e: any) => e.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith('gonvvm-') && name !== cacheName) await caches.delete(name)
  await worker.clients.claim()
})()))

worker.addEventListener('fetch', (e: any) => {
  const here = new URL('./', worker.location.href)
  const url = new URL(e.request.url)
  const name = url.href.startsWith(here.href) ? url.pathname.slice(here.pathname.length) || './' : ''
  if (e.request.method !== 'GET' || !files.includes(name === 'index.html' ? './' : name)) return
  e.respondWith((async () => await (await caches.open(cacheName)).match(name === 'index.html' ? './' : name) ?? fetch(e.request))())
})
