/** A clause with the wrong verb and the same with the right one. */
export interface ClausePair {
  readonly wrong: string;
  readonly right: string;
}

/** Clauses whose verb agrees with something else than its subject: one for each way in which writers come to it. */
export const CLAUSES: readonly ClausePair[] = [
  { wrong: 'the results is promising', right: 'the results are promising' },
  { wrong: 'the new sensors detects small leaks', right: 'the new sensors detect small leaks' },
  { wrong: 'the second pump have a higher output', right: 'the second pump has a higher output' },
  { wrong: 'the temperature affect the yield', right: 'the temperature affects the yield' },
  { wrong: 'the quality of the images were low', right: 'the quality of the images was low' },
  { wrong: 'the parameters of the model was fixed', right: 'the parameters of the model were fixed' },
  { wrong: 'the samples was dried twice', right: 'the samples were dried twice' },
  { wrong: 'the length of the pipes have a clear effect', right: 'the length of the pipes has a clear effect' },
  { wrong: 'the values obtained from the test was high', right: 'the values obtained from the test were high' },
  { wrong: 'the force measured by the sensors were small', right: 'the force measured by the sensors was small' },
  { wrong: 'the method depend on the size of the grid', right: 'the method depends on the size of the grid' },
  { wrong: 'the patients who took the drug was younger', right: 'the patients who took the drug were younger' },
  { wrong: 'the effect of the additives are negligible', right: 'the effect of the additives is negligible' },
  { wrong: 'the surfaces of the disc has many scratches', right: 'the surfaces of the disc have many scratches' },
];

const opened = (clause: string): string => clause.charAt(0).toUpperCase() + clause.slice(1);

/** Sentences around a clause. */
export const FRAMES: readonly ((clause: string) => string)[] = [
  (clause) => `${opened(clause)}.`,
  (clause) => `We observed that ${clause}.`,
  (clause) => `It is clear that ${clause}.`,
  (clause) => `Figure 3 shows that ${clause}.`,
  (clause) => `These data indicate that ${clause}.`,
  (clause) => `Because ${clause}, we chose another design.`,
  (clause) => `When ${clause}, we chose another design.`,
  (clause) => `The setup was changed, and ${clause}.`,
  (clause) => `The setup was changed, but ${clause}.`,
  (clause) => `In this case, ${clause}.`,
  (clause) => `However, ${clause}.`,
  (clause) => `The setup was changed; ${clause}.`,
  (clause) => `As can be seen in Table 2, ${clause}.`,
  (clause) => `It was concluded that ${clause}.`,
  (clause) => `Chen et al. (2018) reported that ${clause}.`,
  (clause) => `The reason is that ${clause}.`,
  (clause) => `There are several reasons why ${clause}.`,
  (clause) => `${opened(clause)}, which is important.`,
];
