import type { AnalysedToken } from '../../sentence/analysed-token.ts';
import type { CodeRule, CodeRuleGroup } from '../rule.ts';

/** Cities whose name is not also another word. Cities of two words have separate rules. */
const CITIES = `
  aachen aberdeen abidjan accra adelaide agra ahmedabad aleppo alexandria algiers amman amsterdam anchorage ankara antalya antwerp athens atlanta auckland
  baghdad baku baltimore bangalore bangkok barcelona basel beijing beirut belfast belgrade bengaluru bergen berlin bilbao birmingham bogota bogotá bologna
  bombay bordeaux boston brasilia brasília bratislava bremen brighton brisbane bristol brussels bucharest budapest cairo calcutta calgary canberra cannes
  caracas cardiff casablanca chengdu chennai chicago chongqing cincinnati colombo copenhagen dallas damascus delhi denver detroit dhaka doha dresden dubai dublin
  dubrovnik durban düsseldorf edinburgh edmonton frankfurt fukuoka gdansk gdańsk geneva genoa ghent glasgow gothenburg granada grenoble guadalajara guangzhou
  hamburg hanoi hanover havana helsinki hiroshima houston hyderabad islamabad istanbul izmir jaipur jakarta jeddah jerusalem johannesburg kabul karachi
  kathmandu khartoum kiev kyiv kinshasa kobe kolkata krakow kraków kyoto lagos lahore lausanne leeds leipzig lille lisbon liverpool ljubljana london luanda lucknow luxor
  lyon macau madrid malaga málaga malmö manchester manila marrakech marrakesh marseille marseilles mecca medellín medellin medina melbourne memphis miami
  milan minneapolis minsk monterrey montevideo montreal moscow mumbai munich nagasaki nagoya nairobi nanjing nantes naples nashville nicosia nottingham nuremberg
  odessa odesa osaka oslo ottawa oxford paris patras perugia philadelphia pisa portland porto poznan poznań prague pretoria pune pyongyang quito ramallah reykjavik riga
  riyadh rome rotterdam salzburg santiago santorini sapporo sarajevo seattle seoul seville shanghai sheffield shenzhen singapore skopje sofia southampton
  stavanger stockholm strasbourg stuttgart sydney taipei tallinn tashkent tbilisi tehran teheran thessaloniki tianjin tijuana tirana tokyo toronto toulouse
  tripoli tunis turin ulaanbaatar utrecht valencia valparaíso valparaiso vancouver varanasi venice verona vienna vilnius vladivostok warsaw washington wellington
  winnipeg wroclaw wrocław wuhan yangon yerevan yokohama zagreb zurich zürich
`;
const NAMES = new Set(CITIES.split(/\s+/).filter(Boolean));

/** "Geothlypis philadelphia" is a species; "two paris of nodes" is a slip for "pairs". */
function isOtherWord(tokens: readonly AnalysedToken[], at: number): boolean {
  const before = tokens[at - 1];
  if (before?.upos === 'NUM') return true;
  return before !== undefined && at > 1 && /^\p{Lu}\p{Ll}{2,}(?:a|us|is|um|es|on|x|eo)$/u.test(before.text);
}

const cityName: CodeRule = {
  id: 'city',
  examples: `
    - We went from taipei to lisbon by train. => We went from Taipei to Lisbon by train.
    - She lives in london with her sister. => She lives in London with her sister.
    + We went from Taipei to Lisbon by train.
    + They read www.london.example every day.
    + The warbler (Geothlypis philadelphia) was seen twice, and so was Vireo philadelphia.
  `,
  check({ tokens, paragraph }) {
    return tokens
      .filter(({ text, lower }, i) => text === lower && NAMES.has(lower) && !isOtherWord(tokens, i))
      .filter(
        ({ start, end }) =>
          !/[\w@/.-]/.test(paragraph[start - 1] ?? ' ') && !/^(?:[@/-]|\.\w)/.test(paragraph.slice(end, end + 2)),
      )
      .map(({ start, end, text }) => ({ start, end, replacements: [text[0]!.toUpperCase() + text.slice(1)] }));
  },
};

/** Names of cities without their capital. */
export const NAMES_OF_CITIES: CodeRuleGroup = {
  id: 'capitals-cities',
  errorClass: 'capitals',
  source: 'Emend',
  comment: 'This is the name of a city: it has a capital, {better}.',
  level: 'basic',
  confidence: 0.95,
  checks: [cityName],
};
