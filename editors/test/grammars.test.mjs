// The grammars read all PTX of the project: tree-sitter without an error node, TextMate with a scope for every word.
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from './client.mjs';

const require = createRequire(import.meta.url);
const oniguruma = require('vscode-oniguruma');
const textmate = require('vscode-textmate');

const tracked = ending => execFileSync('git', ['-C', root, 'ls-files', `*.${ending}`], { encoding: 'utf8' }).split('\n').filter(Boolean);
const ptx = tracked('ptx').filter(f => f.includes('testdata/'));

test('tree-sitter', t => {
  const dir = mkdtempSync(join(tmpdir(), 'tree-sitter-'));
  t.after(() => rmSync(dir, { recursive: true }));
  cpSync(join(root, 'editors/tree-sitter-ptx'), dir, { recursive: true });
  execFileSync('tree-sitter', ['generate'], { cwd: dir, stdio: ['ignore', 'ignore', 'pipe'] });
  assert.ok(ptx.length > 500);
  writeFileSync(join(dir, 'files'), ptx.map(f => join(root, f)).join('\n'));
  const parse = spawnSync('tree-sitter', ['parse', '--quiet', '--paths', join(dir, 'files')], { cwd: dir, encoding: 'utf8' });
  assert.equal(parse.stdout, '');
  assert.equal(parse.status, 0, parse.stderr);
  const query = execFileSync('tree-sitter', ['query', join(dir, 'queries/highlights.scm'), join(root, ptx[0])], { cwd: dir, encoding: 'utf8' });
  assert.match(query, /- keyword,/);
  assert.match(query, /- type,/);
  writeFileSync(join(dir, 'wrong.ptx'), '.version 7.0\n.visible .entry k( { add r1, r2 }');
  assert.notEqual(spawnSync('tree-sitter', ['parse', '--quiet', 'wrong.ptx'], { cwd: dir }).status, 0);
});

async function grammar(name, scope) {
  const wasm = readFileSync(require.resolve('vscode-oniguruma/release/onig.wasm'));
  await oniguruma.loadWASM(wasm.buffer).catch(() => {}); // loaded already
  const registry = new textmate.Registry({
    onigLib: Promise.resolve({
      createOnigScanner: s => new oniguruma.OnigScanner(s), createOnigString: s => new oniguruma.OnigString(s),
    }),
    loadGrammar: async () => textmate.parseRawGrammar(readFileSync(join(root, 'editors/vscode/syntaxes', name), 'utf8'), name),
  });
  return registry.loadGrammar(scope);
}

// words calls each with the text of every token and its innermost scope.
function words(g, text, each) {
  let stack = textmate.INITIAL;
  for (const line of text.split('\n')) {
    const { tokens, ruleStack } = g.tokenizeLine(line, stack);
    stack = ruleStack;
    for (const k of tokens) each(line.slice(k.startIndex, k.endIndex), k.scopes.at(-1), line);
  }
}

test('TextMate, PTX', async () => {
  const g = await grammar('ptx.tmLanguage.json', 'source.ptx');
  const seen = new Set();
  for (const file of ptx) {
    words(g, readFileSync(join(root, file), 'utf8'), (word, scope, line) => {
      seen.add(scope);
      if (/[\w$%.]/.test(word)) assert.notEqual(scope, 'source.ptx', `${file}: ${word} in ${line}`);
    });
  }
  for (const kind of ['keyword.operator', 'storage.type', 'storage.modifier', 'variable.other.register', 'variable.language.special',
    'entity.name.function', 'entity.name.label', 'constant.numeric', 'comment.line.double-slash', 'string.quoted.double']) {
    assert.ok(seen.has(`${kind}.ptx`), kind);
  }
  const scopes = [];
  words(g, '@!%p1 ld.global.v4.f32 {%f1}, [%rd1+16]; // x', (word, scope) => scopes.push(`${word} ${scope}`));
  for (const want of ['ld keyword.operator.ptx', '.global storage.modifier.ptx', '.f32 storage.type.ptx', '16 constant.numeric.ptx']) {
    assert.ok(scopes.includes(want), `${want}: ${scopes}`);
  }
});

test('TextMate, LLVM IR', async () => {
  const g = await grammar('llvm.tmLanguage.json', 'source.llvm');
  const files = tracked('ll').filter(f => f.startsWith('testdata/kernels/'));
  assert.ok(files.length > 50);
  for (const file of files) {
    words(g, readFileSync(join(root, file), 'utf8'), (word, scope, line) => {
      if (/[\w@%!#]/.test(word)) assert.notEqual(scope, 'source.llvm', `${file}: ${word} in ${line}`);
    });
  }
});
