/** Nouns and adjectives that learners put where the verb of the same family belongs. */
export const NOUN_FOR_VERB: ReadonlyMap<string, string> = new Map(
  `success:succeed response:respond choice:choose belief:believe growth:grow loss:lose proof:prove complaint:complain
  decision:decide difference:differ emphasis:emphasize explanation:explain introduction:introduce knowledge:know solution:solve
  speech:speak behavior:behave behaviour:behave arrival:arrive development:develop improvement:improve protection:protect
  communication:communicate education:educate information:inform reduction:reduce production:produce competition:compete
  description:describe discussion:discuss entertainment:entertain existence:exist failure:fail happiness:enjoy imagination:imagine
  invention:invent marriage:marry pollution:pollute population:populate preparation:prepare relaxation:relax sale:sell
  understanding:understand agreement:agree announcement:announce argument:argue attraction:attract collection:collect
  comparison:compare concentration:concentrate connection:connect consumption:consume contribution:contribute creation:create
  destruction:destroy discovery:discover encouragement:encourage expansion:expand expectation:expect expression:express
  identification:identify involvement:involve motivation:motivate participation:participate performance:perform
  prevention:prevent realization:realize recognition:recognize refusal:refuse requirement:require suggestion:suggest
  survival:survive analysis:analyze conclusion:conclude advertisement:advertise application:apply attention:attend
  invitation:invite organization:organize strength:strengthen weakness:weaken width:widen length:lengthen breath:breathe
  thought:think`
    .split(/\s+/)
    .map((pair) => pair.split(':') as [string, string]),
);
/** Verbs that learners put where the noun belongs ("my believe", "the develop of"). */
export const VERB_FOR_NOUN: ReadonlyMap<string, string> = new Map(
  `believe:belief develop:development choose:choice improve:improvement succeed:success explain:explanation grow:growth
  lose:loss behave:behavior communicate:communication educate:education inform:information decide:decision discuss:discussion
  invent:invention create:creation protect:protection reduce:reduction produce:production describe:description exist:existence
  prepare:preparation solve:solution suggest:suggestion perform:performance pollute:pollution participate:participation
  organize:organization compare:comparison conclude:conclusion require:requirement recommend:recommendation
  consume:consumption destroy:destruction imagine:imagination introduce:introduction manage:management
  prove:proof arrive:arrival live:life advertise:advertisement communicates:communication complain:complaint know:knowledge
  think:thought apply:application attract:attraction compete:competition connect:connection contribute:contribution
  depend:dependence discover:discovery employ:employment enjoy:enjoyment entertain:entertainment expect:expectation
  express:expression invest:investment invite:invitation involve:involvement judge:judgement punish:punishment`
    .split(/\s+/)
    .map((pair) => pair.split(':') as [string, string]),
);
/** Adjectives that often stand in front of another adjective, a participle or a verb where the adverb belongs. */
export const ADVERB_OF: ReadonlyMap<string, string> = new Map(
  `extreme:extremely real:really complete:completely total:totally absolute:absolutely incredible:incredibly relative:relatively
  particular:particularly serious:seriously high:highly full:fully perfect:perfectly slight:slightly significant:significantly
  entire:entirely exact:exactly easy:easily quick:quickly slow:slowly careful:carefully clear:clearly general:generally
  environmental:environmentally economic:economically economical:economically social:socially physical:physically mental:mentally
  financial:financially technological:technologically main:mainly constant:constantly continuous:continuously current:currently
  definite:definitely direct:directly effective:effectively efficient:efficiently equal:equally eventual:eventually
  frequent:frequently immediate:immediately independent:independently natural:naturally negative:negatively positive:positively
  normal:normally obvious:obviously permanent:permanently personal:personally practical:practically proper:properly
  rapid:rapidly recent:recently regular:regularly safe:safely separate:separately simple:simply strong:strongly sudden:suddenly
  successful:successfully usual:usually wide:widely great:greatly bad:badly deep:deeply enormous:enormously exceptional:exceptionally
  dramatic:dramatically drastic:drastically considerable:considerably increasing:increasingly surprising:surprisingly
  amazing:amazingly terrible:terribly unbelievable:unbelievably similar:similarly correct:correctly automatic:automatically
  gradual:gradually active:actively specific:specifically previous:previously`
    .split(/\s+/)
    .map((pair) => pair.split(':') as [string, string]),
);
/** Participles that tell how somebody feels, and the one that tells what the thing is like. */
export const FEELING: ReadonlyMap<string, string> = new Map(
  `interesting:interested boring:bored exciting:excited tiring:tired confusing:confused surprising:surprised disappointing:disappointed
  frustrating:frustrated embarrassing:embarrassed shocking:shocked amazing:amazed fascinating:fascinated satisfying:satisfied
  frightening:frightened relaxing:relaxed annoying:annoyed worrying:worried`
    .split(/\s+/)
    .map((pair) => pair.split(':') as [string, string]),
);
