import { testManuscriptFamilies } from './manuscript-battery.ts';

/** What harmed posts, reports of events and letters, in sentences of our own, with the change that was made. */
const KEPT = [
  ['I thought that maybe writing a note about it could help us.', 'maybe → may be'],
  ['All in all, the lamp would be a lot different if I had known it.', 'different → of different'],
  ['They were very busy with college stuff, lamps and a visit.', 'stuff → staff'],
  ['One of the hard things was to balance academic stuff and the work on the lamp.', 'stuff → staff'],
  ['The last five minutes are used for talks with the judge.', 'judge → judgement'],
  ['Good bye, old lamp.', 'bye → by'],
  ['I have got a various set of skills from my work with lamps.', 'set → sets'],
  ['Even with the same words, the portuguese of the lamp is way different from ours.', 'is way → way'],
  [
    'Even with the same words, the portuguese of the lamp is way different from ours. We came to see that the way of the lamp and its small things were way different than we thought.',
    'is way → way',
  ],
  ['A huge thanks to the people who lit the lamps.', 'A huge → Huge'],
  ['You want to mend ASAP that lamp in the street.', 'ASAP → AS SOON AS POSSIBLE'],
  ['BTW, we learnt that we must be willing to take such risks.', 'BTW → INCIDENTALLY'],
  ['We missed the beginning of the show =( Traffic is a terrible thing in town.', ' Traffic → Traffic'],
  ['Which lamp I choose depends on the purpose, the street, and the people.', 'the purpose → purpose'],
  ['The town has grown so big that it needs its own whole week of lamps.', 'whole → the whole'],
  ['I like the web thingy that shows the stats of the lamp.', 'thingy → things'],
  ['I like the web thingy that shows the stats of the lamp.', 'stats → status'],
  ['We met at uni and went to a lamp fest in the town.', 'uni → unit'],
  ['We met at uni and went to a lamp fest in the town.', 'fest → test'],
  ['The speakers will stay with us all week so they can share what they know.', 'week → week,'],
  ['Okay, we are done here.', 'Okay → Acceptable'],
] as const;

/** Near misses: what must still be mended. */
const MENDED = [
  ['The lamps maybe affected by salt.', 'maybe → may be'],
  ['There are a lot people here.', 'people → of people'],
  ['The hospital stuff members are kind to us.', 'stuff → staff'],
  ['They said good bye to the lamp.', 'good bye → goodbye'],
  ['I have got a various set of skills from my work with lamps.', 'various → varied'],
  ['I need a new trousers for it.', 'a new → new'],
  ['She did it on the purpose.', 'the purpose → purpose'],
  ['I spent whole day at the lamp.', 'whole → the whole'],
  ['I was very tired so I went to bed early.', 'tired → tired,'],
  ['The lamp ( the old one) is here.', ' the → the'],
  ['It is the old house where the lamps has lot’s of light.', 'lot’s of → lots of'],
] as const;

testManuscriptFamilies(KEPT, MENDED, 'general');
