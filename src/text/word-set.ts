/** Returns the set of the words in a list that is separated by white space. */
export const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean));
