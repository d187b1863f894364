import { openControl } from './block-reader.ts';
import type { Container } from './containers.ts';
import { newControl } from './content-controls.ts';
import { type Draft, newRun } from './draft.ts';
import { fieldTreatment } from './fields.ts';
import { closeText, openRunChild } from './run-reader.ts';
import { attributeAt, openContainer, openObject, type StoryState } from './story-state.ts';
import { unescapeXml } from './xml/characters.ts';

/** Inline elements that change nothing about how their runs are edited. */
const PLAIN_CONTAINERS = new Set(['w:hyperlink', 'w:smartTag', 'w:customXml', 'w:dir', 'w:bdo']);

export function openInline(
  s: StoryState,
  name: string,
  start: number,
  end: number,
  selfClosing: boolean,
  draft: Draft,
): void {
  const { run } = s.frame;
  switch (name) {
    case 'w:r':
      if (!selfClosing && !run) s.frame.run = newRun(start, end, s.frame.containers);
      return;
    case 'w:t':
    case 'w:delText':
      if (run && !selfClosing && (name === 'w:t') === (s.frame.ourDeleted === 0)) {
        s.textOpen = start;
        s.textStart = end;
      }
      return;
    case 'w:rPr':
      if (run && run.propertiesStart === run.propertiesEnd) {
        run.propertiesStart = start;
        run.propertiesEnd = selfClosing ? end : -1;
      }
      if (!selfClosing) s.frame.runProperties = 1;
      return;
    case 'w:pPr':
      if (!selfClosing && !run) s.frame.paragraphProperties = 1;
      return;
    case 'w:ins':
    case 'w:moveTo':
      if (!selfClosing && !run) openContainer(s, name, start, end);
      return;
    case 'w:del':
    case 'w:moveFrom':
      if (selfClosing || run) return;
      openDeletion(s, s.options.ours?.has(attributeAt(s, start, end, 'id') ?? '') === true);
      return;
    case 'w:sdt': {
      if (selfClosing || run) return;
      openContainer(s, name, start, end);
      const container: Container | undefined = s.frame.containers.at(-1);
      s.frame.controls.push({ properties: newControl(), container });
      return;
    }
    case 'w:sdtPr':
      if (!selfClosing) s.frame.control = s.frame.controls.at(-1)?.properties;
      return;
    case 'w:sdtContent':
      if (!selfClosing) openControl(s);
      return;
    case 'w:fldSimple': {
      if (selfClosing || run) return;
      const treatment = fieldTreatment(attributeAt(s, start, end, 'instr') ?? '');
      if (treatment?.style) draft.region ??= treatment.style;
      openContainer(
        s,
        name,
        start,
        end,
        treatment && { start, end: -1, access: { opaque: treatment.opaque }, crosses: false },
      );
      return;
    }
    case 'm:oMath':
    case 'm:oMathPara':
      if (!run) openObject(s, name, start, end, selfClosing, 'equation');
      return;
  }
  if (PLAIN_CONTAINERS.has(name)) {
    if (!selfClosing && !run) openContainer(s, name, start, end);
  } else if (run) openRunChild(s, name, start, end, selfClosing, draft);
}

export function closeInline(s: StoryState, name: string, start: number, end: number): void {
  const { run } = s.frame;
  switch (name) {
    case 'w:r':
      if (run) {
        run.closeStart = start;
        run.end = end;
        for (const shield of s.frame.runShields) shield.end = end;
        s.frame.runShields.length = 0;
        s.frame.run = undefined;
      }
      return;
    case 'w:t':
    case 'w:delText':
      if (s.textStart >= 0) closeText(s, start, end);
      return;
    case 'w:instrText': {
      const field = s.frame.fields.at(-1);
      if (s.frame.instructionsStart >= 0 && field?.phase === 'instructions' && field.instructions.length < 2_000)
        field.instructions += unescapeXml(s.source.slice(s.frame.instructionsStart, start));
      s.frame.instructionsStart = -1;
      return;
    }
    case 'w:del':
    case 'w:moveFrom':
      if (run) return;
      if (s.frame.deletions.pop()) s.frame.ourDeleted--;
      else s.frame.deleted--;
      return;
    case 'w:sdt':
      if (run) return;
      s.frame.controls.pop();
      break;
  }
  const top = s.frame.containers.at(-1);
  if (run || top?.name !== name) return;
  s.frame.containers.pop();
  if (top.shield) top.shield.end = end;
}

function openDeletion(s: StoryState, ours: boolean): void {
  if (ours) s.frame.ourDeleted++;
  else s.frame.deleted++;
  s.frame.deletions.push(ours);
}
