import { testManuscriptFamilies } from './manuscript-battery.ts';

/** What harmed eighteen reports, papers, surveys and thesis chapters, in sentences of our own, with the change that was made. */
const KEPT = [
  [
    'I will keep the text as plain as much as possible as that is what guides are for.',
    'as much as possible as → as much as',
  ],
  [
    'I find it the simplest language to read so, it is kind of better to have a lamp that people know.',
    'so, it → so. It',
  ],
  ['The loop stores the parent and the child which will print the path from the first lamp.', 'which → who'],
  ['On the other hand Daniela being a painter did it in another way.', 'Daniela → Daniela,'],
  ['The time that it took was approximately the same as during 3 days of the first term.', 'during → for'],
  ['Sorting by choice is much easier than implementing quick select, but it is slow.', 'quick → quickly'],
  ['Lamp 1\t:\tThe one in the north', '\t: → :'],
  ['The lamp will only glow if there is darkness and someone is walking down the street.', 'glow → grow'],
  ['Among all of these sleep is the most common and widely used cure.', 'sleep → sleeps'],
  [
    'When the lamp gets a call, it first checks if it has not been received before to prevent loops.',
    'to prevent → preventing',
  ],
  ['Among all of these signature is the most common and widely used sign.', 'signature → signatures'],
  ['The plan is conformed by a set of layers and lamps.', 'conformed → confirmed'],
  ['It is hard to shape the lamp since it would make finding parts to difficult.', 'to difficult → difficult'],
  [
    'The trait counted for more than if it was seen a property of the class of lamps.',
    'it was seen a property → a property was seen',
  ],
  ['The choice of a good lamp for such towns didn’t receive much notice in the papers so far.', 'receive → received'],
  ['It teaches the culture of others Social Media and Lamps.', 'others → other'],
] as const;

/** Near misses: what must still be mended. */
const MENDED = [
  ['Eat as much as possible as you like.', 'as much as possible as → as much as'],
  ['We know the child which lives in the old house.', 'which → who'],
  ['I lived there during 3 years.', 'during → for'],
  ['They left before to say a word.', 'to say → saying'],
  ['It gave us a clear vision of how are lamps working in the real world.', 'are lamps → lamps are'],
  ['The plan is conformed by a set of layers and lamps.', 'conformed → formed'],
  ['It is hard to shape the lamp since it would make finding parts to difficult.', 'to → too'],
  ['I saw that in my case its better to buy the lamp as the number of streets is low.', "its → it's"],
  ['We bought all of these lamp in the town.', 'lamp → lamps'],
  ['This is extreme important for the lamp.', 'extreme → extremely'],
  ['Lamps of the town : north, south and west', ' : → :'],
  ['They did not received the lamp.', 'received → receive'],
  ['What is the price of the lamp.', '. → ?'],
  ['We have a question. Which is the best way to learn about lamps.', '. → ?'],
  ['The wall is becoming extreme clean.', 'extreme → extremely'],
  ['They shared it with others towns.', 'others → other'],
] as const;

testManuscriptFamilies(KEPT, MENDED);
