/** A file's name without its extension, for the names of what is made from it: "paper" of "paper.docx". */
export const filenameStem = (filename: string): string => filename.replace(/\.[A-Za-z0-9]{1,8}$/, '');
