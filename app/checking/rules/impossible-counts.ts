import { mostVoters } from '#app/proceedings/votes/one-sided-count.ts';
import type { Rule } from '../rule.ts';
import { wordsOf } from '../statement/statement.ts';
import { turnedPairs } from './tallies.ts';

const decided =
  /\b(?:approved|adopted|granted|passed|accepted|agreed|failed|rejected|denied|recommended|postponed|tabled|continued|referred)\b/i;

/** 'The grant was approved, 620,000 to 0': an amount where a side of the vote stands. */
export const impossibleCounts: Rule = {
  name: 'impossible counts',
  check: ({ sentence, source }) => {
    for (const { yes, no, from, to } of turnedPairs(sentence)) {
      if (Math.max(yes ?? 0, no ?? 0) <= mostVoters) continue;
      const before = sentence.text.slice(0, sentence.tokens[from]?.start);
      const said = wordsOf(sentence, from, to);
      const isCount = before.endsWith(', ') && decided.test(before);
      if (isCount && !source.text.includes(said))
        return [`The sentence counts ${said}: no body has so many votes.`];
    }
    return [];
  },
};
