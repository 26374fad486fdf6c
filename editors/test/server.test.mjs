// Every capability of the language server, asserted on PTX and LLVM IR.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { start } from './client.mjs';

let client;
before(async () => { client = await start(); });
after(async () => { assert.equal(await client.stop(), 0); });

const ptx = `.version 7.0
.target sm_70
.address_size 64

.func (.param .b32 r) helper(.param .b32 a)
{
	.reg .b32 %r<2>;
	ld.param.b32 	%r1, [a];
	st.param.b32 	[r], %r1;
	ret;
}

.visible .entry kernel(.param .u64 out)
{
	.reg .pred %p<2>;
	.reg .b32 %r<4>;
	.reg .b64 %rd<2>;
	.param .b32 arg;
	.param .b32 res;
	ld.param.u64 	%rd1, [out];
	mov.u32 	%r1, %tid.x;
	setp.lt.u32 	%p1, %r1, 32;
	@%p1 bra 	done;
	st.param.b32 	[arg], %r1;
	call (res), helper, (arg);
	mov.f32 	%f1, 0f3F800000;
	add.bf16x2 	%r2, %r1, %r1;
done:
	ret;
}
`;

test('capabilities', () => {
  for (const name of ['completion', 'hover', 'definition', 'references', 'documentHighlight', 'documentSymbol', 'codeAction', 'codeLens',
    'documentFormatting', 'rename', 'foldingRange', 'callHierarchy', 'executeCommand', 'semanticTokens', 'inlayHint']) {
    assert.ok(client.capabilities[`${name}Provider`], name);
  }
});

test('PTX', async t => {
  const d = await client.open('editors/test/kernel.ptx', ptx);
  await t.test('diagnostics', () => {
    assert.deepEqual(d.diagnostics.map(x => x.code), ['P0004', 'P0008']);
    assert.match(readFileSync(new URL(d.diagnostics[0].codeDescription.href), 'utf8'), /^# P0004: [^]*declared/);
    assert.deepEqual(d.diagnostics[0].range.start, d.position('%f1'));
  });
  await t.test('related information', async () => {
    const twice = await client.open('editors/test/twice.ptx', ptx.replace('.visible', '.global .b32 helper;\n.visible'));
    const related = twice.diagnostics.find(x => x.relatedInformation)?.relatedInformation;
    assert.equal(related[0].message, 'the first declaration');
  });
  await t.test('hover', async () => {
    assert.match((await d.at('textDocument/hover', 'add.bf16x2')).contents.value, /the sum[^]*needs sm_90/);
    assert.match((await d.at('textDocument/hover', '%tid')).contents.value, /special register/);
  });
  await t.test('completion', async () => {
    const open = await client.open('editors/test/open.ptx', ptx.replace('\tret;\n}\n\n', '\tld.global.\n\tret;\n}\n\n'));
    const p = open.position('ld.global.');
    const list = await open.ask('textDocument/completion', { position: { line: p.line, character: p.character + 10 } });
    const labels = list.items.map(x => x.label);
    assert.ok(labels.includes('ld.global.nc') && labels.includes('ld.global.f32'));
    assert.ok(!labels.includes('ld.global.param'));
    assert.deepEqual(list.items[0].textEdit.range.start, p);
  });
  await t.test('definition and references', async () => {
    const [def] = await d.at('textDocument/definition', 'helper', 2);
    assert.deepEqual(def.range.start, d.position('helper'));
    const refs = await d.at('textDocument/references', '%r1', 3, { context: { includeDeclaration: true } });
    assert.equal(refs.length, 6);
    assert.deepEqual(refs[0].range.start, d.position('%r<4>'));
    assert.equal((await d.at('textDocument/documentHighlight', 'done')).length, 2);
  });
  await t.test('rename', async () => {
    assert.ok(await d.at('textDocument/prepareRename', '%r1', 3));
    const edit = await d.at('textDocument/rename', '%r1', 3, { newName: '%index' });
    const text = d.apply(edit.changes[d.uri]);
    assert.match(text, /\.reg \.b32 %index;[^]*mov\.u32 \t%index, %tid\.x;[^]*add\.bf16x2 \t%r2, %index, %index/);
    await assert.rejects(d.at('textDocument/rename', '%r1', 3, { newName: 'a b' }), /not a name/);
  });
  await t.test('symbols and folding', async () => {
    const symbols = await d.ask('textDocument/documentSymbol');
    assert.deepEqual(symbols.map(x => x.name), ['helper', 'kernel']);
    assert.deepEqual(symbols[1].children.map(x => x.name), ['out', 'arg', 'res', 'done']);
    assert.equal((await d.ask('textDocument/foldingRange')).length, 2);
  });
  await t.test('formatting', async () => {
    const ugly = await client.open('editors/test/ugly.ptx', ptx.replace('mov.u32 \t%r1,', 'mov.u32   %r1 ,').replace(/\tmov.f32.*\n/, '').replace(/\tadd.bf.*\n/, ''));
    const options = { options: { tabSize: 4, insertSpaces: false } };
    const edits = await ugly.ask('textDocument/formatting', options);
    const text = ugly.apply(edits);
    assert.match(text, /\tmov.u32 \t%r1, %tid.x;/);
    const again = await client.open('editors/test/pretty.ptx', text);
    assert.deepEqual(await again.ask('textDocument/formatting', options), []);
  });
  await t.test('semantic tokens', async () => {
    const { data } = await d.ask('textDocument/semanticTokens/full');
    const types = client.capabilities.semanticTokensProvider.legend.tokenTypes;
    let line = 0, char = 0;
    const seen = [];
    const lines = ptx.split('\n');
    for (let i = 0; i < data.length; i += 5) {
      line += data[i];
      char = data[i] ? data[i + 1] : char + data[i + 1];
      seen.push(`${lines[line].slice(char, char + data[i + 2])} ${types[data[i + 3]]}`);
    }
    for (const want of ['setp method', '.lt modifier', '.u32 type', '%tid.x enumMember', '%r1 variable', 'done namespace', 'helper function', '0f3F800000 number']) {
      assert.ok(seen.includes(want), want);
    }
    const part = await d.ask('textDocument/semanticTokens/range', { range: { start: { line: 20, character: 0 }, end: { line: 21, character: 0 } } });
    assert.ok(part.data.length > 0 && part.data.length < 40);
  });
  await t.test('code actions', async () => {
    const range = { start: { line: 0, character: 0 }, end: { line: 99, character: 0 } };
    const actions = await d.ask('textDocument/codeAction', { range, context: { diagnostics: d.diagnostics } });
    assert.deepEqual(actions.map(x => x.title), ['declare register %f1 as .f32', 'raise .target to sm_90 and .version to 7.8']);
    const fixed = await client.open('editors/test/fixed.ptx', d.apply(actions.flatMap(x => x.edit.changes[d.uri])));
    assert.deepEqual(fixed.diagnostics, []);
  });
  await t.test('inlay hints', async () => {
    const hints = await d.ask('textDocument/inlayHint', { range: { start: { line: 0, character: 0 }, end: { line: 99, character: 0 } } });
    assert.deepEqual(hints.map(x => x.label), ['1']);
  });
  await t.test('call hierarchy', async () => {
    const [item] = await d.at('textDocument/prepareCallHierarchy', 'helper');
    const incoming = await client.connection.sendRequest('callHierarchy/incomingCalls', { item });
    assert.deepEqual(incoming.map(x => x.from.name), ['kernel']);
    const outgoing = await client.connection.sendRequest('callHierarchy/outgoingCalls', { item: incoming[0].from });
    assert.deepEqual(outgoing.map(x => x.to.name), ['helper']);
  });
  await t.test('explanation of a code', async () => {
    const text = await client.connection.sendRequest('workspace/executeCommand', { command: 'gonvvm.explain', arguments: ['P0004'] });
    assert.match(text, /declared/);
  });
});

test('a lens runs a kernel', async () => {
  const k = await client.open('internal/emu/testdata/forms/set.sm_60.ptx');
  const [lens] = await k.ask('textDocument/codeLens');
  assert.equal(lens.command.command, 'gonvvm.run');
  await client.connection.sendRequest('workspace/executeCommand', { command: lens.command.command, arguments: lens.command.arguments });
  assert.match(await client.message, /^kernel k0 has run/);
});

test('LLVM IR', async t => {
  const d = await client.open('testdata/kernels/matmul_tiled.O2.ll');
  await t.test('diagnostics', async () => {
    assert.deepEqual(d.diagnostics.filter(x => x.severity === 1), []);
    const wrong = await client.open('editors/test/wrong.ll', 'define i32 @f(i32 %a) {\n  %b = add i32 %a, %c\n  %d = add i64 %a, 1\n  ret i32 %b\n}\n');
    assert.deepEqual(wrong.diagnostics.map(x => x.range.start.line), [1, 2]);
  });
  await t.test('hover', async () => {
    const h = await d.at('textDocument/hover', '@llvm.nvvm.read.ptx.sreg.tid.x');
    assert.match(h.contents.value, /%tid.x/);
    const name = /%(\w+) = .*@llvm.nvvm.read.ptx.sreg.tid.x/.exec(d.text)[1];
    assert.match((await d.at('textDocument/hover', `%${name} =`)).contents.value, /type `i32`, divergent, from 0 to/);
  });
  await t.test('names', async () => {
    const refs = await d.at('textDocument/references', '@llvm.nvvm.read.ptx.sreg.tid.x', 1, { context: { includeDeclaration: false } });
    assert.ok(refs.length > 0);
    const symbols = await d.ask('textDocument/documentSymbol');
    assert.ok(symbols.some(x => x.name.startsWith('@')));
    assert.ok((await d.ask('textDocument/foldingRange')).length > 0);
    assert.ok((await d.ask('textDocument/semanticTokens/full')).data.length > 500);
  });
  await t.test('completion of intrinsics', async () => {
    const open = await client.open('editors/test/open.ll', 'define void @f() {\n  call void @llvm.nvvm.barr\n  ret void\n}\n');
    const list = await open.ask('textDocument/completion', { position: { line: 1, character: 27 } });
    const item = list.items.find(x => x.label === '@llvm.nvvm.barrier.cta.sync.all');
    assert.match(item.detail, /\(/);
  });
});
