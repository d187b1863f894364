/** True when a character style of this name is for program text. The names are those of Word, LibreOffice and pandoc. */
export const isCodeStyle = (name: string): boolean => CODE_TEXT.test(name);

const CODE_TEXT =
  /^(source text|teletype|user entry|source ?code|verbatim ?char|html (code|keyboard|sample|typewriter)|code.*)$/i;
