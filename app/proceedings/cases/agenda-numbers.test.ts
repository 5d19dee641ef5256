import { expect, it } from 'vitest';
import { type AgendaEntry, plainEntry } from '#app/records/agenda/agenda.ts';
import { transcriptOf } from '#tests/fixtures/transcripts.ts';
import { readProceedings } from '../read-proceedings.ts';

const entry = (designator: string | null, title: string, more: Partial<AgendaEntry> = {}) =>
  plainEntry({ designator, title, level: 0, ...more });
const casesOf = (agenda: readonly AgendaEntry[], ...turns: string[]) =>
  readProceedings(transcriptOf(turns), agenda).cases.map(
    ({ designator, title, state }) => `${designator ?? title} · ${state}`,
  );
const carries = 'All in favor say aye. Opposed? The ayes have it.';

it('what a meeting adds under a number of its own is a case, and not the one before it', () => {
  const agenda = [
    entry('3', 'Library fiber internet upgrade'),
    entry('4', 'Purchase of two ambulances'),
    entry('5', 'Appointments to the planning board'),
  ];
  expect(
    casesOf(
      agenda,
      "I'd like to add an item, the fire truck grant. Okay, that'll be 4A.",
      `Item 3, the library's fiber upgrade. I move to approve it. Second. ${carries}`,
      `Item 4, two ambulances. I move to approve the purchase. Second. ${carries}`,
      `4A, the fire truck grant. They need a resolution of support. So moved. Second. ${carries}`,
      `Item 5, appointments to the planning board. I move that we appoint Tammy Alston. Second. ${carries}`,
    ).slice(-4),
  ).toEqual(['3 · adopted', '4 · adopted', '4A · adopted', '5 · adopted']);
});

const consent = [
  entry('3', 'Approval of minutes', { isHeading: true }),
  entry('3.1', 'Minutes of May 14, 2025', { level: 1 }),
  entry('5', 'Consent items', { isHeading: true }),
  entry('5.1', 'Extension of time, parcel map 4411 on Ridge Road', { level: 1, isConsent: true }),
  entry('5.2', 'Design review for a fence on Mill Lane', { level: 1, isConsent: true }),
  entry('6', 'Drive-through at 2200 Commerce Way'),
];

it('an item that nobody announced is taken up where a motion names its number', () => {
  expect(
    casesOf(
      consent,
      `Minutes of May 14th. I move we approve. Second. ${carries}`,
      `Consent items. I'd like to pull 5.2. Okay, we'll pull 5.2. I need a motion on 5.1. Moved by Prentiss, seconded by Dietz. ${carries}`,
      `Now 5.2, the fence. It is composite. Then I'll move approval of 5.2. Second. ${carries}`,
      `Item 6 is the drive-through at Commerce Way. I move to deny it. Second. ${carries}`,
    ).slice(1),
  ).toEqual(['5 · adopted', '5.1 · adopted', '5.2 · adopted', '6 · rejected']);
});

it('the minutes of a day are taken up, and not the heading above them', () => {
  const [first] = casesOf(
    consent,
    `Minutes of May 14th. I move we approve. Second. ${carries}`,
    `Now 5.2, the fence on Mill Lane. I move approval of 5.2. Second. ${carries}`,
    `Item 6 is the drive-through at Commerce Way. I move to deny it. Second. ${carries}`,
  );
  expect(first).toBe('3.1 · adopted');
});

it('papers below a number are called by letters, and one motion may list them', () => {
  const paper = (at: number, title: string) =>
    entry(null, title, { level: 1, fileNumber: `2022-003${at}` });
  const agenda = [
    entry('20', 'New business', { isHeading: true }),
    paper(0, 'Resolution authorizing travel expenses'),
    paper(1, 'Resolution accepting donations'),
    paper(2, 'Resolution on the software of Rippleworks'),
    paper(3, 'Resolution on salaries of the clerks'),
    entry('21', 'Introductions', { isHeading: true }),
    entry(null, 'Ordinance annexing land on Norton Road', { level: 1, fileNumber: '2022-0040' }),
  ];
  expect(
    casesOf(
      agenda,
      `The following items in 20 are new business. We would like a motion to consolidate items 20A through B and 20D. Second. ${carries}`,
      `Item 20C is a resolution on the software of Rippleworks. I move to approve it. Second. ${carries}`,
      '21A is an ordinance annexing land on Norton Road. It will come before you at the next meeting.',
    ),
  ).toEqual([
    'Opening · no action',
    'Resolution authorizing travel expenses · adopted',
    'Resolution accepting donations · adopted',
    'Resolution on salaries of the clerks · adopted',
    'Resolution on the software of Rippleworks · adopted',
    'Ordinance annexing land on Norton Road · no action',
  ]);
});

it('a commission that advises the council to deny refuses what was asked', () => {
  expect(
    casesOf(
      [entry('4.1', 'Parcel map on Cactus Avenue'), entry('4.2', 'Hubbard apartments rezoning')],
      `Item 4.1, the parcel map on Cactus Avenue. I move to approve it. Second. ${carries}`,
      `Item 4.2, the Hubbard apartments rezoning. I'll move that we adopt resolution 25-01 recommending that the city council deny the rezoning. Second. ${carries}`,
    ),
  ).toEqual(['4.1 · adopted', '4.2 · rejected']);
});

it('each body of a meeting adopts the list of its own', () => {
  const list = { level: 1, isConsent: true };
  const agenda = [
    entry('1', 'Consent agenda', { isHeading: true }),
    entry('1.a', 'Minutes of September 23', list),
    entry('1.b', 'Engagement letter for the audit', list),
    entry('2', 'Jail district: consent agenda', { isHeading: true }),
    entry('2.a', 'Food services of the jail', list),
    entry('3', 'Transfer of the community center'),
  ];
  const { cases, votes } = readProceedings(
    transcriptOf([
      `The next item is the consent agenda. These items are routine and will be approved in a single motion. I move to approve the consent agenda. Second. ${carries}`,
      `We are now the jail district. Item 2 is the consent agenda of the district. I move to approve the consent agenda of the jail district. Second. ${carries}`,
      `Item 3, the transfer of the community center. I move to approve it. Second. ${carries}`,
    ]),
    agenda,
  );
  expect(votes.map(({ items }) => items.flatMap((item) => cases[item]?.designator ?? []))).toEqual([
    ['1', '1.a', '1.b'],
    ['2.a'],
    ['3'],
  ]);
});

it('percents are no items, and a lot is none that was added', () => {
  const agenda = [
    entry('5.1', 'Lease of the depot'),
    entry('5.2', 'Salaries of the clerks'),
    entry('6', 'Plat of Oak Hill'),
  ];
  expect(
    casesOf(
      agenda,
      `Now 5.2, salaries of the clerks. The increase is 5.1 percent. I move to approve the 5.1 percent increase. Second. ${carries}`,
      `Item 6, the plat of Oak Hill. There are three lots. 6A, the corner lot, gets a sidewalk. I move to approve the plat. Second. ${carries}`,
    ),
  ).toEqual(['5.2 · adopted', '6 · adopted']);
});

it.each([
  ['I move to hold two meetings a month.', 'adopted'],
  ['I move to hold it for two weeks.', 'postponed'],
])('“%s” is %s', (moved, state) => {
  expect(
    casesOf(
      [entry('1', 'Meetings of the board'), entry('2', 'Lease of the depot')],
      `Item 1, the meetings of the board. ${moved} Second. ${carries}`,
      `Item 2, the lease of the depot. I move to approve it. Second. ${carries}`,
    )[0],
  ).toBe(`1 · ${state}`);
});
