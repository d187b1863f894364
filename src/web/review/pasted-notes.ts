/** Numbers of notes, in the text and before the notes, as Word and LibreOffice name them. */
const NOTE_MARKS = '.MsoFootnoteReference, .MsoEndnoteReference, .sdfootnotesym, .sdendnotesym';

/** Makes the numbers of notes raised numbers, without the brackets that Word puts around them. */
export function raiseNotes(body: HTMLElement): void {
  for (const mark of body.querySelectorAll(NOTE_MARKS)) {
    // Word names the same number twice, one within the other.
    if (mark.parentElement?.closest(NOTE_MARKS)) continue;
    const number = (mark.textContent ?? '').trim().replace(/^\[(.*)\]$/, '$1');
    const raised = mark.ownerDocument.createElement('sup');
    raised.textContent = number;
    mark.replaceChildren(raised);
    // LibreOffice begins a note with its number and no space.
    if (mark.matches('.sdfootnotesym, .sdendnotesym')) mark.after(' ');
  }
}
