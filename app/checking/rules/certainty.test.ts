import { judgeRule } from '#tests/support/judge-rule.ts';

const detour =
  'So we are proposing to open the lane in May if the contractor can pour the slab. That depends on rain.';
const grant = 'It would take two seasons of tagging, if the grant is renewed.';
const pool = 'We could open the pool on Sundays. I would want to hear from the guards first.';

judgeRule('certainty', {
  caught: [
    ['We want to hire a clerk in June.', 'They hired a clerk in June.'],
    ["I'd like a report on the dock.", 'Staff will write a report on the dock.'],
    ['I would like the dock to open in May.', 'The dock will open in May.'],
    [
      "I'd want us to come back in a year and look at that.",
      'The board will revisit the rule in a year to see whether it should be kept.',
    ],
    [detour, 'The lane will open in May.'],
    [grant, 'Two seasons of tagging are planned for, and the grant has been renewed.'],
    [pool, 'The board agreed to open the pool on Sundays.'],
    [
      'I have it in mind, the intention to create a night court.',
      'The order creates a night court.',
    ],
  ],
  passed: [
    ['I do want to say I am very humbled by this.', 'She called herself humbled by this.'],
    [
      'We want to thank Ben Hale for flagging the gap.',
      'They thanked Ben Hale for flagging the gap.',
    ],
    [
      "There's a refund due, 406 dollars. I'd like a note when that closes.",
      'The error will cost the district $406.',
    ],
    [
      'We have to pay back 90 dollars. I would like a plan from the clerk by June.',
      'The school will lose $90.',
    ],
    ['We provided those revisions to you with the packet.', 'Staff revised two of the conditions.'],
    [
      'So if you guys want more information and want to continue this, I would ask that you tell us what to bring back.',
      'Staff asked the council to specify what it wanted.',
    ],
    [detour, 'The lane might open in May if the slab is poured.'],
    [grant, 'Two seasons of tagging would be needed if the grant is renewed.'],
    ['The lane will open in May, we promise.', 'The lane will open in May.'],
    [
      'Could we open on Sundays? So moved. All in favor? Aye. The motion carries.',
      'The board voted to open on Sundays.',
    ],
  ],
});
