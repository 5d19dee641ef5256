import { pattern, phrases, words } from '#app/platform/language/pattern.ts';
import { splitSentences } from '#app/platform/language/sentences.ts';
import { outcomeIn } from '#app/proceedings/votes/outcome-patterns.ts';
import type { Tally } from '#app/proceedings/votes/tallies.ts';
import type { Rule } from '../rule.ts';
import { speakerLabel } from '../statement/outcome-patterns.ts';
import type { Statement } from '../statement/statement.ts';

type Ruling = { matters: ReadonlySet<string>; outcome: 'adopted' | 'rejected'; tallies: Tally[] };

const kinds = words('amendment ordinance resolution bill appeal substitute contract minutes');
/** 'Section four of the bill' is ruled on as a part of it, not as the bill. */
const matterWords = pattern('gi')`(?<!\b(?:of|in|from|under) (?:the|this|that|its) )\b(${kinds})\b`;
const lost = pattern('i')`\b${phrases(String.raw`
  reject\w*
  fail(?:s|ed)
  defeat\w*
  voted down
  not (?:adopted|approved|agreed)
`)}\b`;
const won = pattern('i')`\b${phrases(`
  approv(?:es|ed)
  adopt(?:s|ed)
  pass(?:es|ed)
  carri(?:es|ed)
  agreed to
`)}\b`;

/**
 * Where a source rules on several matters, each has its own outcome and count: 'the amendment
 * failed' is not 'the ordinance failed'.
 */
export const rulings: Rule = {
  name: 'rulings',
  check: ({ sentence, source }) => {
    const isLost = lost.test(sentence.text);
    const isWon = won.test(sentence.text);
    if (isLost === isWon) return [];
    const [matter, ...more] = new Set(mattersIn(sentence.text));
    if (matter === undefined || more.length > 0) return [];
    const made = rulingsIn(source);
    const own = made.filter(({ matters }) => matters.has(matter));
    // One ruling is judged by itself; two are told apart by what they are on.
    if (own.length === 0 || made.length < 2) return [];
    const wanted = isLost ? 'rejected' : 'adopted';
    if (own.every(({ outcome }) => outcome !== wanted))
      return [`In the source the ${matter} was ${isLost ? '' : 'not '}adopted.`];
    const [claimed] = sentence.tallies;
    const counted = own.filter(({ outcome, tallies }) => outcome === wanted && tallies.length > 0);
    if (!claimed || counted.length === 0 || counted.length < own.length) return [];
    if (counted.some(({ tallies }) => tallies.some((tally) => fits(claimed, tally, isLost))))
      return [];
    return [`In the source the ${matter} had another count of votes.`];
  },
};

const mattersIn = (text: string) =>
  [...text.matchAll(matterWords)].map(([word]) => word.toLowerCase());

function rulingsIn(source: Statement): Ruling[] {
  const made: Ruling[] = [];
  let from = 0;
  let put: string[] = [];
  for (const { text, end } of splitSentences(source.text)) {
    const said = outcomeIn(text.replace(speakerLabel, ''));
    if (!said?.ruling) {
      // 'On the Doyle amendment.' puts what is ruled on next.
      if (/\bon (?:the|that|your) \b/i.test(text) && mattersIn(text).length === 1)
        put = mattersIn(text);
      continue;
    }
    const own = mattersIn(text);
    const matters = new Set<string>(own.length > 0 ? own : put);
    put = [];
    const tallies = source.tallies.filter((tally) => {
      const at = source.tokens[tally.from]?.start ?? 0;
      return at >= from && at < end;
    });
    from = end;
    // 'The amendment is not agreed' after 'the noes have it' is the same ruling again.
    const last = made.at(-1);
    if (last && matters.size > 0 && last.matters.size === 0 && last.outcome === said.outcome)
      last.matters = matters;
    else made.push({ matters, outcome: said.outcome, tallies });
  }
  return made;
}

function fits(claimed: Tally, said: Tally, isLost: boolean): boolean {
  const straight =
    (claimed.yes === said.yes || said.yes === null) && (claimed.no === said.no || said.no === null);
  const turned = isLost && claimed.yes === said.no && claimed.no === said.yes;
  return straight || (turned && (claimed.yes ?? 0) > (claimed.no ?? 0));
}
