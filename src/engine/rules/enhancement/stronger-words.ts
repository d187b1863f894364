import type { RuleFile } from '../rule-file.ts';

/** One strong word for “very” and a weak one. */
export const STRONGER_WORDS: RuleFile = {
  id: 'stronger-words',
  errorClass: 'enhancement',
  source: 'Emend',
  comment: 'One word says it more strongly: {better}.',
  confidence: 0.55,
  documents: 'general',
  rules: `
very-good: {AUX|DT} [very good>excellent] !for|to|of|from|indeed
- The result was very good. => The result was excellent.

very-big: {AUX|DT} [very big>huge] !for|to|of|from|indeed
- The hall was very big. => The hall was huge.

very-large: {AUX|DT} [very large>vast] !for|to|of|from|indeed
- The hall was very large. => The hall was vast.

very-small: {AUX|DT} [very small>tiny] !for|to|of|from|indeed
- The hall was very small. => The hall was tiny.

very-important: {AUX|DT} [very important>crucial] !for|to|of|from|indeed
- The rule was very important. => The rule was crucial.

very-necessary: {AUX|DT} [very necessary>essential] !for|to|of|from|indeed
- The rule was very necessary. => The rule was essential.

very-easy: {AUX|DT} [very easy>effortless] !for|to|of|from|indeed
- The work was very easy. => The work was effortless.

very-quick: {AUX|DT} [very quick>rapid] !for|to|of|from|indeed
- The change was very quick. => The change was rapid.

very-slow: {AUX|DT} [very slow>sluggish] !for|to|of|from|indeed
- The change was very slow. => The change was sluggish.

very-cold: {AUX|DT} [very cold>freezing] !for|to|of|from|indeed
- The day was very cold. => The day was freezing.

very-dry: {AUX|DT} [very dry>parched] !for|to|of|from|indeed
- The soil was very dry. => The soil was parched.

very-tired: {AUX|DT} [very tired>exhausted] !for|to|of|from|indeed
- The team was very tired. => The team was exhausted.

very-hungry: {AUX|DT} [very hungry>starving] !for|to|of|from|indeed
- The team was very hungry. => The team was starving.

very-happy: {AUX|DT} [very happy>delighted] !for|to|of|from|indeed
- The team was very happy. => The team was delighted.

very-sad: {AUX|DT} [very sad>miserable] !for|to|of|from|indeed
- The team was very sad. => The team was miserable.

very-angry: {AUX|DT} [very angry>furious] !for|to|of|from|indeed
- The team was very angry. => The team was furious.

very-afraid: {AUX|DT} [very afraid>terrified] !for|to|of|from|indeed
- The team was very afraid. => The team was terrified.

very-scared: {AUX|DT} [very scared>terrified] !for|to|of|from|indeed
- The team was very scared. => The team was terrified.

very-surprised: {AUX|DT} [very surprised>astonished] !for|to|of|from|indeed
- The team was very surprised. => The team was astonished.

very-excited: {AUX|DT} [very excited>thrilled] !for|to|of|from|indeed
- The team was very excited. => The team was thrilled.

very-interesting: {AUX|DT} [very interesting>fascinating] !for|to|of|from|indeed
- The talk was very interesting. => The talk was fascinating.

very-boring: {AUX|DT} [very boring>tedious] !for|to|of|from|indeed
- The talk was very boring. => The talk was tedious.

very-funny: {AUX|DT} [very funny>hilarious] !for|to|of|from|indeed
- The talk was very funny. => The talk was hilarious.

very-simple: {AUX|DT} [very simple>straightforward] !for|to|of|from|indeed
- The case was very simple. => The case was straightforward.

very-strange: {AUX|DT} [very strange>bizarre] !for|to|of|from|indeed
- The case was very strange. => The case was bizarre.

very-unusual: {AUX|DT} [very unusual>exceptional] !for|to|of|from|indeed
- The case was very unusual. => The case was exceptional.

very-serious: {AUX|DT} [very serious>grave] !for|to|of|from|indeed
- The case was very serious. => The case was grave.

very-weak: {AUX|DT} [very weak>feeble] !for|to|of|from|indeed
- The engine was very weak. => The engine was feeble.

very-loud: {AUX|DT} [very loud>deafening] !for|to|of|from|indeed
- The engine was very loud. => The engine was deafening.

very-quiet: {AUX|DT} [very quiet>silent] !for|to|of|from|indeed
- The engine was very quiet. => The engine was silent.

very-noisy: {AUX|DT} [very noisy>deafening] !for|to|of|from|indeed
- The engine was very noisy. => The engine was deafening.

very-expensive: {AUX|DT} [very expensive>costly] !for|to|of|from|indeed
- The engine was very expensive. => The engine was costly.

very-dangerous: {AUX|DT} [very dangerous>perilous] !for|to|of|from|indeed
- The road was very dangerous. => The road was perilous.

very-dirty: {AUX|DT} [very dirty>filthy] !for|to|of|from|indeed
- The road was very dirty. => The road was filthy.

very-clean: {AUX|DT} [very clean>spotless] !for|to|of|from|indeed
- The road was very clean. => The road was spotless.

very-dark: {AUX|DT} [very dark>gloomy] !for|to|of|from|indeed
- The road was very dark. => The road was gloomy.

very-bright: {AUX|DT} [very bright>dazzling] !for|to|of|from|indeed
- The light was very bright. => The light was dazzling.

very-beautiful: {AUX|DT} [very beautiful>gorgeous] !for|to|of|from|indeed
- The garden was very beautiful. => The garden was gorgeous.

very-pretty: {AUX|DT} [very pretty>beautiful] !for|to|of|from|indeed
- The garden was very pretty. => The garden was beautiful.

very-ugly: {AUX|DT} [very ugly>hideous] !for|to|of|from|indeed
- The garden was very ugly. => The garden was hideous.

very-nice: {AUX|DT} [very nice>pleasant] !for|to|of|from|indeed
- The garden was very nice. => The garden was pleasant.

very-crowded: {AUX|DT} [very crowded>packed] !for|to|of|from|indeed
- The garden was very crowded. => The garden was packed.

very-detailed: {AUX|DT} [very detailed>thorough] !for|to|of|from|indeed
- The report was very detailed. => The report was thorough.

very-accurate: {AUX|DT} [very accurate>precise] !for|to|of|from|indeed
- The report was very accurate. => The report was precise.

very-careful: {AUX|DT} [very careful>meticulous] !for|to|of|from|indeed
- The report was very careful. => The report was meticulous.

very-useful: {AUX|DT} [very useful>invaluable] !for|to|of|from|indeed
- The report was very useful. => The report was invaluable.

very-useless: {AUX|DT} [very useless>worthless] !for|to|of|from|indeed
- The report was very useless. => The report was worthless.

very-valuable: {AUX|DT} [very valuable>precious] !for|to|of|from|indeed
- The report was very valuable. => The report was precious.

very-famous: {AUX|DT} [very famous>renowned] !for|to|of|from|indeed
- The author was very famous. => The author was renowned.

very-smart: {AUX|DT} [very smart>brilliant] !for|to|of|from|indeed
- The author was very smart. => The author was brilliant.

very-intelligent: {AUX|DT} [very intelligent>brilliant] !for|to|of|from|indeed
- The author was very intelligent. => The author was brilliant.

very-clever: {AUX|DT} [very clever>brilliant] !for|to|of|from|indeed
- The author was very clever. => The author was brilliant.

very-stupid: {AUX|DT} [very stupid>foolish] !for|to|of|from|indeed
- The author was very stupid. => The author was foolish.

very-rich: {AUX|DT} [very rich>wealthy] !for|to|of|from|indeed
- The author was very rich. => The author was wealthy.

very-shy: {AUX|DT} [very shy>timid] !for|to|of|from|indeed
- The author was very shy. => The author was timid.

very-polite: {AUX|DT} [very polite>courteous] !for|to|of|from|indeed
- The author was very polite. => The author was courteous.

very-rude: {AUX|DT} [very rude>insolent] !for|to|of|from|indeed
- The author was very rude. => The author was insolent.

very-calm: {AUX|DT} [very calm>serene] !for|to|of|from|indeed
- The author was very calm. => The author was serene.

very-nervous: {AUX|DT} [very nervous>anxious] !for|to|of|from|indeed
- The author was very nervous. => The author was anxious.

very-thin: {AUX|DT} [very thin>slender] !for|to|of|from|indeed
- The wire was very thin. => The wire was slender.

very-complex: {AUX|DT} [very complex>intricate] !for|to|of|from|indeed
- The list was very complex. => The list was intricate.

very-complicated: {AUX|DT} [very complicated>intricate] !for|to|of|from|indeed
- The list was very complicated. => The list was intricate.

very-different: {AUX|DT} [very different>distinct] !for|to|of|from|indeed
- The two were very different. => The two were distinct.

very-sure: {AUX|DT} [very sure>certain] !for|to|of|from|indeed
- The two were very sure. => The two were certain.

very-well-known: {AUX|DT} [very well known>renowned] !for|to|of|from|indeed
- The author was very well known. => The author was renowned.

very-painful: {AUX|DT} [very painful>excruciating] !for|to|of|from|indeed
- The wound was very painful. => The wound was excruciating.

very-tasty: {AUX|DT} [very tasty>delicious] !for|to|of|from|indeed
- The bread was very tasty. => The bread was delicious.
`,
};
