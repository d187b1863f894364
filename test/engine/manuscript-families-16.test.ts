import { testManuscriptFamilies } from './manuscript-battery.ts';

/** What harmed sixteen reports, essays and papers, in sentences of our own, with the change that was made. */
const KEPT = [
  ['Road noise is a much talked about topic which worries people in every town.', 'a much → much'],
  ['Road noise is a much talked about topic which worries people in every town.', 'topic → a topic'],
  [
    'After calculating this, we can easily see if the busy street has a bigger influence on the bill then the lamps becoming brighter.',
    'bill → bill,',
  ],
  [
    'After calculating this, we can easily see if the busy street has a bigger influence on the bill then the lamps becoming brighter.',
    'becoming → become',
  ],
  ['If this happened to one of the lamp manufactures named in the list, the town would pay.', 'lamp → lamps'],
  [
    'This literature review aims to inform about differences between these lamps and their cost.',
    'about differences → differences',
  ],
  ['Said that, all these lamps could still be too bright for the street.', ', all →'],
  ['This is due to the reasons mentions before, and the costs rise.', 'reasons → reason'],
  ['First, as the lamps study are from the last century, they had already been mended.', 'are → is'],
  ['The weight is 1 if two towns share a road and 0 otherwise, and wii is always 0.', 'wii → Wii'],
  ['The council was dismissed for its ties with organize crimes in the north.', 'organize → organizing'],
  ['Through out history, changes in the price of oil have hurt the towns.', 'out → our'],
  ['Meanwhile, lamps as one of the best ways to reduce crime at night, they are bought by every town.', 'as → are'],
  ['People in societies with low power distance rarely ask a leader for advice.', 'low power → low-power'],
  ['To test a plan, there is a predicate unique(Lamps), that receives the list of lamps.', '( →  ('],
  ['We do not look for a steady flow. Our flow condition in steady state.', 'flow condition → flow conditions'],
  ['The needed numbers for normalize functions were taken from the library.', 'normalize → normalizing'],
  ['We count the posts and perform Sentimental Analysis on them.', 'Sentimental → sentiment'],
  ['Because of that, half of the our lamps were broken.', 'the our lamps → lamps'],
  [
    'We hope that the purpose of this study to count the lamps of the town will be very helpful for the council.',
    'to → is to',
  ],
  ['For both towns, the fact that two lamps are that much seen as new is not odd.', 'is → are'],
  ['Others say that small towns may be quite "closed" from each other. (Harrow et al., 2014, p3)', 'quite → quiet'],
] as const;

/** Near misses: what must still be mended. */
const MENDED = [
  ['The busy street has a bigger influence on the bill then the lamps.', 'then → than'],
  ['Said that, all these lamps could still be too bright.', 'Said that → That said'],
  ['This is due to the reasons mentions before, and the costs rise.', 'mentions → mentioned'],
  ['One of the lamp in the street was broken.', 'lamp → lamps'],
  ['The lamp can bee seen from the road.', 'bee → be'],
  ['Through out history, changes in the price of oil have hurt the towns.', 'Through out → Throughout'],
  ['The council was dismissed for its ties with organize crimes in the north.', 'organize crimes → organized crime'],
  ['The towns have gained light and comfort because of it’s applications.', 'it’s → its'],
  ['If they see a red lamp, theyre told to wait.', "theyre → they're"],
  ['We count the posts and perform Sentimental Analysis on them.', 'Sentimental → Sentiment'],
  ['Because of that, half of the our lamps were broken.', 'the our → our'],
] as const;

testManuscriptFamilies(KEPT, MENDED);
