import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const WEB = join(dirname(dirname(dirname(fileURLToPath(import.meta.url)))), 'src', 'web');
const FILES = readdirSync(WEB, { recursive: true, encoding: 'utf8' }).map((name) => join(WEB, name));
const CATALOGUES = FILES.filter((file) => basename(file) === 'words.ts').map(
  (file) => [relative(WEB, dirname(file)), file] as const,
);

describe.each(CATALOGUES)('the sentences of %s', (_, file) => {
  it.each(['de', 'es'])('are all there in %s, and none is English', async (language) => {
    const [catalogue] = Object.values((await import(file)) as Record<string, object>);
    const english = flat(catalogue);
    const others = (await import(file.replace(/ts$/, `${language}.ts`))) as Record<string, object>;
    const said = flat(others[language]);
    expect(said.map(({ path }) => path)).toEqual(english.map(({ path }) => path));
    for (const [i, { path, sentence, given }] of said.entries()) {
      const original = english[i]!;
      if (original.sentence.trim() !== '') expect(sentence.trim(), path).not.toBe('');
      expect(given, `what ${path} puts into its sentence`).toEqual(original.given);
      // Names such as “Word” may be alike; a sentence of several words is not.
      if (/\s\S+\s/.test(sentence)) expect(sentence, path).not.toBe(original.sentence);
      expect(sentence.replace(/[„«][^“»]*[“»]/g, ''), path).not.toMatch(/\b(the|your|with|this|these|of|are)\b/i);
    }
  });
});

describe('the pages', () => {
  /** Pages for developers about the interface, which is in English. */
  const inEnglish = join(WEB, 'docs');

  it('have no words outside the catalogues', () => {
    const found = FILES.filter((file) => file.endsWith('.tsx') && !file.startsWith(inEnglish)).flatMap((file) =>
      wordsIn(readFileSync(file, 'utf8')).map((words) => `${relative(WEB, file)}: ${words}`),
    );
    expect(found).toEqual([]);
  });

  it('ask for words when they show them: while a file is loaded the language is not there yet', () => {
    const found = FILES.filter((file) => /\.tsx?$/.test(file) && !/words\.|\.test\./.test(file)).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/^(?:export )?const \w+[^\n]*?= ?[\s\S]*?;\n/gm)]
        .filter(([constant]) => /\b(words|phrases|common|[A-Z]{4,})\.[a-z]/.test(constant) && !/=>/.test(constant))
        .map(([constant]) => `${relative(WEB, file)}: ${constant}`),
    );
    expect(found).toEqual([]);
  });
});

interface Sentence {
  readonly path: string;
  readonly sentence: string;
  /** Which of the things that it was given are in it, and the places of elements in it: `{name}`. */
  readonly given: readonly (number | string)[];
}

/** Numbers, which every sentence takes, that are found in it again however they are written. */
const GIVEN = [70001, 70002, 70003];

/** Every sentence with its path. */
function flat(value: unknown, path = ''): Sentence[] {
  if (typeof value === 'string') return [{ path, sentence: value, given: elementsIn(value) }];
  if (typeof value === 'function') {
    const sentence = String((value as (...given: unknown[]) => unknown)(...GIVEN));
    const digits = sentence.replace(/[^0-9]+/g, '');
    return [
      {
        path,
        sentence,
        given: [...GIVEN.filter((number) => digits.includes(String(number))), ...elementsIn(sentence)],
      },
    ];
  }
  return Object.entries(value as object).flatMap(([key, child]) => flat(child, `${path}.${key}`));
}

const elementsIn = (sentence: string): string[] => (sentence.match(/\{\w+\}/g) ?? []).sort();

/** What looks like words of a page and is none: the code around them, and the example on the start page. */
const CODE =
  /^(interface|type|export|else|catch|finally|function|async|const|,|Emend$|Promise$|ComponentChildren$|at$|wp-mark|\/(?:link|join)#|Node \$|Style Guide Compliance$|Regional Style$|The session was given up$|The$|informations?$|was$|usefull?$|for our study\.$)/;

/** Words between elements, in attributes that are read out or shown, and in strings that are sentences. */
function wordsIn(source: string): string[] {
  const code = source
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|\s)\/\/.*$/gm, '')
    .replace(/<(kbd|code)\b[^>]*>[^<]*<\/\1>/g, '');
  const between = [...code.matchAll(/[>}]([^<>{}=;()&|?:'`]*\p{L}{2}[^<>{}=;()&|?'`]*)(?=[<{])/gu)].map(
    ([, text]) => text!,
  );
  const attributes = [
    ...code.matchAll(
      /\s(?:aria-label|title|label|placeholder|alt|hint|legend|text|about|empty)="([^"]*\p{L}{2}[^"]*)"/gu,
    ),
  ];
  const strings = [...code.matchAll(/['`](\p{Lu}\p{Ll}+ [^'`\n]*\p{L}[^'`\n]*)['`]/gu)];
  return [...between, ...[...attributes, ...strings].map(([, text]) => text!)]
    .map((text) => text.trim())
    .filter((text) => !CODE.test(text));
}
