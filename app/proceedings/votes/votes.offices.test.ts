import { describe, expect, it } from 'vitest';
import { transcriptOf } from '#tests/fixtures/transcripts.ts';
import { readProceedings } from '../read-proceedings.ts';

const read = (turns: readonly string[]) => readProceedings(transcriptOf([...turns]));
const votesOf = (turns: readonly string[]) => read(turns).votes;
const put = ['All in favor?', 'Aye.', 'Opposed?', 'The motion passes.'];
const lease = 'We are on the lease with Harbor Marine.';

describe('who moved and who seconded, named by an office, in small letters, or by an invitation', () => {
  it.each([
    [['The chair moves for approval.', 'Second by Mr. Voss.'], 'Chair', 'Mr. Voss'],
    [['Motion by Mr. Rhodes.', 'The chair will second the motion.'], 'Mr. Rhodes', 'Chair'],
    [
      ['motion by commissioner rhodes second by commissioner voss'],
      'Commissioner Rhodes',
      'Commissioner Voss',
    ],
    [
      ['The motion to approve, Councilor Rhodes, seconded by Councilor Voss.'],
      'Councilor Rhodes',
      'Councilor Voss',
    ],
    [
      [
        'If you could make that motion, Mr. Rhodes.',
        'I would be glad to.',
        'So moved.',
        'Would you like to second that, Ms. Voss?',
        'Certainly.',
      ],
      'Mr. Rhodes',
      'Ms. Voss',
    ],
    [
      ['Motion by Mr. Rhodes.', 'Second by Ms. Hale.', "I'm sorry, second by Ms. Voss."],
      'Mr. Rhodes',
      'Ms. Voss',
    ],
  ])('%j: %s, %s', (turns, mover, seconder) => {
    expect(votesOf([lease, ...turns, ...put])).toMatchObject([{ mover, seconder }]);
  });

  it('no title without a name is anybody, and nobody who is only addressed', () => {
    const [vote] = votesOf([
      lease,
      'Got a motion from Councilman, second from Councilman England.',
      'Thank you, Madam Chair.',
      ...put,
    ]);
    expect(vote).toMatchObject({ mover: null, seconder: 'Councilman England' });
  });

  it('stay with a motion that the chair tells again in other words', () => {
    const votes = votesOf([
      lease,
      'Motion by Mr. Rhodes to approve it, second by Ms. Voss.',
      'All right, we have a motion to approve the lease with Harbor Marine for five years.',
      ...put,
    ]);
    expect(votes).toMatchObject([{ mover: 'Mr. Rhodes', seconder: 'Ms. Voss' }]);
  });
});

describe('counts and rolls as clerks and captions have them', () => {
  it('a count of one side is whole where it is all who are present', () => {
    const votes = votesOf([
      'Ms. Hale? Here. Mr. Rhodes? Here. Ms. Voss? Here. Mr. Pell? Here.',
      'Four present.',
      lease,
      'Motion by Mr. Rhodes, second by Ms. Voss.',
      'Seeing none, all vote.',
      'All votes correct.',
      'Five yes, four yes, motion carries.',
    ]);
    expect(votes).toMatchObject([{ yes: 4, no: 0, outcome: 'adopted' }]);
  });

  it('a roll without points and capitals is read, and what sounds like aye is one', () => {
    const [vote] = votesOf([
      'we have a motion by miss rhodes and a second by mr voss to approve the paving contract call the roll ' +
        'rhodes aye voss i pell hi dolan no mayor boyd yes motion carries four to one',
    ]);
    expect(vote).toMatchObject({ yes: 4, no: 1, outcome: 'adopted' });
    expect(vote?.rollCall.map((one) => one.vote)).toEqual(['yes', 'yes', 'yes', 'no', 'yes']);
  });
});

describe('items in the words of whoever reads them', () => {
  const states = (turns: readonly string[]) =>
    read(turns).cases.map(({ designator, state }) => `${designator} ${state}`);

  it('nominations and introductions are no more than that', () => {
    expect(
      states([
        '15A is a resolution appointing Ada Rhodes to the library board.',
        'Motion by Mr. Voss, second by Ms. Hale.',
        ...put,
        '16A is a nomination to appoint Ben Pell to the housing board.',
        '21A is an introduction of an ordinance annexing three acres of land on Orchard Road.',
      ]),
    ).toEqual(['15A adopted', '16A nominated', '21A introduced']);
  });

  it('a title that is broken off is read from where it begins again', () => {
    const { cases } = read([
      '19A is a resolution on the bridge at Mill Creek.',
      'Motion by Mr. Voss, second by Ms. Hale.',
      ...put,
      '19B is an ordinance, well, that means that it will come back in June.',
      '19B is an ordinance declaring two trucks surplus.',
      'Motion by Mr. Voss, second by Ms. Hale.',
      ...put,
    ]);
    expect(cases.at(-1)?.title).toBe('Ordinance declaring two trucks surplus');
  });

  it('one motion on the consent agenda adopts what was read out below it', () => {
    expect(
      states([
        'Our consent agenda, item 6A, declaring two vehicles of public works surplus.',
        'Item 6B, the purchase of three computers for water quality.',
        'Is there a motion to approve the consent agenda?',
        'Move to approve.',
        'Motion by Mr. Voss, second by Ms. Hale.',
        ...put,
        'Item 7A, consider awarding the bid for the manholes.',
        'Motion by Mr. Voss, second by Ms. Hale.',
        ...put,
      ]),
    ).toEqual(['6A adopted', '6B adopted', 'null adopted', '7A adopted']);
  });
});
