import { request } from './request.ts';

/** A text that is kept on the server, as lists show it. */
export interface ServerText {
  readonly id: string;
  /** Empty where the writer gave none. */
  readonly name: string;
  readonly excerpt: string;
  readonly revision: number;
  readonly words: number;
  /** Epoch milliseconds. */
  readonly modified: number;
}

export interface SavedText {
  /** The revision that was changed; 0 for a text that is not there yet. */
  readonly base: number;
  readonly name: string;
  readonly excerpt: string;
  readonly plain: string;
  readonly record: unknown;
  readonly words: number;
}

export async function listServerTexts(): Promise<readonly ServerText[]> {
  return (await request<{ readonly items: readonly ServerText[] }>('/api/review/texts')).items;
}

export function readServerText(
  id: string,
): Promise<Pick<ServerText, 'name' | 'revision' | 'modified'> & { readonly record: unknown }> {
  return request(`/api/review/texts/${id}`);
}

/** @returns the new revision */
export async function saveServerText(id: string, text: SavedText): Promise<number> {
  const saved = await request<{ readonly revision: number }>(`/api/review/texts/${id}`, { method: 'PUT', json: text });
  return saved.revision;
}

export function deleteServerText(id: string): Promise<unknown> {
  return request(`/api/review/texts/${id}`, { method: 'DELETE' });
}

/** Ids of the texts with all words of a query. */
export async function searchServerTexts(query: string): Promise<readonly string[]> {
  return (await request<{ readonly ids: readonly string[] }>('/api/review/texts/search', { json: { query } })).ids;
}
