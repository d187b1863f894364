/** Languages in Latin script that are distinguished by their small words. */
export type LatinLanguage =
  | 'English'
  | 'French'
  | 'German'
  | 'Spanish'
  | 'Portuguese'
  | 'Italian'
  | 'Catalan'
  | 'Romanian'
  | 'Dutch'
  | 'Swedish'
  | 'Danish'
  | 'Norwegian'
  | 'Polish'
  | 'Czech'
  | 'Hungarian'
  | 'Finnish'
  | 'Turkish'
  | 'Indonesian'
  | 'Vietnamese'
  | 'Latin';

/** The evidence for a language: its commonest words, common words, and letters that its words contain and English words do not. */
export interface LanguageProfile {
  /** About 2 % of running text each. */
  readonly commonest: string;
  /** About 0.5 % of running text each. */
  readonly common: string;
  /** Searched for in lower-case words. */
  readonly letters: RegExp;
}

/** Written from knowledge of the languages, without a corpus. Clitics are as the tokenizer leaves them ("l'eau" is one word). */
export const PROFILES: Readonly<Record<LatinLanguage, LanguageProfile>> = {
  English: {
    commonest: 'the of and to in a is that for',
    common:
      'it with as was be by are this from which not have has were or but they we at his her their can will on an i you he she its been than these our more when who would there what if about into also such may only some other no do does did so my me us them your all had one how out up then many most very because could should between during both after each where any those while through however although people',
    letters: /th|wh|gh|[^c]k$|ck|ing$|ly$|ness$|ould|oo|ee|ea|sh/,
  },
  French: {
    commonest: 'de la le et les des en un une du est dans',
    common:
      "à que qui pour pas sur par plus ne se au il elle ce cette ces avec sont son sa ses ou où aux nous vous ils mais comme été être fait leur leurs lors afin ainsi entre sans sous très aussi donc même deux on n'est c'est d'un d'une qu'il peut permet dont après avant selon chez depuis",
    letters: /^[ldjnscmt]'|^qu'|é|è|ê|ç|œ|eux$|eau|oi[rts]|aux$|ique$|ement$/,
  },
  German: {
    commonest: 'der die und das den von zu ist mit ein',
    common:
      'im dem des nicht eine einer einen einem eines für auf sich auch werden wird sind wurde wurden bei als an es aus nach wie oder dass daß durch über zur zum sie er ich wir am um hat haben war noch nur aber so kann können mehr diese dieser dieses zwischen sowie unter bis vor ihre seine keine wenn sein man',
    letters: /ß|ä|ö|ü|sch|tz|ung$|keit|heit|cht|lich|pf|zw|ie[rl]/,
  },
  Spanish: {
    commonest: 'de la que el en y los las un una',
    common:
      'a del se por con para no es al lo como más su sus o este esta estos estas fue son entre también pero ha han ser muy sin sobre hay cuando donde desde hasta todo todos cada ya si porque puede pueden así mediante según ellos nos e fueron era tiene tienen',
    letters: /ñ|ción|ciones|á|í|ó|ú|dad$|mente$|ll[aoe]|ue[nrs]|ado$|ados$/,
  },
  Portuguese: {
    commonest: 'de que e o a do da em os um',
    common:
      'para com uma no na não dos das por se as mais como ao foi são à é pelo pela nos nas aos entre também mas ser seu sua ou muito sem sobre este esta isso ele ela foram está há quando até pode podem através são estudo já',
    letters: /ã|õ|ç|lh|nh|ê|â|ção|ções|dade$|mente$|agem$/,
  },
  Italian: {
    commonest: 'di e che la il un per in del è',
    common:
      "a una i le si non con da della dei delle lo gli nel nella al alla sono come più anche ma ha su dal dalla questo questa questi queste o essere tra fra degli nei se loro stato stata quando molto può possono dell' l' sia ed hanno quindi dopo perché ai alle sulla cui",
    letters: /^(?:l|d|un|dell|all|nell)'|gli|cch|zz|zion|ità|à$|ò$|ù$|tt[aoie]|ss[aoi]/,
  },
  Catalan: {
    commonest: 'de la i el que a en un les els',
    common:
      'una per és amb del dels al als no es com més aquest aquesta aquests són va han ha entre seva seu però també o ser molt sobre sense quan des fins tots cada si ja pel pels hi ho això estudi',
    letters: /l·l|ció|ï|ny|tx|ç|à|è|ò|itat$|ment$|aven$/,
  },
  Romanian: {
    commonest: 'de și în a la cu pe că o din',
    common:
      'este sunt care nu mai un pentru se ale al fi fost prin ce sau dar după acest această aceste lor lui ei sa au am între ca fără foarte unei unui unor cele cea pot poate către iar asupra astfel am',
    letters: /ă|â|î|ș|ț|ş|ţ|ului$|ilor$|ea$|ează$/,
  },
  Dutch: {
    commonest: 'de van het een en in is dat op te',
    common:
      'zijn voor met niet aan er om ook als die bij maar worden wordt door naar uit ze hij zij was deze dit over heeft hebben kan of nog tot wel geen werd werden we ik meer tussen onder deze zoals hun dan wat haar omdat kunnen moet waar wij',
    letters: /ij|aa|uu|oe|eu|sch|heid|lijk|cht|ee[nlrtk]|oo[rdpk]|^ge|tje/,
  },
  Swedish: {
    commonest: 'och att i som en är på det av för',
    common:
      'den med till ett inte har de om var vid men från kan så sig ska eller under också efter när man jag vi han hon mellan mycket denna detta hade över än alla utan blev genom där här bara deras sina måste',
    letters: /å|ä|ö|sj|skt$|het$|ning$|arna$|erna$|igt$/,
  },
  Danish: {
    commonest: 'og i at det en er af til på for',
    common:
      'den med som der de ikke et har var fra om kan men han jeg vi blev blive bliver også eller efter ved sig hvor når mellem meget denne dette havde over end alle uden skal være nogle deres hvis kun mod hun under',
    letters: /æ|ø|å|hv|ede$|ning$|lige?$|erne$/,
  },
  Norwegian: {
    commonest: 'og i det er på en av til som for å',
    common:
      'at den med ikke et har de var fra om kan men han jeg vi ble blir også eller etter ved seg når mellom mye denne dette hadde over enn alle uten skal være noen deres hvis bare mot hun under hvor ut ei',
    letters: /æ|ø|å|hv|ning$|lig$|ene$|kj|skj/,
  },
  Polish: {
    commonest: 'i w na z się do nie że o jest',
    common:
      'to jak a po od co za dla przez oraz są być był była było tym tego ten ta te które który która przy ich jego jej czy ale może już tylko lub także między we ze pod bardzo gdy więc można został zostały tych badania',
    letters: /ą|ę|ł|ś|ź|ż|ć|ń|sz|cz|rz|ów$|ych$|ego$/,
  },
  Czech: {
    commonest: 'a v se na je že s z do o',
    common:
      'i k ve pro to za by jako ale po jsou byl byla bylo ze při nebo si tak od které který která však také může jsem než až jeho jejich mezi bez pod před podle více být toto této tento tyto není kde když už jen',
    letters: /ě|ř|ů|č|š|ž|ý|í|ého$|ých$|ství/,
  },
  Hungarian: {
    commonest: 'a az és hogy nem is egy',
    common:
      'van meg ez volt csak már mint de ha el ezt azt vagy be ki még kell minden lehet mert között után amely pedig ezek azok voltak nagyon több sem majd való során alapján akkor itt ott fel ami aki',
    letters: /ő|ű|á|é|í|ó|ö|ü|gy|sz|zs|ny|ban$|ben$|nak$|nek$|ság|ség/,
  },
  Finnish: {
    commonest: 'ja on ei että se',
    common:
      'oli ovat myös kun mutta joka tai sen hän he ne kuin mukaan jos olla ole voi niin jotka tämä tämän sekä vain hyvin koska kanssa jälkeen välillä nyt siitä joita eivät olivat sitä ollut tässä mikä minä',
    letters: /ä|ö|yy|ii|uu|aa|kk|ssa$|ssä$|lla$|llä$|sta$|stä$|isen$|minen$|uksen$/,
  },
  Turkish: {
    commonest: 've bir bu için ile de da',
    common:
      'olarak daha çok en olan gibi ne kadar sonra ise o ya her göre veya ama değil var oldu olduğu ki şekilde arasında üzerinde mi mı tarafından bulunan etmek edilmiştir önce ancak hem biz ben sen onlar olduğunu',
    letters: /ı|ğ|ş|ü|ö|ç|lar$|ler$|ları|leri|inde$|ında$|mış|miş|ıyor|iyor/,
  },
  Indonesian: {
    commonest: 'yang dan di dengan untuk ini itu dari dalam pada',
    common:
      'tidak adalah akan ke oleh sebagai juga atau dapat ada lebih telah karena bahwa tersebut antara saya kami mereka secara hasil bisa sudah seperti harus banyak kita serta terhadap penelitian para dia menjadi hanya saat',
    letters: /^(?:meng|mem|men|ber|peng|pem|ter|ke.*an$)|nya$|kan$|^di[a-z]{4}|ng[ak]/,
  },
  Vietnamese: {
    commonest: 'và của là có các được trong cho một',
    common:
      'không những với để này người khi đã từ như về đến cũng sẽ trên tại ra vào theo nhiều việc hay còn nhưng phải nghiên cứu kết quả đó thì rất bị do sau nếu',
    letters: /đ|ư|ơ|ạ|ả|ấ|ầ|ế|ề|ệ|ộ|ớ|ờ|ợ|ủ|ứ|ừ|ự|ị|ọ|ố|ồ/,
  },
  Latin: {
    commonest: 'et in est non ad ut cum',
    common:
      'sed qui quae quod ex per ab sunt enim aut nec quam si esse atque autem hoc etiam eius dolor sit amet lorem ipsum de se a quo pro nam erat tamen neque vel id eo inter hic quidem sic omnia',
    letters: /ae$|orum$|arum$|ibus$|tur$|que$|[aeiu]m$|it$|unt$/,
  },
};
