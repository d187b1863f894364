import type { RuleFile } from '../rule-file.ts';

/** Words that name people by an illness, an origin or a lack. */
export const PEOPLE_FIRST: RuleFile = {
  id: 'people-first',
  errorClass: 'inclusive',
  source: 'Emend',
  comment: '{found} may offend the people it names; {better} is preferred.',
  rules: `
confined-to-a-wheelchair: [confined to a wheelchair>using a wheelchair]
- He is confined to a wheelchair. => He is using a wheelchair.

the: [the (handicapped|disabled)>people with disabilities / disabled people] !{NN|NNS|NNP|JJ|VBN|CD} !, !- !and !or
- It helps the disabled. => It helps people with disabilities.
- The disabled were asked first. => People with disabilities were asked first.
+ The handicapped man
+ The disabled children were asked first.
+ The disabled and unused accounts were deleted.
+ We pressed the disabled submit button.

handicapped: [handicapped (people|persons|children)>people with disabilities / disabled people]
- It helps handicapped people. => It helps people with disabilities.

the-blind: (help:V|teach:V|for|among) [the blind>people who are blind / blind people] !{NN|NNS|NNP|JJ|VBZ|VBD|HYPH}
- It helps the blind. => It helps people who are blind.
+ Then the blind was broken.

the-deaf: [the deaf>people who are deaf / deaf people] !{NN|NNS|NNP|JJ|HYPH} !, !and !or
- It helps the deaf. => It helps people who are deaf.
+ The deaf and the blind child were friends.

the-elderly: [the =elderly>older adults / older people] !{NN|NNS|NNP|JJ}
@ confidence=0.55
? elderly {IN} - _
- It helps the elderly. => It helps older adults.
+ It helps the elderly at-risk patients.
+ We used the Physical Activity Scale for the Elderly.
+ The elderly population rose.

elderly: [elderly (people|persons|patients)>older adults / older people]
@ confidence=0.55
- It helps elderly people. => It helps older adults.

the-aged: (help:V|for|of|among|by|with|to) [the aged>older adults] {END|CC|VBZ|VBP|VBD|MD}
- It helps the aged. => It helps older adults.
+ It was found in the aged pro-B cells.

senior-citizens: [senior citizens>older adults]
@ confidence=0.55
- It helps senior citizens. => It helps older adults.

the-homeless: [the homeless>people without housing / homeless people] !{NN|NNS|NNP|JJ} !, !and !or
- It helps the homeless. => It helps people without housing.
+ The homeless shelter is full.

the-poor: [the poor>people with low incomes] !{NN|NNS|NNP|JJ|RB|VBN} !, !and !or
@ confidence=0.55
- It helps the poor. => It helps people with low incomes.
+ The poor and incomplete answers were left out.

the-mentally-ill: [the mentally ill>people with mental illness] !{NN|NNS|NNP|JJ} !, !and !or
- It helps the mentally ill. => It helps people with mental illness.
+ The mentally ill prisoner died.

the-obese: [the obese>people with obesity] !{NN|NNS|NNP|JJ} !, !and !or
- It helps the obese. => It helps people with obesity.

mental-retardation: [(mental retardation)>intellectual disability]
- It causes mental retardation. => It causes intellectual disability.

cripple: [cripple:N>person with a disability]
- He met a cripple. => He met a person with a disability.

deaf-and-dumb: [deaf and dumb>deaf]
- He was deaf and dumb. => He was deaf.

deaf-mute: [deaf-mute>deaf]
- He was deaf-mute. => He was deaf.

midget: [midget:N>person of short stature]
- He met a midget. => He met a person of short stature.

lunatic: [lunatic:N>person with mental illness]
- He met a lunatic. => He met a person with mental illness.

insane-asylum: [insane asylum>psychiatric hospital]
- It was an insane asylum. => It was a psychiatric hospital.

mental-hospital: [mental hospital>psychiatric hospital]
- It was a mental hospital. => It was a psychiatric hospital.

alcoholics-drunks: [(alcoholics|drunks)>people with alcohol use disorder]
- It helps alcoholics. => It helps people with alcohol use disorder.

drug: [drug (addicts|abusers)>people who use drugs]
- It helps drug addicts. => It helps people who use drugs.

drug-2: [drug (addict|abuser)>person who uses drugs]
- He met a drug addict. => He met a person who uses drugs.

abuse: [(substance|drug) abuse>substance misuse / substance use] !disorder !disorders
- It cuts substance abuse. => It cuts substance misuse.

commit-suicide: [commit:V suicide>die:V by suicide]
| [committed suicide>died by suicide]
- He committed suicide. => He died by suicide.

failed-suicide: [failed suicide>suicide attempt]
- It was a failed suicide. => It was a suicide attempt.

diabetics: [diabetics>people with diabetes]
@ confidence=0.55
- It helps diabetics. => It helps people with diabetes.

epileptics: [epileptics>people with epilepsy]
- It helps epileptics. => It helps people with epilepsy.

asthmatics: [asthmatics>people with asthma]
@ confidence=0.55
- It helps asthmatics. => It helps people with asthma.

schizophrenics: [schizophrenics>people with schizophrenia]
- It helps schizophrenics. => It helps people with schizophrenia.

hemophiliacs: [hemophiliacs>people with hemophilia]
- It helps hemophiliacs. => It helps people with hemophilia.

autistics: [autistics>autistic people]
- It helps autistics. => It helps autistic people.

sexual-preference: [sexual preference>sexual orientation]
- It asks their sexual preference. => It asks their sexual orientation.

homosexuals: [homosexuals>gay people / gay and lesbian people]
@ confidence=0.55
- It helps homosexuals. => It helps gay people.

transgendered: [transgendered>transgender]
- They are transgendered. => They are transgender.

transsexuals: [transsexuals>transgender people]
- It helps transsexuals. => It helps transgender people.

colored-people: [colored people>people of color]
- It helps colored people. => It helps people of color.

gypsies: [gypsies>Roma / travelers]
@ confidence=0.55
- It helps gypsies. => It helps Roma.

illegal: [illegal (aliens|immigrants)>undocumented immigrants]
- It helps illegal immigrants. => It helps undocumented immigrants.

illegal-2: [illegal (alien|immigrant)>undocumented immigrant]
- It helps one illegal immigrant. => It helps one undocumented immigrant.

third-world: [third world (countries|nations)>low-income countries]
- It helps third world countries. => It helps low-income countries.

underdeveloped: [underdeveloped (countries|nations)>low-income countries]
- It helps underdeveloped countries. => It helps low-income countries.

primitive: [primitive (peoples|tribes|societies|cultures)]
# ‘Primitive’ judges: name the people, their time or how they live.
- It helps primitive tribes.
+ It lives in primitive form.

blacklist: [blacklist:V>block:V / deny:V]
@ confidence=0.55
- They blacklisted the address. => They blocked the address.

blacklist-2: [blacklist:N>blocklist:N]
- It is on the blacklist. => It is on the blocklist.

whitelist: [whitelist:N>allowlist:N]
@ confidence=0.55
- It is on the whitelist. => It is on the allowlist.

whitelist-2: [whitelist:V>allow:V]
- They whitelisted the address. => They allowed the address.

master-slave-and-or-slave-master: [(master|slave) (and|or|/) (slave|master)]
# These words name people who were owned: “primary and replica”, “leader and follower” or “controller and device” say what the parts do.
- It is a master and slave pair.
+ It is a leader and follower pair.

grandfathered: [grandfathered (in)?>exempted]
@ confidence=0.55
- Old users are grandfathered in. => Old users are exempted.

sanity-check: [sanity check:N>check:N / plausibility check:N]
@ confidence=0.55
- It is a sanity check. => It is a check.
`,
};
