import type { RuleFile } from '../rule-file.ts';

/** Names of several words of which all are written with capitals. */
export const NAMES: RuleFile = {
  id: 'capitals-of-names',
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

united-nations: [=United =nations>United Nations]
| [=united =nations>United Nations]
- The United nations met in May. => The United Nations met in May.
- The united nations met in May. => The United Nations met in May.

european-union: [=European =union>European Union]
| [=european =union>European Union]
- The European union has new laws. => The European Union has new laws.
- The european union has new laws. => The European Union has new laws.

new-york: [=New =york>New York]
| [=new =york>New York]
- They moved to New york in May. => They moved to New York in May.
- They moved to new york in May. => They moved to New York in May.

new-zealand: [=New =zealand>New Zealand]
| [=new =zealand>New Zealand]
- They moved to New zealand in May. => They moved to New Zealand in May.
- They moved to new zealand in May. => They moved to New Zealand in May.

new-delhi: [=New =delhi>New Delhi]
| [=new =delhi>New Delhi]
- They moved to New delhi in May. => They moved to New Delhi in May.
- They moved to new delhi in May. => They moved to New Delhi in May.

hong-kong: [=Hong =kong>Hong Kong]
| [=hong =kong>Hong Kong]
- They moved to Hong kong in May. => They moved to Hong Kong in May.
- They moved to hong kong in May. => They moved to Hong Kong in May.

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

los-angeles: [=Los =angeles>Los Angeles]
| [=los =angeles>Los Angeles]
- They moved to Los angeles in May. => They moved to Los Angeles in May.
- They moved to los angeles in May. => They moved to Los Angeles in May.

san-francisco: [=San =francisco>San Francisco]
| [=san =francisco>San Francisco]
- They moved to San francisco in May. => They moved to San Francisco in May.
- They moved to san francisco in May. => They moved to San Francisco in May.

san-diego: [=San =diego>San Diego]
| [=san =diego>San Diego]
- They moved to San diego in May. => They moved to San Diego in May.
- They moved to san diego in May. => They moved to San Diego in May.

las-vegas: [=Las =vegas>Las Vegas]
| [=las =vegas>Las Vegas]
- They moved to Las vegas in May. => They moved to Las Vegas in May.
- They moved to las vegas in May. => They moved to Las Vegas in May.

rio-de-janeiro: [=Rio =de =janeiro>Rio de Janeiro]
| [=rio =de =janeiro>Rio de Janeiro]
- They moved to Rio de janeiro in May. => They moved to Rio de Janeiro in May.
- They moved to rio de janeiro in May. => They moved to Rio de Janeiro in May.

buenos-aires: [=Buenos =aires>Buenos Aires]
| [=buenos =aires>Buenos Aires]
- They moved to Buenos aires in May. => They moved to Buenos Aires in May.
- They moved to buenos aires in May. => They moved to Buenos Aires in May.

kuala-lumpur: [=Kuala =lumpur>Kuala Lumpur]
| [=kuala =lumpur>Kuala Lumpur]
- They moved to Kuala lumpur in May. => They moved to Kuala Lumpur in May.
- They moved to kuala lumpur in May. => They moved to Kuala Lumpur in May.

tel-aviv: [=Tel =aviv>Tel Aviv]
| [=tel =aviv>Tel Aviv]
- They moved to Tel aviv in May. => They moved to Tel Aviv in May.
- They moved to tel aviv in May. => They moved to Tel Aviv in May.

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

nobel-prize: [=Nobel =prize>Nobel Prize]
| [=nobel =prize>Nobel Prize]
- She won the Nobel prize twice. => She won the Nobel Prize twice.
- She won the nobel prize twice. => She won the Nobel Prize twice.

olympic-games: [=Olympic =games>Olympic Games]
| [=olympic =games>Olympic Games]
- The Olympic games were held in May. => The Olympic Games were held in May.
- The olympic games were held in May. => The Olympic Games were held in May.

world-cup: [=World =cup>World Cup]
- The World cup was held in May. => The World Cup was held in May.

world-bank: [=World =bank>World Bank]
- The World bank lent the money. => The World Bank lent the money.

world-health-organization: [=World =health =organization>World Health Organization]
| [=world =health =organization>World Health Organization]
- The World health organization met in May. => The World Health Organization met in May.
- The world health organization met in May. => The World Health Organization met in May.

world-trade-organization: [=World =trade =organization>World Trade Organization]
| [=world =trade =organization>World Trade Organization]
- The World trade organization met in May. => The World Trade Organization met in May.
- The world trade organization met in May. => The World Trade Organization met in May.

international-monetary-fund: [=International =monetary =fund>International Monetary Fund]
| [=international =monetary =fund>International Monetary Fund]
- The International monetary fund lent the money. => The International Monetary Fund lent the money.
- The international monetary fund lent the money. => The International Monetary Fund lent the money.

red-cross: [=Red =cross>Red Cross]
- The Red cross sent help. => The Red Cross sent help.

white-house: [=White =house>White House]
- The White house said nothing. => The White House said nothing.

supreme-court: [=Supreme =court>Supreme Court]
- The Supreme court of the country agreed. => The Supreme Court of the country agreed.

wall-street: [=Wall =street>Wall Street]
| [=wall =street>Wall Street]
- Shares on Wall street fell. => Shares on Wall Street fell.
- Shares on wall street fell. => Shares on Wall Street fell.

silicon-valley: [=Silicon =valley>Silicon Valley]
| [=silicon =valley>Silicon Valley]
- Firms in Silicon valley grew. => Firms in Silicon Valley grew.
- Firms in silicon valley grew. => Firms in Silicon Valley grew.

pacific-ocean: [=Pacific =ocean>Pacific Ocean]
| [=pacific =ocean>Pacific Ocean]
- The Pacific ocean is deep. => The Pacific Ocean is deep.
- The pacific ocean is deep. => The Pacific Ocean is deep.

atlantic-ocean: [=Atlantic =ocean>Atlantic Ocean]
| [=atlantic =ocean>Atlantic Ocean]
- The Atlantic ocean is deep. => The Atlantic Ocean is deep.
- The atlantic ocean is deep. => The Atlantic Ocean is deep.

indian-ocean: [=Indian =ocean>Indian Ocean]
| [=indian =ocean>Indian Ocean]
- The Indian ocean is warm. => The Indian Ocean is warm.
- The indian ocean is warm. => The Indian Ocean is warm.

arctic-ocean: [=Arctic =ocean>Arctic Ocean]
| [=arctic =ocean>Arctic Ocean]
- The Arctic ocean is cold. => The Arctic Ocean is cold.
- The arctic ocean is cold. => The Arctic Ocean is cold.

mediterranean-sea: [=Mediterranean =sea>Mediterranean Sea]
| [=mediterranean =sea>Mediterranean Sea]
- The Mediterranean sea is warm. => The Mediterranean Sea is warm.
- The mediterranean sea is warm. => The Mediterranean Sea is warm.

black-sea: [=Black =sea>Black Sea]
- The Black sea is deep. => The Black Sea is deep.

north-sea: [=North =sea>North Sea]
- The North sea is cold. => The North Sea is cold.

baltic-sea: [=Baltic =sea>Baltic Sea]
| [=baltic =sea>Baltic Sea]
- The Baltic sea is cold. => The Baltic Sea is cold.
- The baltic sea is cold. => The Baltic Sea is cold.

mount-everest: [=Mount =everest>Mount Everest]
| [=mount =everest>Mount Everest]
- They climbed Mount everest in May. => They climbed Mount Everest in May.
- They climbed mount everest in May. => They climbed Mount Everest in May.

grand-canyon: [=Grand =canyon>Grand Canyon]
- They crossed the Grand canyon in May. => They crossed the Grand Canyon in May.

niagara-falls: [=Niagara =falls>Niagara Falls]
| [=niagara =falls>Niagara Falls]
- They saw Niagara falls in May. => They saw Niagara Falls in May.
- They saw niagara falls in May. => They saw Niagara Falls in May.

north-pole: [=North =pole>North Pole]
- Ice at the North pole melts. => Ice at the North Pole melts.

south-pole: [=South =pole>South Pole]
- Ice at the South pole melts. => Ice at the South Pole melts.

milky-way: [=Milky =way>Milky Way]
| [=milky =way>Milky Way]
- The Milky way has many stars. => The Milky Way has many stars.
- The milky way has many stars. => The Milky Way has many stars.

big-bang: [=Big =bang>Big Bang]
- The Big bang came first. => The Big Bang came first.

eiffel-tower: [=Eiffel =tower>Eiffel Tower]
| [=eiffel =tower>Eiffel Tower]
- They saw the Eiffel tower in May. => They saw the Eiffel Tower in May.
- They saw the eiffel tower in May. => They saw the Eiffel Tower in May.

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

santa-claus: [=Santa =claus>Santa Claus]
| [=santa =claus>Santa Claus]
- They believe in Santa claus still. => They believe in Santa Claus still.
- They believe in santa claus still. => They believe in Santa Claus still.

harry-potter: [=Harry =potter>Harry Potter]
| [=harry =potter>Harry Potter]
- They read Harry potter together. => They read Harry Potter together.
- They read harry potter together. => They read Harry Potter together.

star-wars: [=Star =wars>Star Wars]
| [=star =wars>Star Wars]
- They watched Star wars together. => They watched Star Wars together.
- They watched star wars together. => They watched Star Wars together.

google-scholar: [=Google =scholar>Google Scholar]
| [=google =scholar>Google Scholar]
- We searched Google scholar for papers. => We searched Google Scholar for papers.
- We searched google scholar for papers. => We searched Google Scholar for papers.

google-maps: [=Google =maps>Google Maps]
| [=google =maps>Google Maps]
- We used Google maps for the route. => We used Google Maps for the route.
- We used google maps for the route. => We used Google Maps for the route.

microsoft-word: [=Microsoft =word>Microsoft Word]
| [=microsoft =word>Microsoft Word]
- We used Microsoft word for the text. => We used Microsoft Word for the text.
- We used microsoft word for the text. => We used Microsoft Word for the text.

microsoft-excel: [=Microsoft =excel>Microsoft Excel]
| [=microsoft =excel>Microsoft Excel]
- We used Microsoft excel for the sums. => We used Microsoft Excel for the sums.
- We used microsoft excel for the sums. => We used Microsoft Excel for the sums.

bachelor-of-arts: [=Bachelor =of =arts>Bachelor of Arts]
| [=bachelor =of =arts>Bachelor of Arts]
- She holds a Bachelor of arts from Leeds. => She holds a Bachelor of Arts from Leeds.
- She holds a bachelor of arts from Leeds. => She holds a Bachelor of Arts from Leeds.

bachelor-of-science: [=Bachelor =of =science>Bachelor of Science]
| [=bachelor =of =science>Bachelor of Science]
- She holds a Bachelor of science from Leeds. => She holds a Bachelor of Science from Leeds.
- She holds a bachelor of science from Leeds. => She holds a Bachelor of Science from Leeds.

master-of-arts: [=Master =of =arts>Master of Arts]
| [=master =of =arts>Master of Arts]
- She holds a Master of arts from Leeds. => She holds a Master of Arts from Leeds.
- She holds a master of arts from Leeds. => She holds a Master of Arts from Leeds.

master-of-science: [=Master =of =science>Master of Science]
| [=master =of =science>Master of Science]
- She holds a Master of science from Leeds. => She holds a Master of Science from Leeds.
- She holds a master of science from Leeds. => She holds a Master of Science from Leeds.

doctor-of-philosophy: [=Doctor =of =philosophy>Doctor of Philosophy]
| [=doctor =of =philosophy>Doctor of Philosophy]
- He became Doctor of philosophy in May. => He became Doctor of Philosophy in May.
- He became doctor of philosophy in May. => He became Doctor of Philosophy in May.

monte-carlo: [=Monte =carlo>Monte Carlo]
- We ran a Monte carlo simulation. => We ran a Monte Carlo simulation.

human-genome-project: [=Human =genome =project>Human Genome Project]
| [=human =genome =project>Human Genome Project]
- The Human genome project ended in 2003. => The Human Genome Project ended in 2003.
- The human genome project ended in 2003. => The Human Genome Project ended in 2003.

black-death: [=Black =death>Black Death]
- The Black death came in 1348. => The Black Death came in 1348.

holy-roman-empire: [=Holy =roman =empire>Holy Roman Empire]
| [=holy =roman =empire>Holy Roman Empire]
- The Holy roman empire fell slowly. => The Holy Roman Empire fell slowly.
- The holy roman empire fell slowly. => The Holy Roman Empire fell slowly.

berlin-wall: [=Berlin =wall>Berlin Wall]
| [=berlin =wall>Berlin Wall]
- The Berlin wall fell in 1989. => The Berlin Wall fell in 1989.
- The berlin wall fell in 1989. => The Berlin Wall fell in 1989.

gulf-stream: [=Gulf =stream>Gulf Stream]
| [=gulf =stream>Gulf Stream]
- The Gulf stream is warm. => The Gulf Stream is warm.
- The gulf stream is warm. => The Gulf Stream is warm.

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

cape-town: [=Cape =town>Cape Town]
| [=cape =town>Cape Town]
- They moved to Cape town in May. => They moved to Cape Town in May.
- They moved to cape town in May. => They moved to Cape Town in May.

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

suez-canal: [=Suez =canal>Suez Canal]
| [=suez =canal>Suez Canal]
- The Suez canal was closed. => The Suez Canal was closed.
- The suez canal was closed. => The Suez Canal was closed.

panama-canal: [=Panama =canal>Panama Canal]
| [=panama =canal>Panama Canal]
- The Panama canal was closed. => The Panama Canal was closed.
- The panama canal was closed. => The Panama Canal was closed.

golden-gate-bridge: [=Golden =gate =bridge>Golden Gate Bridge]
- They crossed the Golden gate bridge in May. => They crossed the Golden Gate Bridge in May.

times-square: [=Times =square>Times Square]
- They met in Times square at noon. => They met in Times Square at noon.

buckingham-palace: [=Buckingham =palace>Buckingham Palace]
| [=buckingham =palace>Buckingham Palace]
- They saw Buckingham palace in May. => They saw Buckingham Palace in May.
- They saw buckingham palace in May. => They saw Buckingham Palace in May.

stack-overflow: [=Stack =overflow>Stack Overflow]
| [=stack =overflow>Stack Overflow]
- We asked on Stack overflow first. => We asked on Stack Overflow first.
- We asked on stack overflow first. => We asked on Stack Overflow first.

ivy-league: [=Ivy =league>Ivy League]
| [=ivy =league>Ivy League]
- Schools of the Ivy league are old. => Schools of the Ivy League are old.
- Schools of the ivy league are old. => Schools of the Ivy League are old.
`,
};
