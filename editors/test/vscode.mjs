// The API of Visual Studio Code for tests of the extension without the program: the classes and events of jest-mock-vscode, documents, and
// memory of all that an extension registers.
import { mkdtempSync } from 'node:fs';
import Module, { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import esbuild from 'esbuild';
import mock from 'jest-mock-vscode';

const here = dirname(fileURLToPath(import.meta.url));
export const root = resolve(here, '../..');

// fn is the part of a test framework that the package needs: functions whose results can be set.
function fn(implementation) {
  const f = (...args) => f.implementation?.(...args);
  f.implementation = implementation;
  f.mockImplementation = i => { f.implementation = i; return f; };
  f.mockReturnValue = v => f.mockImplementation(() => v);
  f.mockResolvedValue = v => f.mockImplementation(async () => v);
  return f;
}

// missing are the classes and values of the API that the package does not have and vscode-languageclient uses.
function missing(vscode) {
  const record = (...names) => class { constructor(...values) { names.forEach((n, i) => { this[n] = values[i]; }); } };
  return {
    Hover: class { constructor(contents, range) { this.contents = [].concat(contents); this.range = range; } },
    InlayHint: record('position', 'label', 'kind'), InlayHintLabelPart: record('value'), InlayHintKind: { Type: 1, Parameter: 2 },
    CodeActionTriggerKind: { Invoke: 1, Automatic: 2 }, DebugAdapterExecutable: record('command', 'args', 'options'),
    TabInputText: class {}, TabInputTextDiff: class {}, TabInputCustom: class {},
    CancellationError: class extends Error {},
    CancellationTokenSource: class {
      token = { isCancellationRequested: false, onCancellationRequested: new vscode.EventEmitter().event };
      cancel() { this.token.isCancellationRequested = true; }
      dispose() {}
    },
    env: { language: 'en', appName: 'Visual Studio Code', openExternal: async () => true },
  };
}

// Editor is a Visual Studio Code with one extension.
export class Editor {
  providers = new Map(); // by the end of register…Provider: [selector, provider, …]
  commands = new Map();
  adapters = new Map(); // factories of debug adapters by type
  collections = [];
  output = '';
  errors = []; // messages that the user sees
  answer; // of the input box
  #events = {};

  constructor(settings) {
    const vscode = mock.createVSCodeMock({ fn });
    Object.assign(vscode, missing(vscode), { version: '1.90.0' });
    this.vscode = vscode;
    for (const name of ['onDidOpenTextDocument', 'onDidChangeTextDocument', 'onDidCloseTextDocument']) {
      this.#events[name] = new vscode.EventEmitter();
      vscode.workspace[name] = this.#events[name].event;
    }
    for (const name of Object.keys(vscode.languages).filter(n => /^register.*Provider$/.test(n))) {
      vscode.languages[name] = (selector, ...rest) => {
        this.providers.set(name.slice(8, -8), rest);
        return new vscode.Disposable(() => {});
      };
    }
    vscode.languages.match = selector => (selector ? 10 : 0);
    vscode.languages.createDiagnosticCollection = name => {
      const byURI = new Map();
      const c = { name, set: (uri, list) => byURI.set(String(uri), list ?? []), delete: uri => byURI.delete(String(uri)), clear: () => byURI.clear(), dispose() {}, get: uri => byURI.get(String(uri)) ?? [], has: uri => byURI.has(String(uri)) };
      this.collections.push(c);
      return c;
    };
    const write = text => { this.output += text; };
    vscode.window.createOutputChannel = name => ({ name, append: write, appendLine: text => write(text + '\n'), show() {}, clear() {}, dispose() {} });
    vscode.window.showInputBox = async options => { this.asked = options; return this.answer; };
    for (const level of ['Error', 'Warning', 'Information']) vscode.window[`show${level}Message`] = async text => { this.errors.push(text); };
    vscode.workspace.getConfiguration = () => ({ get: name => settings[name], has: name => name in settings, inspect: () => undefined });
    vscode.commands.registerCommand = (name, f, self) => { this.commands.set(name, f.bind(self)); return new vscode.Disposable(() => {}); };
    vscode.debug = { registerDebugAdapterDescriptorFactory: (type, f) => { this.adapters.set(type, f); return new vscode.Disposable(() => {}); } };
  }

  // activate starts the extension as it is packaged: in one file.
  async activate() {
    const file = join(mkdtempSync(join(tmpdir(), 'gonvvm-vscode')), 'extension.js');
    await esbuild.build({
      entryPoints: [join(root, 'editors/vscode/extension.js')], bundle: true, platform: 'node', external: ['vscode'], outfile: file,
      nodePaths: [join(here, 'node_modules')], logLevel: 'error',
    });
    const load = Module._load;
    Module._load = (name, ...rest) => (name === 'vscode' ? this.vscode : load(name, ...rest));
    try {
      this.extension = createRequire(import.meta.url)(file);
    } finally {
      Module._load = load;
    }
    this.context = { subscriptions: [] };
    await this.extension.activate(this.context);
  }

  // open opens a document.
  open(path, text) {
    const d = mock.createTextDocument(this.vscode.Uri.file(path), text, path.endsWith('.ll') ? 'llvm' : 'ptx', 1);
    this.vscode.workspace.textDocuments.push(d);
    this.#events.onDidOpenTextDocument.fire(d);
    return d;
  }

  // change replaces a range of a document, as typing does.
  change(d, range, text) {
    const rangeOffset = d.offsetAt(range.start), rangeLength = d.offsetAt(range.end) - rangeOffset;
    const old = d.getText();
    Object.getPrototypeOf(d).constructor.setContents(d, old.slice(0, rangeOffset) + text + old.slice(rangeOffset + rangeLength));
    d.version++;
    this.#events.onDidChangeTextDocument.fire({ document: d, contentChanges: [{ range, rangeOffset, rangeLength, text }], reason: undefined });
  }

  close(d) {
    this.vscode.workspace.textDocuments.splice(this.vscode.workspace.textDocuments.indexOf(d), 1);
    this.#events.onDidCloseTextDocument.fire(d);
  }

  diagnostics(d) { return this.collections.flatMap(c => c.get(d.uri)); }

  // ask calls a provider of the extension as the editor does.
  ask(provider, method, ...args) {
    const token = new this.vscode.CancellationTokenSource().token;
    return this.providers.get(provider)[0][method](...args, token);
  }

  // position returns the place of the n-th occurrence of a word.
  position(d, word, n = 1) {
    let at = -1;
    for (let i = 0; i < n; i++) at = d.getText().indexOf(word, at + 1);
    if (at < 0) throw new Error(`no ${word}`);
    return d.positionAt(at);
  }
}
