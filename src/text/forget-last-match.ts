/** Makes the regular expression engine forget the last text that matched: `RegExp.input` holds that text until another one matches. */
export function forgetLastMatch(): void {
  /$/.exec('');
}
