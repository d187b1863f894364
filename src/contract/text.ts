import { type Static, Type } from '@sinclair/typebox';
import type { ReadOnly } from './read-only.ts';
import { Count } from './shapes.ts';

export const TextParams = Type.Object({
  id: Type.String({ pattern: '^[\\da-f]{8}-[\\da-f]{4}-[\\da-f]{4}-[\\da-f]{4}-[\\da-f]{12}$' }),
});

const Record = Type.Unknown({ description: 'What the page keeps of it; the server does not read it' });

/** A text as its page sends it. */
export const NewText = Type.Object({
  base: Type.Integer({
    minimum: 0,
    description: 'The revision that was changed; 0 for a text that is not there yet',
  }),
  name: Type.String({ maxLength: 200, description: 'Empty where it is called by its first words' }),
  excerpt: Type.String({ maxLength: 400 }),
  plain: Type.String({ description: 'Its words, for the search' }),
  record: Record,
  words: Count,
});
export type NewText = ReadOnly<Static<typeof NewText>>;

export const SavedText = Type.Object({ revision: Type.Integer({ description: 'The new one' }) });
export type SavedText = ReadOnly<Static<typeof SavedText>>;

const Known = {
  name: Type.String(),
  revision: Type.Integer(),
  modified: Type.Integer({ description: 'Epoch milliseconds' }),
};

/** A text that is stored on the server, as lists show it. */
export const ServerText = Type.Object({ ...Known, id: Type.String(), excerpt: Type.String(), words: Count });
export type ServerText = ReadOnly<Static<typeof ServerText>>;

export const TextList = Type.Object({ items: Type.Array(ServerText, { description: 'The newest first' }) });
export type TextList = ReadOnly<Static<typeof TextList>>;

export const StoredText = Type.Object({ ...Known, record: Record });
export type StoredText = ReadOnly<Static<typeof StoredText>>;

/** In the body because proxies log addresses, and a search query is text. */
export const TextQuery = Type.Object({ query: Type.String({ maxLength: 200 }) });
export const FoundTexts = Type.Object({
  ids: Type.Array(Type.String(), { description: 'Texts with all words of the query in their names or contents' }),
});
export type FoundTexts = ReadOnly<Static<typeof FoundTexts>>;
