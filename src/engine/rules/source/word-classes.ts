/** Named word classes: `$reporting-verb` stands for the words that its definition lists. */
export type WordClasses = ReadonlyMap<string, string>;

const DEFINITION = /^\$([a-z][a-z0-9-]*)\s*=\s*(\S.*)$/;
const NAME = /\$([a-z][a-z0-9-]*)/g;

/** Returns the pair in `$name = a|b|c`; undefined for any other line. */
export function readDefinition(line: string): readonly [name: string, words: string] | undefined {
  const match = DEFINITION.exec(line);
  return match ? [match[1]!, match[2]!] : undefined;
}

/**
 * Reads the classes of a file of definitions, one per line, with `//` for remarks. A class may use those before it.
 * @throws Error with the line's number and what is wrong with it
 */
export function readWordClasses(text: string, known: WordClasses = new Map()): Map<string, string> {
  const classes = new Map(known);
  for (const [i, raw] of text.split('\n').entries()) {
    const line = raw.trim();
    if (!line || line.startsWith('//')) continue;
    const definition = readDefinition(line);
    if (!definition) throw new Error(`line ${i + 1}: a class is defined as '$name = one|two|three'`);
    const [name, words] = definition;
    if (classes.has(name)) throw new Error(`line ${i + 1}: $${name} is defined twice`);
    classes.set(name, expandClasses(words, classes));
  }
  return classes;
}

/**
 * Returns the text with each class name replaced by the words of the class.
 * @throws Error that names an undefined class
 */
export function expandClasses(text: string, classes: WordClasses): string {
  return text.replace(NAME, (_, name: string) => {
    const words = classes.get(name);
    if (words === undefined) throw new Error(`the word class $${name} is not defined`);
    return words;
  });
}
