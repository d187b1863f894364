import type { RuleFile } from '../rule-file.ts';

/** Names of periods, empires, events and days, all of whose main words have capitals. */
export const PERIODS_AND_DAYS: RuleFile = {
  id: 'capitals-periods',
  errorClass: 'capitals',
  source: 'Emend',
  comment: 'This is a name: all its main words have capitals.',
  level: 'basic',
  confidence: 0.85,
  rules: `
soviet-union: [=Soviet =union>Soviet Union]
| [=soviet =union>Soviet Union]
- The Soviet union fell in 1991. => The Soviet Union fell in 1991.
- The soviet union fell in 1991. => The Soviet Union fell in 1991.

roman-empire: [=Roman =empire>Roman Empire]
| [=roman =empire>Roman Empire]
- The Roman empire fell slowly. => The Roman Empire fell slowly.
- The roman empire fell slowly. => The Roman Empire fell slowly.

ottoman-empire: [=Ottoman =empire>Ottoman Empire]
| [=ottoman =empire>Ottoman Empire]
- The Ottoman empire fell slowly. => The Ottoman Empire fell slowly.
- The ottoman empire fell slowly. => The Ottoman Empire fell slowly.

british-empire: [=British =empire>British Empire]
| [=british =empire>British Empire]
- The British empire fell slowly. => The British Empire fell slowly.
- The british empire fell slowly. => The British Empire fell slowly.

industrial-revolution: [=Industrial =revolution>Industrial Revolution]
| [=industrial =revolution>Industrial Revolution]
- The Industrial revolution changed the towns. => The Industrial Revolution changed the towns.
- The industrial revolution changed the towns. => The Industrial Revolution changed the towns.

french-revolution: [=French =revolution>French Revolution]
| [=french =revolution>French Revolution]
- The French revolution changed the towns. => The French Revolution changed the towns.
- The french revolution changed the towns. => The French Revolution changed the towns.

american-revolution: [=American =revolution>American Revolution]
| [=american =revolution>American Revolution]
- The American revolution changed the towns. => The American Revolution changed the towns.
- The american revolution changed the towns. => The American Revolution changed the towns.

world-war-i: [=World =war =I>World War I]
| [=world =war =I>World War I]
- Many died in World war I and after it. => Many died in World War I and after it.
- Many died in world war I and after it. => Many died in World War I and after it.

world-war-ii: [=World =war =II>World War II]
| [=world =war =II>World War II]
- Many died in World war II and after it. => Many died in World War II and after it.
- Many died in world war II and after it. => Many died in World War II and after it.

first-world-war: [=First =world =war>First World War]
| [=first =world =war>First World War]
- Many died in the First world war itself. => Many died in the First World War itself.
- Many died in the first world war itself. => Many died in the First World War itself.

second-world-war: [=Second =world =war>Second World War]
| [=second =world =war>Second World War]
- Many died in the Second world war itself. => Many died in the Second World War itself.
- Many died in the second world war itself. => Many died in the Second World War itself.

cold-war: [=Cold =war>Cold War]
- The Cold war ended in 1991. => The Cold War ended in 1991.

middle-ages: [=Middle =ages>Middle Ages]
- Towns grew in the Middle ages too. => Towns grew in the Middle Ages too.

bronze-age: [=Bronze =age>Bronze Age]
| [=bronze =age>Bronze Age]
- Towns grew in the Bronze age too. => Towns grew in the Bronze Age too.
- Towns grew in the bronze age too. => Towns grew in the Bronze Age too.

iron-age: [=Iron =age>Iron Age]
- Towns grew in the Iron age too. => Towns grew in the Iron Age too.

stone-age: [=Stone =age>Stone Age]
| [=stone =age>Stone Age]
- Tools of the Stone age were found. => Tools of the Stone Age were found.
- Tools of the stone age were found. => Tools of the Stone Age were found.

great-depression: [=Great =depression>Great Depression]
- The Great depression began in 1929. => The Great Depression began in 1929.

black-death: [=Black =death>Black Death]
- The Black death came in 1348. => The Black Death came in 1348.

holy-roman-empire: [=Holy =roman =empire>Holy Roman Empire]
| [=holy =roman =empire>Holy Roman Empire]
- The Holy roman empire fell slowly. => The Holy Roman Empire fell slowly.
- The holy roman empire fell slowly. => The Holy Roman Empire fell slowly.

christmas-eve: [=Christmas =eve>Christmas Eve]
| [=christmas =eve>Christmas Eve]
- They met on Christmas eve at noon. => They met on Christmas Eve at noon.
- They met on christmas eve at noon. => They met on Christmas Eve at noon.

christmas-day: [=Christmas =day>Christmas Day]
| [=christmas =day>Christmas Day]
- They met on Christmas day at noon. => They met on Christmas Day at noon.
- They met on christmas day at noon. => They met on Christmas Day at noon.

new-year-s-eve: [=New =year 's =eve>New Year's Eve]
| [=new =year 's =eve>New Year's Eve]
- They met on New year's eve at noon. => They met on New Year's Eve at noon.
- They met on new year's eve at noon. => They met on New Year's Eve at noon.

independence-day: [=Independence =day>Independence Day]
| [=independence =day>Independence Day]
- They met on Independence day at noon. => They met on Independence Day at noon.
- They met on independence day at noon. => They met on Independence Day at noon.

mother-s-day: [=Mother 's =day>Mother's Day]
| [=mother 's =day>Mother's Day]
- They met on Mother's day at noon. => They met on Mother's Day at noon.
- They met on mother's day at noon. => They met on Mother's Day at noon.

valentine-s-day: [=Valentine 's =day>Valentine's Day]
| [=valentine 's =day>Valentine's Day]
- They met on Valentine's day at noon. => They met on Valentine's Day at noon.
- They met on valentine's day at noon. => They met on Valentine's Day at noon.
`,
};
