import type { Certainty, CheckOptions, Pipeline } from '../context.ts';
import type { Proposal } from '../proposal.ts';
import { classEntry, type ErrorClass } from '../taxonomy.ts';
import { trust } from './manuscript-trust.ts';

/** Confidence from which the standard check shows a correction, and from which a proposal decides an edit's class (settle-classes.ts). */
export const SHOWN = 0.5;

/**
 * Lowest confidence, by its rule, at which a correction is shown. `basic` is for writers who want certain mistakes only. Chosen on development sets;
 * see docs/quality.md.
 */
const LOWEST: Readonly<Record<Certainty, Readonly<Record<Pipeline, number>>>> = {
  careful: { basic: 0.65, advanced: SHOWN },
  balanced: { basic: 0.65, advanced: SHOWN },
  thorough: { basic: 0.5, advanced: 0.4 },
};
/**
 * Least trust (manuscript-trust.ts), in addition, in papers and in other writing. By fits to other manuscripts, 46 of the 282 corrections in papers that
 * are trusted less were harmful and 163 of the other 7,203; elsewhere, at 0.66 of the first fit, 28 of 54 and 139 of 3,256.
 * From 0.67 on, plain corrections (“Every patients were”, “a header which length”) are no longer made.
 */
const LEAST_TRUST: Readonly<Record<Certainty, { readonly formal: number; readonly other: number }>> = {
  careful: { formal: 0.95, other: 0.95 },
  balanced: { formal: 0.86, other: 0.65 },
  thorough: { formal: 0, other: 0 },
};

/**
 * Classes of mistakes that are plain in everyday writing, where whole texts are typed without capitals: what harms there are names, which have
 * filters of their own. Without them, below a trust of 0.86, GLEU on JFLEG falls from 51.6 to 48.5.
 */
const PLAIN_IN_EVERYDAY_WRITING: ReadonlySet<ErrorClass> = new Set(['spelling', 'capitals']);
/** A misspelling that is a word is not plain: of 16 such corrections elsewhere 6 were harmful (“dash cams” became “came”). */
const REAL_WORDS = 'spelling-real-word';

/**
 * Least trust in what is shown although its confidence is under the usual. In 65 posts and reports 130 of 149 such articles, numbers and verbs were right above it
 * and five harmful, below it 27 of 40 and two.
 */
const LEAST_TRUST_OF_LESS_SURE = 0.92;

function leastTrust(proposal: Proposal, certainty: Certainty, formal: boolean): number {
  const { errorClass, learned, confidence, rule } = proposal;
  const { formal: inPapers, other } = LEAST_TRUST[certainty];
  if (formal) return inPapers;
  if (confidence < SHOWN && certainty === 'balanced') return Math.max(other, LEAST_TRUST_OF_LESS_SURE);
  const isPlain = PLAIN_IN_EVERYDAY_WRITING.has(errorClass) && !learned && !rule.startsWith(REAL_WORDS);
  return certainty === 'balanced' && isPlain ? 0 : other;
}

/** Why a proposal is not shown with these options; undefined when it is. `formal`: in expository prose (expository-prose.ts). */
export function whyNotShown(proposal: Proposal, options: CheckOptions, formal: boolean): string | undefined {
  const { errorClass, confidence, replacements, optional, suggestion, shownFrom = SHOWN } = proposal;
  if (options.silent?.includes(errorClass)) return 'its category is switched off';
  const { category, basic } = classEntry(errorClass);
  if (category === 'Style Guide Compliance' && options.styleGuide !== errorClass) return 'another style guide';
  if (options.pipeline === 'basic' && !basic) return 'basic shows mistakes only';
  if (options.pipeline === 'basic' && replacements.length === 0) return 'basic shows corrections only';
  if (options.pipeline === 'basic' && optional && suggestion) return 'basic shows corrections only';
  const certainty = options.certainty ?? 'balanced';
  const usual = LOWEST[certainty][options.pipeline];
  const least = certainty === 'careful' || options.pipeline === 'basic' ? usual : Math.min(usual, shownFrom);
  if (confidence < least) return `its confidence ${confidence.toFixed(2)} is under ${least}`;
  if (replacements.length === 0) return undefined;
  if (optional)
    return certainty === 'careful' && suggestion ? 'careful gives no advice that is only half sure' : undefined;
  if (isTrusted(proposal, options, formal)) return undefined;
  const wanted = leastTrust(proposal, certainty, formal);
  return `manuscripts say to trust it by ${trust(proposal, formal).toFixed(2)}, which is under ${wanted}`;
}

/** True when manuscripts say that a correction can be trusted as far as the options ask. */
export const isTrusted = (proposal: Proposal, { certainty = 'balanced' }: CheckOptions, formal: boolean): boolean =>
  trust(proposal, formal) >= leastTrust(proposal, certainty, formal);
