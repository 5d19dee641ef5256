import { expect, it } from 'vitest';
import { readAgendaFile } from './read-agenda-file.ts';

const titles = (text: string) =>
  readAgendaFile(text).map(({ designator, title }) => [designator, title].join(' ').trim());

it('a title in a narrow column goes on to the number of its file, and files have numbers of their own', () => {
  const agenda = `
Members of the council may take part electronically, and meetings may be closed for reasons that statutes allow.
Page 1 of 3
County Council Meeting Agenda June 30, 2026
1. CALL TO ORDER
2. PROCLAMATIONS, DECLARATIONS, AND OTHER CEREMONIAL
OR COMMEMORATIVE MATTERS
Page 2 of 3
County Council Meeting Agenda June 30, 2026
3. HEARINGS
3.1 Set a Public Hearing on the Surplus of a Parcel of Real
Property at 10300
South Redwood Road, Linden (Tax ID No.
27-15-127-015), about 1.81 acres
26-0617
Attachments: Staff Report
2.3 Lon Ray
Page 3 of 3
County Council Meeting Agenda June 30, 2026
3.2 Receive the fee study
26-0618
4. ADJOURN
`;
  const entries = readAgendaFile(agenda);
  expect(titles(agenda)).toEqual([
    '1 CALL TO ORDER',
    '2 PROCLAMATIONS, DECLARATIONS, AND OTHER CEREMONIAL OR COMMEMORATIVE MATTERS',
    '3 HEARINGS',
    '3.1 Set a Public Hearing on the Surplus of a Parcel of Real Property at 10300 South Redwood Road, Linden (Tax ID No. 27-15-127-015), about 1.81 acres',
    '3.2 Receive the fee study',
    '4 ADJOURN',
  ]);
  expect(entries[3]?.fileNumber).toBe('26-0617');
});

it('the fields of an item that stand below their names are read, its category as its heading', () => {
  const item = (number: string, title: string, category: string) => `Subject
${number} ${title}
Meeting
Aug 12, 2026 - Regular Meeting of the Board of Education
Category
${category}
Type
Action
`;
  const agenda = [
    item('1.01', 'Call to Order', '1. Opening Items'),
    item('1.02', 'Approval of the Agenda', '1. Opening Items'),
    item('2.01', 'Financial Report for July', '2. Consent Agenda'),
  ].join('\n');
  expect(titles(agenda)).toEqual([
    '1 Opening Items',
    '1.01 Call to Order',
    '1.02 Approval of the Agenda',
    '2 Consent Agenda',
    '2.01 Financial Report for July',
  ]);
  expect(readAgendaFile(agenda).at(-1)?.isConsent).toBe(true);
});

it('a timetable with bullets is an agenda, and its hours are no titles', () => {
  const agenda = `TOWN OF LINDEN
SELECT BOARD MEETING
Monday, November 4, 2026

6:30 pm        Call to Order by Chair

Public Input (items not on the agenda, 10 minutes total)

7:10 pm        Appointments
* 7:10 - Conservation Commission re: Garland Lot timber harvest
* 7:25 - Fire Chief Nason, tanker replacement

Consent Items
* Accounts payable

8:00 pm        Old Business
* Transfer station hours
`;
  expect(titles(agenda)).toEqual([
    'Call to Order by Chair',
    'Public Input (items not on the agenda, 10 minutes total)',
    'Appointments',
    'Conservation Commission re: Garland Lot timber harvest',
    'Fire Chief Nason, tanker replacement',
    'Consent Items',
    'Accounts payable',
    'Old Business',
    'Transfer station hours',
  ]);
});

it('cases of a zoning board are its items, without who is called and what law has noted', () => {
  const agenda = `ROLL CALL:  ___ Bauer  ___ Cho  ___ DeLuca

NEW APPLICATIONS

   Case No. 2026-14    Anand, 9 Willow Terrace, Lot 22

   Case No. 2026-15    First Reformed Church, 1 Church Plaza, Lot 1

CONSENT AGENDA (For Possible Action) - items 6 through 7 may be approved in a single motion.

  6.  For Possible Action: Payment of vouchers and payroll.

SITTING AS THE TOWN BOARD

  7.  For Possible Action: Swimming pool liner.

ADJOURNMENT
`;
  expect(titles(agenda)).toEqual([
    'ROLL CALL',
    'NEW APPLICATIONS',
    'Case No. 2026-14 Anand, 9 Willow Terrace, Lot 22',
    'Case No. 2026-15 First Reformed Church, 1 Church Plaza, Lot 1',
    'CONSENT AGENDA (For Possible Action) - items 6 through 7 may be approved in a single motion.',
    '6 Payment of vouchers and payroll.',
    'SITTING AS THE TOWN BOARD',
    '7 Swimming pool liner.',
    'ADJOURNMENT',
  ]);
  const listed = readAgendaFile(agenda).filter(({ isConsent }) => isConsent);
  expect(listed.map(({ designator }) => designator)).toEqual(['6']);
});

it('files that Markdown lists below its headings are attached to them', () => {
  expect(
    readAgendaFile(
      '# Meeting of the board\n\n### Call to order\n\n### Public comment\n\n### Policy primers\n\n- [Policy Primers](https://files.example.org/primers.pdf)\n\n### Lease of the annex\n\n- [Notice](https://files.example.org/Attachment.aspx?id=2)\n- [Lease_v3](https://files.example.org/lease.docx)\n\n### Adjournment\n',
    ).map(({ title }) => title),
  ).toEqual([
    'Call to order',
    'Public comment',
    'Policy primers',
    'Lease of the annex',
    'Adjournment',
  ]);
});

it('items that are links to their reports below the parts of an agenda are kept', () => {
  expect(
    readAgendaFile(
      '# Meeting of the board\n\n## Call to order\n\n## Consent agenda\n\n- [Lease of the annex](https://files.example.org/lease.pdf)\n- [Bills of May](https://files.example.org/bills.pdf)\n\n## New business\n\n- [Truck for the works](https://files.example.org/truck.pdf)\n\n## Adjournment\n',
    ).map(({ title }) => title),
  ).toEqual(expect.arrayContaining(['Lease of the annex', 'Bills of May', 'Truck for the works']));
});
