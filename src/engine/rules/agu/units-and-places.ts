import type { RuleFile } from '../rule-file.ts';

/** Units of the Earth sciences, positions, ages and chemical signs. */
export const AGU_UNITS: RuleFile = {
  id: 'agu-units',
  errorClass: 'guide',
  guides: ['AGU'],
  source: 'AGU Grammar and Style Guide',
  comment: 'AGU style writes this as {better}.',
  needs: /\d/,
  rules: String.raw`
position-closed: /(?<=\d) ?°[ \u00a0](?=[NSEW](?!\p{L}))|(?<=\d)[ \u00a0]°(?=[NSEW](?!\p{L}))/ => °
# Degree sign and compass letter stand close to the number.
@ section=Special_Characters
- It lies at 45° N in the hills. => It lies at 45°N in the hills.
+ It lies at 45°N in the hills.

position-sign: /(?<=(?<![\d.])\d{1,3}(?:\.\d{1,4})?) ?(?:degrees|deg\.?) ?(?=[NSEW](?!\p{L}))/ => °
# A position takes the degree sign.
@ section=Special_Characters
- It lies at 45 degrees N in the hills. => It lies at 45°N in the hills.
+ It lies at 45°N in the hills.

celsius-word: /(?<=\d) degrees (?:Celsius|C)(?!\p{L})/ => °C
# With a number the sign stands for the word.
@ section=Special_Characters
- It cooled to 4 degrees Celsius at night. => It cooled to 4°C at night.
+ It cooled to 4°C at night.

millibar: /(?<=\d )(?:mbar|mb|millibars?)(?!\p{L})/ => hPa
# The SI unit of the same size is the hectopascal.
@ section=Units
- It fell to 980 mb at night. => It fell to 980 hPa at night.
+ It fell to 980 hPa at night.

million-years-ago: /(?<=\d )(?:mya|m\.y\.a\.|MYA)(?!\p{L})/ => Ma
| /(?<=\d )(?:kya|k\.y\.a\.|KYA)(?!\p{L})/ => ka
# A date in the past is given in Ma or ka.
@ section=Units
- It formed 30 mya in a rift. => It formed 30 Ma in a rift.
+ It formed 30 Ma in a rift.

ma-ago: /(?<=\d (?:Ma|ka|Ga)) ago(?!\p{L})/
# “Ma” and “ka” already mean “ago”.
@ section=Units
- It formed 30 Ma ago in a rift.
+ It formed 30 Ma in a rift.

million-years: /(?<=\d )(?:m\.y\.|My|MY|myr)(?![\p{L}.])/ => Myr
| /(?<=\d )(?:k\.y\.|kyrs?\.)(?![\p{L}])/ => kyr
# A span of time is given in Myr or kyr.
@ section=Units
- It lasted 3 m.y. in all. => It lasted 3 Myr in all.
+ It lasted 3 Myr in all.

year-bp: /(?<=\d )(?:B\.P\.|BP\.|bp)(?= |,|\.)(?<=(?:yrs?|years|a|ka) (?:B\.P\.|BP\.|bp)|\d (?:B\.P\.))/ => BP
# “BP” takes no stops.
@ section=Units
- It is 5000 B.P. by this count. => It is 5000 BP by this count.
+ It is 5000 BP by this count.

magnitude-hyphen: /(?<=[Mm]agnitude)-(\d)/ =>  $1
# No hyphen joins “magnitude” and its number.
@ section=Hyphenation
- A magnitude-7 earthquake struck. => A magnitude 7 earthquake struck.
+ A magnitude 7 earthquake struck.

carbon-fourteen: /(?<![\p{L}-])([Cc])arbon 14(?!\d)/ => $1arbon-14
| /(?<![\p{L}-])([Bb])eryllium 10(?!\d)/ => $1eryllium-10
# A hyphen joins an element's name and its mass number.
@ section=Miscellaneous_Geological_and_Scientific_Terms
- It was dated by carbon 14 as well. => It was dated by carbon-14 as well.
+ It was dated by carbon-14 as well.

asl: /(?<=\d m )(?:a\.s\.l\.|asl|ASL|amsl)(?=[\s,;)])/ => above sea level
# The phrase is written out.
@ section=Word_List
- The hut stands at 3000 m a.s.l. in the north. => The hut stands at 3000 m above sea level in the north.
+ The hut stands at 3000 m above sea level in the north.

year-day: /(?<=\d )yrs(?![\p{L}])/ => years
# Years are written out, or abbreviated without “s”.
@ section=Units
- It lasted 30 yrs in all. => It lasted 30 years in all.
+ It lasted 30 years in all.

per-mil: /(?<=\d) ?(?:per mil|permil|per mille|o\/oo)(?!\p{L})/ => ‰
# With a number the sign stands for the word.
@ section=Special_Characters
- It changed by 2 per mil at most. => It changed by 2‰ at most.
+ It changed by 2‰ at most.

utc-closed: /(?<=(?<!\d)\d{1,2}:\d\d) ?(?:hrs?|h) UTC/ =>  UTC
| /(?<=(?<!\d)\d{1,2}:\d\d) ?(?:a\.m\.|p\.m\.|AM|PM) UTC/
# Times in UTC are those of the 24-hour clock, without further words.
@ section=Date_and_Time
- It began at 14:00 hr UTC that day. => It began at 14:00 UTC that day.
+ It began at 14:00 UTC that day.
`,
};
