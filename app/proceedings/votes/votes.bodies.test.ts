import { describe, expect, it } from 'vitest';
import { transcriptOf } from '#tests/fixtures/transcripts.ts';
import { readProceedings } from '../read-proceedings.ts';
import type { Vote } from '../vote.ts';

const votesOf = (turns: readonly string[]) => readProceedings(transcriptOf([...turns])).votes;

describe('a count by hands, each side asked for and answered by itself', () => {
  it.each<[turns: string[], vote: Partial<Vote>]>([
    [
      [
        'Those in favour of the grant, please show.',
        'Nine.',
        'Against?',
        'Two.',
        'Abstentions?',
        'One.',
        'That is carried.',
      ],
      { outcome: 'adopted', yes: 9, no: 2, abstain: 1 },
    ],
    [
      ['All those in favor, raise your hands.', 'I count three.', 'Opposed?', "That's five."],
      { outcome: 'rejected', yes: 3, no: 5 },
    ],
  ])('is one count: %j', (turns, vote) => {
    const moved = ['Councillor Amis: I move that we fund the youth club.', 'Seconded.'];
    expect(votesOf([...moved, ...turns])).toMatchObject([vote]);
  });

  it('is not taken from numbers that answer something else', () => {
    const [vote] = votesOf([
      'I move to approve the lease with Harbor Marine.',
      'Second.',
      'How many berths are there?',
      'Nine.',
      'And how many are empty?',
      'Two.',
      'All in favor? Aye. Opposed? The motion carries.',
    ]);
    expect(vote).toMatchObject({ outcome: 'adopted', yes: null, no: null });
  });
});

describe('rulings as moderators and chairs of other bodies say them', () => {
  it.each<[turns: string[], vote: Partial<Vote>]>([
    [['All those in favor say aye. Those opposed. It is a vote.'], { outcome: 'adopted' }],
    [['All in favor? All ayes.'], { outcome: 'adopted' }],
    [['Those in favour? Those against? The motion falls.'], { outcome: 'rejected' }],
    [['Call the roll.', 'Two ayes, three noes, the bill fails to pass.'], { yes: 2, no: 3 }],
    [["All in favor? Aye. Opposed? Nay. So that's six to one."], { yes: 6, no: 1 }],
  ])('are understood: %j', (turns, vote) => {
    const moved = ['I move to accept the bid of Ridgeway Electric.', 'Second.'];
    expect(votesOf([...moved, ...turns])).toMatchObject([vote]);
  });

  it('tell that something was put off or refused', () => {
    expect(
      votesOf([
        'I move that we refuse the application for the kennels.',
        'Seconded.',
        'All in favour?',
        "So that's refused.",
      ]),
    ).toMatchObject([{ outcome: 'adopted' }]);
    expect(
      votesOf([
        'I move to put the kennels over to the June meeting.',
        'Second.',
        "All in favor? Aye. That's put over to June.",
      ]),
    ).toMatchObject([{ outcome: 'adopted' }]);
  });

  it('are not those of a committee that somebody tells of', () => {
    expect(
      votesOf([
        'I move the garage as printed in the warrant.',
        'Second.',
        'The finance committee voted eight to one in favor of it.',
        'All those in favor? Opposed? The ayes have it.',
      ]),
    ).toMatchObject([{ outcome: 'adopted', yes: null, no: null }]);
  });
});

describe('who moves and seconds', () => {
  const people = ([vote]: readonly Vote[]) => [vote?.mover, vote?.seconder];
  const put = 'All in favor? Aye. Opposed? The motion carries.';

  it.each<[turns: string[], who: (string | null)[]]>([
    [
      ["Trustee Moss, I'll move approval of the contract.", 'Trustee Webb, second.'],
      ['Trustee Moss', 'Trustee Webb'],
    ],
    [
      ['Motion to dissolve the fund?', 'So moved, Keller.', 'Support, Ostrow.'],
      ['Keller', 'Ostrow'],
    ],
    [
      [
        'I move we adopt the drainage plan.',
        'Second that.',
        'Thank you, Commissioner Pike and Commissioner Rowe.',
      ],
      ['Commissioner Pike', 'Commissioner Rowe'],
    ],
    [
      ['Is there a motion on the drainage plan?', "I'll motion.", "I'll support that."],
      [null, null],
    ],
    [
      ["There's an amendment from the Independent group.", 'I move it.', 'Seconded.'],
      [null, null],
    ],
  ])('are known where they are named: %j', (turns, who) => {
    expect(people(votesOf([...turns, put]))).toEqual(who);
  });

  it('are told of a motion that is made without “I”', () => {
    const [amendment, bill] = votesOf([
      'Representative Ames has House Bill 31 on trailers.',
      'Move the amendment.',
      'Second.',
      'On the amendment all in favor say aye. Aye. Opposed no. The amendment is adopted.',
      'Back on the bill as amended. Representative Brand.',
      'Move the bill as amended.',
      'Second by Representative Cole. All in favor? Aye. The bill passes.',
    ]);
    expect(amendment).toMatchObject({ kind: 'amendment', outcome: 'adopted' });
    expect(bill).toMatchObject({
      outcome: 'adopted',
      mover: 'Representative Brand',
      seconder: 'Representative Cole',
    });
  });
});

it('a chair who moves and asks for a second at once is the mover', () => {
  const [vote] = votesOf([
    'Good morning. I am Ruth Calder, chair of the harbor committee, and we will come to order.',
    'Member Obi? Here. Member Lund? Here. Chair Calder? Here.',
    'Item one is the dredging permit of Bay Marine. Seeing no more comments, I would move that we recommend the permit. Is there a second?',
    'Second.',
    'All in favor? Aye. Opposed? The motion carries.',
  ]);
  expect(vote?.mover).toMatch(/Calder/);
});
