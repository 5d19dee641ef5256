import { pattern, phrases, words } from '#app/platform/language/pattern.ts';
import type { SpokenSentence } from '../language/spoken-sentences.ts';
import { tidyTitle } from './case-title.ts';
import { tellingWords } from './matter-vocabulary.ts';

const deciders = words('board council commission committee trustees');
const officers = words(
  'administration staff superintendent manager administrator department director committee we I',
);
const asking = [
  ...words('recommends recommending requests requesting seeks seeking'),
  ...phrases(`
    (?:to|and|I) ask(?:ing)?(?: for)?(?= your\\b)
    (?:to|and) (?:request|seek)(?= your\\b)
  `),
];
/** 'The administration recommends approval to purchase', 'here to request your approval of the transfer'. */
const recommends = pattern(
  'i',
)`\b(?:${asking}|${officers} (?:(?:also|would|respectfully) )*(?:${phrases(`
  recommend(?:ed)?
  request(?:ed)?
  ask(?:s|ing)?(?: for)?
  seek
`)})) (?:that )?(?:the |your )?(?:${deciders}(?:['’]s)? )?(?:${phrases(`
  approval (?:to|of|for|when we (?:need|have) to)
  authorization (?:to|for)
  (?:to )?(?:approve|authorize|award|consider)
`)}) `;
/** 'I am here to present to you our request to form a new program'. */
const ourRequest = /\b(?:our|the|a|my) request (?:is )?(?:to|for) (?=\p{L}+ \p{L}+)/iu;
/** 'Ms. Bond, you have a recommendation for the foundation board': the chair calls on who brings it. */
const handedOn =
  /(?<!\b(?:do|did|if|when|should|would|what|that|as|where) )\byou have (?:an?|the|our) (?=(?:recommendation|request|proposal|presentation|report|update) (?:for|on|of|about|regarding) \p{L})/iu;
/** In words that tell something. */
const fewest = 3;

/** What those who bring a matter ask for in a sentence, as its title; null where they ask for nothing. */
export function presentedIn(text: string): string | null {
  for (const asks of [recommends, ourRequest, handedOn]) {
    const found = asks.exec(text);
    const title = found && tidyTitle(text.slice(found.index + found[0].length));
    if (title && tellingWords(title).length >= fewest) return asTitle(found[0], title);
  }
  return null;
}

const lowered = (title: string) => title.charAt(0).toLowerCase() + title.slice(1);
/** 'Our request to form a program' is a request, and no order. */
const asTitle = (asked: string, title: string) =>
  /\brequest (?:is )?to $/i.test(asked) ? `Request to ${lowered(title)}` : title;

/** The first matter that is presented from one sentence on and before another. */
export function presentedBetween(
  sentences: readonly SpokenSentence[],
  from: number,
  to: number,
): { at: number; title: string } | null {
  for (let at = from; at < to; at += 1) {
    const title = presentedIn(sentences[at]?.text ?? '');
    if (title !== null) return { at, title };
  }
  return null;
}
