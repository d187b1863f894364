import type { RuleFile } from '../rule-file.ts';

/** Names of states and parts of the world, all of whose main words have capitals. */
export const COUNTRIES_AND_REGIONS: RuleFile = {
  id: 'capitals-countries',
  errorClass: 'capitals',
  source: 'Emend',
  comment: 'This is a name: all its main words have capitals.',
  level: 'basic',
  confidence: 0.85,
  rules: `
united-states: [=United =states>United States]
| [=united =states>United States]
- They live in the United states. => They live in the United States.
- They live in the united states. => They live in the United States.

united-kingdom: [=United =kingdom>United Kingdom]
| [=united =kingdom>United Kingdom]
- They live in the United kingdom. => They live in the United Kingdom.
- They live in the united kingdom. => They live in the United Kingdom.

new-zealand: [=New =zealand>New Zealand]
| [=new =zealand>New Zealand]
- They moved to New zealand in May. => They moved to New Zealand in May.
- They moved to new zealand in May. => They moved to New Zealand in May.

south-korea: [=South =korea>South Korea]
| [=south =korea>South Korea]
- They moved to South korea in May. => They moved to South Korea in May.
- They moved to south korea in May. => They moved to South Korea in May.

north-korea: [=North =korea>North Korea]
| [=north =korea>North Korea]
- The border of North korea is closed. => The border of North Korea is closed.
- The border of north korea is closed. => The border of North Korea is closed.

south-africa: [=South =africa>South Africa]
| [=south =africa>South Africa]
- They moved to South africa in May. => They moved to South Africa in May.
- They moved to south africa in May. => They moved to South Africa in May.

saudi-arabia: [=Saudi =arabia>Saudi Arabia]
| [=saudi =arabia>Saudi Arabia]
- They moved to Saudi arabia in May. => They moved to Saudi Arabia in May.
- They moved to saudi arabia in May. => They moved to Saudi Arabia in May.

sri-lanka: [=Sri =lanka>Sri Lanka]
| [=sri =lanka>Sri Lanka]
- They moved to Sri lanka in May. => They moved to Sri Lanka in May.
- They moved to sri lanka in May. => They moved to Sri Lanka in May.

costa-rica: [=Costa =rica>Costa Rica]
| [=costa =rica>Costa Rica]
- They moved to Costa rica in May. => They moved to Costa Rica in May.
- They moved to costa rica in May. => They moved to Costa Rica in May.

puerto-rico: [=Puerto =rico>Puerto Rico]
| [=puerto =rico>Puerto Rico]
- They moved to Puerto rico in May. => They moved to Puerto Rico in May.
- They moved to puerto rico in May. => They moved to Puerto Rico in May.

latin-america: [=Latin =america>Latin America]
| [=latin =america>Latin America]
- They moved to Latin america in May. => They moved to Latin America in May.
- They moved to latin america in May. => They moved to Latin America in May.

south-america: [=South =america>South America]
| [=south =america>South America]
- They moved to South america in May. => They moved to South America in May.
- They moved to south america in May. => They moved to South America in May.

north-america: [=North =america>North America]
| [=north =america>North America]
- They moved to North america in May. => They moved to North America in May.
- They moved to north america in May. => They moved to North America in May.

central-america: [=Central =america>Central America]
- They moved to Central america in May. => They moved to Central America in May.

eastern-europe: [=Eastern =europe>Eastern Europe]
| [=eastern =europe>Eastern Europe]
- They moved to Eastern europe in May. => They moved to Eastern Europe in May.
- They moved to eastern europe in May. => They moved to Eastern Europe in May.

western-europe: [=Western =europe>Western Europe]
| [=western =europe>Western Europe]
- They moved to Western europe in May. => They moved to Western Europe in May.
- They moved to western europe in May. => They moved to Western Europe in May.

middle-east: [=Middle =east>Middle East]
| [=middle =east>Middle East]
- The Middle east has much oil. => The Middle East has much oil.
- The middle east has much oil. => The Middle East has much oil.

far-east: [=Far =east>Far East]
- They traded with the Far east by ship. => They traded with the Far East by ship.

great-britain: [=Great =britain>Great Britain]
| [=great =britain>Great Britain]
- They moved to Great britain in May. => They moved to Great Britain in May.
- They moved to great britain in May. => They moved to Great Britain in May.

northern-ireland: [=Northern =ireland>Northern Ireland]
| [=northern =ireland>Northern Ireland]
- They moved to Northern ireland in May. => They moved to Northern Ireland in May.
- They moved to northern ireland in May. => They moved to Northern Ireland in May.

southeast-asia: [=Southeast =asia>Southeast Asia]
| [=southeast =asia>Southeast Asia]
- They moved to Southeast asia in May. => They moved to Southeast Asia in May.
- They moved to southeast asia in May. => They moved to Southeast Asia in May.

east-asia: [=East =asia>East Asia]
| [=east =asia>East Asia]
- They moved to East asia in May. => They moved to East Asia in May.
- They moved to east asia in May. => They moved to East Asia in May.

south-asia: [=South =asia>South Asia]
| [=south =asia>South Asia]
- They moved to South asia in May. => They moved to South Asia in May.
- They moved to south asia in May. => They moved to South Asia in May.

west-africa: [=West =africa>West Africa]
| [=west =africa>West Africa]
- They moved to West africa in May. => They moved to West Africa in May.
- They moved to west africa in May. => They moved to West Africa in May.

east-africa: [=East =africa>East Africa]
| [=east =africa>East Africa]
- They moved to East africa in May. => They moved to East Africa in May.
- They moved to east africa in May. => They moved to East Africa in May.

north-africa: [=North =africa>North Africa]
| [=north =africa>North Africa]
- They moved to North africa in May. => They moved to North Africa in May.
- They moved to north africa in May. => They moved to North Africa in May.

central-asia: [=Central =asia>Central Asia]
| [=central =asia>Central Asia]
- They moved to Central asia in May. => They moved to Central Asia in May.
- They moved to central asia in May. => They moved to Central Asia in May.

sierra-leone: [=Sierra =leone>Sierra Leone]
| [=sierra =leone>Sierra Leone]
- They moved to Sierra leone in May. => They moved to Sierra Leone in May.
- They moved to sierra leone in May. => They moved to Sierra Leone in May.

burkina-faso: [=Burkina =faso>Burkina Faso]
| [=burkina =faso>Burkina Faso]
- They moved to Burkina faso in May. => They moved to Burkina Faso in May.
- They moved to burkina faso in May. => They moved to Burkina Faso in May.

el-salvador: [=El =salvador>El Salvador]
| [=el =salvador>El Salvador]
- They moved to El salvador in May. => They moved to El Salvador in May.
- They moved to el salvador in May. => They moved to El Salvador in May.

czech-republic: [=Czech =republic>Czech Republic]
| [=czech =republic>Czech Republic]
- The Czech republic has many breweries. => The Czech Republic has many breweries.
- The czech republic has many breweries. => The Czech Republic has many breweries.

dominican-republic: [=Dominican =republic>Dominican Republic]
| [=dominican =republic>Dominican Republic]
- The Dominican republic has many beaches. => The Dominican Republic has many beaches.
- The dominican republic has many beaches. => The Dominican Republic has many beaches.

isle-of-man: [=Isle =of =man>Isle of Man]
| [=isle =of =man>Isle of Man]
- The Isle of man has a parliament. => The Isle of Man has a parliament.
- The isle of man has a parliament. => The Isle of Man has a parliament.

gaza-strip: [=Gaza =strip>Gaza Strip]
| [=gaza =strip>Gaza Strip]
- The Gaza strip is small. => The Gaza Strip is small.
- The gaza strip is small. => The Gaza Strip is small.

west-bank: [=West =bank>West Bank]
- Towns on the West bank grew. => Towns on the West Bank grew.
`,
};
