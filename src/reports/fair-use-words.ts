/** What the number cannot show and what to ask instead; on the last page of every report. */
export const CANNOT_SHOW: readonly string[] = [
  'Whether anybody did wrong. Which tools are allowed, and for what, is a matter between the author and whoever set the task.',
  'Who or what wrote a sentence. The detector compares manners of writing: a person can write like a machine, and a machine can be told to write like a person.',
  'How a tool was used: to find words, to translate, to correct a learner’s English, to shorten, or to write everything.',
  'Whether what the text says is right, or new, or the author’s own thought.',
];

/** Questions that let an author show the work; no question presumes an answer. */
export const ASK_THE_AUTHOR: readonly string[] = [
  'How did the text come about? Are there earlier drafts, notes, or a version history to look at together?',
  'Why this example, this source, this order? What was left out, and why?',
  'What is the passage here about, in your own words? What would you write differently today?',
  'Which tools helped, and with what: spelling, translation, finding words, an outline? Were you told which are allowed?',
];
