import { type Container, outermostShield } from './containers.ts';
import { type ControlProperties, newControl, noteControlProperty } from './content-controls.ts';
import { addPiece, type Draft, newRun, PLACEHOLDER, type Visibility } from './draft.ts';
import { fieldTreatment } from './fields.ts';
import { type Frame, newDraft, newFrame } from './frames.ts';
import type {
  OpaqueKind,
  Piece,
  PieceReference,
  Shield,
  ShieldAccess,
  StoryKind,
  UncheckableReason,
} from './paragraph.ts';
import { noteParagraphProperty, noteRunProperty } from './properties.ts';
import { attribute, tagPrefix } from './xml/attributes.ts';
import { displayedText, unescapeXml } from './xml/characters.ts';
import { scanXml } from './xml/scan.ts';

export interface StoryOptions {
  /** Story of the part's own paragraphs. */
  readonly story: StoryKind;
  /** Character styles in a fixed-width font, by id. */
  readonly codeStyles: ReadonlySet<string>;
  /** Ids of changes of our own, told apart from earlier ones to check an output; `rejected` is filled for them. */
  readonly ours?: ReadonlySet<string>;
  /** References to footnotes and endnotes, filled while reading: `footnote:2` and so on. */
  readonly noteHosts: Map<string, PieceReference>;
}

/** What one part of the document holds. */
export interface StoryContent {
  readonly drafts: readonly Draft[];
  /** Canonical name of the root element. */
  readonly root: string;
  /** Prefix of the markup namespace with its colon; '' if it is the default namespace. */
  readonly prefix: string;
  /** Every id of a change, bookmark or range; ids of comments are kept apart. */
  readonly ids: ReadonlySet<number>;
  /** How many marks (start, end, reference) each comment has. */
  readonly commentMarks: ReadonlyMap<number, number>;
  /** How often each id of `ours` was met. */
  readonly oursSeen: ReadonlyMap<string, number>;
}

/** Elements with an id of the space that changes share with bookmarks and ranges. */
const ANNOTATION =
  /^w:(ins|del|move(From|To)(Range(Start|End))?|\w+Change|cell(Ins|Del|Merge)|bookmark(Start|End)|perm(Start|End)|customXml\w+Range(Start|End))$/;
const COMMENT_MARK = /^w:comment(RangeStart|RangeEnd|Reference)$/;
/** Inline elements that change nothing about how their runs are edited. */
const PLAIN_CONTAINERS = new Set(['w:hyperlink', 'w:smartTag', 'w:customXml', 'w:dir', 'w:bdo']);

interface Alternate {
  branch: 'none' | 'choice' | 'fallback';
  readonly primary: Draft[];
  readonly copies: Draft[];
}

/**
 * Read the paragraphs of one part (document, notes, header, footer) in a single pass over its tags.
 *
 * @throws DocumentError when the part is not well-formed
 */
export function readStory(source: string, options: StoryOptions): StoryContent {
  const drafts: Draft[] = [];
  const ids = new Set<number>();
  const commentMarks = new Map<number, number>();
  const oursSeen = new Map<string, number>();
  const idKinds = new Map<string, 'annotation' | 'comment' | 'none'>();
  const frames: Frame[] = [];
  const alternates: Alternate[] = [];
  let frame = newFrame(options.story, undefined, false, false);
  let root = '';
  let prefix = '';
  let preserveAll = false;
  let fallbackDepth = 0;
  let containerNumber = 0;
  let note = '';
  let textStart = -1;
  let textOpen = -1;

  const tagAt = (start: number, end: number) => source.slice(start, end);
  const attributeAt = (start: number, end: number, name: string) => attribute(source.slice(start, end), prefix + name);

  function collectId(name: string, start: number, end: number): void {
    let kind = idKinds.get(name);
    if (kind === undefined) {
      kind = ANNOTATION.test(name) ? 'annotation' : COMMENT_MARK.test(name) ? 'comment' : 'none';
      idKinds.set(name, kind);
    }
    if (kind === 'none') return;
    const id = attributeAt(start, end, 'id');
    if (id === undefined) return;
    if (kind === 'comment') commentMarks.set(Number(id), (commentMarks.get(Number(id)) ?? 0) + 1);
    else {
      ids.add(Number(id));
      if (options.ours?.has(id)) oursSeen.set(id, (oursSeen.get(id) ?? 0) + 1);
    }
  }

  function openParagraph(): Draft {
    if (frame.draft) {
      frames.push(frame);
      frame = newFrame('textbox', hostOf(frame), true, isDeleted(frame));
    }
    const { pending } = frame;
    frame.pending = undefined;
    if (pending && pending.fallbackDepth === fallbackDepth) {
      pending.markDeleted = false;
      frame.draft = pending;
      return pending;
    }
    const draft = newDraft(frame, fallbackDepth, note ? options.noteHosts.get(note) : frame.host);
    frame.draft = draft;
    let copied = false;
    for (let i = alternates.length - 1; i >= 0 && !copied; i--) {
      const alternate = alternates[i]!;
      if (alternate.branch === 'choice') alternate.primary.push(draft);
      else {
        alternate.copies.push(draft);
        copied = true;
      }
    }
    if (!copied) drafts.push(draft);
    return draft;
  }

  function closeParagraph(): void {
    const { draft } = frame;
    if (!draft) return;
    for (const field of frame.fields) {
      field.crosses = true;
      if (field.shield) field.shield.crosses = true;
    }
    if (draft.markDeleted) frame.pending = draft;
    frame.draft = undefined;
    frame.containers.length = 0;
    if (frame.implicit) frame = frames.pop() ?? frame;
  }

  function hostOf(outer: Frame): PieceReference | undefined {
    const piece = outer.objectPiece;
    return outer.draft && piece ? { paragraph: outer.draft, piece } : undefined;
  }

  function active(draft: Draft | undefined): draft is Draft {
    return draft !== undefined && draft.fallbackDepth === fallbackDepth && frame.object === 0;
  }

  function add(text: string, kind: Piece['kind'], at: readonly [number, number, number, number], own?: ShieldAccess) {
    const { draft, run } = frame;
    if (!draft || run?.hidden) return undefined;
    const visibility = visibilityHere();
    if (!visibility || frame.fields.some((field) => field.phase === 'instructions')) return undefined;
    let shield = outermostShield(frame.containers, frame.fields) ?? draft.blockShield;
    if (own && !(shield && ('opaque' in shield.access || 'commentOnly' in own))) {
      shield = { start: run?.start ?? at[0], end: at[1], access: own, crosses: false };
      if (run) frame.runShields.push(shield);
    }
    const place = { kind, run, elementStart: at[0], elementEnd: at[1], contentStart: at[2], contentEnd: at[3], shield };
    return addPiece(draft, text, place, visibility);
  }

  function visibilityHere(): Visibility | undefined {
    if (frame.deleted > 0 || frame.draft?.dead) return undefined;
    if (frame.ourDeleted > 0) return frame.containers.some((container) => container.ours) ? undefined : 'rejected';
    return frame.containers.some((container) => container.ours) ? 'accepted' : 'both';
  }

  function openObject(name: string, start: number, end: number, selfClosing: boolean, kind: OpaqueKind): void {
    const piece = add(PLACEHOLDER, 'opaque', [start, end, start, end], { opaque: kind });
    if (selfClosing) return;
    frame.object++;
    frame.objectName = name;
    frame.objectPiece = piece;
  }

  function addMark(char: string, start: number, end: number, selfClosing: boolean, opaque?: OpaqueKind): void {
    // `<w:tab></w:tab>` is as good as `<w:tab/>`; anything within it is shown but not edited.
    const plain = selfClosing || source.startsWith('</', end);
    const elementEnd = selfClosing ? end : source.indexOf('>', end) + 1;
    const own = opaque ?? (plain ? undefined : 'symbol');
    add(char, own ? 'opaque' : 'mark', [start, elementEnd, start, elementEnd], own && { opaque: own });
  }

  function openContainer(name: string, start: number, end: number, shield?: Shield): void {
    const tag = name === 'w:ins' || name === 'w:moveTo';
    const ours = tag && options.ours?.has(attributeAt(start, end, 'id') ?? '') === true;
    frame.containers.push({
      name,
      number: ++containerNumber,
      openStart: start,
      openEnd: end,
      revision: tag && !ours,
      ours,
      shield,
    });
  }

  function openDeletion(ours: boolean): void {
    if (ours) frame.ourDeleted++;
    else frame.deleted++;
    frame.deletions.push(ours);
  }

  function openControl(): void {
    const control = frame.controls.at(-1);
    if (!control) return;
    const { properties, container } = control;
    if (container) {
      const opaque = opaqueControl(properties);
      container.shield = {
        start: container.openStart,
        end: -1,
        access: opaque ? { opaque } : { commentOnly: properties.locked ? 'locked' : 'content-control' },
        crosses: false,
      };
    } else {
      frame.regions.push({ reason: regionOfControl(properties), locked: properties.locked });
    }
  }

  function fieldChar(start: number, end: number): void {
    const { run } = frame;
    if (!run || frame.deleted > 0) return;
    const type = attributeAt(start, end, 'fldCharType');
    const field = frame.fields.at(-1);
    if (type === 'begin')
      frame.fields.push({
        instructions: '',
        phase: 'instructions',
        treatment: undefined,
        start: run.start,
        crosses: false,
        shield: undefined,
      });
    else if (type === 'separate' && field) {
      field.phase = 'result';
      field.treatment = fieldTreatment(field.instructions);
      if (field.treatment) {
        field.shield = {
          start: field.start,
          end: -1,
          access: { opaque: field.treatment.opaque },
          crosses: field.crosses,
        };
        if (field.treatment.style && frame.draft) frame.draft.region ??= field.treatment.style;
      }
    } else if (type === 'end' && field) {
      frame.fields.pop();
      if (field.shield) frame.runShields.push(field.shield);
    }
  }

  function openAlternate(start: number): void {
    const { draft, run } = frame;
    if (active(draft)) {
      if (run) openObject('mc:AlternateContent', start, start, false, 'object');
      else
        openContainer('mc:AlternateContent', start, start, {
          start,
          end: -1,
          access: { commentOnly: 'alternative' },
          crosses: false,
        });
    } else if (draft && frame.object > 0 && frame.objectName === 'mc:AlternateContent') frame.object++;
    alternates.push({ branch: 'none', primary: [], copies: [] });
  }

  function openBranch(choice: boolean): void {
    const alternate = alternates.at(-1);
    if (!alternate) return;
    const first = choice && alternate.branch === 'none';
    alternate.branch = first ? 'choice' : 'fallback';
    if (!first) fallbackDepth++;
  }

  function closeAlternate(): void {
    const alternate = alternates.pop();
    if (!alternate) return;
    const { primary, copies } = alternate;
    const same = primary.length === copies.length && primary.every((draft, i) => sameText(draft, copies[i]!));
    if (same)
      for (const [i, draft] of primary.entries())
        draft.source.mirrors.push(copies[i]!.source, ...copies[i]!.source.mirrors);
  }

  function open(name: string, start: number, end: number, selfClosing: boolean): void {
    if (root === '') {
      root = name;
      prefix = tagPrefix(tagAt(start, end));
      preserveAll = /\sxml:space\s*=\s*["']preserve/.test(tagAt(start, end));
    }
    if (name === '') return;
    collectId(name, start, end);
    if (frame.control) {
      noteControlProperty(frame.control, name, tagAt(start, end), prefix);
      return;
    }
    if (frame.paragraphProperties > 0) {
      if (name === 'w:pPr' && !selfClosing) frame.paragraphProperties++;
      if (frame.draft) noteParagraphProperty(frame, frame.draft, name, tagAt(start, end), prefix, selfClosing);
      return;
    }
    if (frame.runProperties > 0) {
      if (name === 'w:rPr' && !selfClosing) frame.runProperties++;
      if (frame.run)
        noteRunProperty(frame.run, frame.runProperties, name, start, end, source, prefix, options.codeStyles);
      return;
    }
    if (name.startsWith('mc:')) {
      if (selfClosing) return;
      if (name === 'mc:AlternateContent') openAlternate(start);
      else if (name === 'mc:Choice') openBranch(true);
      else if (name === 'mc:Fallback') openBranch(false);
      return;
    }
    if (name === 'w:p') {
      if (!selfClosing) openParagraph();
      else if (!frame.draft) {
        openParagraph();
        closeParagraph();
      }
      return;
    }
    if (name === 'w:txbxContent') {
      if (selfClosing) return;
      frames.push(frame);
      frame = newFrame('textbox', hostOf(frame), false, isDeleted(frame));
      return;
    }
    if (frame.draft) {
      if (frame.object > 0) {
        if (name === frame.objectName && !selfClosing) frame.object++;
        return;
      }
      if (active(frame.draft)) openInline(name, start, end, selfClosing, frame.draft);
    } else openBlock(name, start, end, selfClosing);
  }

  function openBlock(name: string, start: number, end: number, selfClosing: boolean): void {
    switch (name) {
      case 'w:tbl':
        frame.pending = undefined;
        if (!selfClosing) frame.tables++;
        break;
      case 'w:tr':
        if (!selfClosing) frame.deletedRows.push(false);
        break;
      case 'w:trPr':
        frame.rowProperties = !selfClosing;
        break;
      case 'w:del':
        if (frame.rowProperties && frame.deletedRows.length > 0) frame.deletedRows[frame.deletedRows.length - 1] = true;
        break;
      case 'w:sdt':
        if (!selfClosing) frame.controls.push({ properties: newControl(), container: undefined });
        break;
      case 'w:sdtPr':
        if (!selfClosing) frame.control = frame.controls.at(-1)?.properties;
        break;
      case 'w:sdtContent':
        if (!selfClosing) openControl();
        break;
      case 'w:footnote':
      case 'w:endnote':
        note = `${name.slice(2)}:${attributeAt(start, end, 'id') ?? ''}`;
        break;
    }
  }

  function openInline(name: string, start: number, end: number, selfClosing: boolean, draft: Draft): void {
    const { run } = frame;
    switch (name) {
      case 'w:r':
        if (!selfClosing && !run) frame.run = newRun(start, end, frame.containers);
        return;
      case 'w:t':
      case 'w:delText':
        if (run && !selfClosing && (name === 'w:t') === (frame.ourDeleted === 0)) {
          textOpen = start;
          textStart = end;
        }
        return;
      case 'w:rPr':
        if (run && run.propertiesStart === run.propertiesEnd) {
          run.propertiesStart = start;
          run.propertiesEnd = selfClosing ? end : -1;
        }
        if (!selfClosing) frame.runProperties = 1;
        return;
      case 'w:pPr':
        if (!selfClosing && !run) frame.paragraphProperties = 1;
        return;
      case 'w:ins':
      case 'w:moveTo':
        if (!selfClosing && !run) openContainer(name, start, end);
        return;
      case 'w:del':
      case 'w:moveFrom':
        if (selfClosing || run) return;
        openDeletion(options.ours?.has(attributeAt(start, end, 'id') ?? '') === true);
        return;
      case 'w:sdt': {
        if (selfClosing || run) return;
        openContainer(name, start, end);
        const container: Container | undefined = frame.containers.at(-1);
        frame.controls.push({ properties: newControl(), container });
        return;
      }
      case 'w:sdtPr':
        if (!selfClosing) frame.control = frame.controls.at(-1)?.properties;
        return;
      case 'w:sdtContent':
        if (!selfClosing) openControl();
        return;
      case 'w:fldSimple': {
        if (selfClosing || run) return;
        const treatment = fieldTreatment(attributeAt(start, end, 'instr') ?? '');
        if (treatment?.style) draft.region ??= treatment.style;
        openContainer(
          name,
          start,
          end,
          treatment && { start, end: -1, access: { opaque: treatment.opaque }, crosses: false },
        );
        return;
      }
      case 'm:oMath':
      case 'm:oMathPara':
        if (!run) openObject(name, start, end, selfClosing, 'equation');
        return;
    }
    if (PLAIN_CONTAINERS.has(name)) {
      if (!selfClosing && !run) openContainer(name, start, end);
    } else if (run) openRunChild(name, start, end, selfClosing, draft);
  }

  function openRunChild(name: string, start: number, end: number, selfClosing: boolean, draft: Draft): void {
    switch (name) {
      case 'w:tab':
      case 'w:ptab':
        addMark('\t', start, end, selfClosing, name === 'w:ptab' ? 'break' : undefined);
        return;
      case 'w:br': {
        const type = attributeAt(start, end, 'type');
        addMark('\n', start, end, selfClosing, type === 'page' || type === 'column' ? 'break' : undefined);
        return;
      }
      case 'w:cr':
        addMark('\n', start, end, selfClosing);
        return;
      case 'w:noBreakHyphen':
        addMark('\u2011', start, end, selfClosing);
        return;
      case 'w:sym':
        addMark(PLACEHOLDER, start, end, selfClosing, 'symbol');
        return;
      case 'w:footnoteReference':
      case 'w:endnoteReference': {
        const key = `${name.slice(2).replace('Reference', '')}:${attributeAt(start, end, 'id') ?? ''}`;
        const piece = add(PLACEHOLDER, 'opaque', [start, end, start, end], { opaque: 'note' });
        if (piece) options.noteHosts.set(key, { paragraph: draft, piece });
        return;
      }
      case 'w:drawing':
      case 'w:pict':
      case 'w:object':
      case 'w:ruby':
      case 'w:contentPart':
        openObject(name, start, end, selfClosing, 'object');
        return;
      case 'w:fldChar':
        fieldChar(start, end);
        return;
      case 'w:instrText':
        if (!selfClosing) frame.instructionsStart = end;
        return;
      case 'w:pgNum':
        addMark(PLACEHOLDER, start, end, selfClosing, 'field');
        return;
    }
  }

  function close(name: string, start: number, end: number): void {
    if (name === '') return;
    if (frame.control) {
      if (name === 'w:sdtPr') frame.control = undefined;
      return;
    }
    if (frame.paragraphProperties > 0) {
      if (name === 'w:pPr') frame.paragraphProperties--;
      else if (name === 'w:rPr') frame.markProperties = false;
      else if (name.endsWith('Change')) frame.formerProperties--;
      return;
    }
    if (frame.runProperties > 0) {
      const { run } = frame;
      if (name === 'w:rPr') {
        frame.runProperties--;
        if (frame.runProperties === 0 && run && run.propertiesEnd < 0) run.propertiesEnd = end;
      } else if (name === 'w:rPrChange' && run && frame.runProperties === 1) run.changeEnd = end;
      return;
    }
    switch (name) {
      case 'mc:AlternateContent':
        closeAlternate();
        break;
      case 'mc:Choice':
      case 'mc:Fallback':
        if (alternates.at(-1)?.branch === 'fallback') fallbackDepth--;
        return;
      case 'w:p':
        closeParagraph();
        return;
      case 'w:txbxContent':
        frame = frames.pop() ?? frame;
        return;
    }
    if (!frame.draft) closeBlock(name);
    else if (frame.object > 0) {
      if (name !== frame.objectName) return;
      frame.object--;
      if (frame.object === 0 && frame.objectPiece) {
        (frame.objectPiece as { elementEnd: number }).elementEnd = end;
        const { shield } = frame.objectPiece;
        if (shield && !frame.objectPiece.run && shield.start === frame.objectPiece.elementStart) shield.end = end;
      }
      if (frame.object === 0) frame.objectPiece = undefined;
    } else if (active(frame.draft)) closeInline(name, start, end);
  }

  function closeBlock(name: string): void {
    switch (name) {
      case 'w:tbl':
        frame.tables--;
        break;
      case 'w:tr':
        frame.deletedRows.pop();
        break;
      case 'w:trPr':
        frame.rowProperties = false;
        break;
      case 'w:sdtContent':
        frame.pending = undefined;
        frame.regions.pop();
        break;
      case 'w:sdt':
        frame.controls.pop();
        break;
      case 'w:tc':
      case 'w:body':
        frame.pending = undefined;
        break;
      case 'w:footnote':
      case 'w:endnote':
        frame.pending = undefined;
        note = '';
        break;
    }
  }

  function closeInline(name: string, start: number, end: number): void {
    const { run } = frame;
    switch (name) {
      case 'w:r':
        if (run) {
          run.closeStart = start;
          run.end = end;
          for (const shield of frame.runShields) shield.end = end;
          frame.runShields.length = 0;
          frame.run = undefined;
        }
        return;
      case 'w:t':
      case 'w:delText':
        if (textStart >= 0) closeText(start, end);
        return;
      case 'w:instrText': {
        const field = frame.fields.at(-1);
        if (frame.instructionsStart >= 0 && field?.phase === 'instructions' && field.instructions.length < 2_000)
          field.instructions += unescapeXml(source.slice(frame.instructionsStart, start));
        frame.instructionsStart = -1;
        return;
      }
      case 'w:del':
      case 'w:moveFrom':
        if (run) return;
        if (frame.deletions.pop()) frame.ourDeleted--;
        else frame.deleted--;
        return;
      case 'w:sdt':
        if (run) return;
        frame.controls.pop();
        break;
    }
    const top = frame.containers.at(-1);
    if (run || top?.name !== name) return;
    frame.containers.pop();
    if (top.shield) top.shield.end = end;
  }

  function closeText(contentEnd: number, end: number): void {
    let from = textStart;
    let to = contentEnd;
    textStart = -1;
    const keeps =
      preserveAll ||
      (from - textOpen > 6 + prefix.length && /xml:space\s*=\s*["']preserve/.test(tagAt(textOpen, from)));
    if (!keeps) {
      while (from < to && source.charCodeAt(from) <= 32) from++;
      while (to > from && source.charCodeAt(to - 1) <= 32) to--;
    }
    if (from === to) return;
    const raw = source.slice(from, to);
    if (frame.run && frame.run.changeStart !== frame.run.changeEnd)
      add(displayedText(raw), 'text', [textOpen, end, from, to], { commentOnly: 'formatting-change' });
    else if (!raw.includes('<')) add(displayedText(raw), 'text', [textOpen, end, from, to]);
    else add(textAround(raw), 'opaque', [textOpen, end, from, to], { commentOnly: 'markup' });
  }

  scanXml(source, { open, close });
  return { drafts, root, prefix, ids, commentMarks, oursSeen };
}

/** Text of `w:t` content that holds CDATA sections, comments or processing instructions. */
function textAround(raw: string): string {
  return raw.replace(/<!\[CDATA\[([\s\S]*?)\]\]>|<!--[\s\S]*?-->|<\?[\s\S]*?\?>|([^<]+)/g, (_all, data, plain) =>
    data !== undefined ? data : plain !== undefined ? displayedText(plain) : '',
  );
}

function isDeleted(frame: Frame): boolean {
  return frame.dead || frame.deleted > 0 || frame.draft?.dead === true || frame.run?.hidden === true;
}

function sameText(a: Draft, b: Draft): boolean {
  return a.length === b.length && a.text.join('') === b.text.join('');
}

function opaqueControl(properties: ControlProperties): OpaqueKind | undefined {
  if (properties.citation) return 'citation';
  if (properties.bibliography || properties.toc) return 'field';
  return properties.placeholder || properties.chosen ? 'control' : undefined;
}

function regionOfControl(properties: ControlProperties): UncheckableReason | undefined {
  if (properties.toc) return 'toc';
  if (properties.bibliography) return 'bibliography';
  return properties.placeholder || properties.chosen || properties.citation ? 'control' : undefined;
}
