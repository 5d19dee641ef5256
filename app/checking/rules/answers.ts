import { type Side, sidesOf } from '../comparison/clause-sides.ts';
import { contentOf, matchContent } from '../comparison/likeness.ts';
import type { Rule } from '../rule.ts';
import { hasNegative } from '../statement/denials.ts';
import type { Statement } from '../statement/statement.ts';
import { wordsOf } from '../statement/statement.ts';

/** So much of a question in a sentence, the sentence tells its answer. */
const enoughShare = 0.5;
const fewestKeys = 2;
/** Tokens of an answer in which it says that there is none. */
const longestAnswer = 14;

const asks = /\b(?:ask|question|wonder|inquir|whether|if|unclear|unknown|answer|repl)/i;
const unanswered =
  /\b(?:get back to you|don't know|do not know|not sure|can't say|cannot say|find out|have to (?:check|look)|look into)\b/i;

/** 'Is anyone here on the appeal?' asks who, not whether. */
const asksWho =
  /\b(?:(?:is|are) (?:there )?any(?:one|body)|who|any (?:discussion|questions?|comments?|objections?|opposed))\b/i;

/** What was asked, told as so, where the answer was 'It does not' or 'I would have to get back to you'. */
export const answers: Rule = {
  name: 'answers',
  check: ({ sentence, source }) => {
    if (hasNegative(sentence, 0, sentence.tokens.length) || asks.test(sentence.text)) return [];
    const own = contentOf(sentence, 0, sentence.tokens.length);
    for (const side of sidesOf(source)) {
      if (side.content.keys.size < fewestKeys || !asksWhether(source, side)) continue;
      const end = Math.min(source.tokens.length, side.to + longestAnswer);
      const answer = wordsOf(source, side.to, end);
      const isDenied = side.isAnswered && side.denials.length % 2 === 1;
      if (!isDenied && !unanswered.test(answer)) continue;
      if (/^[^.?!]*\?/.test(answer) || asksWho.test(wordsOf(source, side.from, side.to))) continue;
      if (matchContent(side.content, own).share < enoughShare) continue;
      const said = answer.split(/[.?!]/)[0] ?? '';
      return [`The source answers this question with “${said}”.`];
    }
    return [];
  },
};

const opensQuestion =
  /^(?:do|does|did|is|are|was|were|will|would|can|could|has|have|should|isn't|aren't|doesn't|didn't|won't)$/;
/** Words before the verb of a question: 'So, does that include heat?' */
const before = 6;

/** Whether it is a question to which yes and no are answers. */
function asksWhether({ tokens, text }: Statement, { from, to }: Side): boolean {
  const last = tokens[to - 1];
  if (last === undefined || text.charAt(last.end) !== '?') return false;
  return tokens.slice(from, from + before).some(({ word }) => opensQuestion.test(word));
}
