/** Numbered strings, each stored once. */
export interface StringPool {
  /** The string's number. */
  add(text: string): number;
  /** Where each string ends in `text`, in UTF-16 code units. */
  ends(): number[];
  /** The code units of all strings, two per word. */
  text(): number[];
}

export function createStringPool(): StringPool {
  const numbers = new Map<string, number>();
  return {
    add(text) {
      let number = numbers.get(text);
      if (number === undefined) {
        number = numbers.size;
        numbers.set(text, number);
      }
      return number;
    },
    ends() {
      let end = 0;
      return [...numbers.keys()].map((text) => (end += text.length));
    },
    text() {
      const all = [...numbers.keys()].join('');
      const units = new Uint16Array(all.length + (all.length % 2));
      for (let i = 0; i < all.length; i++) units[i] = all.charCodeAt(i);
      return [...new Int32Array(units.buffer)];
    },
  };
}
