const ENGLISH = new Set(
  'the of and to in is that for it with as was be by are this from which not have has were or but they we at his her their can will its been than these our more when who would there what if about into'.split(
    ' ',
  ),
);

/** Function words of languages in Latin script that are no English words: French, German, Spanish, Portuguese, … */
const FOREIGN = new Set(
  [
    'le la les des du une et est dans pour que qui sur pas avec sont aux cette ces ont été par plus nous ne se il elle',
    'der das und ist nicht mit ein eine einen einer für auf dem den von zu im sich auch werden wird sind wurde bei',
    'el los las es y en por con para del como más una entre también sus fue',
    'os uma não em com do da dos das ao é são na pelo mais foi',
    'il lo gli di che della delle per sono è nel con un anche',
    'het een van voor niet zijn met op dat aan wordt bij ook naar deze',
    'och att det som är på av för inte ikke og til jeg ved eller har om ett en af',
    'się nie jest że w z oraz przez ve bir bu ile için',
  ].flatMap((words) => words.split(' ')),
);

/** Enough to judge by; a longer paragraph does not change its language. */
const SAMPLE = 3_000;

/**
 * True for text that is clearly in another language: most letters are of another script, or function words of other
 * languages outnumber the English ones. A German summary in an English thesis must not come back full of spelling alerts.
 */
export function isForeign(text: string): boolean {
  const sample = text.slice(0, SAMPLE);
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  const latin = sample.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (latin * 2 < letters) return true;
  let english = 0;
  let foreign = 0;
  for (const [word] of sample.toLowerCase().matchAll(/\p{L}+/gu)) {
    if (ENGLISH.has(word)) english++;
    else if (FOREIGN.has(word)) foreign++;
  }
  return foreign >= 3 && foreign > english;
}
