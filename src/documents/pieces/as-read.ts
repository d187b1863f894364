/** Removes blanks at the ends and double ones, which a reader does not see. */
export const asRead = (text: string): string => text.replace(/ {2,}/g, ' ').trim();
