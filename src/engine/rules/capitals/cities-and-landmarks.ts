import type { RuleFile } from '../rule-file.ts';

/** Names of cities, buildings, mountains and seas, all of whose main words have capitals. */
export const CITIES_AND_LANDMARKS: RuleFile = {
  id: 'capitals-landmarks',
  errorClass: 'capitals',
  source: 'Emend',
  comment: 'This is a name: all its main words have capitals.',
  level: 'basic',
  confidence: 0.85,
  rules: `
new-york: [=New =york>New York]
| [=new =york>New York]
- They moved to New york in May. => They moved to New York in May.
- They moved to new york in May. => They moved to New York in May.

new-delhi: [=New =delhi>New Delhi]
| [=new =delhi>New Delhi]
- They moved to New delhi in May. => They moved to New Delhi in May.
- They moved to new delhi in May. => They moved to New Delhi in May.

hong-kong: [=Hong =kong>Hong Kong]
| [=hong =kong>Hong Kong]
- They moved to Hong kong in May. => They moved to Hong Kong in May.
- They moved to hong kong in May. => They moved to Hong Kong in May.

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

cape-town: [=Cape =town>Cape Town]
| [=cape =town>Cape Town]
- They moved to Cape town in May. => They moved to Cape Town in May.
- They moved to cape town in May. => They moved to Cape Town in May.

monte-carlo: [=Monte =carlo>Monte Carlo]
- We ran a Monte carlo simulation. => We ran a Monte Carlo simulation.

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

gulf-stream: [=Gulf =stream>Gulf Stream]
| [=gulf =stream>Gulf Stream]
- The Gulf stream is warm. => The Gulf Stream is warm.
- The gulf stream is warm. => The Gulf Stream is warm.

suez-canal: [=Suez =canal>Suez Canal]
| [=suez =canal>Suez Canal]
- The Suez canal was closed. => The Suez Canal was closed.
- The suez canal was closed. => The Suez Canal was closed.

panama-canal: [=Panama =canal>Panama Canal]
| [=panama =canal>Panama Canal]
- The Panama canal was closed. => The Panama Canal was closed.
- The panama canal was closed. => The Panama Canal was closed.

eiffel-tower: [=Eiffel =tower>Eiffel Tower]
| [=eiffel =tower>Eiffel Tower]
- They saw the Eiffel tower in May. => They saw the Eiffel Tower in May.
- They saw the eiffel tower in May. => They saw the Eiffel Tower in May.

berlin-wall: [=Berlin =wall>Berlin Wall]
| [=berlin =wall>Berlin Wall]
- The Berlin wall fell in 1989. => The Berlin Wall fell in 1989.
- The berlin wall fell in 1989. => The Berlin Wall fell in 1989.

golden-gate-bridge: [=Golden =gate =bridge>Golden Gate Bridge]
- They crossed the Golden gate bridge in May. => They crossed the Golden Gate Bridge in May.

times-square: [=Times =square>Times Square]
- They met in Times square at noon. => They met in Times Square at noon.

buckingham-palace: [=Buckingham =palace>Buckingham Palace]
| [=buckingham =palace>Buckingham Palace]
- They saw Buckingham palace in May. => They saw Buckingham Palace in May.
- They saw buckingham palace in May. => They saw Buckingham Palace in May.

wall-street: [=Wall =street>Wall Street]
| [=wall =street>Wall Street]
- Shares on Wall street fell. => Shares on Wall Street fell.
- Shares on wall street fell. => Shares on Wall Street fell.

silicon-valley: [=Silicon =valley>Silicon Valley]
| [=silicon =valley>Silicon Valley]
- Firms in Silicon valley grew. => Firms in Silicon Valley grew.
- Firms in silicon valley grew. => Firms in Silicon Valley grew.

white-house: [=White =house>White House]
- The White house said nothing. => The White House said nothing.
`,
};
