import { expect, it } from 'vitest';
import { lineOfKey } from './key-line.ts';

const SOURCE = `# a comment with language = "none"

language = "UK"
words = [
  "Emend", # level = 1

  "]",
]
note = """
level = 2
"""
[[override]]
paths = ["a"]

[[override]]
paths = ["b"]
level = "advice"
[tool.emend]
"odd key" = 1`;

it.each([
  [['language'], 3],
  [['words'], 4],
  [['note'], 9],
  [['override'], 12],
  [['override', 0, 'paths'], 13],
  [['override', 1], 15],
  [['override', 1, 'level'], 17],
  [['tool', 'emend'], 18],
  [['tool', 'emend', 'odd key'], 19],
  [['absent'], 1],
])('%j stands on line %i', (path, line) => {
  expect(lineOfKey(SOURCE, path)).toBe(line);
  expect(lineOfKey(SOURCE.replaceAll('\n', '\r\n'), path)).toBe(line);
});
