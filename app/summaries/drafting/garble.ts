import { pattern, phrases, words } from '#app/platform/language/pattern.ts';
import { tokenize } from '#app/proceedings/language/tokens.ts';

/** Marks of words that captions lost: a dash in the middle, points, a capital in a word, signs. */
const lost =
  /--|—\s*—|\.\.|…|\p{Ll}\p{Lu}\p{Ll}*\p{Lu}|[^\p{L}\p{N}\p{P}\p{S}\s]|\p{Ll}\d+\p{L}|\p{L}\d+\p{Ll}|\p{Ll}\.\p{Lu}|(?<=\s)[,.;](?=\s)|["“”][^"“”]*$/u;
/** Where speech breaks off and begins anew, or captions put words together that nobody says. */
const broken = pattern('i')`\b${phrases(String.raw`
  (?:the|a|an|my|our|their) (?:and|or|but|is|are|was|were|we|they|he|she|of|to|a|the|an)
  (?:to|of) (?:is|are|was|were|he|they|or)
  to (?:even|just|really|also|kind of) to
  (?:I|we|he|they),? (?:I|we|he|they|of|a|there's|it's|didn't)
  (?:is|are|was|were|the|a|an|of|to|from the|would|will),
  \w+, (?:yeah|yep|no wait|wait|okay|oh),? \w+
`)}(?!\w|-)`;
const amount = String.raw`\$\d[\d,]*(?:\.\d+)?(?: (?:thousand|million|billion))?`;
const digit = words('one two three four five six seven eight nine');
/**
 * Sums that speech to text took apart or put together: '$2 million, 382, came', 'about $1,000,000, five', 'a
 * $2,987,000, almost', 'almost $40 $', '$2,024 revenues' for those of the year.
 */
const misheardSum = pattern('i')`${[
  pattern()`(?:${amount}|\b(?:thousand|million|billion)), (?:\d{1,3}(?![\d,.]*\d)|${digit})(?=[.,;]|$)`
    .source,
  pattern()`\ban? ${amount}(?=[.,;]|$)`.source,
  String.raw`\$(?=[\s.,;]|$)`,
  String.raw`\$2,?0[0-4]\d (?:revenues?|expenditures?|expenses|budgets?|numbers|figures)\b`,
]}`;
/** 'The 2023 All right, wonderful', 'to let them This is': captions joined what two said, or one began anew. */
const runTogether =
  /(?<=[\p{Ll}\d] )(?:All right|This is|Thank you|You know|We(?:'re| are)|That's|It's)\b/u;
/** '$40 million, $8.91', 'almost $40, $39.59', '$12,000 or $12 million': one sum in two pieces, or said twice. */
const torn = pattern()`${[
  String.raw`${amount}, \$\d[\d,.]*(?:[.;]| (?!and\b|or\b))`,
  String.raw`\$\d{1,3},\d{3}(?![\d,]) or \$\d[\d.]* (?:m|b)illion`,
]}`;
/** 'What was it 14 or 15', 'you know what I'm saying', 'let's say': who speaks looks for words. */
const searches =
  /\bwhat was it\b|\byou know what I mean\b|\byou know what I'm saying\b|\bwe'll call it\b|\blet's say\b|\bI'm just putting\b|\b(\p{L}{4,}) or \1\b/iu;

/** In words: what is said again within so many was begun anew. */
const repeats = [
  { words: 2, reach: 4 },
  { words: 3, reach: 9 },
];
/** 'On the site plan and on the plat', 'printing of flyers and printing of maps': places and lists are told alike. */
const toldAlike = pattern()`^(?:${words('of in on at to for from by with under over and or')} ${words('the a an')}$|(?:and|or) )`;

/** Whether captions have broken a sentence, or its speaker has: a reader would stumble over it. */
export function isGarbled(text: string): boolean {
  if ([lost, broken, misheardSum, runTogether, torn, searches].some((fault) => fault.test(text)))
    return true;
  const said = tokenize(text).map(({ word }) => word);
  return repeats.some(({ words, reach }) =>
    said.some((_, at) => {
      const again = saidAgain(said, { at, words, reach });
      if (again === null || alike.test(wordBefore(said, at, again))) return false;
      return again === at + words || !toldAlike.test(said.slice(at, at + words).join(' '));
    }),
  );
}

type Phrase = { at: number; words: number; reach: number };

/** Where a phrase is said again soon; null where it is not. */
function saidAgain(said: readonly string[], { at, words, reach }: Phrase): number | null {
  if (at + words > said.length) return null;
  for (let from = at + words; from <= at + reach; from += 1) {
    const isAgain = said.slice(at, at + words).every((word, part) => said[from + part] === word);
    if (isAgain) return from;
  }
  return null;
}

/** The word before all that is said twice. */
function wordBefore(said: readonly string[], first: number, again: number): string {
  let back = 1;
  while (back <= first && said[first - back] === said[again - back]) back += 1;
  return said[again - back] ?? '';
}

/** 'Not build the roads or not build the sewer', 'a change to one and a change to two': said alike on purpose. */
const alike = /^(?:and|or|nor|than|but|not)$/;
