import type { FoundTexts, NewText, SavedText, ServerText, StoredText, TextList } from '../../contract/text.ts';
import { request } from './request.ts';

export async function listServerTexts(): Promise<readonly ServerText[]> {
  return (await request<TextList>('/api/review/texts')).items;
}

export function readServerText(id: string): Promise<StoredText> {
  return request(`/api/review/texts/${id}`);
}

/** @returns the new revision */
export async function saveServerText(id: string, text: NewText): Promise<number> {
  const saved = await request<SavedText>(`/api/review/texts/${id}`, { method: 'PUT', json: text });
  return saved.revision;
}

export function deleteServerText(id: string): Promise<unknown> {
  return request(`/api/review/texts/${id}`, { method: 'DELETE' });
}

/** Ids of the texts that contain all words of a query. */
export async function searchServerTexts(query: string): Promise<readonly string[]> {
  return (await request<FoundTexts>('/api/review/texts/search', { json: { query } })).ids;
}
