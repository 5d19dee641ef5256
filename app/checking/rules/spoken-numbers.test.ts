import { judgeRule } from '#tests/support/judge-rule.ts';

const sewer = 'Paving ran 4.2 million and 25 5.1 million in 26.';
const chipper = 'The chipper bid is one sixty-two five, without the trailer.';
const bridge = 'The state put in one fifty. The bridge is two million in all.';
const pool = 'Pool rules say nobody under 12th may swim alone.';

/** What is left out in speech, and what captions make of it. */
judgeRule('numbers', {
  caught: [
    [pool, 'Children under 14 may not swim alone.'],
    ['The trail runs under 14th Street by the canal.', 'The trail runs under 14 bridges.'],
    [sewer, 'Paving ran $4.2 million in 2027.'],
    ['The levy for 26 trees was small.', 'The levy for 2026 was small.'],
    ['The 24 season drew 900 skaters.', 'The 2025 season drew 900 skaters.'],
    ['We planted oaks and 25 maples.', 'In 2025 maples and oaks were planted.'],
    [bridge, 'The state put $115,000 into the bridge.'],
    ['The fine is 250 dollars and the bridge two million.', 'The fine is $250,000.'],
    ['The bridge is two million and we mailed 150 letters.', 'The letters cost $150,000.'],
    ['The bridge is two million and route 150 crosses it.', 'The route cost $150,000.'],
    [chipper, 'The chipper bid is $165,200.'],
    [chipper, 'The chipper bid is $162,000.'],
  ],
  passed: [
    [pool, 'Children under 12 may not swim alone.'],
    ['You have to be over 18th to rent the hall.', 'The hall is rented to people over 18.'],
    [sewer, 'Paving ran $4.2 million in 2025 and $5.1 million in 2026.'],
    ['The loss in 24 to 2.6 million was expected.', 'A loss of $2.6 million in 2024 was expected.'],
    ['We ask you to fund it for 27 so that crews can start.', 'Funding is sought for 2027.'],
    ['The 24 season drew 900 skaters.', 'The 2024 season drew 900 skaters.'],
    [bridge, 'The state put $150,000 into the bridge.'],
    ['The rink is 1.8 million. We have four hundred, I think.', 'The rink has $400,000 so far.'],
    [chipper, 'The chipper bid is $162,500.'],
    ['The trailer came in at three twenty-five a month.', 'The trailer came in at $325 a month.'],
  ],
});
