import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { splitSentences } from '../../text/sentences.ts';
import { tokenize } from '../../text/token.ts';
import { createLexicon } from '../lexicon/create-lexicon.ts';
import { foreignStretches } from './foreign-stretches.ts';
import { foreignLanguage, isForeignSentence } from './foreign-text.ts';

const lexicon = createLexicon(readFileSync(new URL('../../../models/lexicon.bin', import.meta.url)));

const FOREIGN: readonly (readonly [language: string, ...texts: string[]])[] = [
  [
    'French',
    'Les résultats de cette étude montrent que la méthode est utile dans les cas simples.',
    'Nous avons mesuré la température de l’eau pendant trois semaines, mais elle n’a pas changé.',
  ],
  [
    'German',
    'Die Ergebnisse der Studie zeigen, dass das Verfahren für kleine Proben nicht geeignet ist.',
    'Gestern sind wir mit dem Zug nach Hamburg gefahren, weil das Wetter so schön war.',
  ],
  [
    'Spanish',
    'Los resultados del estudio muestran que el método es útil para las muestras pequeñas.',
    'Ayer fuimos al mercado y compramos fruta para toda la semana porque era muy barata.',
  ],
  [
    'Portuguese',
    'Os resultados do estudo mostram que o método não é adequado para amostras pequenas.',
    'Ontem nós fomos à praia com os amigos, mas a água estava muito fria.',
  ],
  [
    'Italian',
    'I risultati dello studio mostrano che il metodo non è adatto per i campioni più piccoli.',
    'Ieri siamo andati al mercato con gli amici e abbiamo comprato molta frutta fresca.',
  ],
  ['Catalan', 'Els resultats d’aquest estudi mostren que el mètode és útil per a les mostres petites amb poca aigua.'],
  [
    'Romanian',
    'Rezultatele acestui studiu arată că metoda nu este potrivită pentru probele mici și că timpul este lung.',
  ],
  [
    'Dutch',
    'De resultaten van het onderzoek laten zien dat de methode niet geschikt is voor kleine monsters.',
    'Gisteren zijn wij met de trein naar zee gegaan omdat het weer zo mooi was.',
  ],
  ['Swedish', 'Resultaten visar att metoden är bra för små prover och att den inte kräver mycket tid.'],
  ['Danish', 'Resultaterne viser, at metoden ikke er egnet til små prøver, og at den kræver meget tid af os.'],
  ['Norwegian', 'Resultatene viser at metoden ikke er egnet for små prøver, og at vi må bruke mye tid på å måle.'],
  ['Polish', 'Wyniki badania pokazują, że metoda nie jest odpowiednia dla małych próbek i zajmuje dużo czasu.'],
  ['Czech', 'Výsledky studie ukazují, že metoda není vhodná pro malé vzorky a že je velmi pomalá.'],
  ['Hungarian', 'A vizsgálat eredményei azt mutatják, hogy a módszer nem alkalmas kis minták mérésére.'],
  ['Finnish', 'Tutkimuksen tulokset osoittavat, että menetelmä ei sovi pienille näytteille ja että se on hidas.'],
  [
    'Turkish',
    'Bu çalışmanın sonuçları, yöntemin küçük örnekler için uygun olmadığını ve çok zaman aldığını göstermektedir.',
  ],
  [
    'Indonesian',
    'Hasil penelitian ini menunjukkan bahwa metode tersebut tidak cocok untuk sampel yang kecil dan murah.',
  ],
  ['Vietnamese', 'Kết quả của nghiên cứu này cho thấy phương pháp không phù hợp với các mẫu nhỏ.'],
  ['Latin', 'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore.'],
  ['Russian', 'Результаты исследования показывают, что этот метод не подходит для малых проб и требует времени.'],
  ['Ukrainian', 'Результати дослідження показують, що цей метод не підходить для малих проб і потребує часу.'],
  ['Greek', 'Τα αποτελέσματα της μελέτης δείχνουν ότι η μέθοδος δεν είναι κατάλληλη για μικρά δείγματα.'],
  ['Arabic', 'تظهر نتائج هذه الدراسة أن الطريقة ليست مناسبة للعينات الصغيرة وتستغرق وقتا طويلا.'],
  ['Hebrew', 'תוצאות המחקר מראות שהשיטה אינה מתאימה לדגימות קטנות ושהיא דורשת זמן רב.'],
  ['Hindi', 'इस अध्ययन के परिणाम बताते हैं कि यह विधि छोटे नमूनों के लिए उपयुक्त नहीं है।'],
  ['Chinese', '研究结果表明，该方法不适用于小样本，而且需要很长时间。'],
  ['Japanese', 'この研究の結果は、この方法が小さな試料に適していないことを示している。'],
  ['Korean', '이 연구의 결과는 이 방법이 작은 시료에 적합하지 않으며 시간이 많이 걸린다는 것을 보여 준다.'],
  ['Thai', 'ผลการศึกษานี้แสดงให้เห็นว่าวิธีนี้ไม่เหมาะสำหรับตัวอย่างขนาดเล็ก'],
];

describe.each(FOREIGN)('%s', (language, ...texts) => {
  it.each(texts)('is told by name: %s', (text) => {
    const guess = foreignLanguage(text, lexicon);
    expect(guess?.language).toBe(language);
    expect(guess!.foreign).toBeGreaterThan(0.9);
    expect(guess!.foreign).toBeLessThanOrEqual(1);
  });
  it('is told sentence by sentence inside an English text', () => {
    const [span] = splitSentences(texts[0]!);
    expect(isForeignSentence(tokenize(texts[0]!, span!.start, span!.end), lexicon)).toBe(true);
  });
});

describe('a language that is none of ours', () => {
  it('is told by its words being none of English', () => {
    const text =
      'Matokeo ya utafiti huu yanaonyesha kwamba njia hiyo haifai kwa sampuli ndogo tena inachukua muda mrefu kupimwa.';
    expect(foreignLanguage(text, lexicon)).toMatchObject({ language: undefined });
  });
});

describe('English', () => {
  it.each([
    'The results of the study show that the method is useful.',
    'In the Journal de la Société des Sciences, Le Monde and Der Spiegel, the word is used as in French.',
    'Results',
    'Die Ergebnisse der Studie',
    'pH 7.4, 37 °C, 5 mM NaCl, 10 mM Tris-HCl, 1 mM EDTA, 0.1% SDS, pH 8.0',
    'Teh recieved mesurments shows alot of eror becuase wee dident mesure propely yestarday mornig.',
    'i am liveing in a litel vilage neer the se an i lik it vary mach',
    'people go school evry day and lern many thing about life',
    'van der Waals, de la Cruz, von Neumann, di Lampedusa, van den Berg, de Vries, Le Corbusier',
    'García-López M, Müller T, Ångström B, Łukasiewicz J, da Silva R, de Souza P, Nguyễn V',
    'Escherichia coli, Bacillus subtilis, Arabidopsis thaliana, Brassica napus, Drosophila melanogaster',
    'Let α, β ∈ ℝ and ∑ x_i ≤ ∫ f dμ; then λ_n → 0 iff ‖T‖ < 1.',
    '2-amino-3-methylbutanoic acid, N,N-dimethylformamide, 4-(dimethylamino)pyridine, tert-butyl chloride',
    'She wrote: “Die Grenzen meiner Sprache bedeuten die Grenzen meiner Welt.” We all know what that means.',
    'foo bar baz qux quux corge grault garply',
    'x = y; int main(void) { return a[i] + b[j]; } while (true) do nothing',
    '',
    '😀 😀 😀 😀 😀 😀 😀 😀 😀 😀',
    '(((((((( ,,,,,,,, ........ 1 2 3 4 5 6 7 8 9',
  ])('is never taken for another language: %s', (text) => {
    expect(foreignLanguage(text, lexicon)).toBeUndefined();
  });

  it('is still checked where another language stands beside it', () => {
    const german = FOREIGN[1]![1]!;
    expect(foreignLanguage(`This is what the paper said about it in its summary. ${german}`, lexicon)).toBeUndefined();
  });
});

describe('foreignStretches', () => {
  it.each([
    ['The term “das Ding an sich” is hard to translate.', ['“das Ding an sich”']],
    ['It was in the Journal de la Société des Sciences of 1901.', ['Journal de la Société des Sciences']],
    ['She read «le rouge et le noir» twice.', ['«le rouge et le noir»']],
    ['It was called "el ingenioso hidalgo" there.', ['"el ingenioso hidalgo"']],
    ['He said “the cat is on the mat” again.', []],
    ['Le Monde and Der Spiegel are newspapers.', []],
    ['I saw Destination Corée du Sud ! again.', ['Corée du Sud !']],
    ['I saw La Corée du Nord est devenue une menace ? again.', ['La Corée du Nord est devenue une menace ?']],
    ['The time of Sturm und Drang was short.', ['Sturm und Drang']],
    ['I had my snowboardlesson und I loved it.', []],
    ['Now im gonna go.', []],
    ['Vincent van Gogh was a painter.', []],
    ['He likes a la carte menus and a du jour soup.', []],
    ['This is a “sentence that never ends.', []],
    ['', []],
  ])('%s', (text, expected) => {
    expect(foreignStretches(tokenize(text), lexicon).map(({ start, end }) => text.slice(start, end))).toEqual(expected);
  });
});
