import { PLACEHOLDER } from '../../documents/pieces/piece.ts';

const SIGNS: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  le: '≤',
  leq: '≤',
  ge: '≥',
  geq: '≥',
  times: '×',
  cdot: '·',
  chi: 'χ',
  eta: 'η',
  beta: 'β',
  omega: 'ω',
  approx: '≈',
  sim: '~',
  pm: '±',
  '%': '%',
  ',': ' ',
  ';': ' ',
  ':': ' ',
  ' ': ' ',
  '!': '',
  quad: ' ',
};
/** Commands that only set their argument in another font. */
const FACES = /\\(?:mathrm|mathit|mathbf|mathsf|text|textrm|textit|textup|emph|operatorname|rm|it)(?![A-Za-z])\s*/g;

/**
 * Returns a TeX formula as plain text if it is a number, a test or a comparison (“t(28) = 2.20”), otherwise the
 * placeholder.
 */
export function plainFormula(formula: string): string {
  if (formula.length > 200) return PLACEHOLDER;
  const plain = formula
    .replace(FACES, '')
    .replace(
      /\\([A-Za-z]+|.)/g,
      (whole, name: string) => SIGNS[name] ?? (name === 'left' || name === 'right' ? '' : whole),
    )
    .replace(/\^\{?(?:2|\s*2\s*)\}?/g, '2')
    .replace(/10\^\{([-−]?\d+)\}/g, '10$1')
    .replace(/_\{([^{}]*)\}/g, '$1')
    .replace(/(?<=\d)\{,\}(?=\d)/g, ',')
    .replace(/[{}~]|_/g, (sign) => (sign === '~' ? ' ' : ''))
    .trim();
  return /\\|\^/.test(plain) || plain === '' ? PLACEHOLDER : plain;
}
