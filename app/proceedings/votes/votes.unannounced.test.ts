import { describe, expect, it } from 'vitest';
import { transcriptOf, transcriptOfLines } from '#tests/fixtures/transcripts.ts';
import { readProceedings } from '../read-proceedings.ts';

const votesOf = (text: string) =>
  readProceedings(transcriptOf([text])).votes.map(({ outcome, method }) => ({
    outcome,
    method,
  }));
const opening =
  'the first item is approval of a contract with acme for the boiler at the annex good evening the boiler is old and it fails in every winter and the vendor is on the state list is there a motion so move is there a second second ';
const ending =
  ' next item is the purchase of two mowers for the parks good evening we would buy them from the state list and the money is in the budget is there a motion to approve second all in favor say aye motion carries';

it('a question at which the meeting goes on is adopted, and told to be unannounced', () => {
  const adopted = { outcome: 'adopted', method: 'unannounced voice' };
  expect(votesOf(`${opening}all in favor say i thank you${ending}`)[0]).toEqual(adopted);
  expect(votesOf(`${opening}all in favor say i${ending}`)[0]).toEqual(adopted);
});

it.each([
  'All right, we also have a request of the theater for two evenings.',
  'Moving on. We do have three letters of support for the chair to sign.',
  'Next, we have the church bells.',
  'The second one is a change order for asphalt.',
  'We are revisiting the picture of the old mill.',
  'All right. We are moving on to the announcements of the board.',
])('the meeting goes on with “%s”', (next) => {
  const motion = 'Motion to approve closing Foster Street on July 4th for the club.';
  expect(votesOf(`${motion} Second. All in favor? ${next}`)).toEqual([
    { outcome: 'adopted', method: 'unannounced voice' },
  ]);
});

it.each([
  'We have a nay.',
  'We have a split vote.',
  'We have an objection.',
  'We have a question from Ms. Lee.',
  'You have the floor, Mr. Roy.',
])('is still at the vote with “%s”', (next) => {
  const motion = 'Motion to approve closing Foster Street on July 4th for the club.';
  expect(votesOf(`${motion} Second. All in favor? ${next}`)).toEqual([]);
});

it('a motion that the chair asks for in its own words follows one that was left at its question', () => {
  const { votes } = readProceedings(
    transcriptOf([
      'Motion to approve closing Foster Street on July 4th for the club. Second. All in favor? Moving on.',
      'If I could have a motion made and seconded to approve outdoor dining at the corner kitchen. Second. All in favor? Next, we have the church bells.',
    ]),
  );
  expect(votes.map(({ motion }) => motion)).toEqual([
    'approve closing Foster Street on July 4th for the club',
    'approve outdoor dining at the corner kitchen',
  ]);
});

it('a result that was announced is told as it was', () => {
  expect(votesOf(`${opening}all in favor say i motion carries thank you${ending}`)[0]).toEqual({
    outcome: 'adopted',
    method: 'voice',
  });
});

it.each([
  "Is there a motion? I'll make it. Is there a second? All in favor say aye. Thank you.",
  "Is there a motion? All right, motion's been made. Is there a second? All in favor say aye. Thank you.",
  'Did you make a motion? Motion been made. Motion be made in second. All in favor say aye. Now you can go to the next item.',
])('a motion is one without its own words: “%s”', (heard) => {
  const item = 'The next item is the lease of the barn to the garden club.';
  const next = 'The next item is a report on the roof, and it leaks.';
  expect(votesOf(`${item} ${heard} ${next}`)).toEqual([
    { outcome: 'adopted', method: 'unannounced voice' },
  ]);
});

it('a motion that the chair tells of belongs to what came after a vote at which the meeting went on', () => {
  const { votes } = readProceedings(
    transcriptOf([
      'item four approval of a contract with acme for the boiler at the annex good evening the boiler is old is there a motion so move is there a second second all in favor say i thank you very much',
      'item five award of a contract for hybrid trainers good evening the trainers are for the shop did you make a motion motion been made is there a second motion be made in second any discussion all in favor say i now you can go to the next item',
    ]),
  );
  expect(votes.map(({ subject }) => subject)).toEqual([
    expect.stringContaining('boiler'),
    expect.stringContaining('trainers'),
  ]);
});

it('nothing is told of a question where anybody was against it, or that was to be counted', () => {
  for (const heard of [
    'no thank you',
    'opposed no thank you',
    'i would like a show of hands thank you',
    'hold on i have a question about the price thank you',
    'we have a nay thank you',
    'we have two who are not in favor thank you',
    'we have a question from ms lee thank you',
  ]) {
    const [first] = votesOf(`${opening}all in favor say i ${heard}${ending}`);
    expect(first?.method, heard).not.toBe('unannounced voice');
  }
});

it('a vote of which somebody finds that it is not needed was not taken', () => {
  const votes = readProceedings(
    transcriptOf([
      ['Chair', 'The hearing on the Bell Street plan goes on tonight. I move that we continue it.'],
      ['Lund', 'Second.'],
      ['Chair', 'All in favor, please say aye.'],
      ['Lund', 'Aye. Do we have to vote on a hearing that is open?'],
      ['Counsel', "I don't think we need to vote on that."],
      ['Chair', 'Very good. I move that we close the hearing.'],
      ['Lund', 'Second.'],
      ['Chair', 'All in favor, say aye. Motion carries.'],
    ]),
  ).votes;
  expect(votes.map(({ motion }) => motion)).toEqual(['close the hearing']);
});

describe('members who press a button', () => {
  it.each([
    ['So we can go ahead and vote in the portal. Okay. Excellent. Moving right along.', 1],
    ["All right, then let's go ahead and vote on the salt bids. Great. Next up is the depot.", 1],
    ['We can do a vote in BoardDocs. Okay. No, that fails. Next up is the depot.', 0],
    ['Before we go ahead and vote on it, any questions? Okay. Next up is the depot.', 0],
  ])('have decided where the meeting goes on without a word of the result: %s', (said, adopted) => {
    const votes = readProceedings(
      transcriptOfLines(`
        The next item is the salt bids.
        I move that we accept the salt bids. Second.
        ${said}
      `),
    ).votes.filter(({ method }) => method === 'unannounced electronic');
    expect(votes).toHaveLength(adopted);
  });
});
