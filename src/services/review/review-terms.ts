import { LANGUAGES, PIPELINES } from '../../contract/terms.ts';
import { STYLE_GUIDES } from '../../engine/taxonomy.ts';
import { SCORE_TERMS } from '../documents/quality-score.ts';

/** What the pages need to offer choices and to score like the service. */
export function reviewTerms(paragraphWords: number) {
  return {
    languages: LANGUAGES,
    pipelines: PIPELINES,
    style_guides: STYLE_GUIDES,
    paragraph_words: paragraphWords,
    score: SCORE_TERMS,
  };
}
