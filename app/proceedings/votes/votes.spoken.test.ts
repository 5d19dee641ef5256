import { describe, expect, it } from 'vitest';
import { transcriptOf } from '#tests/fixtures/transcripts.ts';
import { readProceedings } from '../read-proceedings.ts';
import type { Vote } from '../vote.ts';

const votesOf = (turns: readonly string[]) => readProceedings(transcriptOf([...turns])).votes;
const surname = (name: string | null | undefined) => name?.split(' ').at(-1) ?? null;
const rollOf = (vote: Vote | undefined) =>
  vote?.rollCall.map(({ name, vote: said }) => `${surname(name)} ${said}`).join(', ');
const put = ['All in favor?', 'Aye.', 'Opposed?', 'The motion passes.'];

describe('a count that stands behind the ruling', () => {
  it.each([
    [['Majority rules, three to two.']],
    [['Okay, majority rules.', 'Three to two.']],
    [['The motion carries.', '3-2.']],
    [['That motion carries.', '3, 2.']],
    [['That motion carries.3-2.', 'Thank you.']],
    [['That motion carries.', 'Three.', 'Two.', 'Could you read the title?']],
  ])('is the vote’s in %j', (ruling) => {
    const [vote] = votesOf([
      ...['We are on the lease with Harbor Marine.', 'I move approval of the lease.', 'Second.'],
      ...['All in favor say aye.', 'Aye.', 'Opposed, say no.', ...ruling],
    ]);
    expect([vote?.yes, vote?.no, vote?.outcome]).toEqual([3, 2, 'adopted']);
  });
});

it('what was asked for and seconded is moved where the chair says so', () => {
  const votes = votesOf([
    "We are on item 12A, the tax freeze. It's not pressing, so I ask to put that off, please.",
    'Second. Moved and seconded to postpone it to the first meeting in November.',
    'All those in favor, aye. Aye. Opposed, no. Until then.',
    'Ms. Pelo. I would move that we postpone item 9E for two more weeks.',
    'Second. Okay, moved and seconded to postpone for two more weeks.',
    'All those in favor, aye. Aye. Opposed, no. Motion carries.',
  ]);
  expect(votes.map(({ motion, outcome }) => [motion, outcome])).toEqual([
    ['postpone it to the first meeting in November', 'adopted'],
    ['postpone item 9E for two more weeks', 'adopted'],
  ]);
});

it.each([['12.', '13.'], ['10 30.']])(
  'a clerk’s numbers behind a ruling are no count: %s',
  (...next) => {
    const [vote] = votesOf([
      ...['We are on the lease with Harbor Marine.', 'I move approval of the lease.', 'Second.'],
      ...['All in favor say aye.', 'Aye.', 'Opposed, say no.', 'The motion carries.', ...next],
    ]);
    expect([vote?.yes, vote?.no]).toEqual([null, null]);
  },
);

describe('who moved and who seconded', () => {
  it.each([
    ['On the motion of Councilor Rhodes to waive the reading, seconded by Councilor Voss.'],
    [
      'On the motion to send this paper to the budget committee by Ms. Rhodes, seconded by Mr. Voss.',
    ],
    ['The motion to approve the report by Councilor Rhodes, seconded by Councilor Voss.'],
    ['Is there a motion?', 'By Member Rhodes, seconded by?', 'Second.', 'Member Voss.'],
    ['Motion to approve.', 'By Member Rhodes, seconded by?', 'Member Voss, all those in favor?'],
    ['Motion to approve.', 'By Member Rhodes.', 'Is there a second?', 'Second.', 'By Member Voss.'],
    ['Motion to approve.', 'Rhodes, motion to approve, do we have a second?', 'Second from Voss.'],
    ['Motion to approve.', 'I heard Rhodes actually, do we have a second?', 'Second from Voss.'],
    ['Motion to approve, Rhodes.', 'And we have a second, Voss.'],
    ['Rhodes made the first motion.', 'And the second came from Voss.'],
  ])('are heard in %j', (...turns) => {
    const [vote] = votesOf(['We are on the lease with Harbor Marine.', ...turns, ...put]);
    expect([surname(vote?.mover), surname(vote?.seconder)]).toEqual(['Rhodes', 'Voss']);
  });

  it('is one person whom the chair names again by the office', () => {
    const turns = [
      ...['Roll call.', 'Ms. Voss?', 'Here.', 'Mr. Rhodes?', 'Here.', 'Mr. Dvorak is absent.'],
      'We are on the lease with Harbor Marine.',
      'A motion by Mr. Rhodes and Ms. Voss, Councilman Voss seconds.',
      ...[
        'Please call the roll.',
        'Ms. Voss?',
        'Yes.',
        'Mr. Rhodes?',
        'Yes.',
        'The motion passes.',
      ],
    ];
    expect(votesOf(turns)).toMatchObject([{ mover: 'Mr. Rhodes', seconder: 'Ms. Voss' }]);
  });

  it('is who presides where nobody else speaks in between', () => {
    const [vote] = votesOf([
      "I'm Ada Rhodes, president of the council.",
      'Thank you, President Rhodes.',
      'I move to let Councilmember Voss take part by phone.',
      "There's a second.",
      ...put,
    ]);
    expect(surname(vote?.mover)).toBe('Rhodes');
  });

  it('stays with a motion that is told again in its words', () => {
    expect(
      votesOf([
        'On the motion of Councilor Rhodes to adjourn, do we have a second?',
        'Do we have a second on the motion to adjourn?',
        'Seconded by Councilor Voss.',
        ...put,
      ]),
    ).toMatchObject([{ mover: 'Councilor Rhodes', seconder: 'Councilor Voss' }]);
  });
});

describe('a roll call as it is really called', () => {
  const moved = ['Motion by Councilor Rhodes to renew the lease, second by Councilor Voss.'];

  it.each([
    [['Rhodes?', 'Yes.', 'Voss?', 'No.', 'Adler?', 'Yes.']],
    [['Rhodes yes.', 'Voss no.', 'Adler yes.']],
  ])('is heard in %j, though nobody was heard to call it', (answers) => {
    const [vote] = votesOf([...moved, 'Janet.', ...answers, 'The motion carries.']);
    expect(rollOf(vote)).toBe('Rhodes yes, Voss no, Adler yes');
  });

  it('is one vote where somebody asks to speak when it is first called', () => {
    const votes = votesOf([
      ...moved,
      'Please call the roll.',
      'Oh, yes, sir.',
      'I only wanted to ask why the lease is so short.',
      'No, please, go ahead.',
      ...Array(12).fill('The harbor needs a longer one to find lenders.'),
      'Thank you, let us vote, please call the roll.',
      ...['Councilor Rhodes?', 'Yes.', 'Councilor Voss?', 'Yes.', 'Councilor Quill?', 'No.'],
      'The motion passes.',
    ]);
    expect(votes).toMatchObject([{ mover: 'Councilor Rhodes', outcome: 'adopted' }]);
    expect(rollOf(votes[0])).toBe('Rhodes yes, Voss yes, Quill no');
  });

  it('may begin with a name in the breath that calls it', () => {
    const [vote] = votesOf([
      ...moved,
      'A roll call vote, Councilor Rhodes?',
      ...['Aye.', 'Councilor Voss?', 'Aye.', 'Councilor Quill?', 'Nay.'],
      'The motion passes.',
    ]);
    expect(rollOf(vote)).toBe('Rhodes yes, Voss yes, Quill no');
  });

  it.each([
    ['Three in the affirmative, none in the negative.', 3, 0],
    ['Yes, three in the affirmative, two abstaining, and thank you all.', 3, 0],
    ['Three in favor, two absent.', 3, 0],
  ])('is counted by “%s”', (report, yes, no) => {
    const answers = ['Councilor Rhodes?', 'Yes.', 'Councilor Voss?', 'Yes.', 'Councilor Quill?'];
    const turns = [...moved, 'Mr. Clerk, please call the roll.', ...answers, 'Yes.', report];
    expect(votesOf(turns)).toMatchObject([{ yes, no, outcome: 'adopted' }]);
  });

  it('is over when the chair asks for the next motion', () => {
    const votes = votesOf([
      ...moved,
      ...['Roll call please.', 'Councilor Rhodes?', 'Yes.', 'Councilor Voss?', 'Yes.'],
      'The next minutes are those of May the fifth.',
      ...['Do we have a motion for that?', 'So moved.', 'Second.'],
      ...['Councilor Voss?', 'No.', 'Councilor Rhodes?', 'No.', 'The motion fails.'],
    ]);
    expect(votes.map(rollOf)).toEqual(['Rhodes yes, Voss yes', 'Voss no, Rhodes no']);
  });

  it('takes a title and the name that captions parted from it together', () => {
    const [vote] = votesOf([
      ...moved,
      'Ms. Potts, roll call please.',
      ...[
        'Vice Chairman.',
        'Quill?',
        'Yes.',
        'Commissioner wood?',
        'No.',
        'Chairman Voss?',
        'Yes.',
      ],
      'The motion carries.',
    ]);
    expect(rollOf(vote)).toBe('Quill yes, Wood no, Voss yes');
  });
});

it('a ruling may stand in the sentence that puts the question', () => {
  const turns = ['On to the consent agenda.', 'Any discussion?'];
  expect(votesOf([...turns, 'All those in favor passes unanimously.'])).toMatchObject([
    { outcome: 'adopted' },
  ]);
});

it('what has been approved is not moved again', () => {
  const turns = ['I move to go into closed session.', 'Second.', ...put];
  expect(votesOf([...turns, 'Motion to go into closed session has been approved.'])).toHaveLength(
    1,
  );
});
