import { expect, it } from 'vitest';
import { readAgendaFile } from './read-agenda-file.ts';

const told = (text: string) =>
  readAgendaFile(text).map(({ designator, title, level }) =>
    [' '.repeat(level), designator, title].filter(Boolean).join(' ').replace(/^ +/, '> '),
  );
const titles = (text: string) =>
  readAgendaFile(text).map(({ designator, title }) => [designator, title].join(' ').trim());

it('each row of a table below a head is an item, with the number of its file', () => {
  const page = `## Council of Linden
### Consent Agenda

| No. | Title | Document |
| --- | --- | --- |
| 1 | Accept bid of Hale & Sons for $6,248 | 2026-293 |
| 2 | Pay claim of R. Ortiz \\| settlement | 2026-284 |

### Regular Agenda

**3.** Grow the tree fund
`;
  expect(told(page)).toEqual([
    'Consent Agenda',
    '> 1 Accept bid of Hale & Sons for $6,248',
    '> 2 Pay claim of R. Ortiz | settlement',
    'Regular Agenda',
    '> 3 Grow the tree fund',
  ]);
  const html = `<h3>Consent Agenda</h3><table><tr><th>Item #</th><th>Subject</th><th>File</th><th>Staff</th></tr>
<tr><td><p>1.</p></td><td><p>Accept the bid</p></td><td>2026-293</td><td>D. Ruiz</td></tr></table><h3>Adjournment</h3>`;
  const [, bid] = readAgendaFile(html);
  expect(bid).toMatchObject({
    designator: '1',
    title: 'Accept the bid',
    fileNumber: '2026-293',
    isConsent: true,
  });
});

it('an agenda of two meetings is read to the end of the second', () => {
  const agenda = `# Linden

### 5:00 p.m. Committee of the Whole

**Discussion Items**

1. Budget for 2027. Dana Ruiz presenting (20 minutes)

**Adjournment**

### 6:30 p.m. Council Meeting

**Business Items**

1. Consider a fence law. Dana Ruiz and the Tree Board presenting.

**Adjournment**

### Notice

1. Bring this notice.
`;
  expect(titles(agenda).slice(0, 3)).toEqual([
    'Discussion Items',
    '1 Budget for 2027.',
    'Adjournment',
  ]);
  expect(titles(agenda).slice(-3)).toEqual([
    'Business Items',
    '1 Consider a fence law.',
    'Adjournment',
  ]);
});

it('headings of one rank stand beside each other, whatever stands between', () => {
  const page = `<h3>I. Roll Call</h3><h3>II. New Business</h3><h4>Residents</h4>
<table><tr><td>2026-11</td><td>Ann Lane, 12 Elm Street: Request for a permit</td></tr></table>
<h3>III. Old Business</h3><h3>IV. Adjournment</h3>`;
  expect(readAgendaFile(page).map(({ title, level }) => [level, title])).toEqual([
    [0, 'Roll Call'],
    [0, 'New Business'],
    [1, 'Residents'],
    [2, '2026-11 Ann Lane, 12 Elm Street: Request for a permit'],
    [0, 'Old Business'],
    [0, 'Adjournment'],
  ]);
});

it('hours beside items, marks of pages and the address on top are no part of it', () => {
  const agenda = `<!-- Page 1 -->
85 George P. Ortiz Drive
Linden, Utah 84057

           Regular Meeting:                                         Start       End
       1   Citizen input                                            4:35    -   4:40
       2   Sale of the old barn on                                  4:40    -   4:45
           Elm Street
7:00 p.m.  3   Motion to adjourn                                    5:45 -
`;
  expect(titles(agenda)).toEqual([
    '1 Citizen input',
    '2 Sale of the old barn on Elm Street',
    '3 Motion to adjourn',
  ]);
});

it('a title in capitals goes on line after line below its words', () => {
  const agenda = `
         3.0     ACTION ITEMS
         4.0     POSSIBLE CLOSED MEETING TO DISCUSS LITIGATION,
                 PURCHASE OF REAL PROPERTY, THE CHARACTER
                 OF AN INDIVIDUAL, OR ANY OTHER
                 PERMITTED PURPOSE

         5.0     ADJOURN
`;
  expect(titles(agenda)[1]).toBe(
    '4.0 POSSIBLE CLOSED MEETING TO DISCUSS LITIGATION, PURCHASE OF REAL PROPERTY, THE CHARACTER OF AN INDIVIDUAL, OR ANY OTHER PERMITTED PURPOSE',
  );
});

it('who brings an item, who is called and what is told below its title are no items', () => {
  const agenda = `
1. ROLL CALL
   Mayor Ann Lane; Trustees Diaz and Hale

2. REPORTS
   a. Canyon traffic
      Erin Mendoza (30 mins.)
   b. Street tree update
      Approve the street tree program as a permanent program and authorize a $1,000
      increase in the refund, for a new total of up to $2,000 in the next fiscal
      year (PW)

3. ADMINISTRATOR'S REPORT
   Tom W. Kezer III, Town Administrator

4. ADJOURNMENT
`;
  expect(titles(agenda)).toEqual([
    '1 ROLL CALL',
    '2 REPORTS',
    'a Canyon traffic',
    'b Street tree update',
    "3 ADMINISTRATOR'S REPORT",
    '4 ADJOURNMENT',
  ]);
});

it('a web page with a column of hours has its items without them', () => {
  const row = (hour: string, title: string) => `<tr><td>${hour}</td><td>${title}</td></tr>`;
  const page = `<h2>Agenda</h2><table>${row('6:00 PM', 'Call to Order')}${row('6:05 PM', '2. Harbor lease with Hale & Sons')}${row('6:20 PM', 'Adjournment')}</table>`;
  expect(titles(page)).toEqual(['Call to Order', '2 Harbor lease with Hale & Sons', 'Adjournment']);
});

it('names of files below each other are no items, whatever a meeting calls its parts', () => {
  const agenda = `Public Hearings
2.        26-014       Summer Lane annexation
          Attachments:      Vicinity Map
                            Staff Report
                            Presentation

Public Meeting Items
3.        26-015       Tool works site plan
          Attachments:      Staff Report
                            Minutes

Adjournment
To join by phone: US: 253 215 8782
`;
  expect(told(agenda)).toEqual([
    'Public Hearings',
    '> 2 26-014 Summer Lane annexation',
    'Public Meeting Items',
    '> 3 26-015 Tool works site plan',
    'Adjournment',
  ]);
});

it('a letter and a number may be parted by a full stop and a hyphen', () => {
  const agenda = `## CALL TO ORDER
## E. PUBLIC HEARINGS
## E.-1. 23-6723
An Ordinance amending the Cocoa Lane security district.
## E.-2. 23-6785
An Ordinance amending the zoning code for signs.
## F. COMMISSION ITEMS
## F.-1. 23-6779
Update regarding Pine Park
`;
  expect(readAgendaFile(agenda).map(({ designator }) => designator)).toEqual([
    null,
    'E',
    'E-1',
    'E-2',
    'F',
    'F-1',
  ]);
});

it('an item in whose brackets a number to call stands is an item, and a step of joining a call is none', () => {
  const text = [
    '1. Call to order',
    '2. Public comment (speakers register with the clerk’s office (703-555-0135) before noon of the day',
    '3. Dial 703-555-0199 and enter the code',
    '4. Adjournment',
  ].join('\n');
  expect(readAgendaFile(text).map(({ designator }) => designator)).toEqual(['1', '2', '4']);
});
