import { describe, expect, it } from 'vitest';
import { isForeign } from './foreign-text.ts';

describe('text in another language', () => {
  it('is told by its script or its function words', () => {
    for (const text of [
      'Die Ergebnisse der Studie zeigen, dass das Verfahren für kleine Proben nicht geeignet ist.',
      'Les résultats de cette étude montrent que la méthode est utile dans les cas simples.',
      'Los resultados del estudio muestran que el método es útil para las muestras pequeñas.',
      'Resultaten visar att metoden är bra för små prover och att den inte kräver mycket tid.',
      '结果表明 the method 在小样本上有效，并且不需要太多时间。',
      'Результаты показывают, что метод полезен.',
    ])
      expect([text, isForeign(text)]).toEqual([text, true]);
  });

  it('is not English with foreign names, terms and quotations in it', () => {
    for (const text of [
      'The results of the study show that the method is useful.',
      'In the Journal de la Société des Sciences, Le Monde and Der Spiegel, the word is used as in French.',
      'Results',
      'pH 7.4, 37 °C',
      'The term “das Ding an sich” is not easy to translate, and it is often left as it is.',
      'Teh recieved mesurments shows alot of eror.',
      'α and β are constants.',
    ])
      expect([text, isForeign(text)]).toEqual([text, false]);
  });
});
