import { expect, it } from 'vitest';
import { judgeRule } from '#tests/support/judge-rule.ts';
import { checkSentence } from '../check-sentence.ts';

const bids = 'Acme did not attach the bond, and Bolt was late, so those are out.';
const streets = 'Crews close Elm, Oak and Mill streets for the race.';

judgeRule('counts made', {
  caught: [
    [bids, 'Seven bidders were left out.'],
    [streets, 'Four streets close for the race.'],
    ['ANN LEE: I like the park. JOE DIAZ: I like the park too.', 'Six residents liked the park.'],
  ],
  passed: [
    // Numbers that the source has otherwise, and measures, are looked up.
    ['Six bidders were left out.', 'Seven bidders were left out.'],
    [bids, 'The bids are good for nine months.'],
    [bids, 'The bids were opened on 12 tables.'],
    ['The motion carries.', 'The motion carried with two members opposed.'],
  ],
});

const doubtsOf = (source: string, sentence: string) => {
  const { reasons, doubts } = checkSentence({ source, sentence });
  return { reasons: reasons.length, doubts: doubts.length };
};

it('what whoever wrote it has counted is settled by a reading, what the source has otherwise is not', () => {
  const { reasons, doubts } = doubtsOf(bids, 'Seven bidders were left out.');
  expect(doubts).toBe(reasons);
  const other = doubtsOf('Six bidders were left out.', 'Seven bidders were left out.');
  expect(other.doubts).toBeLessThan(other.reasons);
});
