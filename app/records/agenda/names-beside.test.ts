import { expect, it } from 'vitest';
import { makePdf } from '#tests/support/make-pdf.ts';
import { readAgenda } from './read-agenda.server.ts';
import { readAgendaText } from './read-agenda-text.ts';

const titles = (text: string) =>
  readAgendaText(text).map(({ designator, title }) => [designator, title].join(' ').trim());

const agenda = `
Opening
      1. Welcome and introductions                                    Dana Hale, At-Large
      2. Pledge of allegiance                                         Ruth Monk

No Action Comments
      1. Scheduling of meetings                                       City Recorder
      2. Public comments
      3. Information
           a. Recognition of the municipal clerk                      Mayor Wood
              Certificate for Ann Ode, City Recorder, by the
              State Clerks Association Board
           b. Arts council annual report                              Sam Bell
           c. Finance certificate of achievement                      Mayor Wood
              for the audit of fiscal year 2025

Action Items
      1. Meeting schedule of 2026                                     Ann Ode
      2. An ordinance of the city council to amend the                Jonas Lund
         zoning map from Transit Development to Family
         Housing Facility Zone
See page two for continuation of agenda
Linden City Council Regular Meeting                     December 11, 2025 Page 2
         for one parcel at 315 West Elm Street

Adjourn
`;

it('who presents an item, in a column beside it, is no part of its title, which goes on below', () => {
  expect(titles(agenda)).toEqual([
    'Opening',
    '1 Welcome and introductions',
    '2 Pledge of allegiance',
    'No Action Comments',
    '1 Scheduling of meetings',
    '2 Public comments',
    '3 Information',
    'a Recognition of the municipal clerk Certificate for Ann Ode, City Recorder, by the State Clerks Association Board',
    'b Arts council annual report',
    'c Finance certificate of achievement for the audit of fiscal year 2025',
    'Action Items',
    '1 Meeting schedule of 2026',
    '2 An ordinance of the city council to amend the zoning map from Transit Development to Family Housing Facility Zone for one parcel at 315 West Elm Street',
    'Adjourn',
  ]);
});

it('titles in a column beside their numbers or parts are titles', () => {
  expect(
    titles(`
ITEM 1          Approval Of Minutes
ITEM 2          Harbor Lease
ITEM 3          Depot Roof
ITEM 4          Staff Reports
ITEM 5          Adjournment
`).join('\n'),
  ).toMatch(/Harbor Lease[\s\S]*Depot Roof/);
  expect(
    titles(`
1. Old Business             Harbor Lease
2. New Business             Depot Roof
3. Public Hearings          Zoning Code
4. Staff Reports            Winter Budget
5. Consent Agenda           Bills Paid
6. Adjournment
`).join('\n'),
  ).toMatch(/Harbor Lease[\s\S]*Depot Roof/);
});

it('of a PDF too', async () => {
  const rows = [
    ['1. Welcome and introductions', 'Dana Hale'],
    ['2. Annual report of the arts council', 'Sam Bell'],
    ['3. An ordinance of the city council to amend the zoning', 'Jonas Lund'],
    ['map from Transit to Housing'],
    ['4. Meeting schedule of 2026', 'Ann Ode'],
    ['5. Lease of the depot', 'Mayor Wood'],
    ['6. Adjournment'],
  ];
  const page = rows.flatMap(([title = '', name], at) => [
    { x: /^\d/.test(title) ? 72 : 84, y: 700 - 16 * at, text: title },
    ...(name ? [{ x: 420, y: 700 - 16 * at, text: name }] : []),
  ]);
  const { entries } = await readAgenda({ bytes: makePdf([page]), fileName: 'agenda.pdf' });
  expect(entries.map(({ title }) => title)).toEqual([
    'Welcome and introductions',
    'Annual report of the arts council',
    'An ordinance of the city council to amend the zoning map from Transit to Housing',
    'Meeting schedule of 2026',
    'Lease of the depot',
    'Adjournment',
  ]);
});

const beside = (rows: readonly (readonly [string, string])[]) =>
  rows.map(([title, right], at) => `${at + 1}. ${title.padEnd(50)}${right}`).join('\n');

it.each([
  [
    'appointees',
    [
      ['Planning Commission Member', 'Dana Hale'],
      ['Library Board Member', 'Ruth Monk'],
      ['Airport Board Member', 'Sam Bell'],
      ['Tree Board Member', 'Ann Ode'],
    ],
  ],
  [
    'streets',
    [
      ['Variance for front setback', 'Elm Street'],
      ['Variance for side setback', 'Mill Street'],
      ['Variance for a sign', 'Oak Lane'],
      ['Variance for a fence', 'Harbor Road'],
    ],
  ],
  [
    'firms',
    [
      ['Contract for paving services', 'Lane Brothers Inc.'],
      ['Contract for roof repair', 'Hale Roofing'],
      ['Contract for legal work', 'Ode Partners'],
      ['Contract for audit services', 'Bell Group'],
    ],
  ],
  [
    'matters',
    [
      ['Approve Travel Request', 'Depot Roof Repair'],
      ['Approve Grant Request', 'River Path Phase Two'],
      ['Approve Lease Request', 'Harbor Marine'],
      ['Approve Budget Request', 'Winter Roads'],
    ],
  ],
] as const)('%s in a column are not cut off', (_, rows) => {
  const read = titles(`${beside(rows)}\n5. Adjournment`).join('\n');
  for (const [, right] of rows) expect(read).toContain(right);
});

it('short titles beside names are not joined to each other', () => {
  const rows = [
    ['Depot Lease Bid', 'Mayor Wood'],
    ['Harbor Lease Bid', 'Ruth Monk'],
    ['Roof Repair Bid', 'Sam Bell'],
    ['Winter Road Bid', 'Ann Ode'],
  ] as const;
  expect(titles(`${beside(rows)}\nExecutive Session\nAdjournment`)).toEqual([
    ...rows.map(([title], at) => `${at + 1} ${title}`),
    'Executive Session',
    'Adjournment',
  ]);
});

it('a novel of such lines is read like any other', () => {
  const line = `1. Aaa bbb ccc${' '.repeat(8)}Mayor Wood\n`;
  expect(() => readAgendaText(line.repeat(150_000))).not.toThrow();
});
