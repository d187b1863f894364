/**
 * What plugins.js gives a plugin of ONLYOFFICE, as far as ours uses it: a command is sent as its source and sees nothing but `Api` and a copy of `Asc.scope`; it
 * gives text or numbers alone (api.onlyoffice.com/docs/plugins).
 */
(() => {
  const doc = globalThis.trackedDocument;
  const options = globalThis.mockOptions ?? {};
  const named = (index) => (options.oldReport ? {} : { GetInternalId: () => `p${index}` });
  const paragraph = (index) => ({
    ...named(index),
    // with deleted words, and in some versions with the break at its end
    GetText: () => `${doc.raw(doc.paragraphs[index])}\r\n`,
    Search: (words, matchCase) => {
      if (!matchCase || words.includes('^')) throw new Error('not what was meant');
      return doc.find(index, words).map((at) => ({
        Select: () => Object.assign(doc, { selected: { index, start: at, end: at + words.length } }),
      }));
    },
  });
  const report = () => ({
    Ada: doc.paragraphs.flatMap((pieces, index) =>
      pieces
        .filter(({ change }) => change)
        .map(({ text, change }) => ({
          Type: change === 'ins' ? 'TextAdd' : 'TextRem',
          Value: text,
          ...(options.oldReport ? {} : { ReviewedElement: named(index) }),
        })),
    ),
    Bert: [{ Type: 'ParaPr' }],
  });
  const Api = {
    GetDocument: () => ({
      GetAllParagraphs: () => doc.paragraphs.map((_, index) => paragraph(index)),
      GetReviewReport: report,
      IsTrackRevisions: () => doc.tracks,
      SetTrackRevisions: (track) => Object.assign(doc, { tracks: track }),
    }),
  };
  const methods = {
    ReplaceTextSmart([text]) {
      const { index, start, end } = doc.selected;
      doc.replace(index, start, end, text);
      return true;
    },
  };
  globalThis.Asc = {
    scope: {},
    plugin: {
      callCommand(command, _isClose, _isCalc, callback) {
        const scope = JSON.parse(JSON.stringify(globalThis.Asc.scope));
        const result = new Function(
          'Api',
          'Asc',
          'window',
          'document',
          'globalThis',
          `'use strict'; return (${command})()`,
        )(Api, { scope });
        setTimeout(() => callback(typeof result === 'object' ? undefined : result), 5);
      },
      executeMethod(name, args, callback) {
        const result = methods[name](...args);
        setTimeout(() => callback(result), 5);
      },
    },
  };
  addEventListener('load', () => globalThis.Asc.plugin.init());
})();
