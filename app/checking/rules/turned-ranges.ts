import { pattern, words } from '#app/platform/language/pattern.ts';
import type { Rule } from '../rule.ts';
import { withUnit } from '../statement/number-units.ts';
import { hasRange, type Range, rangesIn } from '../statement/ranges.ts';
import type { Statement } from '../statement/statement.ts';

/** 'From $26 to $25', or 'a drop to $26', where the source says 'from $26 to $25'. */
export const turnedRanges: Rule = {
  name: 'turned ranges',
  check: ({ sentence, source }) => {
    for (const [from, to] of rangesIn(sentence)) {
      if (from.value === to.value) continue;
      if (hasRange(source, from, to) || !hasRange(source, to, from)) continue;
      const turned = rangesIn(source).find(
        ([start, end]) => start.value === to.value && end.value === from.value,
      );
      if (turned) return [reasonOf(turned, source, 'the other way')];
    }
    const begun = endsAtBeginning(sentence, source);
    return begun ? [reasonOf(begun, source, 'to where it begins')] : [];
  },
};

function reasonOf(range: Range, source: Statement, how: string): string {
  const [a, b] = range.map((end) => withUnit(source, end));
  return `The source goes from ${a} to ${b}, the sentence ${how}.`;
}

const moves = pattern()`^${words(`
  drop drops dropped fall falls fell slip slipped decline declined decrease decreased cut cuts lowered
  reduced rise rises rose raise raised increase increased climb climbed grow grew up down
`)}$`;
/** Tokens before a number in which it is said that something went there. */
const reach = 12;

/** 'A drop …, to 94%' where it went from 94 to 89. */
function endsAtBeginning(sentence: Statement, source: Statement): Range | undefined {
  const told = new Set(rangesIn(sentence).flat());
  for (const mention of sentence.numbers) {
    const before = sentence.tokens.slice(Math.max(0, mention.from - reach), mention.from);
    if (told.has(mention) || before.at(-1)?.word !== 'to') continue;
    if (!before.some(({ word }) => moves.test(word))) continue;
    const known = rangesIn(source);
    if (known.some(([, end]) => end.value === mention.value)) continue;
    const begun = known.find(([start]) => start.value === mention.value);
    if (begun) return begun;
  }
  return undefined;
}
