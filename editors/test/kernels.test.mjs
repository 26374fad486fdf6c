// Every capability through vscode-languageclient, asserted on a kernel of the project: its LLVM IR, and the PTX that the compiler makes of
// it. Patterns count in the text what the server should find.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { Editor, root } from './vscode.mjs';

const kernel = join(root, 'testdata/kernels/idioms.O2.ll');

// languages are the facts that differ: patterns, with a name in the first group, and places with the answers about them.
const languages = {
  ll: {
    functions: /^define .*@(\w+)\(/gm, kernels: /ptx_kernel .*@(\w+)\(/g, symbol: name => '@' + name,
    bodies: /^define/gm, call: /call .*(@_ZL6sum_toPKi)\(/, mention: /@_ZL6sum_toPKi\b/g, renamed: '@total',
    hovers: [['@llvm.nvvm.read.ptx.sreg.tid.x', /%tid\.x/], ['%5 = tail', /type `i32`, divergent, from 0 to/]],
    complete: ['%14 = lshr', 6, 'lshr'],
    mistake: ['%14 = lshr i32', '%14 = lshhr i32'], place: 'lshhr', message: /unknown instruction/,
    tokens: { '@find': 'function', i32: 'type', '%5': 'variable', phi: 'method', '@llvm.nvvm.read.ptx.sreg.tid.x': 'macro', '; preds = %4, %10': 'comment' },
    hints: [[/^%\d+:$/, /^define/gm]],
  },
  ptx: {
    functions: /^(?:\.visible \.entry|\.func(?: \(.*\))?) (\w+)\(/gm, kernels: /\.entry (\w+)\(/g, symbol: name => name,
    bodies: /^\t?\{/gm, call: /call\.uni .*(_ZL6sum_toPKi),/, mention: /\b_ZL6sum_toPKi\b/g, renamed: 'total',
    hovers: [['setp.', /compares/], ['%tid.x', /special register/]],
    complete: ['setp.', 5, 'setp.eq'],
    mistake: ['.version 7.8', '.version 7.0'], place: 'sm_90', message: /does not know sm_90/,
    tokens: { find: 'function', '.entry': 'keyword', '%r2': 'variable', setp: 'method', '%tid.x': 'enumMember' },
    hints: [[/^1$/, /0f3F800000/g]],
  },
};

let editor;
const texts = {};
before(async () => {
  editor = new Editor({ path: process.env.GONVVM });
  await editor.activate();
  texts.ll = readFileSync(kernel, 'utf8');
  const ptx = join(mkdtempSync(join(tmpdir(), 'gonvvm-kernels')), 'idioms.ptx');
  execFileSync(process.env.GONVVM, ['compile', '-arch=sm_90', '-o', ptx, kernel]);
  texts.ptx = readFileSync(ptx, 'utf8');
});
after(() => editor.extension.deactivate());

const names = (text, pattern) => [...text.matchAll(pattern)].map(m => m[1] ?? m[0]);

// edited returns the text after edits of the editor.
function edited(d, edits) {
  let text = d.getText();
  for (const e of [...edits].sort((a, b) => d.offsetAt(b.range.start) - d.offsetAt(a.range.start))) {
    text = text.slice(0, d.offsetAt(e.range.start)) + e.newText + text.slice(d.offsetAt(e.range.end));
  }
  return text;
}

// errors returns the diagnostics of a text once the server has sent them.
async function errors(d) {
  const end = Date.now() + 10000;
  while (!editor.collections.some(c => c.has(d.uri))) {
    assert.ok(Date.now() < end, 'no diagnostics within 10 s');
    await new Promise(done => setTimeout(done, 10));
  }
  return editor.diagnostics(d);
}

for (const [kind, want] of Object.entries(languages)) {
  test(kind, async t => {
    const text = texts[kind];
    const d = editor.open(`/tmp/idioms.${kind}`, text);
    const all = new editor.vscode.Range(0, 0, d.lineCount, 0);
    const ask = (provider, method, ...args) => editor.ask(provider, method, d, ...args);
    const call = d.positionAt(text.indexOf(want.call.exec(text)[1], text.search(want.call)));
    const mentions = text.match(want.mention).length;
    await t.test('diagnostics', async () => assert.deepEqual(await errors(d), []));
    await t.test('hover', async () => {
      for (const [word, pattern] of want.hovers) {
        assert.match((await ask('Hover', 'provideHover', editor.position(d, word))).contents[0].value, pattern);
      }
    });
    await t.test('completion', async () => {
      const [word, n, label] = want.complete;
      const list = await ask('CompletionItem', 'provideCompletionItems', editor.position(d, word).translate(0, n), {});
      assert.ok((list.items ?? list).some(x => x.label === label));
    });
    await t.test('definition, references, highlights', async () => {
      const defs = await ask('Definition', 'provideDefinition', call);
      assert.ok(defs.some(def => d.lineAt(def.range.start.line).text.search(want.functions) >= 0));
      assert.equal((await ask('Reference', 'provideReferences', call, { includeDeclaration: true })).length, mentions);
      assert.equal((await ask('DocumentHighlight', 'provideDocumentHighlights', call)).length, mentions);
    });
    await t.test('rename', async () => {
      const edit = await ask('Rename', 'provideRenameEdits', call, want.renamed);
      assert.equal(edited(d, edit.get(d.uri)), text.replaceAll(want.mention, want.renamed));
    });
    await t.test('symbols', async () => {
      const list = (await ask('DocumentSymbol', 'provideDocumentSymbols')).map(s => s.name);
      assert.deepEqual(names(text, want.functions).map(want.symbol).filter(n => !list.includes(n)), []);
    });
    await t.test('folding', async () => {
      const folds = await ask('FoldingRange', 'provideFoldingRanges', {});
      assert.equal(folds.length, names(text, want.bodies).length);
      for (const f of folds) assert.match(d.lineAt(f.end).text, /^\t?\}/);
    });
    await t.test('formatting', async () => {
      const formatted = async (name, text) => {
        const x = editor.open(`/tmp/${name}.${kind}`, text);
        const edits = await editor.ask('DocumentFormattingEdit', 'provideDocumentFormattingEdits', x, { tabSize: 4, insertSpaces: false });
        editor.close(x);
        return edited(x, edits ?? []);
      };
      const flat = text.replace(/^[ \t]+/gm, '');
      if (kind === 'll') {
        assert.equal(await formatted('flat', flat), flat, 'LLVM IR keeps the layout of its author');
        return;
      }
      const layout = await formatted('layout', text);
      assert.match(layout, /^\t\t?\w/m);
      assert.equal(layout.replace(/\s+/g, ' '), text.replace(/\s+/g, ' '));
      assert.equal(await formatted('flat', flat), layout);
      assert.equal(await formatted('again', layout), layout);
    });
    await t.test('semantic tokens', async () => {
      const { data } = await ask('DocumentSemanticTokens', 'provideDocumentSemanticTokens');
      const types = editor.providers.get('DocumentSemanticTokens')[1].tokenTypes;
      const seen = new Map();
      for (let i = 0, line = 0, char = 0; i < data.length; i += 5) {
        line += data[i];
        char = data[i] ? data[i + 1] : char + data[i + 1];
        seen.set(d.lineAt(line).text.slice(char, char + data[i + 2]), types[data[i + 3]]);
      }
      for (const [word, type] of Object.entries(want.tokens)) assert.equal(seen.get(word), type, word);
    });
    await t.test('code lens', async () => {
      const lenses = await ask('CodeLens', 'provideCodeLenses');
      assert.deepEqual(lenses.map(l => l.command.arguments[1]), names(text, want.kernels));
      for (const l of lenses) assert.ok(d.lineAt(l.range.start.line).text.includes(l.command.arguments[1]));
    });
    await t.test('inlay hints', async () => {
      const labels = (await ask('InlayHints', 'provideInlayHints', all)).map(h => h.label.trim());
      for (const [label, pattern] of want.hints) assert.equal(labels.filter(l => l.match(label)).length, names(text, pattern).length, labels);
      assert.ok(kind === 'ptx' || labels.includes('divergent'));
    });
    await t.test('call hierarchy', async () => {
      const [item] = [].concat(await ask('CallHierarchy', 'prepareCallHierarchy', call));
      const [caller, ...more] = await editor.ask('CallHierarchy', 'provideCallHierarchyIncomingCalls', item);
      assert.deepEqual([caller.from.name, more], [want.symbol('lend'), []]);
      const out = (await editor.ask('CallHierarchy', 'provideCallHierarchyOutgoingCalls', caller.from)).map(c => c.to.name);
      for (const name of ['_ZL6sum_toPKi', '_ZL4stepPi']) assert.ok(out.includes(want.symbol(name)), out);
    });
    await t.test('diagnostics and code actions', async () => {
      const wrong = editor.open(`/tmp/wrong.${kind}`, text.replace(...want.mistake));
      const [problem, ...more] = await errors(wrong);
      assert.match(problem.message, want.message);
      assert.deepEqual(more, []);
      assert.deepEqual(problem.range.start, editor.position(wrong, want.place));
      const [action] = await editor.ask('CodeActions', 'provideCodeActions', wrong, all, { diagnostics: [problem], triggerKind: 1 });
      assert.equal(edited(wrong, action.edit.get(wrong.uri)), text);
      editor.close(wrong);
    });
    editor.close(d);
  });
}
