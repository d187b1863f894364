import { createHash } from 'node:crypto';
import { entryOf, isReference } from './objects.ts';
import type { PdfFile } from './pdf-file.ts';

/** Objects that are added to a file or replace an object with the same number. */
export interface IncrementalUpdate {
  /** Returns the number of a new object. */
  newNumber(): number;
  /** @param content text between `obj` and `endobj`, as Latin-1 */
  put(number: number, content: string): void;
  /** Returns the whole file: the original bytes, then the update. */
  bytes(): Uint8Array;
}

/**
 * Starts an incremental update (ISO 32000-1, 7.5.6): the bytes of the file stay, and a new cross-reference section of the
 * same kind as the newest points back to them. If that section was damaged, the new one lists all objects of the file.
 */
export function startUpdate(file: PdfFile): IncrementalUpdate {
  const { source, references } = file;
  const { places, trailer, start } = references;
  const declared = entryOf(trailer, 'Size')?.value;
  let next = Math.max(typeof declared === 'number' ? declared : 0, 1, ...highest(places.keys()));
  const added = new Map<number, string>();

  return {
    newNumber: () => next++,
    put: (number, content) => added.set(number, content),
    bytes() {
      const base = Math.max(0, source.indexOf('%PDF-'));
      const parts = [source, source.endsWith('\n') ? '' : '\n'];
      let length = source.length + parts[1]!.length - base;
      const push = (part: string) => {
        parts.push(part);
        length += part.length;
      };
      const rows = new Map<number, Row>();
      if (start === undefined)
        for (const [number, place] of places)
          rows.set(
            number,
            'offset' in place ? [1, place.offset - base, place.generation] : [2, place.holder, place.index],
          );
      for (const [number, content] of added) {
        const place = places.get(number);
        const generation = place && 'offset' in place ? place.generation : 0;
        rows.set(number, [1, length, generation]);
        push(`${number} ${generation} obj\n${content}\nendobj\n`);
      }
      const at = length;
      const kept = keptEntries(file) + (start === undefined ? '' : ` /Prev ${start}`) + identifier(file, added);
      if (references.isStream) {
        const own = next;
        rows.set(own, [1, at, 0]);
        push(streamSection(own, rows, kept, own + 1));
      } else push(tableSection(rows, kept, next));
      push(`startxref\n${at}\n%%EOF\n`);
      return Buffer.from(parts.join(''), 'latin1');
    },
  };
}

type Row = readonly [type: 1 | 2, a: number, b: number];

function highest(numbers: Iterable<number>): number[] {
  let most = 0;
  for (const number of numbers) if (number > most) most = number;
  return [most + 1];
}

/** Returns Root and Info, which a new trailer must repeat. */
function keptEntries({ references: { trailer } }: PdfFile): string {
  return ['Root', 'Info']
    .map((name) => [name, entryOf(trailer, name)?.value] as const)
    .map(([name, value]) => (isReference(value) ? ` /${name} ${value.number} ${value.generation} R` : ''))
    .join('');
}

/** Returns the identifier: its first half names the document and stays, its second half names this version. */
function identifier({ source, references }: PdfFile, added: ReadonlyMap<number, string>): string {
  const id = entryOf(references.trailer, 'ID');
  if (!Array.isArray(id?.value) || id.value.length !== 2) return '';
  // the identifier of a cross-reference stream is in the file too: its dictionary is never compressed
  const first = source.slice(id.value[0]!.start, id.value[0]!.end);
  const digest = createHash('md5');
  for (const content of added.values()) digest.update(content, 'latin1');
  return ` /ID [${first} <${digest.digest('hex')}>]`;
}

function tableSection(rows: ReadonlyMap<number, Row>, kept: string, size: number): string {
  const lines = runsOf(rows).map(
    (run) =>
      `${run[0]} ${run.length}\n${run
        .map((number) => {
          const [, offset, generation] = rows.get(number)!;
          return `${String(offset).padStart(10, '0')} ${String(generation).padStart(5, '0')} n \n`;
        })
        .join('')}`,
  );
  return `xref\n${lines.join('')}trailer\n<< /Size ${size}${kept} >>\n`;
}

function streamSection(own: number, rows: ReadonlyMap<number, Row>, kept: string, size: number): string {
  const runs = runsOf(rows);
  const data = Buffer.alloc(rows.size * 7);
  let at = 0;
  for (const number of runs.flat()) {
    const [type, a, b] = rows.get(number)!;
    data.writeUInt8(type, at);
    data.writeUInt32BE(a, at + 1);
    data.writeUInt16BE(b, at + 5);
    at += 7;
  }
  const index = runs.map((run) => `${run[0]} ${run.length}`).join(' ');
  const head = `<< /Type /XRef /W [1 4 2] /Index [${index}] /Size ${size}${kept} /Length ${data.length} >>`;
  return `${own} 0 obj\n${head}\nstream\n${data.toString('latin1')}\nendstream\nendobj\n`;
}

/** Splits numbers into runs without gaps. */
function runsOf(rows: ReadonlyMap<number, Row>): number[][] {
  const runs: number[][] = [];
  for (const number of [...rows.keys()].sort((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last && last.at(-1) === number - 1) last.push(number);
    else runs.push([number]);
  }
  return runs;
}
