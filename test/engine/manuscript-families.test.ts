import { describe, expect, it } from 'vitest';
import type { PlaceKind } from '../../src/engine/sentence/place-kind.ts';
import { academicCorrections } from './academic-corrections.ts';
import { FRAMES } from './agreement-clauses.ts';
import { realEngine } from './real-engine.ts';

const engine = realEngine();

const corrections = (text: string, kind?: PlaceKind): string[] => academicCorrections(engine, text, kind);

/** Subjects that are easily misread, with their right verbs. */
const MISREAD = [
  'the ratios of lead to zinc are higher here',
  'the ratio of lead to zinc is higher here',
  'the lead to zinc ratios are higher here',
  'the prices of options far from the money are low',
  'a single stretch move update step is slow',
  'the values obtained from the second test are high',
  'a number of cases are rare',
  'the number of cases is low',
  'most of the water is lost',
  'each of the samples was tested twice',
  'the adapted model fits the data well',
  'the pump and the valve are new',
];

describe('subjects that are easily misread', () => {
  it.each(MISREAD)('keep their verb in every frame: %s', (clause) =>
    expect(
      FRAMES.map((frame) => frame(clause)).flatMap((text) => corrections(text).map((made) => `${text} ${made}`)),
    ).toEqual([]),
  );
});

/** What editors called harmful in manuscripts, in sentences of our own. */
const KEPT = [
  // "which" that stands for the whole clause
  'Zeros are put between the rows, which makes the input larger.',
  'The two forces act against each other, which diminishes the effect.',
  // pronouns and verbs that look like determiners and nouns
  'This measures the distance between the two curves.',
  'This results in a longer delay.',
  'These work well when the load is small.',
  // participles and opening phrases before the clause
  'Knowing that the pump was old, it would be unwise to use it again.',
  'Through the survey we conducted, it became clear that the old networks were in use.',
  'The load grows and therefore, it becomes hard to balance.',
  // commas within terms and lists
  'The breathing rate sensors were placed on the chest.',
  'Data, analysis scripts and materials are available on request.',
  'In the general case, this does not hold.',
  // its, there
  'The bond is priced by its time to maturity.',
  'For every new particle produced, there needs to be another one.',
  // words that have two lives
  'The signs and symptoms in remission were mild.',
  'We make our best effort to repeat the test.',
  'The server gives the program what it expects.',
  'The half hour returns were computed for each day.',
  'The committee met to report on the Future of Health.',
  'The quantity was defined by BE in the first paper.',
  // terms and symbols
  'Phase-I is known as the baseline phase.',
  'The current is high, where I is the value in amperes.',
  'The number of file \uFFFC operations is high.',
  'We have defined three different communication approaches.',
  'The distributions of read and written data differ.',
  'There can be use cases in which two protocols run at once.',
  'This mean shape is aligned with the others.',
  'The software should be clean and stable.',
  'The parameters that yielded the best solution are shown in the table.',
  // articles before what is read letter by letter, or in no known way
  'We designed an xslt-template for the browser and an Fe film on top.',
  'Use a proxy that acts as a SPDY gateway.',
  // numbers and groups in front of the first half of a compound
  'We plot the charge of all four surface O atoms in the cell.',
  'Differences are seen in the outer part of the shell (the m+3 layer) of the animal.',
  'It beats the two hourglass configuration by far.',
  // a second verb in the clause, so that the first is a noun or part of a name
  'For the analysis, the response improve is coded as one.',
  'In systemic circulation, blood flow from the arteries is divided into two parts.',
  'There is a rule that input flow to one part is always output flow from another.',
  // subjects that are joined farther to the left
  'The mixing process, the production of filament, and the delivery of filament are carried out there.',
  'Age in months and height were correlated in both groups.',
  'Only the first eight of its digits are exact.',
  'The analysis of the protein as well as the general transcription factor were performed twice.',
  'When testing for equivalence researchers aim to find small effects.',
  // forms that "did" and names ask for
  'How many of the windows did the model correctly classify as sitting?',
  'How did the class in this study compare to prior work?',
  'Doing so avoided the problem of counting the same bird twice.',
  'Pressure plays a role in gases dissolving in the blood.',
  'Using different reduction techniques does not help.',
  'Core need fulfillment should predict more positive views.',
  // what stands behind a preposition that belongs to an earlier word
  'We recorded six hours of awake behavior in each child.',
  'The devices they communicate with have the same set of services.',
  'A new socket is returned by accept and does not inherit the flags.',
  'We restricted recording to times when the children were at home.',
  'To make the procedure simple, we wrote a tool.',
  'The station that triggered first is saved with its links.',
  // mass nouns that the lexicon counts
  'It was also necessary to write new code for that task.',
  'There is code in the repository that nobody runs.',
  'The author should get appropriate credit for the idea.',
  'Each sensor had sufficient battery and memory for a day.',
  // words for words
  'The flow associated with a highly meridional state is weak.',
  'The list is longer than that of a news channel.',
  'Boys perform better in science than girls do.',
  'The errors remained almost equivalent with small changes.',
  'The samples cover 33 total cancer types.',
  'The wind has a transfer of impact to the water.',
  'The hormone is primarily cleared, which is effected by the kidneys.',
  'Some body positions were easier to see in truly everyday settings.',
  'So too did perceived norms decrease.',
  'We focused our analysis on the second set.',
  'In the process, the making of the wire, and the winding of the coil are done by hand.',
  'The analysis and the general transcription factors were tested twice.',
  'This industrial revolution has been driven by a need for speed.',
  // the last manuscripts read
  'The differential effect observed between the first and the second group of departments suggests that rules matter.',
  'The allocation of competitive funds and excellent labels to a limited number of departments has become a habit.',
  'A graph suitable for solving the problem will be built from the data.',
  'The user can control when the tool is recording by pressing the button.',
  'The people who completed the questionnaire but not the whole task had a higher score.',
  'Diversity in these features highly satisfies most of the subscribers.',
  'The study relating the adapter position to the coefficients is new.',
  'The flux was six times higher at BA than in the north.',
  'The agent prefers an offer i over offer j when the first is cheaper.',
  'It induces less extreme good and bad reputations.',
  'The aims of the method are rapid design and development of prototypes.',
  'Models should allow to be updated in a reasonable amount of time.',
  'Learning curves are not only a way to see the effect of size.',
  'The models considering Sections 3.1. and 3.2. are used.',
  'This thesis contributes to research by deriving general trends.',
  'The loss is a date and a time at which it began.',
  'The range goes from 10-1022 to 10-27 in this format.',
];

describe('sentences that are right', () => {
  it.each(KEPT)('%s', (text) => expect(corrections(text)).toEqual([]));
});

/** The same families where something is wrong: the rules still speak. */
const CORRECTED = [
  ['He works on a model which contain two layers.', 'contain → contains'],
  ['These value were measured twice.', 'value → values'],
  ['The yield was high, it was the best result of the year.', ', it → . It'],
  ['The price depends on it’s quality.', 'it’s → its'],
  ['The authors described there method in detail.', 'there → their'],
  ['The number of file are high.', 'file → files'],
  ['We tested three different method in the laboratory.', 'method → methods'],
  ['By use the new method, we saved time.', 'use → using'],
  ['He is the owner, and I is his friend.', 'is → am'],
  ['The patient needs a MRI scan of the knee.', 'a → an'],
  ['We used a old pump and an new valve.', 'an → a'],
  ['The chapter is divided into two section.', 'section → sections'],
  ['We found two popular model for this task.', 'model → models'],
  ['The process of determine the value is slow.', 'determine → determining'],
  ['The scale of the errors for the two groups are different.', 'are → is'],
  ['The following code show the values of the networks.', 'show → shows'],
  ['It shows how multiple component operate on a single port.', 'component → components'],
  ['The motion of the system can be describe by two equations.', 'describe → described'],
] as const;

describe('their near misses', () => {
  it.each(CORRECTED)('%s', (text, change) => expect(corrections(text)).toContain(change));
});

describe('mistakes that look like another', () => {
  it.each([
    ['They found new financial an managerial methods.', 'an → a'],
    ['An httpx client reads the page.', 'An → A'],
    ['Data are sent between two paris of nodes.', 'paris → Paris'],
    ['The names of the tools are given in an The second part is a list.', 'an → a'],
  ])('%s, and not %s', (text, change) => expect(corrections(text)).not.toContain(change));
});

describe('places that are no prose', () => {
  it.each([
    ['heading', 'Effect of salt on growth of young plants'],
    ['heading', 'Inverted Pendulum'],
    ['table-cell', 'Czech plant, near cold side'],
    ['caption', 'Fig. 6. Inverted double pendulum controlled by agent'],
    ['list-fragment', 'number of hidden layers'],
    ['block-quotation', 'He go to school every days.'],
    ['code', 'library(data) run the models'],
  ] as const)('%s: %s', (kind, text) => expect(corrections(text, kind)).toEqual([]));
  it.each([
    'HttpResponse response = httpclient.execute(httppost);',
    'Open config.json and src/main/run.py there.',
    '> He go home every days.',
    'Ann B. Lee1, Robert Ray2, Maria de Souza1',
    'This work was supported by National Science Fund of Northland under grant no. 12-34.',
  ])('by its looks: %s', (text) => expect(corrections(text)).toEqual([]));
  it('still corrects spelling in a heading and grammar in a whole sentence of a cell', () => {
    expect(corrections('Efect of salt on growth', 'heading')).toEqual(['Efect → Effect']);
    expect(corrections('The results of the second test was clear to all.', 'table-cell')).toEqual(['was → were']);
  });
});
