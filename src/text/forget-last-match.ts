/** Makes the engine of regular expressions forget the last text that one matched: `RegExp.input` holds it until another matches. */
export function forgetLastMatch(): void {
  /$/.exec('');
}
