/** "Figure 2.", "Table S1 |", "Fig. 3:", "Scheme IV Effects of …": a number and then no verb. */
const CAPTION =
  /^\s*(?:(?:supplementary|supporting|extended data|additional|online)\s+)?(?:fig(?:ure|s?\.)?|figures|tables?|tab\.|schemes?|charts?|plates?|boxe?s?|videos?|movies?|illustrations?|maps?)\s*(?:S?\d{1,3}|[IVX]{1,5}|[A-Z]\d{0,2})(?:\.\d{1,2})?[A-Za-z]?\s*(?:[.:|–—]|-\s)/iu;
const WITHOUT_SIGN = /^\s*(?:Fig(?:ure|\.)?|FIGURE|Tab(?:le|\.)|TABLE|Scheme|Box)\s*S?\d{1,3}[A-Za-z]?\s+\p{Lu}/u;

/** True for a paragraph that says what a figure or table shows: terse by custom, so that it is asked no questions. */
export function isCaption(paragraph: string): boolean {
  return CAPTION.test(paragraph) || WITHOUT_SIGN.test(paragraph);
}
