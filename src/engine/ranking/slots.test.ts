import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { plainSentence } from '../../../test/engine/plain-sentence.ts';
import { createLexicon } from '../lexicon/create-lexicon.ts';
import { commaSlots } from './comma-slots.ts';
import { determinerSlots } from './determiner-slots.ts';
import { featureBuffer, hashSentence, MOST_FEATURES } from './hashed-sentence.ts';
import { hyphenSlots } from './hyphen-slots.ts';
import { nounNumberSlots } from './noun-number-slots.ts';
import { prepositionSlots } from './preposition-slots.ts';
import type { SlotFamily } from './slot.ts';
import { slotFamilies } from './slot-families.ts';
import { beFormSlots, verbFormSlots } from './verb-form-slots.ts';

const lexicon = createLexicon(readFileSync(new URL('../../../models/lexicon.bin', import.meta.url)));

/** "word/TAG" items, with the tags that a tagger would give. */
function sentence(tagged: string) {
  const items = tagged.split(' ').map((item) => item.split('/') as [string, string]);
  return plainSentence(
    items.map(([word]) => word).join(' '),
    items.map(([, tag]) => tag!),
  );
}

/** "class@word" of the slots: the original class, and the word that is in the slot or follows it. */
function slots(family: SlotFamily, tagged: string): string[] {
  const hashed = hashSentence(sentence(tagged));
  return family.find(hashed, lexicon).map(({ at, current, head }) => {
    const about = head >= 0 && head !== at ? `:${hashed.tokens[head]!.lower}` : '';
    return `${family.classes[current]}@${hashed.tokens[at]!.lower}${about}`;
  });
}

describe('determiner slots', () => {
  it.each([
    ['The/DT old/JJ cat/NN sat/VBD on/IN a/DT mat/NN', ['the@the:cat', 'a@a:mat']],
    ['Cats/NNS like/VBP warm/JJ milk/NN', ['none@cats', 'none@warm:milk']],
    ['My/PRP$ cat/NN saw/VBD this/DT dog/NN', []],
    ['It/PRP is/VBZ very/RB old/JJ', []],
    ['She/PRP sings/VBZ an/DT old/JJ sad/JJ song/NN', ['a@an:song']],
    ['Rain/NN and/CC snow/NN fell/VBD', ['none@rain', 'none@snow']],
  ])('%s', (tagged, expected) => expect(slots(determinerSlots, tagged)).toEqual(expected));
});

describe('empty slots behind a bracket, before a prefix and before an adverb', () => {
  const empty = (family: SlotFamily, tagged: string): string[] => {
    const hashed = hashSentence(sentence(tagged));
    return family
      .find(hashed, lexicon)
      .filter(({ filled }) => !filled)
      .map(({ at }) => hashed.tokens[at]!.lower);
  };
  it.each([
    [determinerSlots, 'in/IN such/JJ case/NN', ['such', 'case']],
    [determinerSlots, 'has/VBZ multi/AFX core/NN chips/NNS', ['multi']],
    [determinerSlots, 'a/DT multi/AFX core/NN chip/NN', []],
    [determinerSlots, 'by/IN newly/RB developed/VBN method/NN', ['newly', 'developed', 'method']],
    [commaSlots, 'units/NNS (/-LRB- RNN/NNP )/-RRB- where/WRB it/PRP is/VBZ', ['where', 'it', 'is']],
  ] as const)('%#: %s', (family, tagged, expected) => expect(empty(family, tagged)).toEqual(expected));
});

describe('preposition slots', () => {
  it.each([
    ['He/PRP depends/VBZ on/IN the/DT weather/NN', ['on@on:weather']],
    ['He/PRP listens/VBZ the/DT old/JJ radio/NN', ['none@the:radio']],
    ['He/PRP went/VBD to/TO school/NN by/IN bus/NN', ['to@to:school', 'by@by:bus']],
    ['He/PRP wants/VBZ to/TO go/VB', []],
    ['of/IN course/NN', []],
    ['It/PRP rained/VBD because/IN it/PRP did/VBD', []],
  ])('%s', (tagged, expected) => expect(slots(prepositionSlots, tagged)).toEqual(expected));
});

describe('noun number slots', () => {
  it.each([
    ['Two/CD cats/NNS saw/VBD a/DT child/NN', ['plural@cats', 'singular@child']],
    ['The/DT sheep/NN ate/VBD', []],
    ['Paris/NNP runs/VBZ', []],
  ])('%s', (tagged, expected) => expect(slots(nounNumberSlots, tagged)).toEqual(expected));
  it('offer both forms of the noun', () => {
    const [slot] = nounNumberSlots.find(hashSentence(sentence('Children/NNS play/VBP')), lexicon);
    expect(slot!.forms).toEqual(['child', 'children']);
  });
});

describe('verb form slots', () => {
  it.each([
    ['She/PRP goes/VBZ home/RB', ['s@goes']],
    ['She/PRP has/VBZ gone/VBN', ['s@has', 'participle@gone']],
    ['They/PRP are/VBP swimming/VBG', ['ing@swimming']],
    ['He/PRP can/MD swim/VB', ['base@swim']],
    ['The/DT swim/NN', []],
  ])('%s', (tagged, expected) => expect(slots(verbFormSlots, tagged)).toEqual(expected));
  it('take the form for what it is where the tag cannot be right', () => {
    expect(slots(verbFormSlots, 'He/PRP can/MD swims/VB')).toEqual(['s@swims']);
  });
  it('offer the forms of the verb in the order of the classes', () => {
    const [slot] = verbFormSlots.find(hashSentence(sentence('He/PRP went/VBD')), lexicon);
    expect(slot!.forms).toEqual(['go', 'goes', 'going', 'went', 'gone']);
  });
});

describe('be slots', () => {
  it.each([
    ['They/PRP was/VBD being/VBG good/JJ', ['was@was', 'being@being']],
    ['He/PRP has/VBZ gone/VBN', []],
  ])('%s', (tagged, expected) => expect(slots(beFormSlots, tagged)).toEqual(expected));
});

describe('comma slots', () => {
  it.each([
    ['However/RB ,/, we/PRP left/VBD', ['comma@,', 'none@left']],
    ['We/PRP left/VBD ./.', ['none@left']],
    ['(/( a/DT )/) ,/, b/NN', []],
    ['Stop/VB', []],
  ])('%s', (tagged, expected) => expect(slots(commaSlots, tagged)).toEqual(expected));
});

describe('hyphen slots', () => {
  it.each([
    ['low/JJ cost/NN sensors/NNS', ['space@cost', 'space@sensors']],
    ['a/DT low/JJ cost/NN', ['space@cost']],
    ['the/DT cat/NN ,/, black/JJ', []],
  ])('%s', (tagged, expected) => expect(slots(hyphenSlots, tagged)).toEqual(expected));
  it('hold a hyphen within a word, not a dash', () => {
    const at = (text: string) =>
      hyphenSlots.find(hashSentence(plainSentence(text)), lexicon).filter(({ filled }) => filled);
    expect(at('a well-known fact')).toHaveLength(1);
    expect(at('a fact - well known')).toHaveLength(0);
  });
});

describe.each(slotFamilies.map((family) => [family.name, family] as const))('%s features', (_, family) => {
  const tagged =
    'However/RB ,/, the/DT old/JJ cats/NNS ,/, were/VBD sitting/VBG on/IN a/DT very/RB warm/JJ mat/NN and/CC sang/VBD';

  it('fit the buffer and do not depend on what stands in the slot', () => {
    const hashed = hashSentence(sentence(tagged));
    const found = family.find(hashed, lexicon);
    expect(found.length).toBeGreaterThan(0);
    for (const slot of found) {
      const buffer = featureBuffer();
      family.describe(hashed, slot, buffer);
      expect(buffer.count).toBeGreaterThan(5);
      expect(buffer.count).toBeLessThanOrEqual(MOST_FEATURES);
      if (!slot.filled || slot.forms) continue;
      const other = tagged.split(' ').map((item, i) => (i === slot.at ? item.replace(/^[^/]+/, 'zzz') : item));
      const changed = featureBuffer();
      family.describe(hashSentence(sentence(other.join(' '))), slot, changed);
      expect([...changed.ids.slice(0, changed.count)]).toEqual([...buffer.ids.slice(0, buffer.count)]);
    }
  });
  it('are defined at the edges of a sentence', () => {
    for (const text of ['The/DT cat/NN', 'cat/NN', 'Be/VB', 'go/VB', 'a/DT ,/, b/NN', 'in/IN']) {
      const hashed = hashSentence(sentence(text));
      for (const slot of family.find(hashed, lexicon)) {
        const buffer = featureBuffer();
        family.describe(hashed, slot, buffer);
        expect(buffer.count).toBeGreaterThan(0);
      }
    }
  });
});
