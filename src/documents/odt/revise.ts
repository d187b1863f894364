import { apartParagraphs } from '../docx/apart-paragraphs.ts';
import { applySplices, type Splice } from '../docx/splice.ts';
import { attribute } from '../docx/xml/attributes.ts';
import { placedComments, RANK } from '../tracked/apply-edits.ts';
import type { PlannedTracked, TrackedChange } from '../tracked/plan.ts';
import { keptBlanks } from './blanks.ts';
import type { OdtPiece } from './draft.ts';
import {
  annotation,
  annotationEnd,
  changedRegion,
  deletedContent,
  type Names,
  namesOf,
  type OdtRevisions,
  textMarkup,
} from './markup.ts';
import type { DraftPlace, OdtDocument, PartStory } from './read-odt.ts';
import type { Container } from './story-state.ts';

/** Returns the new texts of the parts that the plan changes, by part name. */
export function reviseOdt(
  document: OdtDocument,
  plan: readonly PlannedTracked[],
  revisions: OdtRevisions,
): Map<string, string> {
  const { stories, places, paragraphs } = document;
  const apart = apartParagraphs(document, plan);
  const texts = new Map<string, string>();
  for (const story of stories) {
    const own = plan.filter(({ edit }) => places[edit.paragraph]?.story === story);
    const names = namesOf(story.part.prefixes, attribute(story.part.xml.text.slice(0, 20_000), 'office:version'));
    const work: PartWork = { story, names, revisions, splices: [], regions: new Map() };
    const changed = new Map<number, TrackedChange[]>();
    for (const { edit, change } of own)
      if (change) changed.set(edit.paragraph, [...(changed.get(edit.paragraph) ?? []), change]);
    for (const [index, changes] of changed) {
      // two touching changes keep the order of the text, whatever the order of the edits
      changes.sort((a, b) => a.start - b.start || a.end - b.end);
      revisions.date = revisions.dates[apart.has(index) ? 'apart' : 'usual'];
      for (const change of changes) {
        if (change.tracked) writeChange(work, places[index]!, change);
        else writeText(work, change);
      }
      const { text, pieces } = paragraphs[index]!;
      work.splices.push(...keptBlanks(story.part.xml.text, text, pieces as OdtPiece[], changes, names.text));
    }
    revisions.date = revisions.dates.usual;
    for (const { from, to, text } of placedComments(own)) {
      const name = revisions.newId();
      revisions.comments++;
      work.splices.push({
        start: from,
        end: from,
        text: annotation(names, revisions, name, text),
        rank: RANK.commentStart,
      });
      if (to > from) work.splices.push({ start: to, end: to, text: annotationEnd(names, name), rank: RANK.commentEnd });
    }
    for (const [index, regions] of work.regions)
      work.splices.push(listed(story.containers[index]!, story, names, regions.join('')));
    if (work.splices.length > 0) texts.set(story.part.name, applySplices(story.part.xml.text, work.splices));
  }
  return texts;
}

interface PartWork {
  readonly story: PartStory;
  readonly names: Names;
  readonly revisions: OdtRevisions;
  readonly splices: Splice[];
  /** Entries of the lists of tracked changes, by container. */
  readonly regions: Map<number, string[]>;
}

/** Changes the text itself, without a trace. */
function writeText({ names, splices }: PartWork, { deletions, insertAt, text }: TrackedChange): void {
  const inserted = textMarkup(text, names.text);
  for (const [i, { from, to }] of deletions.entries())
    splices.push({ start: from, end: to, text: i === 0 ? inserted : '', rank: 0 });
  if (deletions.length === 0) splices.push({ start: insertAt, end: insertAt, text: inserted, rank: RANK.insertion });
}

function writeChange(work: PartWork, { draft }: DraftPlace, { deletions, insertAt, text }: TrackedChange): void {
  const { names, revisions, splices, regions } = work;
  const { text: t } = names;
  const list = regions.get(draft.container) ?? [];
  regions.set(draft.container, list);
  const newChange = (): string => {
    const id = revisions.newId();
    revisions.own.add(id);
    return id;
  };
  const marks = deletions.map(({ from, to, text: deleted, piece }) => {
    const id = newChange();
    revisions.deletions++;
    const { inline, inserted: before } = piece as OdtPiece;
    const content = deletedContent(names, draft.styleName, inline, deleted);
    list.push(changedRegion(names, revisions, id, 'deletion', content, before));
    return { start: from, end: to, text: `<${t}change ${t}change-id="${id}"/>`, rank: 0 };
  });
  if (text === '') {
    splices.push(...marks);
    return;
  }
  const id = newChange();
  revisions.insertions++;
  list.push(changedRegion(names, revisions, id, 'insertion'));
  const inserted = `<${t}change-start ${t}change-id="${id}"/>${textMarkup(text, t)}<${t}change-end ${t}change-id="${id}"/>`;
  const [first, ...others] = marks;
  if (first) splices.push({ ...first, text: first.text + inserted }, ...others);
  else splices.push({ start: insertAt, end: insertAt, text: inserted, rank: RANK.insertion });
}

/** Adds entries to the list of tracked changes, or to a new list, which leaves the recording of changes switched off. */
function listed({ list, listAt }: Container, { part }: PartStory, { text: t }: Names, regions: string): Splice {
  const end = `</${t}tracked-changes>`;
  if (!list)
    return {
      start: listAt,
      end: listAt,
      text: `<${t}tracked-changes ${t}track-changes="false">${regions}${end}`,
      rank: 0,
    };
  if (list.closeStart >= 0) return { start: list.closeStart, end: list.closeStart, text: regions, rank: 0 };
  const tag = part.xml.text.slice(list.start, list.openEnd).replace(/\/>$/, '>');
  return { start: list.start, end: list.openEnd, text: tag + regions + end, rank: 0 };
}
