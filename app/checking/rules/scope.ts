import { pattern, phrases } from '#app/platform/language/pattern.ts';
import type { Rule } from '../rule.ts';
import { boundTo, withUnit } from '../statement/number-units.ts';
import type { Statement } from '../statement/statement.ts';

/** How a sentence speaks of all there is. */
const ofAll = pattern('i')`\b${phrases(String.raw`
  all (?:other|of the|of its|of their|the|its|their|three|four|five|six)
  every(?! (?:year|month|week|day|two|three|four|five|other))
  (?<!(?:before|than|if|beyond) )any(?! (?:more|longer|further|time|action|vote|decision|opposition|objections?|one|sign|of)\b)
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
  full|fully|everywhere|regardless|whatever|anyone|whichever
  (?:does|do|did)(?:n['’]t| not) matter|no matter|either way
  two|three|four|five|six|only|just
`)}\b`;
const denies = /\b(?:not|n't|no|never|without|if|whether|nor|hardly)\b|n't/i;

const unconditional = /\bwithout (?:further |any |other )?conditions?\b|\bunconditional/i;
const condition = /\b(?:conditions?|provided|as long as|if|only)\b/i;

const every = /^(?:every|each|all)$/;
const saysEvery = /\b(?:every|each|all|always|whole|entire|throughout)\b/i;

/** 'Full every night' where the source counts the nights. */
function everyOfCounted(sentence: Statement, source: Statement): string | null {
  if (saysEvery.test(source.text)) return null;
  for (const [at, { word }] of sentence.tokens.entries()) {
    const noun = sentence.stems[at + 1] ?? '';
    if (!every.test(word) || noun === '' || denies.test(sentence.text)) continue;
    const counted = boundTo(source, noun).find(({ value, unit }) => unit === 'plain' && value > 1);
    if (counted)
      return `The source says ${withUnit(source, counted)}, the sentence “${word} ${sentence.tokens[at + 1]?.text}”.`;
  }
  return null;
}

const varies = /\b(?:var(?:y|ies|ied)|differ(?:s|ed)?|depend(?:s|ed)?)\b/i;
/** Tokens after 'varies' in which it is said by what: 'varies a good deal from state to state'. */
const variesReach = 6;

/** 'Every state forbids it' where the source has it vary from state to state. */
function everyOfVarying(sentence: Statement, source: Statement): string | null {
  if (varies.test(sentence.text)) return null;
  for (const [at, { word }] of sentence.tokens.entries()) {
    const noun = sentence.stems[at + 1] ?? '';
    if (!every.test(word) || noun === '' || saysOfEvery(source, noun)) continue;
    const found = source.tokens.findIndex(
      (token, place) =>
        varies.test(token.word) &&
        source.stems.slice(place, place + variesReach).filter((stemmed) => stemmed === noun)
          .length > 1,
    );
    if (found >= 0)
      return `The source says “${source.tokens[found]?.text}”, the sentence “${word} ${sentence.tokens[at + 1]?.text}”.`;
  }
  return null;
}

const saysOfEvery = ({ places, tokens }: Statement, noun: string) =>
  (places.get(noun) ?? []).some((at) => every.test(tokens[at - 1]?.word ?? ''));

const wholly =
  /\b(?:wholly|entirely|solely|exclusively|all (?:of )?(?:the|its|their|his|her|these|those))\b/i;
const saysWholly =
  /\b(?:all|every\w*|each|both|any\w*|whole|wholly|total\w*|entire\w*|sole\w*|exclusive\w*|only|complete\w*|the rest|full|fully)\b/i;
const inPart =
  /\b(?:most(?:ly)?(?! (?:recent|important|likely|of all))|mainly|largely|partly|primarily|almost all|nearly all)\b/i;
const sentenceEnd = /(?<=[.?!])/;

/** 'All of them were filed' where the answer to 'All of them?' is 'Most.' */
function wholeOfPart(sentence: string, source: string): string | null {
  const claim = wholly.exec(sentence);
  if (!claim) return null;
  const told = source
    .split(sentenceEnd)
    .filter((said) => !said.endsWith('?'))
    .join('');
  const part = inPart.exec(told);
  if (!part || saysWholly.test(told) || inPart.test(sentence)) return null;
  return `The source says “${part[0]}”, the sentence says “${claim[0]}”.`;
}

/** 'Any tree', 'all families' where the source speaks of some. */
export const scope: Rule = {
  name: 'scope',
  check: ({ sentence, source }) => {
    const free = unconditional.exec(sentence.text);
    const put = condition.exec(source.text);
    if (free && put && !unconditional.test(source.text))
      return [`The source says “${put[0]}”, the sentence says “${free[0]}”.`];
    const each = everyOfCounted(sentence, source) ?? everyOfVarying(sentence, source);
    if (each !== null) return [each];
    const whole = wholeOfPart(sentence.text, source.text);
    if (whole !== null) return [whole];
    const claim = ofAll.exec(sentence.text);
    if (!claim || alsoOfAll.test(source.text)) return [];
    if (/^any/i.test(claim[0]) && denies.test(sentence.text.slice(0, claim.index))) return [];
    return [`The sentence says “${claim[0]}”, the source does not speak of all.`];
  },
};
