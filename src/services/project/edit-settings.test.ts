import { describe, expect, it } from 'vitest';
import { withListItem, withText } from './edit-settings.ts';

describe('settings', () => {
  it.each([
    ['', 'words = ["Emend"]\n'],
    ['# Ours\nlanguage = "UK"\n', '# Ours\nlanguage = "UK"\nwords = ["Emend"]\n'],
    ['[[override]]\npaths = ["a"]\n', 'words = ["Emend"]\n\n[[override]]\npaths = ["a"]\n'],
    [
      'level = "advice"\r\n\r\n[[override]]\r\npaths = ["a"]',
      'level = "advice"\r\nwords = ["Emend"]\r\n\r\n[[override]]\r\npaths = ["a"]',
    ],
    ['words = []\n', 'words = ["Emend"]\n'],
    ['words = ["a", \'b]\'] # ]\n', 'words = ["a", \'b]\', "Emend"] # ]\n'],
    ['words = [\n  "a", # ], "x"\n  "b",\n]\n', 'words = [\n  "a", # ], "x"\n  "b",\n  "Emend",\n]\n'],
    ['words = [\n  "a"\n]\nlevel = "advice"\n', 'words = [\n  "a",\n  "Emend"\n]\nlevel = "advice"\n'],
    ['"words" = ["a"]\n', '"words" = ["a", "Emend"]\n'],
    ['words = ["Emend"]\n', 'words = ["Emend"]\n'],
  ])('take a word: %j', (source, edited) => {
    expect(withListItem(source, 'words', 'Emend')).toBe(edited);
  });

  it('take a word as it is, and a rule', () => {
    expect(withListItem('', 'words', 'a"\\b')).toBe('words = ["a\\"\\\\b"]\n');
    expect(withListItem('words = ["a"]\n', 'ignore-rules', 'spacing/double')).toBe(
      'words = ["a"]\nignore-rules = ["spacing/double"]\n',
    );
  });

  it('take a baseline', () => {
    expect(withText('language = "UK"', 'baseline', 'known.json')).toBe('language = "UK"\nbaseline = "known.json"\n');
    expect(withText('baseline = "a"', 'baseline', 'known.json')).toBe(undefined);
  });

  it('are left alone where they cannot be understood', () => {
    expect(withListItem('words = [', 'words', 'Emend')).toBe(undefined);
    expect(withListItem('words = "a"', 'words', 'Emend')).toBe(undefined);
    expect(withListItem('[[override]]\npaths = []\nwords = ["a"]\n', 'words', 'Emend')).toBe(
      'words = ["Emend"]\n\n[[override]]\npaths = []\nwords = ["a"]\n',
    );
    expect(withListItem('text = """\nwords = []\n"""\nwords = ["a"]\n', 'words', 'Emend')).toBe(undefined);
  });
});
