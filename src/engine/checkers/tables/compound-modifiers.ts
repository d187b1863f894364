/** Pairs that are hyphenated in front of a noun, with the share of editors who would do it. */
const ROWS = `
well known .85
well written .6
well developed .5
well organized .5
well organised .5
well paid .75
well educated .65
well prepared .5
well trained .6
well established .5
best known .6
best selling .7
long term .72
short term .72
long lasting .82
long standing .72
long distance .6
so called .92
self confident .9
self employed .9
high speed .6
high quality .5
low cost .6
low income .55
high income .5
high risk .5
large scale .7
small scale .7
full time .72
part time .75
first class .55
second hand .75
third party .5
old fashioned .88
good looking .9
hard working .9
middle aged .88
open minded .9
kind hearted .92
good natured .9
bad tempered .92
left handed .9
right handed .9
two way .6
one way .6
three dimensional .88
two dimensional .88
state owned .8
world famous .85
world wide .6
user friendly .85
eco friendly .88
time consuming .88
mouth watering .9
ever changing .9
never ending .9
thought provoking .9
far reaching .85
decision making .6
problem solving .5
peer reviewed .6
evidence based .6
cost effective .7
age related .6
health related .7
work related .7
student centered .7
English speaking .9
english speaking .9
real life .5
real time .5
real world .5
all round .6
non profit .88
non smoking .88
ready made .85
home made .82
hand made .82
last minute .75
air conditioned .85
`;
export const COMPOUND_MODIFIERS: ReadonlyMap<string, number> = new Map(
  ROWS.trim()
    .split('\n')
    .map((line): [string, number] => {
      const cut = line.lastIndexOf(' ');
      return [line.slice(0, cut).toLowerCase(), Number(line.slice(cut))];
    })
    .filter(([, confidence]) => confidence >= 0.5),
);
