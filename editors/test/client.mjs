// A client of the language server on the protocol library of Visual Studio Code.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import protocol from 'vscode-languageserver-protocol/node';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

// start runs `gonvvm lsp` and initializes it.
export async function start() {
  const server = spawn(process.env.GONVVM, ['lsp', '--stdio'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const connection = protocol.createProtocolConnection(
    new protocol.StreamMessageReader(server.stdout), new protocol.StreamMessageWriter(server.stdin));
  const waiting = new Map();
  connection.onNotification('textDocument/publishDiagnostics', p => waiting.get(p.uri)?.(p.diagnostics));
  const messages = [];
  connection.onNotification('window/logMessage', p => messages.push(p.message));
  let shown;
  const message = new Promise(done => { shown = done; });
  connection.onNotification('window/showMessage', p => shown(p.message));
  connection.listen();
  const { capabilities } = await connection.sendRequest('initialize', {
    processId: process.pid, rootUri: null, capabilities: { textDocument: { codeAction: { codeActionLiteralSupport: { codeActionKind: { valueSet: ['quickfix'] } } } } },
  });
  await connection.sendNotification('initialized', {});
  return {
    capabilities, connection, messages, message,
    // open opens a text under the name of a file, or the file's own text, and returns its document.
    async open(file, text = readFileSync(join(root, file), 'utf8')) {
      const uri = pathToFileURL(join(root, file)).href;
      const diagnostics = new Promise(done => waiting.set(uri, done));
      await connection.sendNotification('textDocument/didOpen', {
        textDocument: { uri, languageId: file.endsWith('.ll') ? 'llvm' : 'ptx', version: 1, text },
      });
      return new Document(this, uri, text, await diagnostics);
    },
    async stop() {
      await connection.sendRequest('shutdown');
      await connection.sendNotification('exit');
      return new Promise(done => server.on('exit', done));
    },
  };
}

class Document {
  constructor(client, uri, text, diagnostics) {
    Object.assign(this, { client, uri, text, diagnostics });
  }
  // position returns the place of the n-th occurrence of a word.
  position(word, n = 1) {
    let at = -1;
    for (let i = 0; i < n; i++) at = this.text.indexOf(word, at + 1);
    if (at < 0) throw new Error(`no ${word}`);
    const before = this.text.slice(0, at).split('\n');
    return { line: before.length - 1, character: before.at(-1).length };
  }
  ask(method, more = {}) {
    return this.client.connection.sendRequest(method, { textDocument: { uri: this.uri }, ...more });
  }
  at(method, word, n, more = {}) {
    return this.ask(method, { position: this.position(word, n), ...more });
  }
  // apply returns the text after edits.
  apply(edits) {
    const lines = this.text.split('\n');
    const offset = p => lines.slice(0, p.line).reduce((n, l) => n + l.length + 1, 0) + p.character;
    let text = this.text;
    for (const e of [...edits].sort((a, b) => offset(b.range.start) - offset(a.range.start))) {
      text = text.slice(0, offset(e.range.start)) + e.newText + text.slice(offset(e.range.end));
    }
    return text;
  }
}
