/** Names of HTML 4 (W3C, HTML 4.01, section 24) and the signs for which HTML 5 added names, in the order of their characters. */
const LATIN =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';
const GREEK =
  'Alpha Beta Gamma Delta Epsilon Zeta Eta Theta Iota Kappa Lambda Mu Nu Xi Omicron Pi Rho _ Sigma Tau Upsilon Phi Chi Psi Omega _ _ _ _ _ _ _ alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigmaf sigma tau upsilon phi chi psi omega';
const OTHERS =
  'quot " amp & apos \' lt < gt > OElig Œ oelig œ Scaron Š scaron š Yuml Ÿ fnof ƒ circ ˆ tilde ˜ ensp \u2002 emsp \u2003 thinsp \u2009 zwnj \u200c zwj \u200d lrm \u200e rlm \u200f ndash – mdash — lsquo ‘ rsquo ’ sbquo ‚ ldquo “ rdquo ” bdquo „ dagger † Dagger ‡ bull • hellip … permil ‰ prime ′ Prime ″ lsaquo ‹ rsaquo › oline ‾ frasl ⁄ euro € image ℑ weierp ℘ real ℜ trade ™ alefsym ℵ larr ← uarr ↑ rarr → darr ↓ harr ↔ crarr ↵ lArr ⇐ uArr ⇑ rArr ⇒ dArr ⇓ hArr ⇔ forall ∀ part ∂ exist ∃ empty ∅ nabla ∇ isin ∈ notin ∉ ni ∋ prod ∏ sum ∑ minus − lowast ∗ radic √ prop ∝ infin ∞ ang ∠ and ∧ or ∨ cap ∩ cup ∪ int ∫ there4 ∴ sim ∼ cong ≅ asymp ≈ ne ≠ equiv ≡ le ≤ ge ≥ sub ⊂ sup ⊃ nsub ⊄ sube ⊆ supe ⊇ oplus ⊕ otimes ⊗ perp ⊥ sdot ⋅ lceil ⌈ rceil ⌉ lfloor ⌊ rfloor ⌋ lang ⟨ rang ⟩ loz ◊ spades ♠ clubs ♣ hearts ♥ diams ♦ thetasym ϑ upsih ϒ piv ϖ excl ! num # dollar $ percnt % lpar ( rpar ) ast * plus + comma , period . sol / colon : semi ; equals = quest ? commat @ lsqb [ lbrack [ bsol \\ rsqb ] rbrack ] Hat ^ lowbar _ grave ` lcub { lbrace { vert | verbar | rcub } rbrace } hyphen ‐ dash ‐ check ✓ cross ✗ star ☆ starf ★ phone ☎ NonBreakingSpace \u00a0 ZeroWidthSpace \u200b';

const CHARACTERS: ReadonlyMap<string, string> = new Map([
  ...numbered(LATIN, 0xa0),
  ...numbered(GREEK, 0x391),
  ...pairs(OTHERS),
]);

function numbered(names: string, first: number): [string, string][] {
  return names.split(' ').map((name, i) => [name, String.fromCharCode(first + i)]);
}

function pairs(list: string): [string, string][] {
  const words = list.split(' ');
  return words.flatMap((name, i): [string, string][] => (i % 2 === 0 ? [[name, words[i + 1]!]] : []));
}

export interface Entity {
  readonly end: number;
  /** The characters that the reference stands for; undefined for an unknown name. */
  readonly text: string | undefined;
}

const ENTITY = /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([A-Za-z][A-Za-z\d]{1,31}));/y;

/** Returns the character reference that begins at `at`, with its semicolon. */
export function entityAt(text: string, at: number): Entity | undefined {
  ENTITY.lastIndex = at;
  const match = ENTITY.exec(text);
  if (!match) return undefined;
  const [whole, decimal, hex, name] = match;
  const end = at + whole.length;
  if (name !== undefined) return { end, text: CHARACTERS.get(name) };
  const code = decimal === undefined ? Number.parseInt(hex!, 16) : Number(decimal);
  const valid = code > 31 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return { end, text: valid ? String.fromCodePoint(code) : undefined };
}
