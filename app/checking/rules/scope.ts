import { pattern, phrases } from '#app/platform/language/pattern.ts';
import type { Rule } from '../rule.ts';

/** How a sentence speaks of all there is. */
const ofAll = pattern('i')`\b${phrases(String.raw`
  all (?:other|of the|of its|of their|the|its|their|three|four|five|six)
  every(?! (?:year|month|week|day|two|three|four|five|other))
  any(?! (?:more|longer|further|time|action|vote|decision|opposition|objections?|one|sign|of)\b)
  throughout
  (?:the )?entire(?:ly)?
  the whole
  whatever|regardless
  the full (?:price|cost|amount|bill)
  without (?:further |any )?conditions?
  always
`)}\b`;
const alsoOfAll = pattern('i')`\b${phrases(String.raw`
  all|every\w*|any\w*|each|both
  throughout|across|entire\w*|whole|total\w*|complete\w*
  always|never|no|none|nobody|nothing|not
  full|fully|everywhere|regardless|whatever|anyone
  two|three|four|five|six|only|just
`)}\b`;
const denies = /\b(?:not|n't|no|never|without|if|whether|nor|hardly)\b|n't/i;

const unconditional = /\bwithout (?:further |any |other )?conditions?\b|\bunconditional/i;
const condition = /\b(?:conditions?|provided|as long as|if|only)\b/i;

/** 'Any tree', 'all families' where the source speaks of some. */
export const scope: Rule = {
  name: 'scope',
  check: ({ sentence, source }) => {
    const free = unconditional.exec(sentence.text);
    const put = condition.exec(source.text);
    if (free && put && !unconditional.test(source.text))
      return [`The source says “${put[0]}”, the sentence says “${free[0]}”.`];
    const claim = ofAll.exec(sentence.text);
    if (!claim || alsoOfAll.test(source.text)) return [];
    if (/^any/i.test(claim[0]) && denies.test(sentence.text.slice(0, claim.index))) return [];
    return [`The sentence says “${claim[0]}”, the source does not speak of all.`];
  },
};
