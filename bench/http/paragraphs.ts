import { countWords } from '../../src/text/words.ts';

/** Our own sentences in the style of papers and essays, some with mistakes, in a new order for every request. */
const SENTENCES = [
  'The samples was stored at four degrees for two weeks before we measured them.',
  'Participants who recieved the treatment reported fewer symptoms than those in the control group.',
  'In this paper we propose a method which estimates the parameters from incomplete data.',
  'However the results should be interpreted with caution because of the small sample size.',
  'Figure 3 shows that the error decreases as the number of iterations grows.',
  'Each of the models were trained for twenty epochs on a single machine.',
  'There are a number of reasons why this approach might fail in practice.',
  'Informations about the patients were collected by trained nurses at each visit.',
  'We thank the reviewers for there helpful comments on an earlier version of this article.',
  'The concentration increased linearly with time (r = 0.98, p < 0.001), as expected.',
  'It is important to note that the effect was very unique to this region.',
  'Previous work has mainly focused on English, and other languages have received less attention.',
  'The committee have decided to postpone there decision until the next meeting.',
  'After the experiment, the cells were washed twice and resuspended in fresh medium.',
  'Many student think that writing a essay is harder than reading one.',
  'He suggested me to apply for the position, but I had already accept another offer.',
  'The reaction was carried out under nitrogen, and the product was purified by chromatography.',
  'These finding are consistent with the hypothesis that sleep supports memory.',
  'A key limitation is that we could not observe the participants over a longer period.',
  'The algorithm runs in linear time and needs less memory than its predecessors.',
];

/** A paragraph of about `words` words, different for each `seed`. */
export function paragraph(words: number, seed: number): string {
  let state = seed + 1;
  const chosen: string[] = [];
  let count = 0;
  while (count < words) {
    // Park and Miller's generator gives the same paragraphs in every run.
    state = (state * 48_271) % 2_147_483_647;
    const sentence = SENTENCES[state % SENTENCES.length]!;
    chosen.push(sentence);
    count += countWords(sentence);
  }
  const cut = chosen.join(' ').split(' ').slice(0, words).join(' ');
  return /[.)]$/.test(cut) ? cut : `${cut.replace(/,$/, '')}.`;
}
