// Builds the page: build.mjs OUT writes page.html.gz, worker.js.gz and offline.js.gz into the folder OUT. scripts/build-page calls it.
import { build } from 'esbuild'
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import path from 'node:path'

const out = process.argv[2]
const common = { bundle: true, minify: true, write: false, format: 'iife', target: 'es2022', legalComments: 'none', charset: 'utf8', metafile: true }
const page = await build({ ...common, entryPoints: ['src/main.ts'], outdir: 'out' })
const workers = await build({ ...common, entryPoints: ['src/worker.ts', 'src/offline.ts'], outdir: 'out' })
const text = ext => page.outputFiles.find(f => f.path.endsWith(ext)).text

// notices returns the licences of the packages in the bundle, which ask for that.
function notices() {
  const names = new Set()
  for (const file of Object.keys(page.metafile.inputs)) {
    const m = /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)
    if (m) names.add(m[1])
  }
  return [...names].sort().map(name => {
    const dir = path.join('node_modules', name)
    const about = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8'))
    const licence = readdirSync(dir).find(f => /^licen[sc]e/i.test(f))
    if (!/^(MIT|ISC|BSD|Apache-2.0)/.test(about.license)) throw new Error(`${name}: licence ${about.license} is not one of those that the project takes`)
    return `${name} ${about.version} (${about.license})\n\n${licence ? readFileSync(path.join(dir, licence), 'utf8').trim() : ''}`
  }).join('\n\n')
}

const html = readFileSync('page.html', 'utf8')
  .replace('/*STYLE*/', () => text('.css'))
  .replace('<!--NOTICES-->', () => '<!--\nThe page contains these packages:\n\n' + notices().replaceAll('--', '- -') + '\n-->')
  .replace('/*SCRIPT*/', () => text('.js').replaceAll('</script', '<\\/script'))
writeFileSync(path.join(out, 'page.html.gz'), gzipSync(html, { level: 9 }))
for (const f of workers.outputFiles) writeFileSync(path.join(out, path.basename(f.path) + '.gz'), gzipSync(f.text, { level: 9 }))
