import type { ComponentChildren, JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { DocumentChange, ViewParagraph } from '../../../contract/document-review.ts';
import { MARKS } from '../../review/marks.ts';
import { type Decisions, type Piece, piecesOf, REJECTED, wordsOf } from './decisions.ts';
import { WORKPLACE as phrases } from './words.ts';

/** The text shown: with its changes, as it was sent, or as it will be. */
export type Side = 'changes' | 'original' | 'result';

interface ParagraphProps {
  readonly paragraph: ViewParagraph;
  readonly changes: readonly DocumentChange[];
  readonly decisions: Decisions;
  /** The open change, if it is in this paragraph. */
  readonly active: number | null;
  readonly side: Side;
}

/** A paragraph in the shape that it has in the document; it renders again only when something in it was decided. */
export function MarkedParagraph({ paragraph, changes, decisions, active, side }: ParagraphProps): JSX.Element {
  const signature = changes.map(({ id }) => decisions.get(id) ?? '').join();
  return useMemo(() => {
    const name = namerOf(paragraph);
    const content = piecesOf(paragraph.text, changes).map((piece, i) => (
      <PieceOf key={i} piece={piece} decisions={decisions} active={active} side={side} name={name} />
    ));
    return <Shape paragraph={paragraph}>{content}</Shape>;
  }, [paragraph, changes, signature, active, side]);
}

function Shape({ paragraph, children }: { readonly paragraph: ViewParagraph; readonly children: ComponentChildren }) {
  const { kind, level, place } = paragraph;
  const where = place !== undefined && kind !== 'source' && <span class="wp-place">{place}</span>;
  if (kind === 'title' || kind === 'heading') {
    const Heading = `h${Math.min(6, Math.max(3, level + 2))}` as 'h3';
    return <Heading class={`wp-text wp-p-${kind}`}>{children}</Heading>;
  }
  return (
    <p class={`wp-text wp-p-${kind}`}>
      {where}
      {children}
    </p>
  );
}

function PieceOf({
  piece,
  decisions,
  active,
  side,
  name,
}: {
  readonly piece: Piece;
  readonly decisions: Decisions;
  readonly active: number | null;
  readonly side: Side;
  readonly name: (text: string) => ComponentChildren;
}) {
  if ('text' in piece) return <>{name(piece.text)}</>;
  const { change } = piece;
  const decision = decisions.get(change.id);
  const { slug } = MARKS[change.category];
  const state = decision === undefined ? 'open' : decision === REJECTED ? 'rejected' : 'accepted';
  const classes = `wp-change wp-${side === 'original' ? 'before' : state}${active === change.id ? ' wp-active' : ''}`;
  const replacement = change.replacements[state === 'accepted' ? (decision ?? 0) : 0];
  const replaces = replacement !== undefined && change.possible;
  if (side === 'result') {
    const words = wordsOf(change, decision);
    return (
      <span class={classes} data-change={change.id}>
        {state === 'accepted' ? <ins class={`changed-${slug}`}>{words}</ins> : name(words)}
      </span>
    );
  }
  const old = name(change.covered);
  if (state === 'rejected' || !replaces)
    return (
      <span class={`${classes} wp-mark wp-mark-${slug}`} data-change={change.id}>
        {old}
      </span>
    );
  return (
    <span class={classes} data-change={change.id}>
      <del>{old}</del>
      {side === 'changes' && <ins class={`changed-${slug}`}>{replacement}</ins>}
    </span>
  );
}

/** Names the objects that have no text of their own, in the order in which they come. */
function namerOf({ objects = [] }: ViewParagraph): (text: string) => ComponentChildren {
  let next = 0;
  return (text) => {
    if (!text.includes('\ufffc')) return text;
    return text.split(/(\ufffc)/).map((part, i) =>
      part === '\ufffc' ? (
        <span key={i} class="wp-object">
          {objects[next++] || phrases.object}
        </span>
      ) : (
        part
      ),
    );
  };
}
