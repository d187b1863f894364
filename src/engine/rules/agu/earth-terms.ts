import type { RuleFile } from '../rule-file.ts';

/** Words of the Earth and space sciences: AGU's word list, geographical terms and proper names. */
export const AGU_EARTH_TERMS: RuleFile = {
  id: 'agu-earth-terms',
  errorClass: 'guide',
  guides: ['AGU'],
  source: 'AGU Grammar and Style Guide',
  comment: 'AGU style writes {better} for {found}.',
  rules: String.raw`
earth-capital: /(?<=[Tt]he )earth(?=['’]s (?:surface|crust|mantle|core|atmosphere|climate|rotation|orbit|magnetic|interior|history))/ => Earth
| /(?<=(?:on|of|from|around|to|into) )(?:the )?earth(?=['’]s )/ => Earth
# The planet is a proper noun.
@ section=Geographical_Terms
- It changed the earth’s climate twice. => It changed the Earth’s climate twice.
+ It changed Earth’s climate twice.

the-earth: /(?<=(?:on|of|from|around|to|in) )the Earth(?=['’]s (?:surface|crust|mantle|core|atmosphere|climate|rotation|orbit|magnetic|interior|history))/ => Earth
# As a proper noun “Earth” needs no article.
@ section=Geographical_Terms confidence=0.65
- It is deep in the Earth’s mantle. => It is deep in Earth’s mantle.
+ It is deep in Earth’s mantle.

sun-moon-capital: [=sun>Sun] and the moon|earth
| {IN} the [=moon>Moon] and|is|was|has|of|, 
| distance|light|wind|particles|radiation from the [=sun>Sun]
# Sun and Moon are proper nouns.
@ section=Geographical_Terms
- Light from the sun heats it. => Light from the Sun heats it.
+ Light from the Sun heats it.

hemisphere: /(?<![\p{L}])([Nn])orthern hemisphere(?!\p{L})/ => Northern Hemisphere
| /(?<![\p{L}])([Ss])outhern hemisphere(?!\p{L})/ => Southern Hemisphere
| /(?<![\p{L}])(?:[Ww])estern hemisphere(?!\p{L})/ => Western Hemisphere
| /(?<![\p{L}])(?:northern|Northern) Hemisphere(?!\p{L})/ => Northern Hemisphere
| /(?<![\p{L}])southern Hemisphere(?!\p{L})/ => Southern Hemisphere
# The hemispheres are proper names.
@ section=Geographical_Terms
- It is dry in the southern hemisphere. => It is dry in the Southern Hemisphere.
+ It is dry in the Southern Hemisphere.

arctic: /(?<=[Tt]he )arctic(?= (?:Ocean|ocean|region|sea|winter|summer|Circle|circle|basin)|[,.]| (?:is|was|has|and|in) )/ => Arctic
| /(?<=[Tt]he )antarctic(?= (?:region|sea|winter|summer|continent|ice|peninsula)|[,.]| (?:is|was|has|and|in) )/ => Antarctic
# Arctic and Antarctic are proper names.
@ section=Geographical_Terms
- The ice of the arctic is thin. => The ice of the Arctic is thin.
- It is cold in the antarctic winter. => It is cold in the Antarctic winter.
+ It is cold in the Antarctic winter.

ocean-capital: /(?<=(?<![\p{L}])(?:Arctic|Atlantic|Pacific|Indian|Southern) )ocean(?!\p{L})/ => Ocean
# “Ocean” is part of the name.
@ section=Geographical_Terms
- It rose in the Pacific ocean. => It rose in the Pacific Ocean.
+ It rose in the Pacific Ocean.

el-nino: /(?<![\p{L}])[Ee]l [Nn]in[oõ](?!\p{L})/ => El Niño
| /(?<![\p{L}])[Ee]l niño(?!\p{L})/ => El Niño
| /(?<![\p{L}])[Ll]a [Nn]ina(?!\p{L})/ => La Niña
# The name is Spanish and keeps its sign.
@ section=Commonly_Used_Proper_Names
- It was an El Nino year. => It was an El Niño year.
+ It was an El Niño year.

groundwater: [ground water>groundwater]
| [ground - water>groundwater]
# AGU writes “groundwater” as one word.
@ section=Word_List
- The ground water fell by a meter. => The groundwater fell by a meter.
+ The groundwater fell by a meter.

streamflow: [stream flow>streamflow]
| [stream - flow>streamflow]
# AGU writes “streamflow” as one word.
@ section=Word_List
- The stream flow fell in May. => The streamflow fell in May.
+ The streamflow fell in May.

runoff: [run - off>runoff] !election !elections
| (surface|storm|river|annual) [run off>runoff]
# The noun “runoff” is one word.
@ section=Word_List
- The surface run-off grew. => The surface runoff grew.
+ Soil may run off the field.

wavelength: [wave length>wavelength]
| [wave lengths>wavelengths]
# The noun is one word.
@ section=Word_List
- It was seen at a wave length of 5 μm. => It was seen at a wavelength of 5 μm.
+ It was seen at a wavelength of 5 μm.

backscatter: [back scatter>backscatter]
| [back - scatter>backscatter]
# The noun is one word.
@ section=Word_List
- The back-scatter was weak. => The backscatter was weak.
+ The backscatter was weak.

seafloor: [sea floor>seafloor]
| [sea - floor>seafloor]
# AGU writes “seafloor” as one word.
@ section=Word_List
- It sank to the sea floor. => It sank to the seafloor.
+ It sank to the seafloor.

sea-level-rise: /(?<![\p{L}-])([Ss])ea-level(?= (?:rise|change|changes)(?!\p{L}))/ => $1ea level
| /(?<![\p{L}-])([Ss])ea-ice(?= (?:extent|loss|cover|thickness|melt))/ => $1ea ice
| /(?<![\p{L}-])([Ss])ea-surface(?= (?:temperature|temperatures|height|salinity))/ => $1ea surface
# Common terms of the field take no hyphen before a noun.
@ section=Attributive_Adjectives
- It is caused by sea-level rise. => It is caused by sea level rise.
+ It is caused by sea level rise.

p-wave: /(?<![\p{L}-])([PS])-wave(?=s?(?: (?:arrival|velocity|velocities|speed|speeds|arrivals|travel|was|were|is|are|and|in|from|data))|[,.;)])/ => $1 wave
# No hyphen joins the letter and “wave”.
@ section=Hyphenation
- The P-wave arrival was late. => The P wave arrival was late.
+ The P wave arrival was late.

compass-solid: /(?<![\p{L}-])([Nn]orth|[Ss]outh)-(east|west)(ern|erly|ward)?(?![\p{L}-])/ => $1$2$3
# Points of the compass between the main ones are one word.
@ section=Geographical_Terms
- It came from the north-east. => It came from the northeast.
+ It came from the northeast.

compass-small: {DT} [=Northern>northern] part|coast|slope|end|edge
| {DT} [=Southern>southern] part|coast|slope|end|edge
| {DT} [=Eastern>eastern] part|coast|slope|end|edge
| {DT} [=Western>western] part|coast|slope|end|edge
# A direction is no proper name.
@ section=Geographical_Terms
- It lies on the Eastern slope of it. => It lies on the eastern slope of it.
+ It lies on the eastern slope of it.

comprise: [(comprises|comprise) of]
| [is comprised from]
# The whole comprises its parts or is composed of them.
@ section=3.2
- The belt comprises of nine blocks.
+ The belt comprises nine blocks.

while-whereas: [whilst>while]
| [amongst>among]
| [towards>toward]
| [afterwards>afterward]
# AGU uses the American forms.
@ section=Alternate_Spellings language=US
- It moved towards the coast. => It moved toward the coast.
+ It moved toward the coast.

british-earth: /(?<![\p{L}])([Gg])rey(?!\p{L})/ => $1ray
| /(?<![\p{L}])([Pp])alaeo(\p{Ll}{2,20})/ => $1aleo$2
# AGU uses the American forms.
@ section=Alternate_Spellings confidence=0.65
- The palaeoclimate was wet. => The paleoclimate was wet.
+ The paleoclimate was wet.
`,
};
