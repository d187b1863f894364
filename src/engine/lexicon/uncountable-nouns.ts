/**
 * Plurals that edited prose does not use, because the noun is uncountable. Nouns with a plural in some sense ("works", "experiences", "foods") are left out;
 * those with a specialised plural have a lower figure.
 */
export const UNCOUNTABLE_PLURALS: Readonly<Record<string, readonly [singular: string, confidence: number]>> = {
  informations: ['information', 0.95],
  advices: ['advice', 0.95],
  equipments: ['equipment', 0.93],
  furnitures: ['furniture', 0.95],
  homeworks: ['homework', 0.93],
  houseworks: ['housework', 0.95],
  luggages: ['luggage', 0.95],
  baggages: ['baggage', 0.93],
  knowledges: ['knowledge', 0.9],
  softwares: ['software', 0.93],
  hardwares: ['hardware', 0.9],
  firmwares: ['firmware', 0.85],
  malwares: ['malware', 0.9],
  middlewares: ['middleware', 0.9],
  researches: ['research', 0.7],
  evidences: ['evidence', 0.75],
  feedbacks: ['feedback', 0.75],
  sceneries: ['scenery', 0.9],
  traffics: ['traffic', 0.9],
  musics: ['music', 0.85],
  happinesses: ['happiness', 0.95],
  healths: ['health', 0.9],
  jewelries: ['jewelry', 0.95],
  jewelleries: ['jewellery', 0.95],
  machineries: ['machinery', 0.75],
  moneys: ['money', 0.6],
  mankinds: ['mankind', 0.95],
  progresses: ['progress', 0.4],
  rubbishes: ['rubbish', 0.9],
  garbages: ['garbage', 0.9],
  stuffs: ['stuff', 0.85],
  staffs: ['staff', 0.5],
  slangs: ['slang', 0.85],
  violences: ['violence', 0.9],
  weathers: ['weather', 0.6],
  electricities: ['electricity', 0.9],
  employments: ['employment', 0.7],
  unemployments: ['unemployment', 0.9],
  educations: ['education', 0.85],
  clothings: ['clothing', 0.93],
  pollutions: ['pollution', 0.85],
  transportations: ['transportation', 0.85],
  rices: ['rice', 0.8],
  junks: ['junk', 0.4],
  patiences: ['patience', 0.9],
  confidences: ['confidence', 0.6],
  courages: ['courage', 0.95],
  entertainments: ['entertainment', 0.4],
  literatures: ['literature', 0.5],
  merchandises: ['merchandise', 0.8],
  publicities: ['publicity', 0.9],
  stationeries: ['stationery', 0.9],
  underwears: ['underwear', 0.9],
  wealths: ['wealth', 0.9],
  wisdoms: ['wisdom', 0.8],
  cashes: ['cash', 0.5],
  hospitalities: ['hospitality', 0.9],
  leisures: ['leisure', 0.9],
  nightlifes: ['nightlife', 0.9],
  supplementations: ['supplementation', 0.8],
  angulations: ['angulation', 0.85],
  congestions: ['congestion', 0.8],
  imageries: ['imagery', 0.85],
  adsorptions: ['adsorption', 0.85],
  absorptions: ['absorption', 0.7],
  emergences: ['emergence', 0.75],
  pollens: ['pollen', 0.75],
  consumptions: ['consumption', 0.75],
};

/** Irregular plurals and verb forms that learners make regular, with the right forms. */
export const REGULARISED: ReadonlyMap<string, string> = new Map(
  `childs:children childrens:children mans:men womans:women womens:women mens:men foots:feet tooths:teeth gooses:geese mouses:mice
  persones:people peoples':people's oxes:oxen sheeps:sheep fishs:fish deers:deer aircrafts:aircraft spacecrafts:spacecraft offsprings:offspring
  knifes:knives lifes:lives wifes:wives leafs:leaves loafs:loaves shelfs:shelves selfs:selves thiefs:thieves wolfs:wolves
  halfs:halves calfs:calves potatos:potatoes tomatos:tomatoes heros:heroes echos:echoes datas:data phenomenons:phenomena
  criterions:criteria bacterias:bacteria medias:media analysises:analyses hypothesises:hypotheses thesises:theses crisises:crises
  citys:cities countrys:countries familys:families partys:parties storys:stories companys:companies universitys:universities
  studys:studies babys:babies ladys:ladies bodys:bodies hobbys:hobbies memorys:memories activitys:activities
  opportunitys:opportunities abilitys:abilities societys:societies technologys:technologies industrys:industries policys:policies
  boyes:boys toies:toys daies:days waies:ways keies:keys monkies:monkeys boxs:boxes churchs:churches classs:classes buss:buses
  writed:wrote catched:caught buyed:bought bringed:brought thinked:thought teached:taught runned:ran goed:went comed:came
  eated:ate drinked:drank sleeped:slept speaked:spoke breaked:broke choosed:chose drived:drove falled:fell feeled:felt
  finded:found flied:flew forgeted:forgot forgetted:forgot gived:gave growed:grew heared:heard hided:hid holded:held
  hurted:hurt keeped:kept knowed:knew leaved:left lended:lent losed:lost maked:made meaned:meant meeted:met payed:paid
  readed:read rided:rode rised:rose seed:seed sayed:said seeked:sought selled:sold sended:sent shaked:shook singed:singed
  sitted:sat standed:stood stealed:stole swimmed:swam taked:took telled:told throwed:threw understanded:understood
  weared:wore winned:won spended:spent fighted:fought builded:built becomed:became begined:began beginned:began putted:put
  cutted:cut hitted:hit letted:let costed:cost setted:set shutted:shut quitted:quit splitted:split hitted:hit broughted:brought
  boughted:bought wented:went taughted:taught tooked:took spoked:spoke writen:written choosen:chosen stoled:stole
  bited:bit drawed:drew freezed:froze bleeded:bled digged:dug feeded:fed binded:bound striked:struck
  leaded:led sinked:sank shined:shone goten:gotten did'nt:didn't spreaded:spread overcomed:overcame arised:arose
  losted:lost stucked:stuck chosed:chose getted:got sanged:sang sticked:stuck swinged:swung weeped:wept`
    .split(/\s+/)
    .map((pair) => pair.split(':') as [string, string])
    .filter(([wrong, right]) => wrong !== right),
);
