import { testManuscriptFamilies } from './manuscript-battery.ts';

/** What harmed thirteen papers, reports and chapters, in sentences of our own, with the change that was made. */
const KEPT = [
  ['The lamps are drawn from 100 samples of the street each time keeping a part of it aside.', 'time → time-'],
  ['Any of the states of the lamp can be not consistent with the plan.', 'be not → not'],
  ['In a way, the lamp is can thought of as a moon.', 'thought → think'],
  ['We ask people how much is the lamp worth.', 'worth → is worth'],
  ['People from the north would be prefer to go to a small lamp.', 'prefer → preferred'],
  ['L. Gray, R. Onwi, and \uFFFCT. Brow are with the School of Lamps.', 'are → is'],
  ['This allows us to move the lamp, however as you can see in the figure, there is a small gap.', ', there → . There'],
  ['The lamp only stores data as pairs. We store data here, and they store data there.', 'stores data → store data'],
] as const;

/** Near misses: what must still be mended. */
const MENDED = [
  ['The lamp is at 20 \uFFFCC. They is here.', 'is → are'],
  ['We ask people how much is the lamp worth.', 'is the lamp → the lamp is'],
  ['The old lamps is here.', 'is → are'],
  ['You should thought about the lamp.', 'thought → think'],
  ['We saw the lamp, however, it was not lit in the evening.', ', however → . However'],
  ['I am prefer the old lamp.', 'am prefer → prefer'],
] as const;

testManuscriptFamilies(KEPT, MENDED);
