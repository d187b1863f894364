import { type Static, Type } from '@sinclair/typebox';
import { CHECK_GROUPS } from '../manuscript/manuscript.ts';
import { SECTION_KINDS } from '../manuscript/section-kinds.ts';
import type { ReadOnly } from './read-only.ts';

const GROUP_NAMES = CHECK_GROUPS.map(({ group }) => group);

const oneOf = (values: readonly string[], description: string) =>
  Type.String({ description: `${description}: ${values.join(', ')}` });

/** The form of a manuscript. This schema only describes it; the route itself reads the body as a stream. */
export const ManuscriptForm = Type.Object(
  {
    file: Type.String({
      format: 'binary',
      description:
        'A docx, doc, odt, rtf, pdf, tex or zip file, its type detected from the content; or a text, whose markup (md, html, rst, adoc, org, typ) is known by its name',
    }),
  },
  { title: 'ManuscriptSubmission' },
);

const Finding = Type.Object(
  {
    group: oneOf(GROUP_NAMES, 'One of'),
    check: Type.String({ description: 'Name of the check, such as p-value or figure-order' }),
    message: Type.String({ description: 'What to do, and why' }),
    paragraph: Type.Integer({ minimum: 0, description: 'Index of the paragraph as it was read' }),
    start: Type.Integer({ minimum: 0, description: 'UTF-16 code units into the paragraph' }),
    end: Type.Integer({ minimum: 0, description: 'Exclusive' }),
    before: Type.String({ description: 'Words before it' }),
    covered: Type.String({ description: 'The text itself, its first 200 characters' }),
    after: Type.String({ description: 'Words after it' }),
    section: Type.String({ description: 'Heading of its section; empty before the first' }),
    place: Type.String({ description: 'Page of a PDF, line of a source; empty for other formats' }),
  },
  { title: 'ManuscriptFinding' },
);
export type ManuscriptFinding = ReadOnly<Static<typeof Finding>>;

const Group = Type.Object(
  {
    group: oneOf(GROUP_NAMES, 'One of'),
    title: Type.String({ description: 'In English' }),
  },
  { title: 'ManuscriptCheckGroup' },
);

const Tenses = Type.Object(
  {
    heading: Type.String({ description: 'Empty for what has no heading' }),
    kind: oneOf(SECTION_KINDS, 'One of'),
    past: Type.Integer({ minimum: 0, description: 'Verbs that show the past by their form' }),
    present: Type.Integer({ minimum: 0, description: 'Verbs that show the present by their form' }),
  },
  { title: 'SectionTenses' },
);
export type SectionTenses = ReadOnly<Static<typeof Tenses>>;

/** The result of a manuscript check. */
export const ManuscriptAnswer = Type.Object({
  words: Type.Integer({ minimum: 0 }),
  groups: Type.Array(Group, { description: 'All groups in their order, those that found nothing too' }),
  findings: Type.Array(Finding),
  tenses: Type.Array(Tenses),
});
export type ManuscriptAnswer = ReadOnly<Static<typeof ManuscriptAnswer>>;

export const ManuscriptReport = Type.Object(
  {
    status: Type.Boolean(),
    message: Type.String(),
    data: ManuscriptAnswer,
    service_type: Type.Null(),
  },
  { title: 'ManuscriptReport' },
);
