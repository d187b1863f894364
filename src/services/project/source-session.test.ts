import { describe, expect, it } from 'vitest';
import { realEngine } from '../../../test/engine/real-engine.ts';
import type { Engine } from '../../engine/engine.ts';
import { checkSource } from './check-source.ts';
import { STANDARD_SETTINGS } from './settings.ts';
import { createSourceSession } from './source-session.ts';

const engine = realEngine();
const TEXT = `# A egg

We recieved a egg — 🙂 and *a* apple.

This are a owl.

> It were *a* elk,
> and he go home.
`;
const fileOf = (text: string, settings = STANDARD_SETTINGS) => ({ path: 'a.md', text, settings });

/** An engine that records which paragraphs it has to check. */
function watched() {
  const asked: string[] = [];
  const check: Engine['check'] = (text, ...rest) => {
    asked.push(text);
    return engine.check(text, ...rest);
  };
  return { engine: { ...engine, check }, asked };
}

function checked(session: ReturnType<typeof createSourceSession>, near = 0) {
  while (session.step(near));
  return session.findings();
}

describe('a session', () => {
  it('finds what one check of the whole finds, whatever was edited before', () => {
    const session = createSourceSession(engine);
    const states = [
      TEXT,
      TEXT.replace('This are', 'Here is more.\r\n\r\nThese is'),
      `First comes a new paragraph.\n\n${TEXT}`,
      TEXT.replace('# A egg\n\n', ''),
      `${TEXT}\nThis are a owl.\n\nThis are a owl.\n`,
      '',
    ];
    for (const text of states) {
      session.update(fileOf(text));
      session.settle();
      expect(checked(session)).toEqual(checkSource(engine, fileOf(text)).findings);
      expect(session.isChecked()).toBe(true);
    }
  });

  it('checks what was edited and nothing else, nearest first', () => {
    const { engine: counting, asked } = watched();
    const session = createSourceSession(counting);
    session.update(fileOf(TEXT));
    const all = checked(session, TEXT.indexOf('owl'));
    expect(asked[0]).toBe('This are a owl.');
    asked.length = 0;
    const edited = TEXT.replace('a owl', 'a small owl');
    session.update(fileOf(edited));
    expect(session.isChecked()).toBe(false);
    expect(session.findings().length).toBeLessThan(all.length);
    checked(session);
    expect(asked).toEqual(['This are a small owl.']);
    session.checkWithin(0, edited.length);
    expect(asked).toHaveLength(1);
  });

  it('checks what an editor asks about at once', () => {
    const { engine: counting, asked } = watched();
    const session = createSourceSession(counting);
    session.update(fileOf(TEXT));
    const at = TEXT.indexOf('owl');
    session.checkWithin(at, at);
    expect(asked).toEqual(['This are a owl.']);
    expect(session.findings().map(({ covered }) => covered)).toEqual(['are', 'a']);
  });

  it('checks again what the rest of the file decides, when words are counted anew', () => {
    const { engine: counting, asked } = watched();
    const session = createSourceSession(counting);
    const text = 'We saw a reggeon.\n\nNothing more is known of it.\n';
    session.update(fileOf(text));
    expect(checked(session).map(({ covered }) => covered)).toEqual(['reggeon']);
    asked.length = 0;
    const edited = text.replace('it.', 'the reggeon.');
    session.update(fileOf(edited));
    checked(session);
    expect(asked).toEqual(['Nothing more is known of the reggeon.']);
    session.settle();
    expect(session.isChecked()).toBe(true);
    const found = checked(session);
    expect(asked).toContain('We saw a reggeon.');
    expect(found).toEqual(checkSource(engine, fileOf(edited)).findings);
    asked.length = 0;
    session.settle();
    checked(session);
    expect(asked).toEqual([]);
  });

  it('forgets everything with other settings', () => {
    const session = createSourceSession(engine);
    session.update(fileOf(TEXT));
    checked(session);
    const settings = { ...STANDARD_SETTINGS, ignoredClasses: ['article'] as const };
    session.update(fileOf(TEXT, settings));
    expect(checked(session)).toEqual(checkSource(engine, fileOf(TEXT, settings)).findings);
  });
});
