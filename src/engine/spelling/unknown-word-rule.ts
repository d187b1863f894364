/** Rule of the question about a word that no list has and that may be its author's. */
export const UNKNOWN_WORD = 'spelling/question';
