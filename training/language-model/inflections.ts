import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

export interface Inflections {
  /** The other number of a form that is only a noun. */
  readonly otherNumber: ReadonlyMap<string, string>;
  /** All forms of the verb that a form belongs to. */
  readonly verbForms: ReadonlyMap<string, readonly string[]>;
}

/** Inflections from the public-domain list 2of12id (`alt12dicts/2of12id.txt.xz`). Needs the program `xz`. */
export function readInflections(lexicon: string): Inflections {
  const path = join(lexicon, 'alt12dicts/2of12id.txt.xz');
  const { stdout } = spawnSync('xz', ['-dc', path], { encoding: 'utf8', maxBuffer: 1 << 26 });
  const otherNumber = new Map<string, string>();
  const verbForms = new Map<string, string[]>();
  const otherUse = new Set<string>();
  for (const line of stdout.split('\n')) {
    const match = /^([a-z]+) ([A-Z]): (.*)$/.exec(line.trim());
    if (!match) continue;
    const [, lemma = '', kind, rest = ''] = match;
    const forms = rest.replace(/\([^)]*\)|\{[^}]*\}/g, ' ').match(/(?<![-~@a-z])[a-z]+/g) ?? [];
    if (kind === 'N') {
      const plural = forms[0];
      if (plural && plural !== lemma) {
        otherNumber.set(lemma, plural);
        otherNumber.set(plural, lemma);
      }
    } else for (const form of [lemma, ...forms]) otherUse.add(form);
    if (kind === 'V' && lemma !== 'be' && forms.length >= 3) {
      const all = [...new Set([lemma, ...forms])];
      for (const form of all) if (!verbForms.has(form)) verbForms.set(form, all);
    }
  }
  for (const form of otherUse) otherNumber.delete(form);
  return { otherNumber, verbForms };
}
