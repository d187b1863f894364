const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Styles for the classes of `/convert`. */
const STYLE = `
  body { margin: 2rem auto; max-width: 42rem; padding: 0 1rem; font: 1.0625rem/1.55 Georgia, serif; }
  .heading, h1, h2, h3, h4, h5, h6 { font: bold 1.1rem/1.3 system-ui, sans-serif; margin: 1.8em 0 .6em; }
  .heading[aria-level="1"], h1 { font-size: 1.6rem; }
  .heading[aria-level="2"], h2 { font-size: 1.3rem; }
  .list-item { margin: .3em 0 .3em 2em; text-indent: -1.2em; }
  .list-item::before { content: attr(data-marker) " "; }
  sup, sub { line-height: 0; }
  .caption, .footnote { font-size: .875rem; }
  .table-row, .code, pre { white-space: pre-wrap; font: .875rem/1.45 ui-monospace, monospace; margin: .2em 0; }
  table { border-collapse: collapse; } td { border: 1px solid #bbb; padding: .2em .5em; vertical-align: top; }`;

/** Makes a complete document of a fragment, to be opened in a browser. */
export function htmlPage(title: string, fragment: string): string {
  const escaped = title.replace(/[&<>"]/g, (sign) => SIGNS[sign]!);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped}</title>
<style>${STYLE}
</style>
</head>
<body>
${fragment}
</body>
</html>
`;
}
