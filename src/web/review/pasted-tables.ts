/** Makes tables such as the schema has: none within another, no captions inside, none without a cell. */
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

/** A table within a cell: what its cells say remains. */
function unwrap(table: Element): void {
  const paragraphs = [...table.querySelectorAll('td, th')].map((cell) => {
    const frame = cell.ownerDocument.createElement('div');
    frame.append(...cell.childNodes);
    return frame;
  });
  table.replaceWith(...paragraphs);
}
