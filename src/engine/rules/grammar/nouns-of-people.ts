/** Nouns for one person, as alternatives of a pattern. */
export const PERSON =
  'mother|father|brother|sister|son|daughter|friend|boss|teacher|child|wife|husband|boy|girl|man|woman|baby|cousin|uncle|aunt|neighbour|neighbor|grandmother|grandfather|colleague|manager|doctor|student|boyfriend|girlfriend|director|president|secretary|nurse|lawyer|driver|player|author|writer|roommate|classmate|professor|dog|cat|minister|engineer|farmer|king|queen|guide|waiter|customer|worker|mum|mom|dad|nephew|niece|partner';
/** Nouns for several persons. */
export const PERSONS =
  'parents|friends|children|students|kids|sons|daughters|players|workers|employees|teachers|readers|people|pupils|customers|patients|users|visitors|brothers|sisters|neighbours|neighbors|colleagues|boys|girls|men|women|tourists|citizens|scientists|researchers|authors|drivers|cousins|grandparents|farmers|politicians|teenagers|adults|doctors|nurses|passengers|soldiers|classmates|athletes|actors|singers|artists|managers|members';
