-- Opens a file in Neovim with `emend lsp`, takes the first action on the first diagnostic, ignores the rule of the next, saves, and prints
-- what it saw as lines of JSON.
local function report(name, value)
  io.stdout:write(vim.fn.json_encode({ [name] = value }) .. '\n')
end
local function wait(what, holds)
  if vim.wait(60000, holds, 20) then return end
  report('fault', what)
  vim.cmd('cquit')
end
local function codes()
  return vim.tbl_map(function(each) return each.code end, vim.diagnostic.get(0))
end
local function act(title)
  local first = vim.diagnostic.get(0)[1]
  vim.api.nvim_win_set_cursor(0, { first.lnum + 1, first.col })
  vim.ui.select = function(items, options, choose)
    local titles = vim.tbl_map(options.format_item, items)
    report('actions', titles)
    for i, each in ipairs(titles) do
      if each:find(title, 1, true) then return choose(items[i], i) end
    end
  end
  vim.lsp.buf.code_action()
end

local function run()
  vim.cmd('edit ' .. vim.env.EMEND_FILE)
  local client = vim.lsp.start_client({
    name = 'emend',
    cmd = vim.fn.json_decode(vim.env.EMEND_COMMAND),
    root_dir = vim.fn.getcwd(),
    init_options = { emend = { ['ignore-rules'] = { 'subject-verb-agreement' } } },
  })
  vim.lsp.buf_attach_client(0, client)
  wait('no diagnostics', function() return #codes() == 2 end)
  report('diagnostics', vim.tbl_map(function(each)
    return { each.lnum, each.col, each.end_col, each.code, each.source, each.severity }
  end, vim.diagnostic.get(0)))
  act('Replace with')
  wait('nothing was replaced', function() return #codes() == 1 end)
  act('Ignore the rule')
  wait('nothing was ignored', function() return #codes() == 0 end)
  vim.cmd('write')
  report('lines', vim.api.nvim_buf_get_lines(0, 0, -1, false))
  vim.lsp.stop_client(client)
  wait('it goes on', function() return vim.lsp.client_is_stopped(client) end)
  report('stopped', true)
  vim.cmd('quitall')
end

local ok, fault = pcall(run)
if not ok then
  report('fault', fault)
  vim.cmd('cquit')
end
