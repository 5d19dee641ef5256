import { expect, it } from 'vitest';
import { type AgendaEntry, plainEntry } from '#app/records/agenda/agenda.ts';
import { transcriptOf } from '#tests/fixtures/transcripts.ts';
import { readProceedings } from '../read-proceedings.ts';

const casesOf = (agenda: readonly AgendaEntry[], turns: Parameters<typeof transcriptOf>[0]) =>
  readProceedings(transcriptOf(turns), agenda).cases.map(
    ({ designator, title, state }) => `${designator ?? title} · ${state}`,
  );
const entry = (designator: string, title: string, more: Partial<AgendaEntry> = {}) =>
  plainEntry({ designator, title, level: 0, ...more });
const carries = 'All in favor say aye. Opposed? The ayes have it.';

it('a paper named by its number is no other with words like its own, and its first reading passes nothing', () => {
  const rezone = (at: number, place: string) =>
    entry(`${at}`, `Public hearing on the request to rezone ${place}, an ordinance of zoning`, {
      fileNumber: `REZ-26-${at}0`,
    });
  const agenda = [
    rezone(1, '420 Elm Street from single-family to planned development'),
    rezone(2, '510 Oak Street from single-family to commercial neighborhood'),
    rezone(3, '660 Birch Avenue from single-family to planned development'),
  ];
  const reads = (at: number, place: string) =>
    `Item number ${at}, rez-26-${at}0, an ordinance being presented for first reading consideration, an ordinance rezoning property at ${place}, providing an effective date.`;
  expect(
    casesOf(agenda, [
      ['Chair', 'The council will come to order. Number 1.'],
      ['Planner', 'Agenda item 1 is rez 26-10. This is a request to rezone 420 Elm Street.'],
      ['Chair', `Motion to close from Councilman Ortiz. Second from Councilwoman Hale. ${carries}`],
      ['Hale', reads(1, '420 Elm Street from single-family to planned development')],
      ['Chair', `Motion from Councilwoman Hale. Second from Councilman Ortiz. ${carries}`],
      ['Clerk', 'Second reading and adoption will be held on October 9.'],
      ['Chair', 'Item number 2.'],
      ['Planner', 'Agenda item 2 is rez 26-20. This is a request to rezone 510 Oak Street.'],
      ['Chair', `Motion to close from Councilman Ortiz. Second from Councilwoman Hale. ${carries}`],
      ['Hale', reads(2, '510 Oak Street from single-family to planned development')],
      ['Chair', `Motion from Councilwoman Hale. Second from Councilman Ortiz. ${carries}`],
    ]),
  ).toEqual(['Opening · no action', '1 · introduced', '2 · introduced']);
});

it('one motion decides the items that it lists, where an agenda has no consent list', () => {
  const letters = ['A', 'B', 'C', 'D', 'E', 'F', 'AA'];
  const papers = ['travel', 'bids', 'the budget', 'the audit', 'testing', 'the culvert', 'claims'];
  const agenda = [
    entry('19', 'UNFINISHED BUSINESS', { isHeading: true }),
    ...letters.map((letter, at) =>
      entry(`20${letter}`, `Resolution authorizing ${papers[at]}`, { level: 1 }),
    ),
  ];
  expect(
    casesOf(agenda, [
      'The council will come to order. What items would you wish to hold for separate consideration? A and C, please.',
      `Chair moves for consolidation approval of items 20B, 20D and E, 20F through double A. Second. ${carries}`,
      `20A is a resolution authorizing travel. Is there a motion? Move to approve. Second. ${carries}`,
      `20C is a resolution authorizing the budget. Is there a motion? Move to approve. Second. ${carries}`,
    ])
      .filter((told) => !told.startsWith('Opening'))
      .sort(),
  ).toEqual(letters.map((letter) => `20${letter} · adopted`).sort());
});

it('an office that is spoken of all evening is no report of who holds it', () => {
  const agenda = [
    entry('1', 'STAFF REPORTS', { isHeading: true }),
    plainEntry({ title: 'Public Works Director/Engineer - Ann Overton', level: 1 }),
    entry('2', 'Adoption of the budget of the city'),
    entry('3', 'Lease of the eleven acre parcel'),
  ];
  const cases = casesOf(agenda, [
    'The council will come to order. Item 2 is the adoption of the budget of the city. A big change is that we split the public works director and the city engineer into two positions, and the director goes on working with the engineer.',
    `I move to adopt the budget. Second. ${carries}`,
    `Item 3 is the lease of the eleven acre parcel. I move to approve the lease. Second. ${carries}`,
  ]);
  expect(cases.join()).not.toContain('Overton');
});

it('a consent list is adopted by the first vote below its heading, though captions lost what was moved', () => {
  const agenda = [
    entry('3', 'Consent Calendar', { isHeading: true }),
    entry('3.a', 'Approval of the turf for the play field', { level: 1, isConsent: true }),
    entry('3.b', 'Approval of furniture for the fire station', { level: 1, isConsent: true }),
    entry('4', 'Hillside permit for the tennis court'),
  ];
  expect(
    casesOf(agenda, [
      "The council will come to order. Let's go to item number three, which is the consent calendar. Staff has reviewed them.",
      `I'll make a motion that we calendar as presented. Motion by Ortiz, second by Hale. ${carries}`,
      `Item 4 is the hillside permit for the tennis court. I move to approve the permit. Second. ${carries}`,
    ]).filter((told) => !told.startsWith('Opening')),
  ).toEqual(['3 · adopted', '3.a · adopted', '3.b · adopted', '4 · adopted']);
});

it('items of an agenda that are read out one after another are decided by the motion on the report', () => {
  const titles = [
    'Gift from the river partnership',
    'Lease of the boat house',
    'Repair of the skylights',
    'Contract for the culverts',
  ];
  const agenda = [
    entry('1', 'Report of the finance committee', { isHeading: true }),
    ...titles.map((title, at) => entry(`${at + 1}`, title, { level: 1 })),
    entry('2', 'Lease of the depot'),
  ];
  const told = casesOf(agenda, [
    'The council will come to order. We go to the report of the finance committee. Number one is a gift from the river partnership. Number two is the lease of the boat house. Number three is the repair of the skylights. Number four is a contract for the culverts.',
    `I move approval of all items except number three, which I would like to pull. Second. ${carries}`,
    `On item three, the repair of the skylights, I have a question on its cost. Thank you. I move to deny item three. Second. ${carries}`,
    `Item 2 is the lease of the depot. I move to approve the lease. Second. ${carries}`,
  ]);
  expect(told.filter((one) => /^(?:1\.)?[1-4] /.test(one))).toEqual([
    '1.1 · adopted',
    '1.2 · adopted',
    '1.3 · rejected',
    '1.4 · adopted',
    '2 · adopted',
  ]);
});
