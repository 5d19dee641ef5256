import { mostVoters } from '#app/proceedings/votes/one-sided-count.ts';
import type { Rule } from '../rule.ts';
import { wordsOf } from '../statement/statement.ts';

const decided =
  /\b(?:approved|adopted|granted|passed|accepted|agreed|failed|rejected|denied|recommended|postponed|tabled|continued|referred)\b/i;
const joined = /^\s?[-–—]\s?$|^ to $/;

/** 'The grant was approved, 620,000 to 0': an amount where a side of the vote stands. */
export const impossibleCounts: Rule = {
  name: 'impossible counts',
  check: ({ sentence, source }) => {
    for (const [index, one] of sentence.numbers.entries()) {
      const other = sentence.numbers[index + 1];
      if (!other || Math.max(one.value, other.value) <= mostVoters) continue;
      if (one.unit !== 'plain' || other.unit !== 'plain') continue;
      const [end, start] = [sentence.tokens[one.to - 1]?.end, sentence.tokens[other.from]?.start];
      const before = sentence.text.slice(0, sentence.tokens[one.from]?.start);
      if (!joined.test(sentence.text.slice(end, start)) || !before.endsWith(', ')) continue;
      const said = wordsOf(sentence, one.from, other.to);
      if (!decided.test(before) || source.text.includes(said)) continue;
      return [`The sentence counts ${said}: no body has so many votes.`];
    }
    return [];
  },
};
