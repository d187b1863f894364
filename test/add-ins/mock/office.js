/**
 * What office.js gives in Word, as far as the add-in uses it: values can be read only after load and sync, changes happen at sync, a search sees deleted text
 * and has `^` as its escape (learn.microsoft.com/javascript/api/word; OfficeDev/office-js issues 1267 and 5874).
 */
(() => {
  const doc = globalThis.trackedDocument;
  const options = globalThis.mockOptions ?? {};

  function createContext() {
    let queue = [];
    /** A value that is there after the next sync. */
    const later = (read) => {
      const result = {
        get value() {
          throw new Error('PropertyNotLoaded: call sync first');
        },
      };
      queue.push(() => Object.defineProperty(result, 'value', { value: read(), configurable: true }));
      return result;
    };
    const collection = (make) => ({
      load(properties) {
        if (properties !== 'items') throw new Error(`unexpected load of ${properties}`);
        queue.push(() => Object.defineProperty(this, 'items', { value: make(), configurable: true }));
      },
      get items() {
        throw new Error('PropertyNotLoaded: load the items and sync first');
      },
    });
    const range = (index, start, end) => ({
      getReviewedText: () =>
        later(() =>
          doc
            .cut(index, start, end)
            .within.map(({ text, change }) => (change === 'del' ? '' : text))
            .join(''),
        ),
      insertText(text, place) {
        const [from, to] = { Replace: [start, end], Start: [start, start], End: [end, end] }[place];
        queue.push(() => doc.replace(index, from, to, text));
      },
      select: () => queue.push(() => Object.assign(doc, { selected: { index, start, end } })),
    });
    const paragraph = (index) => ({
      getReviewedText: () => later(() => doc.current(doc.paragraphs[index])),
      search(text, { matchCase }) {
        if (text.length > 255 || !matchCase) throw new Error('SearchStringInvalidOrTooLong');
        const words = text.replaceAll('^^', '^');
        return collection(() => doc.find(index, words).map((at) => range(index, at, at + words.length)));
      },
    });
    let mode;
    return {
      document: {
        body: { paragraphs: collection(() => doc.paragraphs.map((_, index) => paragraph(index))) },
        load: () =>
          queue.push(() => {
            mode = doc.tracks ? 'TrackAll' : 'Off';
          }),
        get changeTrackingMode() {
          if (mode === undefined) throw new Error('PropertyNotLoaded');
          return mode;
        },
        set changeTrackingMode(wanted) {
          queue.push(() => Object.assign(doc, { tracks: wanted !== 'Off' }));
        },
      },
      async sync() {
        const run = queue;
        queue = [];
        await new Promise((resolve) => setTimeout(resolve, 5));
        for (const action of run) action();
      },
    };
  }

  globalThis.Office = {
    onReady: async () => ({ host: options.host ?? 'Word' }),
    context: {
      requirements: {
        isSetSupported: (name, version) => name === 'WordApi' && Number(version) <= (options.wordApi ?? 1.9),
      },
    },
  };
  globalThis.Word = {
    async run(batch) {
      const context = createContext();
      const result = await batch(context);
      await context.sync();
      return result;
    },
  };
})();
