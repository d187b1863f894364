import { type Static, Type } from '@sinclair/typebox';

const text = (description: string) => Type.Optional(Type.String({ description }));

const KEY = {
  username: text('Ignored; some clients send a key only together with it'),
  apiKey: text('The key of an account; on the machine of the service it may be left out (EMEND_LANGUAGETOOL)'),
};

/** The fields that have a meaning. Clients send others, which are ignored, and empty values, which count as missing. */
export const CheckForm = Type.Object(
  {
    text: text('The text; this or `data`'),
    data: text('JSON `{"annotation": [{"text": "A "}, {"markup": "<b>", "interpretAs": ""}]}`: a text with its markup'),
    language: text('en-US, en-GB, en-AU, en-CA, en-NZ, en-ZA, en or auto; a text in another language has no matches'),
    preferredVariants: text('With auto: varieties by commas, of which the English one is taken'),
    level: text('default: corrections; picky: advice as well'),
    mode: text('all, textLevelOnly or allButTextLevelOnly'),
    enabledRules: text('Ids of rules, by commas'),
    disabledRules: text('Ids of rules, by commas'),
    enabledCategories: text('Ids of categories, by commas'),
    disabledCategories: text('Ids of categories, by commas'),
    enabledOnly: text('true: nothing but what is enabled'),
    ...KEY,
  },
  { title: 'LanguageToolCheckForm' },
);

export const WordForm = Type.Object(
  {
    word: text('One word'),
    dict: text(
      'team: the dictionary of the account’s team, or of everybody here where it is in none; else the one of the account',
    ),
    ...KEY,
  },
  { title: 'LanguageToolWordForm' },
);

export const WordsQuery = Type.Object({
  offset: text('Words to leave out (0)'),
  limit: text('Words at most (10)'),
  dicts: text(
    'team: the dictionary of the account’s team, or of everybody here where it is in none; else the one of the account',
  ),
  ...KEY,
});

const Software = Type.Object(
  {
    name: Type.String(),
    version: Type.String(),
    buildDate: Type.String(),
    apiVersion: Type.Integer(),
    premium: Type.Boolean(),
    premiumHint: Type.String(),
    status: Type.String(),
  },
  { title: 'LanguageToolSoftware' },
);

const Named = { name: Type.String(), code: Type.String() };

const Match = Type.Object(
  {
    message: Type.String(),
    shortMessage: Type.String(),
    replacements: Type.Array(Type.Object({ value: Type.String() }, { title: 'LanguageToolReplacement' }), {
      description: 'Best first',
    }),
    offset: Type.Integer({ description: 'In what was sent, markup included; UTF-16 code units' }),
    length: Type.Integer(),
    context: Type.Object(
      {
        text: Type.String({ description: 'A slice of what was sent, with three dots where it was cut' }),
        offset: Type.Integer({ description: 'Of the match in `text`' }),
        length: Type.Integer(),
      },
      { title: 'LanguageToolContext' },
    ),
    sentence: Type.String(),
    type: Type.Object({ typeName: Type.String() }, { title: 'LanguageToolMatchType' }),
    rule: Type.Object(
      {
        id: Type.String({ description: 'Name of the rule; MORFOLOGIK_RULE_EN_US and the like for spelling' }),
        subId: Type.Optional(Type.String({ description: 'For spelling: our own name of the rule' })),
        description: Type.String(),
        issueType: Type.String({
          description: 'misspelling, grammar, typographical, duplication, locale-violation, style or uncategorized',
        }),
        urls: Type.Array(Type.Object({ value: Type.String() }, { title: 'LanguageToolUrl' }), {
          description: 'The page that explains the rule',
        }),
        category: Type.Object({ id: Type.String(), name: Type.String() }, { title: 'LanguageToolCategory' }),
        isPremium: Type.Boolean(),
      },
      { title: 'LanguageToolRule' },
    ),
    ignoreForIncompleteSentence: Type.Boolean(),
    contextForSureMatch: Type.Integer(),
  },
  { title: 'LanguageToolMatch' },
);

export const CheckAnswer = Type.Object(
  {
    software: Software,
    warnings: Type.Object({ incompleteResults: Type.Boolean() }, { title: 'LanguageToolWarnings' }),
    language: Type.Object(
      {
        ...Named,
        detectedLanguage: Type.Object(
          { ...Named, confidence: Type.Number(), source: Type.String() },
          { title: 'LanguageToolDetectedLanguage' },
        ),
      },
      { title: 'LanguageToolLanguage' },
    ),
    matches: Type.Array(Match),
    sentenceRanges: Type.Array(Type.Array(Type.Integer()), { description: 'Start and end of each sentence' }),
  },
  { title: 'LanguageToolAnswer' },
);

export const Languages = Type.Array(
  Type.Object({ ...Named, longCode: Type.String() }, { title: 'LanguageToolLanguageEntry' }),
  {
    title: 'LanguageToolLanguages',
  },
);
export const Info = Type.Object({ software: Software }, { title: 'LanguageToolInfo' });
export const Words = Type.Object({ words: Type.Array(Type.String()) }, { title: 'LanguageToolWords' });
export const Added = Type.Object({ added: Type.Boolean() }, { title: 'LanguageToolAdded' });
export const Deleted = Type.Object({ deleted: Type.Boolean() }, { title: 'LanguageToolDeleted' });

export type CheckForm = Static<typeof CheckForm>;
