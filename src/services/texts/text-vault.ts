import { deflateSync, inflateSync } from 'node:zlib';
import { problem } from '../../platform/errors.ts';
import { seal, unseal } from '../../platform/sealing.ts';

/** What lists show of a text. */
export interface TextHead {
  /** The name that its writer gave it; empty if its first words are its name. */
  readonly name: string;
  readonly excerpt: string;
}

/** A stored text: its words for the search, and the record of the page, which the server does not read. */
export interface TextBody {
  readonly plain: string;
  readonly record: unknown;
}

/** The parts of a text, compressed and sealed, each bound to its place. */
export function sealText(key: Buffer, id: string, head: TextHead, body: TextBody): { head: string; body: string } {
  return { head: sealJson(key, head, `head of text ${id}`), body: sealJson(key, body, `body of text ${id}`) };
}

/** @throws EmendError `text.wrong-key` */
export function openHead(key: Buffer, id: string, sealed: string): TextHead {
  return openJson(key, sealed, `head of text ${id}`) as TextHead;
}

/** @throws EmendError `text.wrong-key` */
export function openBody(key: Buffer, id: string, sealed: string): TextBody {
  return openJson(key, sealed, `body of text ${id}`) as TextBody;
}

function sealJson(key: Buffer, value: unknown, bound: string): string {
  return seal(key, deflateSync(JSON.stringify(value)), bound);
}

function openJson(key: Buffer, sealed: string, bound: string): unknown {
  const bytes = unseal(key, sealed, bound);
  if (!bytes) throw problem('text.wrong-key');
  return JSON.parse(inflateSync(bytes).toString('utf8'));
}
