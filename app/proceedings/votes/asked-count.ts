import { pattern, phrases, words } from '#app/platform/language/pattern.ts';
import { readNumbers } from '../facts/numbers.ts';
import type { SpokenSentence } from '../language/spoken-sentences.ts';
import { tokenize } from '../language/tokens.ts';
import type { Tally } from './tallies.ts';

/** In sentences: question and answer of three sides, with a word of thanks between them. */
const reach = 9;
/** Nobody counts raised hands beyond this. */
const mostHands = 600;

const courtesy = pattern('i')`^(?:${phrases(`
  thank you
  thanks
  okay
  all right
  please
  right
  lovely
  hands down
`)})[^?]{0,20}$`;
const question = (side: string) =>
  pattern(
    'i',
  )`^(?:(?:${words('and okay so any all those anyone anybody members')})[,.]? )*${side}\b[^?]{0,60}(?:\?|please[^?]{0,40}|show(?: of)? hands?|hands?|raise \w+ hands?)?\W*$`;
type Side = 'yes' | 'no' | 'abstain';
const order: readonly Side[] = ['abstain', 'no', 'yes'];
const sides: Record<Side, RegExp> = {
  yes: pattern(
    'i',
  )`\b(?:in favou?r|in support)\b[^?]{0,60}(?:\?|\b(?:show|raise|indicate|hands?|stand|please)\b[^?]{0,40})\W*$|^(?:and |so |all |those )*for\?$`,
  no: question('(?:opposed|opposition|against|nays?|noes)'),
  abstain: question('(?:abstentions?|abstaining|abstain)'),
};

/** 'Seven.', 'I count three', 'there is one', 'None.': a number and nothing else. */
const isCount = pattern('i')`^(?:(?:${phrases(`
  I (?:count|see|have|make it|make that)
  that's
  that is
  we have
  it's
  and
  okay
  so
`)}),? )*(?<said>[\w-]+)(?: (?:hands?|votes?|against|in favou?r|opposed|abstentions?))?[.!]*$`;
const nobody = /^(?:none|nobody|zero|no-one|nil)$/i;

function countIn(text: string): number | null {
  const said = isCount.exec(text)?.groups?.said;
  if (said === undefined) return null;
  if (nobody.test(said)) return 0;
  const [number, ...more] = readNumbers(tokenize(said));
  if (!number || more.length > 0 || number.unit !== 'plain' || !Number.isInteger(number.value))
    return null;
  return number.value <= mostHands ? number.value : null;
}

/**
 * What was counted by hands, where each side was asked for and answered in a sentence of its own:
 * 'Those in favour, please show. Seven. Against? Three.' Known from its last answer.
 */
export function askedCount(
  { text, index }: SpokenSentence,
  sentences: readonly SpokenSentence[],
): Tally | null {
  if (countIn(text) === null) return null;
  const found: Record<Side, number | null> = { yes: null, no: null, abstain: null };
  let count: number | null = null;
  for (let at = index; at >= 0 && at > index - reach && found.yes === null; at -= 1) {
    const said = sentences[at]?.text ?? '';
    if (count === null) {
      count = countIn(said);
      if (count === null && !courtesy.test(said)) return null;
      continue;
    }
    const side = order.find((one) => sides[one].test(said));
    if (side === undefined) return null;
    found[side] = count;
    count = null;
  }
  const { yes, no, abstain } = found;
  return yes === null || no === null ? null : { yes, no, abstain, from: 0, to: 0 };
}
