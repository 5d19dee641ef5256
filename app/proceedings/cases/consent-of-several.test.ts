import { expect, it } from 'vitest';
import { plainEntry } from '#app/records/agenda/agenda.ts';
import { transcriptOf, transcriptOfLines } from '#tests/fixtures/transcripts.ts';
import { readProceedings } from '../read-proceedings.ts';

// As a county's supervisors sit as the board of a district too, each with a list of its own.
const part = (level: number, designator: string, title: string) => ({
  ...plainEntry({ designator, title, level }),
  isHeading: /agenda$|district$/i.test(title),
  isConsent: !/agenda$|district$|depot$/i.test(title),
});
const agenda = [
  part(0, '1', 'Consent Agenda'),
  part(1, 'a', 'Minutes of the September 23 meeting'),
  part(1, 'b', 'Engagement letter for the audit'),
  part(0, '2', 'Otter County Jail District'),
  part(1, 'a', 'Consent Agenda'),
  part(2, '1', 'Food services, contract with Delgado Catering'),
  part(2, '2', 'Laundry services, contract with Hale Linen'),
  part(0, '3', 'Sale of the Mill Road depot'),
];
const ayes =
  'Second. Any discussion? Hearing none. All those in favorable? Aye. Aye. Opposed? The ayes have it.';
const { votes, cases } = readProceedings(
  transcriptOfLines(`
    Good morning, the meeting of the board of supervisors will come to order.
    The first item on the agenda is the consent agenda. Are there any items the board wishes to speak to?
    I move to approve. ${ayes}
    We are going to move on to item number two, the Otter County Jail District.
    We have a consented agenda before us. Any items on it that you would speak to?
    The chair will entertain a motion. So moved. ${ayes}
    We move on to item number three, the sale of the Mill Road depot. It has stood empty for ten years.
    I move that we approve the sale of the Mill Road depot. ${ayes}
    That is all. We are adjourned.
  `),
  agenda,
);

it('each motion decides the list that is open, though neither names it', () => {
  const decided = votes.map(({ items }) => items.map((index) => cases[index]?.title ?? ''));
  expect(decided.slice(0, 2)).toEqual([
    ['Consent Agenda', 'Minutes of the September 23 meeting', 'Engagement letter for the audit'],
    expect.arrayContaining([
      'Food services, contract with Delgado Catering',
      'Laundry services, contract with Hale Linen',
    ]),
  ]);
  expect(decided[1]).not.toContain('Engagement letter for the audit');
  expect(decided[2]).toEqual(['Sale of the Mill Road depot']);
});

it('a list that is only foretold waits for its own motion', () => {
  const { cases: taken } = readProceedings(
    transcriptOfLines(`
      The meeting will come to order. Tonight we have the minutes, then the consent agenda, then the depot.
      Item one is the minutes of September 9. So moved. Second. All in favor? Aye. Motion carries.
      Item two is the consent agenda. I move to approve the consent agenda. Second. All in favor? Aye. Motion carries.
      Item three is the sale of the Mill Road depot. I move to approve it. Second. All in favor? Aye. Motion carries.
    `),
    [
      plainEntry({ designator: '1', title: 'Minutes of September 9', level: 0 }),
      part(0, '2', 'Consent Agenda'),
      part(1, 'a', 'Engagement letter for the audit'),
      part(1, 'b', 'Laundry services, contract with Hale Linen'),
      part(0, '3', 'Sale of the Mill Road depot'),
    ],
  );
  expect(taken.find(({ title }) => title.startsWith('Engagement'))?.state).toBe('adopted');
  expect(taken.find(({ title }) => title.startsWith('Laundry'))?.state).toBe('adopted');
});

it('a consent list that is read out under its letters has each of its items', () => {
  const { cases } = readProceedings(
    transcriptOf([
      'We now move to the consent agenda. Madam Clerk.',
      'A approval of the minutes of the study session of May 4. B motion number 26-14 authorizing the lease of the north pier. C resolution number 26-9 naming the boat shed. D motion number 26-15 accepting the gift of a bell.',
      'Thank you. Does anybody wish to have an item removed? I will entertain a motion. So moved. Second. All in favor? Aye. Opposed? The motion carries.',
      'Item two is the sale of the mill. I move to sell it. Second. All in favor? Aye. Opposed? The motion carries.',
    ]),
  );
  expect(
    cases.map(({ designator, title, state }) => `${designator ?? '–'} ${title} · ${state}`),
  ).toEqual([
    '– Consent agenda · adopted',
    'A Approval of the minutes of the study session of May 4 · adopted',
    'B Motion number 26-14 authorizing the lease of the north pier · adopted',
    'C Resolution number 26-9 naming the boat shed · adopted',
    'D Motion number 26-15 accepting the gift of a bell · adopted',
    '2 Sale of the mill · adopted',
  ]);
});
