/**
 * A document with tracked changes, in the page, for the mocks of both hosts: paragraphs of pieces that are kept, inserted or deleted. Positions count all
 * pieces, deleted ones too, as the editors do when they show changes in the text.
 */
globalThis.trackedDocument = {
  /** @type {{text: string, change?: 'ins' | 'del'}[][]} */
  paragraphs: [],
  tracks: false,
  /** What is selected: a paragraph with a first and an end position. */
  selected: null,

  raw: (pieces) => pieces.map(({ text }) => text).join(''),
  current: (pieces) => pieces.map(({ text, change }) => (change === 'del' ? '' : text)).join(''),

  /** The pieces of a stretch, cut at its ends. */
  cut(index, start, end) {
    const parts = { before: [], within: [], after: [] };
    let at = 0;
    for (const piece of this.paragraphs[index]) {
      const cuts = [Math.max(0, start - at), Math.max(0, end - at)].map((cut) => Math.min(cut, piece.text.length));
      const texts = [piece.text.slice(0, cuts[0]), piece.text.slice(cuts[0], cuts[1]), piece.text.slice(cuts[1])];
      for (const [i, name] of ['before', 'within', 'after'].entries())
        if (texts[i] !== '') parts[name].push({ ...piece, text: texts[i] });
      at += piece.text.length;
    }
    return parts;
  },

  /** Where some words begin, one behind the other. */
  find(index, words) {
    const raw = this.raw(this.paragraphs[index]);
    const found = [];
    for (let at = raw.indexOf(words); at >= 0; at = raw.indexOf(words, at + words.length)) found.push(at);
    return found;
  },

  /** Puts text in the place of a stretch; an empty stretch is a place. */
  replace(index, start, end, text) {
    const { before, within, after } = this.cut(index, start, end);
    const gone = this.tracks
      ? within.filter(({ change }) => change !== 'ins').map((piece) => ({ ...piece, change: 'del' }))
      : [];
    const fresh = text === '' ? [] : [{ text, ...(this.tracks ? { change: 'ins' } : {}) }];
    this.paragraphs[index] = [...before, ...gone, ...fresh, ...after];
  },
};
