import { describe, expect, it } from 'vitest';
import { transcriptOf } from '#tests/fixtures/transcripts.ts';
import { readProceedings } from '../read-proceedings.ts';
import type { Vote } from '../vote.ts';

const moved = ['I move to approve the lease with Harbor Marine.', 'Second.'];
const votesOf = (turns: readonly string[]) =>
  readProceedings(transcriptOf([...moved, ...turns])).votes;
const rollOf = (vote: Vote | undefined) =>
  vote?.rollCall.map(({ name, vote: said }) => `${name.split(' ').at(-1)} ${said}`).join(', ');

describe('the ways a chair puts a question and gives its result', () => {
  it.each<[turns: string[], vote: Partial<Vote>]>([
    [
      ['All in favor say aye.', 'Aye.', 'All opposed say nay.', 'Nay.', 'The ayes have it.'],
      { outcome: 'adopted', method: 'voice', yes: null, no: null },
    ],
    [
      ['All in favor?', 'Aye.', 'Opposed?', 'Nay.', 'Motion carries 4-3.'],
      { outcome: 'adopted', yes: 4, no: 3 },
    ],
    [['All in favor? Aye. Opposed? Motion passes unanimously.'], { outcome: 'adopted', yes: null }],
    [['All in favor? Aye. Any opposed? Hearing none, motion carries.'], { outcome: 'adopted' }],
    [
      ['Show of hands, all in favor.', "That's five in favor, two opposed.", 'Motion carries.'],
      { outcome: 'adopted', method: 'hand', yes: 5, no: 2 },
    ],
    [
      [
        'All in favor? Aye. Opposed? No. The ayes have it.',
        'I call for a division.',
        'Raise your hands, those in favor. And those opposed.',
        'The vote is 3 to 4. The motion fails.',
      ],
      { outcome: 'rejected', method: 'hand', yes: 3, no: 4 },
    ],
    [
      ['Members, please vote.', 'Motion passes, seven to zero.'],
      { outcome: 'adopted', method: 'electronic', yes: 7, no: 0 },
    ],
    [['Without objection, the lease is approved.'], { outcome: 'adopted' }],
    [
      ['All in favor? Aye.', 'Motion carries, with Trustee Dunn voting no.'],
      { outcome: 'adopted' },
    ],
    [['All in favor? Aye. Opposed? No. The noes have it.'], { outcome: 'rejected' }],
    [
      ['All in favor? Aye. Opposed? Nay.', "So that's two two, it fails on a tie."],
      { outcome: 'rejected' },
    ],
    [
      ['All in favor? Aye. Opposed? Nay.', 'I count four to one, so it carries.'],
      { outcome: 'adopted' },
    ],
  ])('are understood: %j', (turns, vote) => {
    expect(votesOf(turns)).toMatchObject([vote]);
  });
});

describe('a roll call', () => {
  it('knows yeas, nays, those present, those who abstain and those who recuse themselves', () => {
    const [vote] = votesOf([
      'Clerk, please call the roll.',
      ...['Councilmember Smith.', 'Yea.', 'Councilmember Jones.', 'Recused.'],
      ...['Councilmember Brown.', 'Aye.', 'Councilmember Fox.', 'Abstain.'],
      ...['Councilmember Hall.', 'Nay.', 'Councilmember Dunn.', 'Present.'],
      'The motion carries.',
    ]);
    expect(vote).toMatchObject({ outcome: 'adopted', yes: 2, no: 1, abstain: 3 });
  });

  it('takes what members say beside their vote as a remark', () => {
    const [vote] = votesOf([
      'Call the roll.',
      ...[
        'Commissioner Smith?',
        'No. I think the rent is low, and I agree with Commissioner Hall.',
      ],
      ...['Commissioner Jones?', 'Yes, because no one else made an offer.'],
      ...['Commissioner Hall?', 'I will vote no.', 'Commissioner Fox?', 'Reluctantly, yes.'],
      ...['Commissioner Dunn?', 'Aye.', 'Three to two, motion carries.'],
    ]);
    expect(rollOf(vote)).toBe('Smith no, Jones yes, Hall no, Fox yes, Dunn yes');
    expect(vote).toMatchObject({ yes: 3, no: 2, outcome: 'adopted' });
  });

  it('is called where names are to be answered, and who was not there for all of it abstains', () => {
    const [vote] = votesOf([
      'When you hear your name please respond.',
      ...['Commissioner Smith, aye.', 'Commissioner Jones. Absent.'],
      'Commissioner Hall. Commissioner Hall was not here for all of it so he will be abstaining.',
      ...['Commissioner Brown. Aye.', 'Commissioner Fox, aye.'],
      'Unanimous by those present with Commissioner Jones absent and Commissioner Hall abstaining.',
    ]);
    expect(rollOf(vote)).toBe('Smith yes, Brown yes, Fox yes, Hall abstain, Jones absent');
    expect(vote).toMatchObject({ outcome: 'adopted', method: 'roll call' });
  });

  it('counts the vote of the chair, who is not called', () => {
    const [vote] = votesOf([
      'Please call the roll.',
      ...['Trustee Smith.', 'Yes.', 'Trustee Jones.', 'No.', 'Trustee Brown.', 'Yes.'],
      ...['And the chair votes yes.', 'The motion carries.'],
    ]);
    expect(vote).toMatchObject({ yes: 3, no: 1 });
  });
});

describe('an outcome', () => {
  const counted = ['Call the roll.', 'Smith? Yes. Jones? No. Brown? Yes. Vance? No.'];

  it('is rejection where a count ties and nobody rules', () => {
    const turns = [...counted, 'The vote is two yes and two no.', 'Next is the budget report.'];
    expect(votesOf(turns)).toMatchObject([{ yes: 2, no: 2, outcome: 'rejected' }]);
  });

  it('is the ruling where more than a majority is needed, and open where nobody rules', () => {
    const needs = ['This takes two-thirds.', 'Call the roll.', 'The vote is three yes and two no.'];
    expect(votesOf(needs)).toMatchObject([{ yes: 3, no: 2, outcome: null }]);
    expect(votesOf([...needs, 'The motion fails.'])).toMatchObject([{ outcome: 'rejected' }]);
  });

  it('is what the chair corrects it to, and open where two rulings differ', () => {
    const put = 'All in favor? Aye. Opposed? No.';
    expect(votesOf([put, 'The motion carries. Sorry, the motion fails, 3-4.'])).toMatchObject([
      { outcome: 'rejected', yes: 3, no: 4 },
    ]);
    expect(votesOf([put, 'The motion carries.', 'The motion fails.'])).toMatchObject([
      { outcome: null },
    ]);
  });

  it('of a motion to deny is adoption where the matter is denied', () => {
    const turns = ['I move to deny the appeal.', 'Second.', 'All in favor? The appeal is denied.'];
    expect(readProceedings(transcriptOf(turns)).votes).toMatchObject([{ outcome: 'adopted' }]);
  });

  it('is not taken from what is said in the debate or of other matters', () => {
    const debate = [
      'I support this ordinance, it passed in three other cities.',
      'We got 29 letters in support and 18 opposed.',
      'If this motion passes, rents will rise. I hope the motion fails.',
    ];
    expect(votesOf(debate)).toEqual([]);
    expect(
      votesOf([
        ...debate,
        'All in favor? Aye. Opposed? The motion carries eight to zero.',
        'Next is the storm drain under Quarry Street, which failed in the June flood.',
      ]),
    ).toMatchObject([{ outcome: 'adopted', yes: 8, no: 0 }]);
  });
});

describe('motions upon motions', () => {
  it('vote on an amendment, what amends it, and the main motion one by one', () => {
    const turns = [
      'I move to amend the motion by adding a term of five years.',
      'Second.',
      'I move to amend the amendment by making it four years.',
      'Second.',
      'All in favor of the amendment to the amendment? Aye. Opposed? No. It fails.',
      'On the amendment, all in favor? Aye. The amendment is adopted.',
      'On the motion as amended, all in favor? Aye. Opposed? The motion carries, five to zero.',
    ];
    expect(votesOf(turns)).toMatchObject([
      { motion: expect.stringContaining('four years'), outcome: 'rejected' },
      { motion: expect.stringContaining('five years'), outcome: 'adopted', yes: null },
      { motion: 'approve the lease with Harbor Marine', outcome: 'adopted', yes: 5 },
    ]);
  });

  it('leave the main motion waiting while the debate on it is closed', () => {
    const turns = [
      'I move the previous question.',
      'Second.',
      'All in favor of ending debate? Aye. Opposed? That carries.',
      'Now on the main motion. All in favor? Aye. Opposed? No. Motion passes 6-1.',
    ];
    expect(votesOf(turns)).toMatchObject([
      { outcome: 'adopted' },
      { motion: 'approve the lease with Harbor Marine', yes: 6, no: 1 },
    ]);
  });

  it('come to no vote without a second, or where the mover takes them in', () => {
    expect(votesOf(['The motion dies for lack of a second.'])).toEqual([]);
    const friendly = [
      'I move to amend the motion to add a term of five years.',
      'I accept that as a friendly amendment.',
      'All in favor? Aye. Motion carries 5-0.',
    ];
    expect(votesOf(friendly)).toMatchObject([{ motion: 'approve the lease with Harbor Marine' }]);
  });
});

it('finds the steps of a vote in captions without points', () => {
  const captions = [
    "all right is there a motion on item twelve i'll move to approve item twelve as presented",
    'second we have a motion and a second any discussion seeing none all those in favor',
    'please say aye aye any opposed motion carries seven to zero moving on to item thirteen',
  ].join(' ');
  expect(readProceedings(transcriptOf([captions])).votes).toMatchObject([
    { motion: 'approve item twelve as presented', yes: 7, no: 0, outcome: 'adopted' },
  ]);
});

it('names officers by their whole office', () => {
  const turns = [
    'It was moved by Vice Mayor Lane and seconded by Mayor Pro Tem Ruiz to adopt the plan.',
    'All in favor say aye. Aye. Opposed? The motion passes.',
  ];
  expect(readProceedings(transcriptOf(turns)).votes).toMatchObject([
    { mover: 'Vice Mayor Lane', seconder: 'Mayor Pro Tem Ruiz', motion: 'adopt the plan' },
  ]);
});
