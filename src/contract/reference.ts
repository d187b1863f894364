import { type Static, Type } from '@sinclair/typebox';
import type { ReadOnly } from './read-only.ts';
import { nullable } from './shapes.ts';

const ListedError = Type.Object({ code: Type.String(), status: Type.Integer(), message: Type.String() });
const ListedErrorId = Type.Object({ id: Type.Integer(), name: Type.String() });

/** A row of the contract's table of categories. */
const ListedCategory = Type.Object({
  category: Type.String(),
  subCategory: Type.String(),
  langCategory: Type.String(),
  counter: Type.String({ description: 'Key of its counter in `error_report`' }),
  type: Type.String(),
  typeId: Type.Integer(),
});

/** The tables of the documentation pages, taken from the definitions that the service itself uses. */
export const ReferenceTables = Type.Object({
  errors: Type.Array(ListedError),
  documentErrors: Type.Array(ListedErrorId),
  categories: Type.Array(ListedCategory),
});
export type ReferenceTables = ReadOnly<Static<typeof ReferenceTables>>;

/** The description of a rule for users: what it is about and, if it has any, sentences that it changes or leaves alone. */
export const RuleExplanation = Type.Object({
  id: Type.String(),
  category: nullable(
    Type.String(),
    'Null where nothing is known but the id: rules of the learned ranker have no class of their own',
  ),
  name: nullable(Type.String()),
  source: nullable(Type.String(), 'The guide or book that it comes from; null for what is grammar'),
  isAdvice: Type.Boolean(),
  corrects: Type.Array(Type.Object({ wrong: Type.String(), right: Type.String() })),
  pointsAt: Type.Array(Type.String()),
  accepts: Type.Array(Type.String()),
});
export type RuleExplanation = ReadOnly<Static<typeof RuleExplanation>>;
