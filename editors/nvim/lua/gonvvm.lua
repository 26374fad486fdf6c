-- The language server of gonvvm for Neovim 0.7 and newer: require('gonvvm').setup{ cmd = { 'gonvvm', 'lsp' } }
local M = {}

-- start connects a buffer to the server, which all buffers of a folder share.
local function start(config, buffer)
  if vim.lsp.start then
    return vim.lsp.start(config, { bufnr = buffer })
  end
  M.client = M.client or vim.lsp.start_client(config)
  vim.lsp.buf_attach_client(buffer, M.client)
  return M.client
end

function M.setup(options)
  options = options or {}
  local config = {
    name = 'gonvvm',
    cmd = options.cmd or { 'gonvvm', 'lsp' },
    root_dir = options.root_dir or vim.fn.getcwd(),
    on_attach = options.on_attach,
    capabilities = options.capabilities,
  }
  local group = vim.api.nvim_create_augroup('gonvvm', {})
  vim.api.nvim_create_autocmd({ 'BufRead', 'BufNewFile' }, {
    group = group, pattern = '*.ptx', command = 'setlocal filetype=ptx',
  })
  vim.api.nvim_create_autocmd({ 'BufRead', 'BufNewFile' }, {
    group = group, pattern = '*.ll', command = 'setlocal filetype=llvm', -- setfiletype keeps lifelines, Neovim's guess
  })
  vim.api.nvim_create_autocmd('FileType', {
    group = group, pattern = { 'ptx', 'llvm' },
    callback = function(event)
      start(config, event.buf)
    end,
  })
end

return M
