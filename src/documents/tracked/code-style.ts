/** Is a character style of this name for program text? Names are those of Word, LibreOffice and pandoc. */
export const isCodeStyle = (name: string): boolean => CODE_TEXT.test(name);

const CODE_TEXT =
  /^(source text|teletype|user entry|source ?code|verbatim ?char|html (code|keyboard|sample|typewriter)|code.*)$/i;
