// The extension for Visual Studio Code: starts gonvvm lsp and gonvvm dap.
const vscode = require('vscode');
const { LanguageClient } = require('vscode-languageclient/node');

let client;

const command = () => vscode.workspace.getConfiguration('gonvvm').get('path');

// run asks for the arguments of a kernel before the server runs it.
async function run(args, next) {
  const [uri, kernel, list] = args;
  const words = await vscode.window.showInputBox({
    title: `Run ${kernel}`, prompt: 'Flags and arguments of gonvvm run', value: list.join(' '),
  });
  if (words === undefined) return;
  client.outputChannel.show(true);
  return next('gonvvm.run', [uri, kernel, words.split(/\s+/).filter(Boolean)]);
}

async function start() {
  const executable = { command: command(), args: ['lsp'] };
  client = new LanguageClient('gonvvm', 'gonvvm', { run: executable, debug: executable }, {
    documentSelector: [{ language: 'ptx' }, { language: 'llvm' }],
    middleware: {
      executeCommand: (name, args, next) => (name === 'gonvvm.run' ? run(args, next) : next(name, args)),
    },
  });
  await client.start();
}

exports.activate = async context => {
  context.subscriptions.push(
    vscode.commands.registerCommand('gonvvm.restart', () => client.restart()),
    vscode.debug.registerDebugAdapterDescriptorFactory('gonvvm', {
      createDebugAdapterDescriptor: () => new vscode.DebugAdapterExecutable(command(), ['dap']),
    }),
  );
  await start();
};

exports.deactivate = () => client?.stop();
