/** Rule for the question about an unlisted word that may be the author's own. */
export const UNKNOWN_WORD = 'spelling/question';
