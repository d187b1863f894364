/** Numbers of notes, in the text and before the notes, by their names in Word and LibreOffice. */
const NOTE_MARKS = '.MsoFootnoteReference, .MsoEndnoteReference, .sdfootnotesym, .sdendnotesym';

/** Turns the numbers of notes into raised numbers, without the brackets that Word puts around them. */
export function raiseNotes(body: HTMLElement): void {
  for (const mark of body.querySelectorAll(NOTE_MARKS)) {
    // Word marks the same number twice, with one element inside the other.
    if (mark.parentElement?.closest(NOTE_MARKS)) continue;
    const number = (mark.textContent ?? '').trim().replace(/^\[(.*)\]$/, '$1');
    const raised = mark.ownerDocument.createElement('sup');
    raised.textContent = number;
    mark.replaceChildren(raised);
    // LibreOffice starts a note with its number and no space.
    if (mark.matches('.sdfootnotesym, .sdendnotesym')) mark.after(' ');
  }
}
