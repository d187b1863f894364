/** Returns a literal as the source of a regular expression. */
export const escapePattern = (literal: string): string => literal.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
