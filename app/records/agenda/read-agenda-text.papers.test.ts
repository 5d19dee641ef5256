import { expect, it } from 'vitest';
import { readAgendaText } from './read-agenda-text.ts';

/** As platforms print a committee's agenda: papers by the numbers of their files, and files below them. */
const agenda = `
STANDING COMMITTEES AGENDA
ROLL CALL
PUBLIC COMMENT
FINANCE AND LAW COMMITTEE, MRS. QUIST, CHAIR
NEW PAPERS
2026-1310 Resolution authorizing a warrant in favor of Dana Ruiz, c/o Mill Street
Holdings, in an amount not to exceed FOUR THOUSAND
SIX HUNDRED DOLLARS AND TEN CENTS ($4,600.10), in full and final
settlement of a claim for damage to a fence.
(Executive Session held 5/6/26)
Attachments: 2026-1310 Cover Letter - Ruiz, Claim Settlement
- Council Letter
Summary 2026-1310
2026-1311 Resolution accepting the dedication of Elm Street, at no cost to the city.
Attachments: 2026-1311 Cover Letter
(1)
2026-1311 -Exhibit A
BUREAU OF FIRE
Bell, Ann - reimbursement for training 80.00
LAND USE AND ECONOMIC DEVELOPMENT COMMITTEE, MR.
HALE, CHAIR
DEFERRED PAPERS
2026-1290 Ordinance amending the city code to allow natural landscapes by residents.
SPONSOR /S: COUNCIL MEMBER BELL
CO-SPONSOR /S: Council Member Ode, Council Member Roy, Council
Member Chen and Council Member
Hale
2026-1291 Ordinance amending the building code likewise.
SPONSOR /S: COUNCIL MEMBER BELL
INTERGOVERNMENTAL AND EDUCATIONAL AFFAIRS COMMITTEE,
MR. ODE, CHAIR
NEW PAPERS
2026-1312 Resolution renaming the Mill Street park.
`;
const entries = readAgendaText(agenda);

it('papers are told by the numbers of their files, whole, and their files are none', () => {
  expect(entries.flatMap(({ fileNumber, title }) => (fileNumber ? title : []))).toEqual([
    '2026-1310 Resolution authorizing a warrant in favor of Dana Ruiz, c/o Mill Street Holdings, in an amount not to exceed FOUR THOUSAND SIX HUNDRED DOLLARS AND TEN CENTS ($4,600.10), in full and final settlement of a claim for damage to a fence.',
    '2026-1311 Resolution accepting the dedication of Elm Street, at no cost to the city.',
    '2026-1290 Ordinance amending the city code to allow natural landscapes by residents.',
    '2026-1291 Ordinance amending the building code likewise.',
    '2026-1312 Resolution renaming the Mill Street park.',
  ]);
});

it('a committee that its page breaks before a name has its whole name, and its papers below it', () => {
  expect(entries.flatMap(({ fileNumber, title }) => (fileNumber ? [] : title))).toEqual([
    'ROLL CALL',
    'PUBLIC COMMENT',
    'FINANCE AND LAW COMMITTEE, MRS. QUIST, CHAIR',
    'NEW PAPERS',
    'BUREAU OF FIRE',
    'LAND USE AND ECONOMIC DEVELOPMENT COMMITTEE, MR. HALE, CHAIR',
    'DEFERRED PAPERS',
    'INTERGOVERNMENTAL AND EDUCATIONAL AFFAIRS COMMITTEE, MR. ODE, CHAIR',
    'NEW PAPERS',
  ]);
});

it('sponsors are read to the end of their list', () => {
  expect(entries.find(({ fileNumber }) => fileNumber === '2026-1290')?.sponsors).toEqual([
    'COUNCIL MEMBER BELL',
    'Council Member Ode',
    'Council Member Roy',
    'Council Member Chen',
    'Council Member Hale',
  ]);
});

it('the number that goes on behind the files of a paper is of the agenda', () => {
  const numbered = `
1. CALL TO ORDER
2. RESOLUTIONS
2026-1310 Resolution authorizing a lease of the Mill Street depot.
Attachments: 2026-1310 Cover Letter
Summary 2026-1310
Parking on Elm Street
3. PRESENTATIONS
Attachments: Slides
Fire department annual report
4. ADJOURNMENT
`;
  expect(
    readAgendaText(numbered).map(({ designator, title }) => `${designator ?? '·'} ${title}`),
  ).toEqual([
    '1 CALL TO ORDER',
    '2 RESOLUTIONS',
    '· 2026-1310 Resolution authorizing a lease of the Mill Street depot.',
    '· Summary 2026-1310',
    '· Parking on Elm Street',
    '3 PRESENTATIONS',
    '· Fire department annual report',
    '4 ADJOURNMENT',
  ]);
});

it.each([
  [
    'a sum and a chapter end items',
    '2. NEW BUSINESS\nPurchase of a pump from Acme for $4,600.10\n\nAmendment to Chapter 12.04\n\nParking on Elm Street\n3. ADJOURNMENT',
    [
      '2 NEW BUSINESS',
      '· Purchase of a pump from Acme for $4,600.10',
      '· Amendment to Chapter 12.04',
      '· Parking on Elm Street',
      '3 ADJOURNMENT',
    ],
  ],
  [
    'an office is a sponsor',
    '2. ORDINANCES\n2.1 Ordinance on leaf blowers\nSponsor: Mayor\nNEW BUSINESS\nParking on Elm Street\n3. ADJOURNMENT',
    [
      '2 ORDINANCES',
      '2.1 Ordinance on leaf blowers',
      '· NEW BUSINESS',
      '· Parking on Elm Street',
      '3 ADJOURNMENT',
    ],
  ],
  [
    'letters before numbers are of the number',
    'CA-1. Minutes of June 2\nPH-1. Rezoning of Elm Street\nNB-1. Lease of the depot',
    ['CA-1 Minutes of June 2', 'PH-1 Rezoning of Elm Street', 'NB-1 Lease of the depot'],
  ],
  [
    'a drive ends a heading',
    '1. ROLL CALL\n2. NAMING OF ELM DR.\nRENAMING OF THE MILL STREET PARK\n3. ADJOURNMENT',
    ['1 ROLL CALL', '2 NAMING OF ELM DR.', '· RENAMING OF THE MILL STREET PARK', '3 ADJOURNMENT'],
  ],
])('%s', (_, text, titles) => {
  expect(
    readAgendaText(text).map(({ designator, title }) => `${designator ?? '·'} ${title}`),
  ).toEqual(titles);
});

it('a paper is whole whatever it asks for, however long its name, and without the head of the next page', () => {
  const printed = `
5. MAYOR: SPECIAL RECOGNITIONS

- 2026-0003     Presentation of the Year of the Reader proclamation to mark the fiftieth anniversary of the Elm Street library.
- 2026-0005     Recognition of the mapping department for receiving a state award for its maps of the creek.
- 2026-0006     Proclamation to declare the month of January as Radon Awareness Month. City Council Regular Meeting                 Agenda                                January 13, 2026

6. ANNOUNCEMENTS AND PRESENTATIONS

- 2026-0008     Presentation by the food bank to update the city council on the use of last year's grant and its plans.
`;
  const titles = readAgendaText(printed).flatMap(({ fileNumber, title }) =>
    fileNumber ? title : [],
  );
  expect(titles).toEqual([
    '2026-0003 Presentation of the Year of the Reader proclamation to mark the fiftieth anniversary of the Elm Street library.',
    '2026-0005 Recognition of the mapping department for receiving a state award for its maps of the creek.',
    '2026-0006 Proclamation to declare the month of January as Radon Awareness Month.',
    "2026-0008 Presentation by the food bank to update the city council on the use of last year's grant and its plans.",
  ]);
});

it('what names another meeting’s agenda is no head of a page', () => {
  const titles = readAgendaText(`
1. CALL TO ORDER
2. Approval of minutes (draft). Approval of Special Meeting Agenda March 3, 2026
3. Discussion of rules. Changes to the Regular Meeting Agenda January 13, 2026
4. ADJOURNMENT
`).map(({ title }) => title);
  expect(titles.join('\n')).toMatch(
    /Special Meeting Agenda March 3, 2026\n.*Changes to the Regular/,
  );
});

it('items that are listed by the numbers of their files are each whole, however long', () => {
  const long =
    'Contract Amendment - Harbor Marine Corporation - Property System Replacement Project of the Assessor - Not to Exceed $33,912,702';
  const listed = readAgendaText(
    `CONSENT AGENDA\n260108 Settlement of Lawsuit - Dana Roy - $250,000\n260191 ${long}\n260192 Lease of the pier\nPUBLIC COMMENT\nADJOURNMENT\n`,
  );
  expect(listed.map(({ fileNumber, title }) => [fileNumber, title])).toEqual([
    [null, 'CONSENT AGENDA'],
    ['260108', '260108 Settlement of Lawsuit - Dana Roy - $250,000'],
    ['260191', `260191 ${long}`],
    ['260192', '260192 Lease of the pier'],
    [null, 'PUBLIC COMMENT'],
    [null, 'ADJOURNMENT'],
  ]);
});
