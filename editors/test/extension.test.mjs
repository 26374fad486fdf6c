// The extension for Visual Studio Code with the real client of vscode-languageclient/node, and the server as its child process.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { after, before, test } from 'node:test';
import { Editor, root } from './vscode.mjs';

const ptx = `.version 7.0
.target sm_70
.address_size 64

.func helper()
{
	ret;
}

.visible .entry kernel(.param .u64 out)
{
	.reg .pred %p<2>;
	.reg .b32 %r<4>;
	mov.u32 	%r1, %tid.x;
	setp.lt.u32 	%p1, %r1, 32;
	@%p1 bra 	done;
	call helper, ();
	mov.f32 	%f1, 0f3F800000;
done:
	ret;
}
`;

let editor, d;
before(async () => {
  editor = new Editor({ path: process.env.GONVVM });
  await editor.activate();
  d = editor.open('/tmp/kernel.ptx', ptx);
});
after(() => editor.extension.deactivate());

// until waits until a condition holds.
async function until(what, f) {
  for (const end = Date.now() + 10000; !f();) {
    assert.ok(Date.now() < end, `${what}: not within 10 s; ${editor.output} ${editor.errors}`);
    await new Promise(done => setTimeout(done, 10));
  }
}

test('diagnostics', async () => {
  await until('diagnostics', () => editor.diagnostics(d).length);
  const [x] = editor.diagnostics(d);
  assert.ok(x instanceof editor.vscode.Diagnostic);
  assert.equal(x.severity, editor.vscode.DiagnosticSeverity.Error);
  assert.deepEqual([x.range.start.line, x.range.start.character], [17, 10]);
  assert.equal(x.code.value, 'P0004');
  assert.equal(x.code.target.scheme, 'file', 'the explanation is a file, which every editor can open');
  assert.match(readFileSync(fileURLToPath(x.code.target.toString()), 'utf8'), /P0004[^]*declared/);
});

test('every feature is registered', () => {
  for (const name of ['CompletionItem', 'Hover', 'Definition', 'Reference', 'DocumentHighlight', 'DocumentSymbol', 'CodeActions', 'CodeLens',
    'DocumentFormattingEdit', 'Rename', 'FoldingRange', 'CallHierarchy', 'DocumentSemanticTokens', 'DocumentRangeSemanticTokens', 'InlayHints']) {
    assert.ok(editor.providers.has(name), name);
  }
  assert.ok(editor.commands.has('gonvvm.run') && editor.commands.has('gonvvm.explain') && editor.commands.has('gonvvm.restart'));
  assert.deepEqual(editor.adapters.get('gonvvm').createDebugAdapterDescriptor(), new editor.vscode.DebugAdapterExecutable(process.env.GONVVM, ['dap']));
});

test('providers', async t => {
  const at = (word, n) => editor.position(d, word, n);
  await t.test('hover', async () => {
    const h = await editor.ask('Hover', 'provideHover', d, at('setp'));
    assert.ok(h instanceof editor.vscode.Hover);
    assert.match(h.contents[0].value, /compares/);
  });
  await t.test('completion', async () => {
    const list = await editor.ask('CompletionItem', 'provideCompletionItems', d, at('.lt.u32'), {});
    assert.ok((list.items ?? list).some(x => x.label === 'setp'));
  });
  await t.test('definition, references, highlights', async () => {
    const [def] = await editor.ask('Definition', 'provideDefinition', d, at('helper', 2));
    assert.deepEqual(def.range.start, at('helper'));
    assert.equal((await editor.ask('Reference', 'provideReferences', d, at('%r1'), { includeDeclaration: true })).length, 3);
    assert.equal((await editor.ask('DocumentHighlight', 'provideDocumentHighlights', d, at('done'))).length, 2);
  });
  await t.test('rename', async () => {
    const edit = await editor.ask('Rename', 'provideRenameEdits', d, at('done'), 'end');
    assert.equal(edit.get(d.uri).length, 2);
    await assert.rejects(async () => editor.ask('Rename', 'provideRenameEdits', d, at('done'), 'a b'), /not a name/);
  });
  await t.test('symbols, folding, lens', async () => {
    const symbols = await editor.ask('DocumentSymbol', 'provideDocumentSymbols', d);
    assert.deepEqual(symbols.map(s => s.name), ['helper', 'kernel']);
    assert.equal((await editor.ask('FoldingRange', 'provideFoldingRanges', d, {})).length, 2);
    const [lens] = await editor.ask('CodeLens', 'provideCodeLenses', d);
    assert.equal(lens.command.command, 'gonvvm.run');
  });
  await t.test('formatting', async () => {
    assert.ok((await editor.ask('DocumentFormattingEdit', 'provideDocumentFormattingEdits', d, { tabSize: 4, insertSpaces: false })) !== undefined);
  });
  await t.test('code actions', async () => {
    const all = new editor.vscode.Range(0, 0, 99, 0);
    const actions = await editor.ask('CodeActions', 'provideCodeActions', d, all, { diagnostics: editor.diagnostics(d), triggerKind: 1 });
    assert.deepEqual(actions.map(a => a.title), ['declare register %f1 as .f32']);
    assert.equal(actions[0].edit.get(d.uri).length, 1);
  });
  await t.test('semantic tokens and inlay hints', async () => {
    assert.ok((await editor.ask('DocumentSemanticTokens', 'provideDocumentSemanticTokens', d)).data.length > 100);
    const hints = await editor.ask('InlayHints', 'provideInlayHints', d, new editor.vscode.Range(0, 0, 99, 0));
    assert.deepEqual(hints.map(h => h.label), ['1']);
  });
  await t.test('call hierarchy', async () => {
    const [item] = [].concat(await editor.ask('CallHierarchy', 'prepareCallHierarchy', d, at('helper')));
    const calls = await editor.ask('CallHierarchy', 'provideCallHierarchyIncomingCalls', item);
    assert.deepEqual(calls.map(c => c.from.name), ['kernel']);
  });
});

test('a lens asks for arguments and runs the kernel', async () => {
  const k = editor.open(`${root}/internal/emu/testdata/forms/set.sm_60.ptx`, readFileSync(`${root}/internal/emu/testdata/forms/set.sm_60.ptx`, 'utf8'));
  const [lens] = await editor.ask('CodeLens', 'provideCodeLenses', k);
  editor.answer = lens.command.arguments[2].join(' ');
  await editor.commands.get('gonvvm.run')(...lens.command.arguments);
  assert.match(editor.asked.title, /k0/);
  await until('the kernel has run', () => editor.errors.some(m => /^kernel k0 has run/.test(m)));
  editor.close(k);
});

// resident returns the memory of the server in MB.
function resident() {
  const pids = execFileSync('ps', ['-eo', 'pid=,ppid=,rss=,args='], { encoding: 'utf8' }).split('\n').map(l => l.trim().split(/\s+/));
  const family = new Set([String(process.pid)]);
  for (let n = 0; n !== family.size;) {
    n = family.size;
    for (const [pid, parent] of pids) if (family.has(parent)) family.add(pid);
  }
  const server = pids.find(([pid, , , args]) => family.has(pid) && /gonvvm-lsp$/.test(args ?? ''));
  return server ? server[2] / 1024 : 0;
}

// big are files of 5,000 lines that are edited, with the lines and the columns in them where that happens.
const big = {
  ptx: { head: ptx.split('\n').slice(0, 13), line: i => `\tadd.s32 \t%r${i % 3 + 1}, %r1, ${i};`, tail: ['\tret;', '}', ''] },
  ll: { head: ['define i32 @f(i32 %v0) {'], line: i => `  %v${i + 1} = add i32 %v${i}, ${i}`, tail: ['  ret i32 %v5000', '}', ''] },
};

for (const [kind, parts] of Object.entries(big)) {
  test(`10,000 edits of .${kind}`, { timeout: 240000 }, async () => {
    const lines = [...parts.head, ...Array.from({ length: 5000 }, (_, i) => parts.line(i)), ...parts.tail];
    const edited = editor.open(`/tmp/big.${kind}`, lines.join('\n'));
    let seed = 1;
    const random = n => (seed = (seed * 48271) % 2147483647) % n;
    const settled = () => editor.ask('DocumentSymbol', 'provideDocumentSymbols', edited); // the server has read all changes when it answers
    let early = 0;
    for (let i = 0; i < 10000; i++) {
      const line = parts.head.length + random(5000), column = 1 + random(8);
      editor.change(edited, new editor.vscode.Range(line, column, line, column + i % 2), ['x', 'add', '', '%', '€'][random(5)]);
      if (i % 200 === 0) await settled();
      if (i === 1000) early = resident();
    }
    await settled();
    // The state is that of a fresh document with the same text.
    const fresh = editor.open(`/tmp/fresh.${kind}`, edited.getText());
    const plain = x => JSON.stringify(editor.diagnostics(x).map(e => [e.message, e.range, e.code?.value]));
    await until('the same diagnostics', () => editor.diagnostics(fresh).length && plain(fresh) === plain(edited));
    const tokens = async x => (await editor.ask('DocumentSemanticTokens', 'provideDocumentSemanticTokens', x)).data;
    assert.deepEqual(await tokens(edited), await tokens(fresh));
    const late = resident();
    console.log(`.${kind}: the server has ${early.toFixed(0)} MB after 1,000 edits, ${late.toFixed(0)} MB after 10,000`);
    assert.ok(early > 0 && late < early + 40, `${early} MB grow to ${late} MB`);
    editor.close(edited);
    editor.close(fresh);
    await until('diagnostics go with the document', () => editor.diagnostics(edited).length === 0);
  });
}
