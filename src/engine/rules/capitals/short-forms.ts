import type { RuleFile } from '../rule-file.ts';

/** Short forms of capitals, wherever they stand. */
export const SHORT_FORMS: RuleFile = {
  id: 'written-forms',
  errorClass: 'capitals',
  source: 'Emend',
  comment: 'This name is written {better}.',
  level: 'basic',
  confidence: 0.8,
  rules: `
doi: [=Doi>DOI]
- The paper has a Doi number. => The paper has a DOI number.

isbn: [=Isbn|isbn>ISBN]
- The book has an Isbn number. => The book has an ISBN number.
- The book has an isbn number. => The book has an ISBN number.

dna: [=Dna|dna>DNA]
- The Dna was copied. => The DNA was copied.
- The dna was copied. => The DNA was copied.

rna: [=Rna|rna>RNA]
- The Rna was copied. => The RNA was copied.
- The rna was copied. => The RNA was copied.

mrna: [=Mrna|mrna>mRNA]
- The Mrna was copied. => The mRNA was copied.
- The mrna was copied. => The mRNA was copied.

hiv: [=Hiv|hiv>HIV]
- They tested for Hiv twice. => They tested for HIV twice.
- They tested for hiv twice. => They tested for HIV twice.

pcr: [=Pcr|pcr>PCR]
- They tested it by Pcr twice. => They tested it by PCR twice.
- They tested it by pcr twice. => They tested it by PCR twice.

mri: [=Mri|mri>MRI]
- They looked at the Mri scan. => They looked at the MRI scan.
- They looked at the mri scan. => They looked at the MRI scan.

eeg: [=Eeg|eeg>EEG]
- They looked at the Eeg signal. => They looked at the EEG signal.
- They looked at the eeg signal. => They looked at the EEG signal.

ecg: [=Ecg|ecg>ECG]
- They looked at the Ecg signal. => They looked at the ECG signal.
- They looked at the ecg signal. => They looked at the ECG signal.

anova: [=Anova|anova>ANOVA]
- We tested it by Anova then. => We tested it by ANOVA then.
- We tested it by anova then. => We tested it by ANOVA then.

spss: [=Spss|spss>SPSS]
- We tested it with Spss then. => We tested it with SPSS then.
- We tested it with spss then. => We tested it with SPSS then.

gdp: [=Gdp|gdp>GDP]
- The Gdp of the country grew. => The GDP of the country grew.
- The gdp of the country grew. => The GDP of the country grew.

gps: [=Gps|gps>GPS]
- The Gps showed the way. => The GPS showed the way.
- The gps showed the way. => The GPS showed the way.

usb: [=Usb|usb>USB]
- The Usb port is broken. => The USB port is broken.
- The usb port is broken. => The USB port is broken.

html: [=Html|html>HTML]
- The page is plain Html now. => The page is plain HTML now.
- The page is plain html now. => The page is plain HTML now.

css: [=Css>CSS]
- The page has Css for colours. => The page has CSS for colours.

xml: [=Xml|xml>XML]
- The file is plain Xml now. => The file is plain XML now.
- The file is plain xml now. => The file is plain XML now.

pdf: [=Pdf|pdf>PDF]
- The file is a Pdf now. => The file is a PDF now.
- The file is a pdf now. => The file is a PDF now.

api: [=Api>API]
- The Api was changed. => The API was changed.

sql: [=Sql|sql>SQL]
- The Sql was changed. => The SQL was changed.
- The sql was changed. => The SQL was changed.

cpu: [=Cpu|cpu>CPU]
- The Cpu is hot. => The CPU is hot.
- The cpu is hot. => The CPU is hot.

gpu: [=Gpu|gpu>GPU]
- The Gpu is hot. => The GPU is hot.
- The gpu is hot. => The GPU is hot.

ceo: [=Ceo|ceo>CEO]
- The Ceo of the firm left. => The CEO of the firm left.
- The ceo of the firm left. => The CEO of the firm left.

phd: [=Phd|phd|PHD>PhD]
- She took her Phd in May. => She took her PhD in May.
- She took her phd in May. => She took her PhD in May.

nasa: [=Nasa|nasa>NASA]
- They work for Nasa now. => They work for NASA now.
- They work for nasa now. => They work for NASA now.

nato: [=Nato|nato>NATO]
- The Nato treaty was signed. => The NATO treaty was signed.
- The nato treaty was signed. => The NATO treaty was signed.

unesco: [=Unesco|unesco>UNESCO]
- They work for Unesco now. => They work for UNESCO now.
- They work for unesco now. => They work for UNESCO now.

unicef: [=Unicef|unicef>UNICEF]
- They work for Unicef now. => They work for UNICEF now.
- They work for unicef now. => They work for UNICEF now.

opec: [=Opec>OPEC]
- The Opec countries met. => The OPEC countries met.

fifa: [=Fifa|fifa>FIFA]
- The Fifa rules were changed. => The FIFA rules were changed.
- The fifa rules were changed. => The FIFA rules were changed.

ikea: [=Ikea>IKEA]
- They bought it at Ikea then. => They bought it at IKEA then.

bmw: [=Bmw|bmw>BMW]
- He drives a Bmw to work. => He drives a BMW to work.
- He drives a bmw to work. => He drives a BMW to work.

ibm: [=Ibm|ibm>IBM]
- They work for Ibm now. => They work for IBM now.
- They work for ibm now. => They work for IBM now.

bbc: [=Bbc|bbc>BBC]
- They heard it on the Bbc news. => They heard it on the BBC news.
- They heard it on the bbc news. => They heard it on the BBC news.

toefl: [=Toefl|toefl>TOEFL]
- She took the Toefl test. => She took the TOEFL test.
- She took the toefl test. => She took the TOEFL test.

ielts: [=Ielts|ielts>IELTS]
- She took the Ielts test. => She took the IELTS test.
- She took the ielts test. => She took the IELTS test.

ieee: [=Ieee>IEEE]
- The Ieee standard was changed. => The IEEE standard was changed.

ascii: [=Ascii|ascii>ASCII]
- The text is plain Ascii now. => The text is plain ASCII now.
- The text is plain ascii now. => The text is plain ASCII now.

nacl: [=Nacl>NaCl]
- We added Nacl to it. => We added NaCl to it.

hplc: [=Hplc|hplc>HPLC]
- We tested it by Hplc then. => We tested it by HPLC then.
- We tested it by hplc then. => We tested it by HPLC then.

elisa: [=Elisa>ELISA]
- We tested it by Elisa assay. => We tested it by ELISA assay.

adhd: [=Adhd|adhd>ADHD]
- The child has Adhd and asthma. => The child has ADHD and asthma.
- The child has adhd and asthma. => The child has ADHD and asthma.

ptsd: [=Ptsd|ptsd>PTSD]
- The man has Ptsd and asthma. => The man has PTSD and asthma.
- The man has ptsd and asthma. => The man has PTSD and asthma.

ocd: [=Ocd|ocd>OCD]
- The man has Ocd and asthma. => The man has OCD and asthma.
- The man has ocd and asthma. => The man has OCD and asthma.

bmi: [=Bmi|bmi>BMI]
- The Bmi of the men fell. => The BMI of the men fell.
- The bmi of the men fell. => The BMI of the men fell.
`,
};
