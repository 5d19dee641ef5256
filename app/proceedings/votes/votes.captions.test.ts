import { describe, expect, it } from 'vitest';
import { transcriptOfLines } from '#tests/fixtures/transcripts.ts';
import { readProceedings } from '../read-proceedings.ts';
import { asMeant } from './misheard.ts';

const votesOf = (text: string) => readProceedings(transcriptOfLines(text)).votes;
const roll = (answers: string) => `
  Ms. Tarrant, please call the roll.
  ${answers}
`;
const all = roll('Ms. Ruiz? Yes. Mr. Oduya? Yes. Mr. Lindqvist? Yes. Mr. Romero? Yes.');

describe('captions that misspell what is said in a vote', () => {
  it.each([
    ['Emotion by Mr. Oduya, second by Ms. Ruiz.', 'Motion by Mr. Oduya, second by Ms. Ruiz.'],
    ['Submotion by Councilman Lindqvist.', 'Motion by Councilman Lindqvist.'],
    ['I have an ocean to approve the plat.', 'I have motion to approve the plat.'],
    ['The motion care is approved.', 'The motion carries approved.'],
    ['That cares and the minutes are accepted.', 'That carries and the minutes are accepted.'],
    ['That cares for nobody.', 'That cares for nobody.'],
    ['(speaker chuckles) Motion to adjourn.', 'Motion to adjourn.'],
    [
      'Councilman Lindqvist makes emotion to pave it.',
      'Councilman Lindqvist makes a motion to pave it.',
    ],
    ['Emotion approved.', 'motion approved.'],
    ['We have emotion in this room.', 'We have emotion in this room.'],
    ['Ate and favor, none opposed.', 'eight in favor, none opposed.'],
    ['Six in favor, unopposed.', 'Six in favor, none opposed.'],
    ['All for in favor of the plat?', 'All for in favor of the plat?'],
    ['The board was unopposed to it.', 'The board was unopposed to it.'],
    ['She spoke of emotion by turns.', 'She spoke of emotion by turns.'],
    ['Hi hi I proposed.', 'Hi hi opposed.'],
    ['He said hi, I proposed the toast.', 'He said hi, I proposed the toast.'],
    ['Okay that is past all right.', 'Okay that is passed all right.'],
    ['All that is past us now.', 'All that is past us now.'],
    ['The motion care was never far.', 'The motion care was never far.'],
  ])('%s is meant as %s', (text, meant) => {
    const sentence = { index: 0, text, segments: [0], speaker: null, opensTurn: true };
    expect(asMeant(sentence).text).toBe(meant);
  });

  it('a vote follows another though its motion is misspelled', () => {
    const votes = votesOf(`
      Item 4.1, approval of the minutes of May 4.
      Emotion by Mr. Oduya, second by Ms. Ruiz. Any comment?
      ${roll('Ms. Ruiz? Yes. Mr. Oduya? Yes. Mr. Lindqvist? Staying, I was not here. Mr. Romero? Yes.')}
      Item 4.2, approval of the finance report.
      Emotion by Mr. Lindqvist, second by Mr. Romero. Any comment?
      ${all}
      Motion approved.
    `);
    expect(votes.map(({ mover, seconder }) => [mover, seconder])).toEqual([
      ['Mr. Oduya', 'Ms. Ruiz'],
      ['Mr. Lindqvist', 'Mr. Romero'],
    ]);
    expect(votes[0]?.rollCall.map(({ vote }) => vote)).toEqual(['yes', 'yes', 'abstain', 'yes']);
  });

  it('who is named to second shows that somebody moved, and whom the chair saw did', () => {
    const [vote] = votesOf(`
      Item 7, the audit report.
      Mr. Oduya.
      Probably so.
      All right, and second by Ms. Ruiz.
      ${all}
      Motion approved.
    `);
    expect([vote?.mover, vote?.seconder]).toEqual(['Mr. Oduya', 'Ms. Ruiz']);
  });

  it('a motion that is retracted comes to no vote', () => {
    const votes = votesOf(`
      I make a motion to add the comprehensive plan to our next agenda.
      I'm willing to retract that motion at this time.
      (people laughing) Motion to adjourn. Second. All in favor? Aye. Any opposed? None.
    `);
    expect(votes.map(({ subject }) => subject)).toEqual(['to adjourn']);
  });

  it('a roll of who is there is no vote', () => {
    expect(
      votesOf(`
        Ms. Tarrant, please call the vote or the attendance.
        Ms. Ruiz, here, Mr. Oduya, here. Mr. Lindqvist? Here. Mr. Romero, here.
        The first item is the budget.
      `),
    ).toEqual([]);
  });

  it('an answer that captions wrote twice makes no count larger', () => {
    const again = `
      Motion by Mr. Oduya, second by Ms. Ruiz.
      ${all}
      Motion carries.
    `;
    const votes = votesOf(`
      Item 1, the plat. ${again}
      Item 2, the lease. ${again}
      Item 3, the bond.
      Motion by Mr. Oduya, second by Ms. Ruiz.
      ${roll('Yes. Ms. Ruiz? Yes. Mr. Oduya? Yes. Mr. Lindqvist? Yes. Mr. Romero? Yes.')}
      Motion carries.
    `);
    expect(votes.at(-1)).toMatchObject({ yes: 4, no: 0 });
  });

  it('a resolution that is read out is the motion', () => {
    const [vote] = votesOf(`
      May I have a resolution, please, Mr. Oduya?
      Be it therefore resolved that the Marlow Board of Education takes action to award the roof bid to Ames Brothers.
      Moved by Mr. Oduya, supported by Ms. Ruiz. All those in favor, please say yes. Yes. Those opposed, say no. The resolution passes 4-0.
    `);
    expect(vote).toMatchObject({ mover: 'Mr. Oduya', seconder: 'Ms. Ruiz', yes: 4, no: 0 });
    expect(vote?.motion).toBe('award the roof bid to Ames Brothers');
  });
});

describe('a clerk’s count that captions part', () => {
  const moved = 'Motion by Ms. Ruiz to lease the pier, second by Mr. Oduya.';
  const answers = 'Ms. Ruiz yes. Mr. Oduya yes. Purple yes. Ms. Tarrant';
  it.each([
    ['yes five in favor.', 'None opposed thank you, madam clerk.'],
    ['yes.', 'Five in favor.', 'None.', 'Opposed Thank you so much.'],
    ['yes.', 'Five and favor, unopposed.'],
  ])('is heard in %j', (...report) => {
    const lines = [moved, 'Please call the roll.', `${answers} ${report[0]}`, ...report.slice(1)];
    expect(votesOf([...lines, 'The motion passes.'].join('\n'))).toMatchObject([
      { yes: 5, no: 0, outcome: 'adopted' },
    ]);
  });

  it('is made up for by answers that run on, though nobody calls the roll or rules', () => {
    const answers = ['all right yes mr. oduya yes', 'mr. lindqvist yes', 'yes'];
    expect(votesOf([moved, ...answers, 'Susan, your update?'].join('\n'))).toMatchObject([
      { outcome: 'adopted', method: 'roll call' },
    ]);
  });

  it('says how many vote, where fewer answers were caught than votes were counted', () => {
    const caught = 'Ms. Ruiz? Yes. Mr. Oduya? Yes. Mr. Lindqvist? Yes.';
    const vote = (what: string, report: string) => `
      Motion by Ms. Ruiz to lease the ${what}, second by Mr. Oduya.
      ${roll(caught)}
      ${report}
      The motion passes.`;
    const votes = votesOf(
      ['pier', 'barge', 'dock', 'crane'].map((what) => vote(what, '')).join('\n') +
        vote('tug', 'Five in favor. None opposed.') +
        vote('buoy', 'Five in favor. None opposed.'),
    );
    expect(votes.map(({ yes, no }) => [yes, no])).toEqual([
      ...Array(4).fill([null, null]),
      ...Array(2).fill([5, 0]),
    ]);
  });
});

it('a meeting is adjourned where the record ends with the question', () => {
  expect(
    votesOf(`
      Motion by Ms. Ruiz to lease the pier, second by Mr. Oduya.
      All in favor? Aye. The motion carries.
      Can I get a motion to adjourn?
      So moved. Second. All in favor? Good night.`).at(-1),
  ).toMatchObject({ subject: 'to adjourn', outcome: 'adopted' });
});

describe('who moved and seconded, as captions have it', () => {
  const people = (text: string) =>
    votesOf(text).map(({ mover, seconder, outcome }) => [mover, seconder, outcome]);

  it('is found where “from” was written as “for”, and where only a second is told to be from somebody', () => {
    expect(
      people(`
        Item 7A is a resolution on the ferry fares. Is there a motion?
        Motion from Mr. Oduya. Second for Ms. Ruiz. All in favor? Aye. Motion carries.
        Item 7B is the lease of the north dock. Is there a motion? Move to approve.
        Mr. Lindqvist second from Mr. Romero. All in favor? Aye. Motion carries.
      `),
    ).toEqual([
      ['Mr. Oduya', 'Ms. Ruiz', 'adopted'],
      ['Mr. Lindqvist', 'Mr. Romero', 'adopted'],
    ]);
  });

  it('is believed over whom the chair had called on before, though told when the roll is called already', () => {
    expect(
      people(`
        Item 7A is a resolution on the ferry fares. Commissioner Oduya, go ahead.
        I would like to hear from the harbor master first.
        Motion to approve. Second.
        Roll call vote, oh I'm sorry, motion by Commissioner Ruiz second by Commissioner Romero.
        Commissioner Oduya aye Commissioner Ruiz aye Commissioner Romero aye Commissioner Lindqvist aye
        Four in the affirmative. The motion passes.
      `),
    ).toEqual([['Commissioner Ruiz', 'Commissioner Romero', 'adopted']]);
  });

  it('a motion in captions without points ends where talk goes on', () => {
    const [vote] = votesOf(`
      all right so the next thing that we have this evening for the ferry board
      is agenda item 7A the lease of the north dock
      motion to approve the lease I think we all have read it and it looks fine
      second all in favor aye opposed motion carries
    `);
    expect(vote?.motion).toBe('approve the lease');
  });
});

describe('a roll call', () => {
  it('begins with surnames and answers though nobody was heard to call it', () => {
    const [vote] = votesOf(`
      I will then ask for a motion to adopt the ferry plan as amended.
      Ruiz, aye. Oduya, ya I yay. Romero, aye.
      Lindqvist, aye. Tarrant is absent.
      There are four yays. That carries and the plan is adopted.
    `);
    expect(vote?.motion).toBe('adopt the ferry plan as amended');
    expect([vote?.yes, vote?.no, vote?.outcome]).toEqual([4, 0, 'adopted']);
    expect(vote?.rollCall.map(({ name }) => name)).toEqual([
      'Ruiz',
      'Oduya',
      'Romero',
      'Lindqvist',
      'Tarrant',
    ]);
  });

  it('has the answer that a member gave last', () => {
    const [vote] = votesOf(`
      Item 7A is the lease of the north dock. Motion by Mr. Oduya, second by Ms. Ruiz.
      ${roll('Ms. Ruiz, aye. Mr. Oduya, aye. Oh, nay. Mr. Lindqvist, aye. Mr. Romero, aye -- sorry, no.')}
      The motion is tied and fails.
    `);
    expect(vote?.rollCall.map(({ vote }) => vote)).toEqual(['yes', 'no', 'yes', 'no']);
  });
});
