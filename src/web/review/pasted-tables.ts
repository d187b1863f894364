/** Fits tables to the schema: no nested tables, no captions inside, no tables without cells. */
export function tidyTables(body: HTMLElement): void {
  for (const table of body.querySelectorAll('table table')) unwrap(table);
  for (const table of body.querySelectorAll('table')) {
    for (const caption of table.querySelectorAll('caption')) {
      const paragraph = body.ownerDocument.createElement('p');
      paragraph.append(...caption.childNodes);
      caption.remove();
      table.before(paragraph);
    }
    if (!table.querySelector('td, th')) table.remove();
  }
  for (const row of body.querySelectorAll('tr')) if (row.cells.length === 0) row.remove();
}

/** Replaces a table inside a cell by the content of its cells. */
function unwrap(table: Element): void {
  const paragraphs = [...table.querySelectorAll('td, th')].map((cell) => {
    const frame = cell.ownerDocument.createElement('div');
    frame.append(...cell.childNodes);
    return frame;
  });
  table.replaceWith(...paragraphs);
}
