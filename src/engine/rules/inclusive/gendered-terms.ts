import type { RuleFile } from '../rule-file.ts';

/** Names of people and work that name one sex only. */
export const GENDERED_TERMS: RuleFile = {
  id: 'gendered-terms',
  errorClass: 'inclusive',
  source: 'Emend',
  comment: '{found} names one sex only; {better} names everybody.',
  rules: `
chairman: [chairman>chair / chairperson]
- The chairman spoke. => The chair spoke.

chairmen: [chairmen>chairs]
- The chairmen spoke. => The chairs spoke.

chairwoman: [chairwoman>chair / chairperson]
- The chairwoman spoke. => The chair spoke.

businessman: [businessman>businessperson / executive]
- A businessman spoke. => A businessperson spoke.

businessmen: [businessmen>businesspeople / executives]
- Two businessmen spoke. => Two businesspeople spoke.

businesswoman: [businesswoman>businessperson / executive]
- A businesswoman spoke. => A businessperson spoke.

policeman: [policeman>police officer]
- A policeman came. => A police officer came.

policemen: [policemen>police officers]
- Two policemen came. => Two police officers came.

policewoman: [policewoman>police officer]
- A policewoman came. => A police officer came.

fireman: [fireman>firefighter]
- A fireman came. => A firefighter came.

firemen: [firemen>firefighters]
- Two firemen came. => Two firefighters came.

mailman: [mailman>mail carrier]
- The mailman came. => The mail carrier came.

postman: [postman>postal worker]
- The postman came. => The postal worker came.

salesman: [salesman>salesperson]
- A salesman came. => A salesperson came.

salesmen: [salesmen>salespeople]
- Two salesmen came. => Two salespeople came.

saleswoman: [saleswoman>salesperson]
- A saleswoman came. => A salesperson came.

spokesman: [spokesman>spokesperson]
- A spokesman replied. => A spokesperson replied.

spokesmen: [spokesmen>spokespeople]
- Two spokesmen replied. => Two spokespeople replied.

spokeswoman: [spokeswoman>spokesperson]
- A spokeswoman replied. => A spokesperson replied.

congressman: [congressman>member of Congress]
- A congressman spoke. => A member of Congress spoke.

congressmen: [congressmen>members of Congress]
- Two congressmen spoke. => Two members of Congress spoke.

stewardess: [stewardess>flight attendant]
- A stewardess came. => A flight attendant came.

stewardesses: [stewardesses>flight attendants]
- Two stewardesses came. => Two flight attendants came.

waitress: [waitress>server]
@ confidence=0.55
- A waitress came. => A server came.

actress: [actress>actor]
@ confidence=0.55
- The actress spoke. => The actor spoke.

foreman: [foreman>supervisor]
- The foreman left. => The supervisor left.

foremen: [foremen>supervisors]
- Two foremen left. => Two supervisors left.

craftsman: [craftsman>artisan]
@ confidence=0.55
- A craftsman made it. => An artisan made it.

craftsmen: [craftsmen>artisans]
@ confidence=0.55
- Craftsmen made it. => Artisans made it.

cameraman: [cameraman>camera operator]
- A cameraman came. => A camera operator came.

repairman: [repairman>repairer / technician]
- A repairman came. => A repairer came.

handyman: [handyman>repairer]
- A handyman came. => A repairer came.

middleman: [middleman>intermediary]
- A middleman sold it. => An intermediary sold it.

middlemen: [middlemen>intermediaries]
- Middlemen sold it. => Intermediaries sold it.

layman: [layman>layperson]
- A layman can read it. => A layperson can read it.

laymen: [laymen>laypeople]
- Laymen can read it. => Laypeople can read it.

freshman: {DT|JJ|CD|PRP$} [freshman>first-year student] !{NN|NNS|JJ}
| [freshman>first-year] {NN|NNS|JJ}
@ confidence=0.55
- A freshman asked. => A first-year student asked.
- Two freshman courses began. => Two first-year courses began.
+ Freshman had a greater risk.

freshmen: [freshmen>first-year students]
@ confidence=0.55
- Two freshmen asked. => Two first-year students asked.

mankind: [mankind>humankind / humanity]
- It helps mankind. => It helps humankind.

man-made: [man-made>artificial / synthetic]
- It is a man-made lake. => It is an artificial lake.

manmade: [manmade>artificial / synthetic]
- It is a manmade lake. => It is an artificial lake.

man-hours: [man-hours>person-hours / working hours]
- It took ten man-hours. => It took ten person-hours.

manned: [manned>crewed / staffed]
@ confidence=0.55
- It is a manned craft. => It is a crewed craft.

// "unmanned aerial vehicle" is the term, and the UAV has its letters from it
unmanned: [unmanned>uncrewed / remote]
@ confidence=0.55
? unmanned (aerial|aircraft|ground|underwater|surface)
+ An unmanned aerial vehicle flew.
- It is an unmanned craft. => It is an uncrewed craft.

forefathers: [forefathers>ancestors]
- Our forefathers came here. => Our ancestors came here.

common-man: [(the)? common man>ordinary people]
? a common man
+ It was not enough to feed a common man.
- It helps the common man. => It helps ordinary people.

man-in-the-street: [man in the street>average person]
- Ask the man in the street. => Ask the average person.

housewife: [housewife>homemaker]
- She was a housewife. => She was a homemaker.

housewives: [housewives>homemakers]
- They were housewives. => They were homemakers.

maiden-name: [maiden name>birth name]
- Give your maiden name. => Give your birth name.

cleaning-lady: [cleaning lady>cleaner]
- A cleaning lady came. => A cleaner came.

male-nurse: [male nurse>nurse]
- A male nurse came. => A nurse came.

female-doctor: [female doctor>doctor]
- A female doctor came. => A doctor came.

lady-doctor: [lady doctor>doctor]
- A lady doctor came. => A doctor came.

woman-driver: [woman driver>driver]
- A woman driver came. => A driver came.

his-or-her: [his or her>their]
@ confidence=0.55
- Each has his or her seat. => Each has their seat.

him-or-her: [him or her>them]
@ confidence=0.55
- Ask him or her. => Ask them.

the-sex: [the (fairer|weaker|fair) sex>women]
- It helps the weaker sex. => It helps women.

ladies: [ladies>women] !{POS} !/^[’']/
@ confidence=0.55
- Ten ladies voted. => Ten women voted.
+ They joined ladies’ aid societies.

man-and-wife: [man and wife>husband and wife / a married couple]
- They are man and wife. => They are husband and wife.

mothering: [mothering>parenting]
@ confidence=0.55
- It teaches mothering. => It teaches parenting.

sportsmanship: [sportsmanship>fairness / fair play]
@ confidence=0.55
- It rewards sportsmanship. => It rewards fairness.

workmen: [workmen>workers]
- Two workmen came. => Two workers came.

weatherman: [weatherman>weather forecaster]
- The weatherman spoke. => The weather forecaster spoke.

anchorman: [anchorman>anchor]
- The anchorman spoke. => The anchor spoke.

clergyman: [clergyman>member of the clergy]
- A clergyman spoke. => A member of the clergy spoke.

clergymen: [clergymen>clergy]
- Two clergymen spoke. => Two clergy spoke.

fisherman: [fisherman>fisher]
@ confidence=0.55
- A fisherman came. => A fisher came.

fishermen: [fishermen>fishers]
@ confidence=0.55
- Two fishermen came. => Two fishers came.

statesman: [statesman>political leader]
@ confidence=0.55
- A statesman spoke. => A political leader spoke.

statesmen: [statesmen>political leaders]
@ confidence=0.55
- Two statesmen spoke. => Two political leaders spoke.

alderman: [alderman>council member]
- The alderman spoke. => The council member spoke.

garbageman: [garbageman>waste collector]
- The garbageman came. => The waste collector came.

bellboy: [bellboy>porter]
- A bellboy came. => A porter came.

hostess: [hostess>host]
@ confidence=0.55
- The hostess spoke. => The host spoke.

suffragette: [suffragette>suffragist]
- A suffragette spoke. => A suffragist spoke.

authoress: [authoress>author]
- The authoress spoke. => The author spoke.

poetess: [poetess>poet]
- The poetess spoke. => The poet spoke.
`,
};
