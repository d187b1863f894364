import type { DocumentModel, ModelBlock, Span } from './document-model.ts';

/** groff -ms source; `columns` 1 or 2. */
export function toGroff(model: DocumentModel, columns: 1 | 2): string {
  const body = model.blocks.filter((block) => block.t !== 'caption' && block.t !== 'row').map(groffBlock);
  const setup = `.nr PS 10\n.nr VS 12\n.ds LH ${escapeGroff(model.runningHead)}\n.ds CH\n.ds RH \\\\n[%]\n.ds CF\n`;
  const [title = '', ...rest] = body;
  return `${setup}${title}\n${columns === 2 ? '.2C\n' : ''}${rest.join('\n')}\n`;
}

function groffBlock(block: ModelBlock): string {
  const text = inline(block.spans);
  const note = block.footnote ? `\\**\n.FS\n${escapeGroff(block.footnote)}\n.FE` : '';
  switch (block.t) {
    case 'h1':
      return `.TL\n${text}`;
    case 'h2':
    case 'h3':
      return `.SH\n${text}`;
    case 'li':
      return `.IP \\(bu 2\n${text}`;
    case 'quote':
      return `.QP\n${text}`;
    case 'code':
      return `.DS L\n.ft C\n${block.spans[0]!.text.replace(/\\/g, '\\e')}\n.ft R\n.DE`;
    default:
      return `.PP\n${text}${note}`;
  }
}

function inline(spans: readonly Span[]): string {
  return spans
    .map(({ text, look }) => {
      const escaped = escapeGroff(text);
      return look === 'bold' ? `\\fB${escaped}\\fP` : look === 'italic' ? `\\fI${escaped}\\fP` : escaped;
    })
    .join('');
}

function escapeGroff(text: string): string {
  return text
    .replace(/\\/g, '\\e')
    .replace(/^([.'])/u, '\\&$1')
    .replace(/-/g, '\\-');
}
