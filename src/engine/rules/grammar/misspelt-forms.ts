import type { RuleFile } from '../rule-file.ts';

const FORMS =
  `prefered:preferred happend:happened happends:happens likeing:liking runned:ran hitted:hit cutted:cut putted:put costed:cost
  readed:read shutted:shut hurted:hurt setted:set losted:lost stucked:stuck splitted:split writting:writing comming:coming haveing:having
  makeing:making takeing:taking useing:using giveing:giving driveing:driving liveing:living moveing:moving loveing:loving danceing:dancing
  writen:written choosed:chose chosed:chose gived:gave keeped:kept leaved:left maked:made meaned:meant meeted:met payed:paid sended:sent
  shaked:shook sleeped:slept speaked:spoke spended:spent stealed:stole swimmed:swam taked:took telled:told thinked:thought throwed:threw
  understanded:understood waked:woke wined:won winned:won feeled:felt finded:found forgeted:forgot getted:got goed:went growed:grew heared:heard
  knowed:knew buyed:bought bringed:brought breaked:broke becomed:became begined:began comed:came digged:dug drawed:drew drived:drove eated:ate
  falled:fell fighted:fought flied:flew freezed:froze hided:hid holded:held catched:caught builded:built teached:taught thinked:thought
  weared:wore writed:wrote rised:rose sanged:sang singed:sang selled:sold sitted:sat sticked:stuck swinged:swung weeped:wept`
    .split(/\s+/)
    .map((pair) => pair.split(':') as [string, string]);
const unique = [...new Map(FORMS)].filter(([wrong]) => wrong !== 'waked' && wrong !== 'putted' && wrong !== 'singed');

/** Forms of verbs that follow the wrong rule, and doubled or lost letters before an ending. */
export const MISSPELT_FORMS: RuleFile = {
  id: 'misspelt-forms',
  errorClass: 'verb',
  source: 'Emend',
  comment: 'The form of this verb is {better}, not {found}.',
  level: 'basic',
  // what the form was made from is plain: before a guess by the words around it, however sure that is (0.99999)
  confidence: 0.999999,
  rules: unique
    .map(
      ([wrong, right]) =>
        `${wrong}: [${wrong}>${right}]\n- They said that it ${wrong} then. => They said that it ${right} then.\n`,
    )
    .join('\n'),
};
