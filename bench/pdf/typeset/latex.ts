import type { DocumentModel, ModelBlock, Span } from './document-model.ts';

export interface LatexStyle {
  readonly documentClass: string;
  readonly preamble: string;
  readonly numbered: boolean;
}

export const LATEX_STYLES: Record<string, LatexStyle> = {
  'latex-article': {
    documentClass: '\\documentclass[11pt,a4paper]{article}',
    preamble: '\\usepackage{lmodern}\\usepackage[T1]{fontenc}',
    numbered: true,
  },
  'latex-article12': {
    documentClass: '\\documentclass[12pt]{article}',
    preamble:
      '\\usepackage{mathpazo}\\usepackage[T1]{fontenc}\\setlength{\\parindent}{0pt}\\setlength{\\parskip}{6pt}\\pagestyle{headings}',
    numbered: false,
  },
  'latex-plain': { documentClass: '\\documentclass[10pt]{article}', preamble: '', numbered: true },
  'latex-double': {
    documentClass: '\\documentclass[12pt]{article}',
    preamble: '\\usepackage{mathptmx}\\usepackage[T1]{fontenc}\\usepackage{setspace}\\doublespacing',
    numbered: true,
  },
  'latex-twocolumn': {
    documentClass: '\\documentclass[10pt,twocolumn]{article}',
    preamble: '\\usepackage{mathptmx}\\usepackage[T1]{fontenc}\\usepackage{microtype}',
    numbered: true,
  },
  'latex-ieee': {
    documentClass: '\\documentclass[conference]{IEEEtran}',
    preamble: '\\usepackage[T1]{fontenc}\\usepackage{mathptmx}',
    numbered: true,
  },
  'latex-twocolumn9': {
    documentClass: '\\documentclass[9pt,twocolumn]{extarticle}',
    preamble: '\\usepackage{mathpazo}\\usepackage[T1]{fontenc}\\pagestyle{headings}',
    numbered: true,
  },
  'latex-book': {
    documentClass: '\\documentclass[11pt,twoside]{book}',
    preamble: '\\usepackage[T1]{fontenc}',
    numbered: true,
  },
  'latex-book-lm': {
    documentClass: '\\documentclass[10pt,twoside]{book}',
    preamble:
      '\\usepackage{lmodern}\\usepackage[T1]{fontenc}\\usepackage[paperwidth=14cm,paperheight=21cm,margin=2cm]{geometry}',
    numbered: true,
  },
  'latex-koma': {
    documentClass: '\\documentclass[11pt]{scrartcl}',
    preamble: '\\usepackage{lmodern}\\usepackage[T1]{fontenc}\\KOMAoptions{parskip=half}',
    numbered: true,
  },
};

export function toLatex(model: DocumentModel, style: LatexStyle): string {
  const book = /\{book\}/.test(style.documentClass);
  const body: string[] = [];
  let inList = false;
  let inTable = false;
  for (const block of model.blocks) {
    if (inList && block.t !== 'li') {
      body.push('\\end{itemize}');
      inList = false;
    }
    if (inTable && block.t !== 'row') {
      body.push('\\end{tabular}\\end{table}');
      inTable = false;
    }
    if (!inList && block.t === 'li') {
      body.push('\\begin{itemize}');
      inList = true;
    }
    if (block.t === 'caption') {
      body.push(
        `\\begin{table}[htb]\\centering\\caption{${inline(block.spans).replace(/^Table \d+: /, '')}}\\begin{tabular}{lrr}`,
      );
      inTable = true;
    } else body.push(latexBlock(block, style, book));
  }
  if (inList) body.push('\\end{itemize}');
  if (inTable) body.push('\\end{tabular}\\end{table}');
  const head = book ? '' : `\\markboth{${escapeLatex(model.runningHead)}}{${escapeLatex(model.runningHead)}}`;
  return `${style.documentClass}\n\\usepackage[utf8]{inputenc}\n${style.preamble}\n\\usepackage{textcomp}\n\\usepackage{hyperref}\\hypersetup{hidelinks}\n\\emergencystretch=1em\n\\begin{document}\n${head}\n${body.join('\n\n')}\n\\end{document}\n`;
}

function latexBlock(block: ModelBlock, style: LatexStyle, book: boolean): string {
  const text = inline(block.spans) + (block.footnote ? `\\footnote{${escapeLatex(block.footnote)}}` : '');
  const star = style.numbered ? '' : '*';
  switch (block.t) {
    case 'h1':
      return book ? `\\chapter{${text}}` : `\\title{${text}}\\author{A. Author}\\date{}\\maketitle`;
    case 'h2':
      return `\\section${star}{${text}}`;
    case 'h3':
      return `\\subsection${star}{${text}}`;
    case 'li':
      return `\\item ${text}`;
    case 'quote':
      return `\\begin{quote}${text}\\end{quote}`;
    case 'code':
      return `\\begin{verbatim}\n${block.spans[0]!.text}\n\\end{verbatim}`;
    case 'row':
      return `${block.cells!.map(escapeLatex).join(' & ')} \\\\`;
    default:
      return text;
  }
}

function inline(spans: readonly Span[]): string {
  return spans
    .map(({ text, look }) => {
      const escaped = escapeLatex(text);
      return look === 'bold' ? `\\textbf{${escaped}}` : look === 'italic' ? `\\textit{${escaped}}` : escaped;
    })
    .join('');
}

function escapeLatex(text: string): string {
  return text
    .replace(/\\/g, '\\textbackslash{}')
    .replace(/[&%$#_{}]/g, (sign) => `\\${sign}`)
    .replace(/~/g, '\\textasciitilde{}')
    .replace(/\^/g, '\\textasciicircum{}')
    .replace(/"/g, '\\textquotedbl{}')
    .replace(/</g, '\\textless{}')
    .replace(/>/g, '\\textgreater{}');
}
