import { expect, it } from 'vitest';
import { transcriptOf } from '#tests/fixtures/transcripts.ts';
import { readProceedings } from '../read-proceedings.ts';
import type { Vote } from '../vote.ts';

type Wanted = Partial<Omit<Vote, 'motion'>> & { motion?: string };

// How chairs and clerks of different places take the same steps.
const chambers: [name: string, turns: string[], votes: Wanted[]][] = [
  [
    'a council that calls the roll on a bill nobody moved',
    [
      'Hearing none, will the clerk please call the roll on the passage of the bill?',
      'Council Member Kettle? Aye. Council Member Moore? No. Council President Nelson? Aye.',
      'Two in favor, one opposed.',
      'The bill passes and the chair will sign it.',
    ],
    [{ motion: 'passage of the bill', yes: 2, no: 1, outcome: 'adopted', method: 'roll call' }],
  ],
  [
    'a clerk who repeats each answer',
    [
      'On item 5, can we have a roll call, please?',
      'Supervisor Chan? Aye. Chan aye. Supervisor Chen? Aye. Chen aye. Supervisor Dorsey? No. Dorsey no.',
      'There are two ayes and one no, with Supervisor Dorsey in the dissent.',
      'The ordinance is passed on first reading.',
    ],
    [{ yes: 2, no: 1, outcome: 'adopted' }],
  ],
  [
    'a council with a voting machine',
    [
      'Motion by Council Member Park, second by Council Member Sanz, to approve the contract.',
      "Let's open the vote. Close the roll. Tabulate the vote.",
      '12 ayes, 2 noes.',
    ],
    [{ mover: 'Council Member Park', yes: 12, no: 2, outcome: 'adopted', method: 'electronic' }],
  ],
  [
    'a chair who asks for the motion',
    [
      "I'd like a motion to approve the consent agenda as presented.",
      'So moved.',
      'Second.',
      'Any discussion? Hearing none, all in favor? Aye. Any opposed? Motion carries.',
    ],
    [{ motion: 'approve the consent agenda as presented', outcome: 'adopted' }],
  ],
  [
    'a board whose members are Mr. and Ms.',
    [
      "It's been moved by Mr. Lopez and seconded by Ms. Chu that we accept the bid of Delta Paving.",
      'All in favor signify by saying aye. Aye. Those opposed same sign. Motion carried.',
    ],
    [{ mover: 'Mr. Lopez', seconder: 'Ms. Chu', outcome: 'adopted' }],
  ],
  [
    'an amendment by hands before the budget by roll',
    [
      'Motion by Supervisor Fox, seconded by Supervisor Hall, to adopt the budget of $4.2 million.',
      'I move an amendment to cut the travel line by $20,000.',
      "I'll second the amendment.",
      'On the amendment, all those in favor raise your hands. One, two. Opposed?',
      'Three. The amendment fails two to three.',
      'Back to the main motion. Please call the roll.',
      'Supervisor Fox? Aye. Supervisor Hall? Aye. Supervisor Dunn? No. Supervisor Lee? Aye.',
      'Three ayes, one nay. The budget is adopted.',
    ],
    [
      { outcome: 'rejected', yes: 2, no: 3, method: 'hand' },
      { outcome: 'adopted', yes: 3, no: 1, mover: 'Supervisor Fox', method: 'roll call' },
    ],
  ],
  [
    'a substitute in place of the motion',
    [
      'I move to approve option A for the park.',
      'Second.',
      "I'd like to offer a substitute motion to approve option B for the park.",
      'Second.',
      'On the substitute, all in favor? Aye. Opposed? The substitute motion passes, 4 to 1.',
    ],
    [{ motion: 'approve option B for the park', yes: 4, no: 1, outcome: 'adopted' }],
  ],
  [
    'a council that needs more than a majority',
    [
      'I move to override the veto.',
      'Second.',
      'It requires six votes. Call the roll.',
      'Hart? Yes. Bell? Yes. Soto? Yes. Lee? No. Cruz? No.',
      'Three yes, two no. The override fails.',
    ],
    [{ yes: 3, no: 2, outcome: 'rejected' }],
  ],
  [
    'a count of another body told in the debate',
    [
      'I move to support the state bill.',
      'Second.',
      'The bill passed the senate last week, forty to ten.',
      'The vote of the commission was close, five to two.',
      'All in favor? Aye. Opposed? The motion carries six to one.',
    ],
    [{ motion: 'support the state bill', yes: 6, no: 1, outcome: 'adopted' }],
  ],
  [
    'a British council',
    [
      'I move the recommendation in paragraph 3.2 of the report.',
      'Seconded.',
      'Those in favour? Against? Abstentions?',
      'That is carried, with nine for, four against and one abstention.',
    ],
    [{ yes: 9, no: 4, abstain: 1, outcome: 'adopted' }],
  ],
  [
    'a clerk who sees who is there before the first motion',
    [
      'Will the clerk please call the roll?',
      'Trustee Fox?',
      'Here.',
      'Trustee Hall?',
      'Present.',
      'We have a quorum. I move to approve the minutes.',
      'Second. All in favor? Aye. The minutes are approved.',
    ],
    [{ motion: 'approve the minutes', outcome: 'adopted', method: 'voice', rollCall: [] }],
  ],
];

it.each(chambers)('counts the votes of %s', (_name, turns, votes) => {
  const found = readProceedings(transcriptOf(turns)).votes;
  expect(found).toMatchObject(
    votes.map(({ motion, ...rest }) =>
      motion === undefined ? rest : { ...rest, motion: expect.stringContaining(motion) },
    ),
  );
  expect(found).toHaveLength(votes.length);
});
