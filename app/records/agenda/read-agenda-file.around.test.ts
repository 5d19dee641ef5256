import { expect, it } from 'vitest';
import { readAgendaFile } from './read-agenda-file.ts';

const told = (text: string) =>
  readAgendaFile(text).map(({ designator, title }) => [designator, title].join(' ').trim());

it('times allowed, reasons for a closed session and a number on the next line are no items', () => {
  const agenda = `
                 CITY OF LINDEN
         CITY COUNCIL MEETING, MARCH 4, 2026

1.       CALL TO ORDER

2.       PUBLIC COMMENTS
         (15 minutes)

3.       BUSINESS ITEMS
         3.1   PUBLIC HEARING - Amendments to the Consolidated Fee Schedule RES
               2026-03
               (15 minutes)

4.       CLOSED SESSION
         The Council may vote to go into a closed session for the purpose of:
               (a) discussion of the character of an individual
               (b) strategy sessions to discuss pending litigation

5.       ADJOURNMENT
`;
  expect(told(agenda)).toEqual([
    '1 CALL TO ORDER',
    '2 PUBLIC COMMENTS',
    '3 BUSINESS ITEMS',
    '3.1 PUBLIC HEARING - Amendments to the Consolidated Fee Schedule RES 2026-03',
    '4 CLOSED SESSION',
    '5 ADJOURNMENT',
  ]);
});

it('what is numbered below the procedure at its end is no business', () => {
  const agenda = `
Welcome

Public Meeting Items

1.   Branch office of the Ridge Credit Union

Administrative Business

1. Minutes of the last meeting
2. Director's Report

Adjournment

Meeting Procedure

1. Staff introduction
2. Commission deliberation
`;
  expect(told(agenda)).toEqual([
    'Public Meeting Items',
    '1 Branch office of the Ridge Credit Union',
    'Administrative Business',
    '1 Minutes of the last meeting',
    "2 Director's Report",
    'Adjournment',
  ]);
});

it('papers in a list are kept, however long and whatever they end with', () => {
  const agenda = `# Council of Linden

### I. Roll Call

### II. Introduction of Bills

- **140710** An Ordinance amending Chapter 9 of the Linden Code, entitled "Rents," by requiring notice to tenants, all under certain terms and conditions.
- **140711** A Resolution urging the state to rename the medical center at the river.

### III. Adjournment
`;
  const entries = readAgendaFile(agenda);
  expect(entries.flatMap(({ fileNumber }) => fileNumber ?? [])).toEqual(['140710', '140711']);
});

it.each(['20K   2026-558   Resolution for an agreement with Hale & Sons, Inc.', '20K. 5K run'])(
  'a letter that may be a measure is one of the list: “%s”',
  (line) => {
    const agenda = `20. NEW BUSINESS\n20J   2026-557   Resolution for testing.\n${line}\n20L   2026-559   Resolution for design.\n`;
    expect(readAgendaFile(agenda).map(({ designator }) => designator)).toContain('20K');
  },
);

it('a page of papers is an agenda though no part of it is named, and what is folded away is told of them', () => {
  const item = (number: number) => `
<article><h3><a href="#i${number}">${number}</a> File No. REZ-26-${number}0</h3>
<p>Public Hearing on application of Ann Lane request to rezone property at ${number} Elm Street.</p>
<details><summary>Item details</summary><h4>Land use</h4><ol><li>Request to reduce a setback</li><li>Request to remove two oaks</li></ol></details>
</article>`;
  const page = `<h2>Evening</h2>${Array.from({ length: 11 }, (_, at) => item(at + 1)).join('')}`;
  const entries = readAgendaFile(page);
  expect(entries.filter(({ fileNumber }) => fileNumber !== null)).toHaveLength(11);
  expect(entries.some(({ title }) => /oaks|setback|Land use/.test(title))).toBe(false);
  expect(entries.find(({ designator }) => designator === '1')).toMatchObject({
    designator: '1',
    title: 'Public Hearing on application of Ann Lane request to rezone property at 1 Elm Street.',
    fileNumber: 'REZ-26-10',
  });
});

it('a title goes on in the line that begins below its words, however short the line before was', () => {
  const agenda = `
Consent Calendar.

      3.a   Consider approval of a Reimbursement Agreement with the Linden County
            Flood Control Authority for the purchase of Lot 44.
            BACKGROUND: The agreement reimburses the cost of the property purchase of Lot 44 of the subdivision.

      3.b   Consider approval of the First Amendment to the Operating and Lease
            Agreement with Harbor Holdings.
            BACKGROUND: The applicant has an agreement with the City at the airport, and seeks to add a hangar.
`;
  expect(told(agenda).slice(1)).toEqual([
    '3.a Consider approval of a Reimbursement Agreement with the Linden County Flood Control Authority for the purchase of Lot 44.',
    '3.b Consider approval of the First Amendment to the Operating and Lease Agreement with Harbor Holdings.',
  ]);
});

it('when and where the second meeting of an evening is held is no item of the first', () => {
  const agenda = `
                 CITY OF LINDEN
         CITY COUNCIL MEETING, MARCH 4, 2026

         SPECIAL MEETING AT 4:45 P.M.

1.       Library board interviews

         REGULAR MEETING AT 6:00 P.M.
         Linden City Hall, Council Chambers

2.       Consent calendar
3.       Lease of the depot
`;
  expect(told(agenda)).toEqual([
    '1 Library board interviews',
    '2 Consent calendar',
    '3 Lease of the depot',
  ]);
});
