-- Drives the language server from Neovim without a terminal: nvim --headless -u NONE -l does not exist in 0.7, so
--   nvim --headless -u NONE --cmd 'set rtp+=editors/nvim' -c 'luafile editors/test/nvim_test.lua'
-- The exit status is 1 if an assertion fails.
local function check(what, ok, detail)
  if not ok then
    io.stderr:write('FAILED: ' .. what .. ' ' .. vim.inspect(detail) .. '\n')
    vim.cmd('cquit 1')
  end
  print('ok ' .. what)
end

local function wait(what, f)
  check(what, vim.wait(10000, f, 20), 'not within 10 s')
end

local file = vim.fn.tempname() .. '.ptx'
vim.fn.writefile({
  '.version 7.0', '.target sm_70', '.address_size 64', '',
  '.visible .entry kernel(.param .u64 out)', '{',
  '\t.reg .b32 %r<4>;', '\tmov.u32 %r1, %tid.x;', '\tmov.f32 %f1, 0f3F800000;', '\tadd.s32 %r2, %r1, 1;', '\tret;', '}',
}, file)

require('gonvvm').setup{ cmd = { vim.env.GONVVM, 'lsp' } }
vim.cmd('edit ' .. file)
wait('the client is attached', function() return #vim.lsp.buf_get_clients(0) > 0 end)
wait('diagnostics', function() return #vim.diagnostic.get(0) == 1 end)
check('the code of a diagnostic', vim.diagnostic.get(0)[1].message:find('%%f1') ~= nil, vim.diagnostic.get(0))

-- ask sends a request about a place, lines and columns from 0.
local function ask(method, line, character, more)
  local params = vim.tbl_extend('force', {
    textDocument = { uri = vim.uri_from_bufnr(0) }, position = { line = line, character = character },
  }, more or {})
  local answers, err = vim.lsp.buf_request_sync(0, method, params, 10000)
  check(method .. ' is answered', answers ~= nil, err)
  local _, answer = next(answers)
  check(method .. ' has no error', answer.error == nil, answer.error)
  return answer.result
end

check('hover', ask('textDocument/hover', 7, 1).contents.value:find('copies a register') ~= nil)
check('definition', ask('textDocument/definition', 9, 14)[1].range.start.line == 6)
check('references', #ask('textDocument/references', 9, 14, { context = { includeDeclaration = false } }) == 2)
check('symbols', ask('textDocument/documentSymbol', 0, 0)[1].name == 'kernel')
check('completion', #ask('textDocument/completion', 9, 5).items > 3)

check('highlights', #ask('textDocument/documentHighlight', 9, 14) == 3)
check('folding', #ask('textDocument/foldingRange', 0, 0) == 1)
check('the lens', ask('textDocument/codeLens', 0, 0)[1].command.command == 'gonvvm.run')
check('tokens', #ask('textDocument/semanticTokens/full', 0, 0).data > 50)
local whole = { start = { line = 0, character = 0 }, ['end'] = { line = 20, character = 0 } }
check('inlay hints', ask('textDocument/inlayHint', 0, 0, { range = whole })[1].label == '1')
check('code actions', ask('textDocument/codeAction', 0, 0, { range = whole, context = { diagnostics = {} } })[1].title == 'declare register %f1 as .f32')
check('call hierarchy', ask('textDocument/prepareCallHierarchy', 4, 17)[1].name == 'kernel')
check('an explanation', ask('workspace/executeCommand', 0, 0, { command = 'gonvvm.explain', arguments = { 'P0004' } }):find('declared') ~= nil)

-- A typed change reaches the server: the declaration ends the diagnostic.
vim.api.nvim_buf_set_lines(0, 6, 6, false, { '\t.reg .f32 %f<2>; // é𝄞' })
wait('diagnostics after a change', function() return #vim.diagnostic.get(0) == 0 end)

-- Formatting and renaming change the buffer.
vim.lsp.util.apply_text_edits(ask('textDocument/formatting', 0, 0, { options = { tabSize = 4, insertSpaces = false } }), 0, 'utf-16')
check('formatting', vim.fn.search('mov.u32 \\t%r1, %tid.x;', 'nw') > 0, vim.api.nvim_buf_get_lines(0, 0, -1, false))
vim.lsp.util.apply_workspace_edit(ask('textDocument/rename', 4, 17, { newName = 'renamed' }), 'utf-16')
check('renaming', vim.fn.search('entry renamed(', 'nw') > 0)

-- LLVM IR has the same client.
local ir = vim.fn.tempname() .. '.ll'
vim.fn.writefile({ 'define i32 @f(i32 %a) {', '  %b = add i32 %a, %c', '  ret i32 %b', '}' }, ir)
vim.cmd('edit! ' .. ir)
wait('diagnostics of LLVM IR', function() return #vim.diagnostic.get(0) == 1 end)

-- A real file: hover knows an intrinsic, names lead to their definitions.
vim.cmd('edit! testdata/kernels/matmul_tiled.O2.ll')
wait('the client is attached to a file of the project', function() return #vim.lsp.buf_get_clients(0) > 0 end)
local line = vim.fn.search('= .*call .*@llvm.nvvm.read.ptx.sreg.tid.x', 'nw') - 1
local text = vim.fn.getline(line + 1)
check('hover over an intrinsic', ask('textDocument/hover', line, text:find('@llvm') + 1).contents.value:find('%%tid.x') ~= nil)
check('hover over a value', ask('textDocument/hover', line, text:find('%%') + 0).contents.value:find('divergent') ~= nil)
check('symbols of LLVM IR', #ask('textDocument/documentSymbol', 0, 0) > 0)

vim.lsp.stop_client(vim.lsp.get_active_clients())
wait('the client ends', function() return #vim.lsp.get_active_clients() == 0 end)
vim.cmd('qall!')
