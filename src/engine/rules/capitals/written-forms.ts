import type { RuleFile } from '../rule-file.ts';

/** Names that have their own capitals wherever they stand. */
export const WRITTEN_FORMS: RuleFile = {
  id: 'written-forms',
  errorClass: 'capitals',
  source: 'Emend',
  comment: 'This name is written {better}.',
  level: 'basic',
  confidence: 0.8,
  rules: `
javascript: [=Javascript|javascript>JavaScript]
- The page is written in Javascript. => The page is written in JavaScript.
- The page is written in javascript. => The page is written in JavaScript.

typescript: [=Typescript>TypeScript]
- The page is written in Typescript. => The page is written in TypeScript.

github: [=Github|github>GitHub]
- The code is on Github now. => The code is on GitHub now.
- The code is on github now. => The code is on GitHub now.

gitlab: [=Gitlab>GitLab]
- The code is on Gitlab now. => The code is on GitLab now.

youtube: [=Youtube|youtube>YouTube]
- They watch Youtube at night. => They watch YouTube at night.
- They watch youtube at night. => They watch YouTube at night.

linkedin: [=Linkedin|linkedin>LinkedIn]
- They met on Linkedin in May. => They met on LinkedIn in May.
- They met on linkedin in May. => They met on LinkedIn in May.

whatsapp: [=Whatsapp|whatsapp>WhatsApp]
- They talk on Whatsapp at night. => They talk on WhatsApp at night.
- They talk on whatsapp at night. => They talk on WhatsApp at night.

wordpress: [=Wordpress|wordpress>WordPress]
- The page runs on Wordpress now. => The page runs on WordPress now.
- The page runs on wordpress now. => The page runs on WordPress now.

paypal: [=Paypal|paypal>PayPal]
- They paid with Paypal in May. => They paid with PayPal in May.
- They paid with paypal in May. => They paid with PayPal in May.

ebay: [=Ebay>eBay]
- They sold it on Ebay in May. => They sold it on eBay in May.

iphone: [=Iphone|iphone>iPhone]
- He lost his Iphone in May. => He lost his iPhone in May.
- He lost his iphone in May. => He lost his iPhone in May.

ipad: [=Ipad|ipad>iPad]
- He lost his Ipad in May. => He lost his iPad in May.
- He lost his ipad in May. => He lost his iPad in May.

ipod: [=Ipod|ipod>iPod]
- He lost his Ipod in May. => He lost his iPod in May.
- He lost his ipod in May. => He lost his iPod in May.

macbook: [=Macbook|macbook>MacBook]
- He lost his Macbook in May. => He lost his MacBook in May.
- He lost his macbook in May. => He lost his MacBook in May.

powerpoint: [=Powerpoint|powerpoint>PowerPoint]
- The talk was made in Powerpoint then. => The talk was made in PowerPoint then.
- The talk was made in powerpoint then. => The talk was made in PowerPoint then.

onedrive: [=Onedrive>OneDrive]
- The file is on Onedrive now. => The file is on OneDrive now.

matlab: [=Matlab|matlab>MATLAB]
- The fit was done in Matlab then. => The fit was done in MATLAB then.
- The fit was done in matlab then. => The fit was done in MATLAB then.

mysql: [=Mysql|mysql>MySQL]
- The table is kept in Mysql now. => The table is kept in MySQL now.
- The table is kept in mysql now. => The table is kept in MySQL now.

postgresql: [=Postgresql|postgresql>PostgreSQL]
- The table is kept in Postgresql now. => The table is kept in PostgreSQL now.
- The table is kept in postgresql now. => The table is kept in PostgreSQL now.

mongodb: [=Mongodb|mongodb>MongoDB]
- The table is kept in Mongodb now. => The table is kept in MongoDB now.
- The table is kept in mongodb now. => The table is kept in MongoDB now.

sqlite: [=Sqlite|sqlite>SQLite]
- The table is kept in Sqlite now. => The table is kept in SQLite now.
- The table is kept in sqlite now. => The table is kept in SQLite now.

numpy: [=Numpy>NumPy]
- The sums were done in Numpy then. => The sums were done in NumPy then.

scipy: [=Scipy>SciPy]
- The sums were done in Scipy then. => The sums were done in SciPy then.

pytorch: [=Pytorch|pytorch>PyTorch]
- The net was built in Pytorch then. => The net was built in PyTorch then.
- The net was built in pytorch then. => The net was built in PyTorch then.

tensorflow: [=Tensorflow|tensorflow>TensorFlow]
- The net was built in Tensorflow then. => The net was built in TensorFlow then.
- The net was built in tensorflow then. => The net was built in TensorFlow then.

opencv: [=Opencv|opencv>OpenCV]
- The images were read with Opencv then. => The images were read with OpenCV then.
- The images were read with opencv then. => The images were read with OpenCV then.

chatgpt: [=Chatgpt|chatgpt>ChatGPT]
- They asked Chatgpt about it. => They asked ChatGPT about it.
- They asked chatgpt about it. => They asked ChatGPT about it.

pubmed: [=Pubmed|pubmed>PubMed]
- We searched Pubmed for trials. => We searched PubMed for trials.
- We searched pubmed for trials. => We searched PubMed for trials.

medline: [=Medline>MEDLINE]
- We searched Medline for trials. => We searched MEDLINE for trials.

jstor: [=Jstor|jstor>JSTOR]
- We searched Jstor for papers. => We searched JSTOR for papers.
- We searched jstor for papers. => We searched JSTOR for papers.

arxiv: [=Arxiv>arXiv]
- The paper is on Arxiv now. => The paper is on arXiv now.

orcid: [=Orcid>ORCID]
- She has an Orcid number. => She has an ORCID number.

facebook: [=facebook>Facebook]
- They met on facebook in May. => They met on Facebook in May.

instagram: [=instagram>Instagram]
- They met on instagram in May. => They met on Instagram in May.

netflix: [=netflix>Netflix]
- They watch netflix at night. => They watch Netflix at night.

bluetooth: [=bluetooth>Bluetooth]
- The bluetooth link failed. => The Bluetooth link failed.
`,
};
