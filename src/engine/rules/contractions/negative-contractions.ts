import type { RuleFile } from '../rule-file.ts';

/** Short forms of “not”, written out in academic texts. */
export const NEGATIVE_CONTRACTIONS: RuleFile = {
  id: 'negative-contractions',
  errorClass: 'contraction',
  source: 'Emend',
  comment: 'Academic prose writes {found} out: {better}.',
  documents: 'academic',
  confidence: 0.8,
  rules: `
dont: [do n't>do not] !{PRP|DT}
- We don't know the cause. => We do not know the cause.
+ Don't they come?

doesnt: [does n't>does not] !{PRP|DT}
- It doesn't hold for gases. => It does not hold for gases.
+ Doesn't they come?

didnt: [did n't>did not] !{PRP|DT}
- The cells didn't grow. => The cells did not grow.
+ Didn't they come?

isnt: [is n't>is not] !{PRP|DT}
- The result isn't clear. => The result is not clear.
+ Isn't they come?

arent: [are n't>are not] !{PRP|DT}
- The results aren't clear. => The results are not clear.
+ Aren't they come?

wasnt: [was n't>was not] !{PRP|DT}
- The link wasn't found. => The link was not found.
+ Wasn't they come?

werent: [were n't>were not] !{PRP|DT}
- The links weren't found. => The links were not found.
+ Weren't they come?

hasnt: [has n't>has not] !{PRP|DT}
- The law hasn't changed. => The law has not changed.
+ Hasn't they come?

havent: [have n't>have not] !{PRP|DT}
- The laws haven't changed. => The laws have not changed.
+ Haven't they come?

hadnt: [had n't>had not] !{PRP|DT}
- The laws hadn't changed. => The laws had not changed.
+ Hadn't they come?

couldnt: [could n't>could not] !{PRP|DT}
- We couldn't repeat it. => We could not repeat it.
+ Couldn't they come?

shouldnt: [should n't>should not] !{PRP|DT}
- One shouldn't repeat it. => One should not repeat it.
+ Shouldn't they come?

wouldnt: [would n't>would not] !{PRP|DT}
- It wouldn't repeat itself. => It would not repeat itself.
+ Wouldn't they come?

mustnt: [must n't>must not] !{PRP|DT}
- The sample mustn't dry. => The sample must not dry.
+ Mustn't they come?

neednt: [need n't>need not] !{PRP|DT}
- The sample needn't dry. => The sample need not dry.
+ Needn't they come?

mightnt: [might n't>might not] !{PRP|DT}
- The sample mightn't dry. => The sample might not dry.
+ Mightn't they come?

cant: [ca n't>cannot] !{PRP|DT}
- We can't repeat it. => We cannot repeat it.
+ Can't they come?

wont: [wo n't>will not] !{PRP|DT}
- The sample won't dry. => The sample will not dry.
+ Won't they come?

shant: [sha n't>shall not] !{PRP|DT}
- We shan't repeat it. => We shall not repeat it.
+ Shan't they come?

darent: [dare n't>dare not] !{PRP|DT}
- They daren't repeat it. => They dare not repeat it.
+ Daren't they come?

oughtnt: [ought n't>ought not] !{PRP|DT}
- They oughtn't to repeat it. => They ought not to repeat it.
+ Oughtn't they come?

negated-question: [@do|does|did|is|are|was|were|has|have|can|could|would|should n't @{PRP} @{VB|VBN|JJ|VBG}>@1 @2 not @3]
- Why don't they come? => Why do they not come?
- Doesn't it follow? => Does it not follow?
`,
};
