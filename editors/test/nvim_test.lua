-- Drives the language server from Neovim without a terminal: nvim --headless -u NONE -l does not exist in 0.7, so
--   nvim --clean --headless --cmd 'set rtp+=editors/nvim' -c 'luafile editors/test/nvim_test.lua'
-- The exit status is 1 if an assertion fails.
local clients = vim.lsp.get_clients or vim.lsp.get_active_clients
local buffer = vim.api.nvim_get_current_buf
local function attached() return vim.lsp.buf_is_attached(buffer(), (clients()[1] or { id = 0 }).id) end
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

if vim.lsp.enable then -- Neovim 0.11 and newer: the configuration in docs/editors.md
  local page = table.concat(vim.fn.readfile('docs/editors.md'), '\n')
  assert(loadstring(page:match('```lua\n(.-)```')))()
else
  require('gonvvm').setup{ cmd = { vim.env.GONVVM, 'lsp' } }
end
vim.cmd('edit ' .. file)
wait('the client is attached', attached)
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

-- A typed change reaches the server: the declaration ends the error. The comment, which is not ASCII, has a warning.
vim.api.nvim_buf_set_lines(0, 6, 6, false, { '\t.reg .f32 %f<2>; // é𝄞' })
wait('diagnostics after a change', function()
  local left = vim.diagnostic.get(0)
  return #left == 1 and left[1].severity == vim.diagnostic.severity.WARN
end)

-- Formatting and renaming change the buffer.
vim.lsp.util.apply_text_edits(ask('textDocument/formatting', 0, 0, { options = { tabSize = 4, insertSpaces = false } }), buffer(), 'utf-16')
check('formatting', vim.fn.search('mov.u32 \\t%r1, %tid.x;', 'nw') > 0, vim.api.nvim_buf_get_lines(0, 0, -1, false))
vim.lsp.util.apply_workspace_edit(ask('textDocument/rename', 4, 17, { newName = 'renamed' }), 'utf-16')
check('renaming', vim.fn.search('entry renamed(', 'nw') > 0)

-- LLVM IR has the same client.
local ir = vim.fn.tempname() .. '.ll'
vim.fn.writefile({ 'define i32 @f(i32 %a) {', '  %b = add i32 %a, %c', '  ret i32 %b', '}' }, ir)
vim.cmd('edit! ' .. ir)
wait('diagnostics of LLVM IR', function() return #vim.diagnostic.get(0) == 1 end)

-- Every capability on a kernel of the project: its LLVM IR, and the PTX that the compiler makes of it. Patterns count in the text what the
-- server should find.
local kernel = 'testdata/kernels/idioms.O2.ll'
local compiled = vim.fn.tempname() .. '.ptx'
vim.fn.system({ vim.env.GONVVM, 'compile', '-arch=sm_90', '-o', compiled, kernel })
check('the kernel is compiled', vim.v.shell_error == 0)
local written = vim.fn.tempname() .. '.ll'
vim.fn.writefile(vim.fn.readfile(kernel), written)

local function lines() return vim.api.nvim_buf_get_lines(0, 0, -1, false) end

-- matches returns the first groups of a pattern of Vim in all lines.
local function matches(pattern)
  local found = {}
  for _, line in ipairs(lines()) do
    local m = vim.fn.matchlist(line, pattern)
    if #m > 0 then table.insert(found, m[2]) end
  end
  return found
end

-- on sends a request about the first place of a text, some columns after its beginning.
local function on(method, text, columns, more)
  local at = vim.fn.searchpos('\\V' .. text, 'cnw')
  check('there is ' .. text, at[1] > 0)
  return ask(method, at[1] - 1, at[2] - 1 + (columns or 0), more)
end

local function same(what, got, want)
  check(what, vim.deep_equal(got, want), { got, want })
end

local function pluck(list, f)
  local out = {}
  for _, x in ipairs(list) do table.insert(out, f(x)) end
  return out
end

for _, want in ipairs{
  {
    file = written, sigil = '@', kernels = [[ptx_kernel .*@\(\w\+\)(]], functions = [[^define .*@\(\w\+\)(]], bodies = [[^define]],
    hovers = { { '@llvm.nvvm.read.ptx.sreg.tid.x', 0, '%%tid%.x' }, { '%5 = tail', 0, 'divergent, from 0 to' } },
    complete = { '%14 = lshr', 6, 'lshr' }, token = { 'phi i32', 'method' }, hint = { '^%%%d+: $', [[^define]] },
    mistake = { '%14 = lshr i32', '%14 = lshhr i32' }, title = 'replace lshhr by lshr', keeps = true,
  },
  {
    file = compiled, sigil = '', kernels = [[\.entry \(\w\+\)(]],
    functions = [[^\%(\.visible \.entry\|\.func\%( (.*)\)\?\) \(\w\+\)(]], bodies = [[^\t\?{]],
    hovers = { { 'setp.', 1, 'compares' }, { '%tid.x', 1, 'special register' } },
    complete = { 'setp.', 5, 'setp.eq' }, token = { '.entry', 'keyword' }, hint = { '^1$', '0f3F800000' },
    mistake = { '.version 7.8', '.version 7.0' }, title = 'raise .version to 7.8',
  },
} do
  vim.cmd('edit! ' .. want.file)
  wait('the client is attached to a kernel', attached)
  local before = lines()
  local all = { range = { start = { line = 0, character = 0 }, ['end'] = { line = #before, character = 0 } } }
  local callee = want.sigil .. '_ZL6sum_toPKi'
  for _, h in ipairs(want.hovers) do
    check('hover over ' .. h[1], on('textDocument/hover', h[1], h[2]).contents.value:find(h[3]) ~= nil)
  end
  local labels = pluck(on('textDocument/completion', want.complete[1], want.complete[2]).items, function(x) return x.label end)
  check('completion of ' .. want.complete[3], vim.tbl_contains(labels, want.complete[3]), labels)

  local mentions = #matches([[\V]] .. callee .. [[\>]])
  local def = on('textDocument/definition', callee, 1)[1].range.start.line
  check('the definition is that of a function', vim.fn.match(before[def + 1], want.functions) >= 0, def)
  same('references', #on('textDocument/references', callee, 1, { context = { includeDeclaration = true } }), mentions)
  same('highlights', #on('textDocument/documentHighlight', callee, 1), mentions)

  local symbols = pluck(ask('textDocument/documentSymbol', 0, 0), function(x) return x.name end)
  for _, name in ipairs(matches(want.functions)) do
    check('the symbol ' .. name, vim.tbl_contains(symbols, want.sigil .. name), symbols)
  end
  local folds = ask('textDocument/foldingRange', 0, 0)
  same('folding', #folds, #matches(want.bodies))
  for _, f in ipairs(folds) do check('a fold ends with a brace', before[f.endLine + 1]:find('^%s*}') ~= nil) end
  same('lenses', pluck(ask('textDocument/codeLens', 0, 0), function(x) return x.command.arguments[2] end), matches(want.kernels))
  local hints = vim.tbl_filter(function(x) return x.label:find(want.hint[1]) ~= nil end, ask('textDocument/inlayHint', 0, 0, all))
  same('inlay hints', #hints, #matches(want.hint[2]))

  -- The token at a place has the type that the legend of the server names.
  local at = vim.fn.searchpos('\\V' .. want.token[1], 'cnw')
  local _, client = next(clients())
  local types = client.server_capabilities.semanticTokensProvider.legend.tokenTypes
  local data, line, char, seen = ask('textDocument/semanticTokens/full', 0, 0).data, 0, 0, nil
  for i = 1, #data, 5 do
    char = data[i] == 0 and char + data[i + 1] or data[i + 1]
    line = line + data[i]
    if line == at[1] - 1 and char == at[2] - 1 then seen = types[data[i + 3] + 1] end
  end
  same('semantic tokens', seen, want.token[2])

  local item = on('textDocument/prepareCallHierarchy', callee, 1)[1]
  local callers = ask('callHierarchy/incomingCalls', 0, 0, { item = item })
  same('callers', pluck(callers, function(x) return x.from.name end), { want.sigil .. 'lend' })
  local callees = pluck(ask('callHierarchy/outgoingCalls', 0, 0, { item = callers[1].from }), function(x) return x.to.name end)
  check('callees', vim.tbl_contains(callees, callee) and vim.tbl_contains(callees, want.sigil .. '_ZL4stepPi'), callees)

  -- A mistake has a diagnostic at its place, and the change that the server offers undoes it.
  local place = vim.fn.search('\\V' .. want.mistake[1], 'cnw')
  wait('the right text has no diagnostics', function() return #vim.diagnostic.get(0) == 0 end)
  local wrong = before[place]:gsub(vim.pesc(want.mistake[1]), (want.mistake[2]:gsub('%%', '%%%%')))
  vim.api.nvim_buf_set_lines(0, place - 1, place, false, { wrong })
  wait('the diagnostic of the mistake', function() return #vim.diagnostic.get(0) == 1 end)
  local actions = ask('textDocument/codeAction', 0, 0, vim.tbl_extend('force', all, { context = { diagnostics = {} } }))
  same('code actions', pluck(actions, function(x) return x.title end), { want.title })
  vim.lsp.util.apply_workspace_edit(actions[1].edit, 'utf-16')
  same('the code action undoes the mistake', lines(), before)
  wait('the diagnostic goes', function() return #vim.diagnostic.get(0) == 0 end)

  vim.lsp.util.apply_workspace_edit(on('textDocument/rename', callee, 1, { newName = want.sigil .. 'total' }), 'utf-16')
  same('renaming', lines(), pluck(before, function(x) return (x:gsub(vim.pesc(callee) .. '%f[^%w_]', want.sigil .. 'total')) end))

  -- Formatting restores the layout of a text without indentation; LLVM IR keeps that of its author.
  local function format()
    vim.lsp.util.apply_text_edits(ask('textDocument/formatting', 0, 0, { options = { tabSize = 4, insertSpaces = false } }), buffer(), 'utf-16')
    return lines()
  end
  local layout = format()
  local flat = pluck(layout, function(x) return (x:gsub('^%s+', '')) end)
  vim.api.nvim_buf_set_lines(0, 0, -1, false, flat)
  same('formatting', format(), want.keeps and flat or layout)
end

vim.lsp.stop_client(clients())
wait('the client ends', function() return #clients() == 0 end)
vim.cmd('qall!')
