import type { RuleFile } from '../rule-file.ts';

/** Names of organisations, prizes, degrees, works and products, all of whose main words have capitals. */
export const INSTITUTIONS_AND_WORKS: RuleFile = {
  id: 'capitals-institutions',
  errorClass: 'capitals',
  source: 'Emend',
  comment: 'This is a name: all its main words have capitals.',
  level: 'basic',
  confidence: 0.85,
  rules: `
united-nations: [=United =nations>United Nations]
| [=united =nations>United Nations]
- The United nations met in May. => The United Nations met in May.
- The united nations met in May. => The United Nations met in May.

european-union: [=European =union>European Union]
| [=european =union>European Union]
- The European union has new laws. => The European Union has new laws.
- The european union has new laws. => The European Union has new laws.

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

supreme-court: [=Supreme =court>Supreme Court]
- The Supreme court of the country agreed. => The Supreme Court of the country agreed.

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

human-genome-project: [=Human =genome =project>Human Genome Project]
| [=human =genome =project>Human Genome Project]
- The Human genome project ended in 2003. => The Human Genome Project ended in 2003.
- The human genome project ended in 2003. => The Human Genome Project ended in 2003.

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
