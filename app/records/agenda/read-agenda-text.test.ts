import { describe, expect, it } from 'vitest';
import { workDone } from '#tests/support/work-done.ts';
import type { AgendaEntry } from './agenda.ts';
import { readAgendaText } from './read-agenda-text.ts';

/** The outline as a reader sees it: an entry a line, two spaces a level. */
function outline(text: string): string[] {
  return readAgendaText(text).map(
    ({ level, designator, title }) => `${'  '.repeat(level)}${designator ?? '·'} ${title}`,
  );
}

function entry(text: string, title: RegExp): AgendaEntry {
  const found = readAgendaText(text).find((one) => title.test(one.title));
  if (!found) throw new Error(`No entry is named ${title}.`);
  return found;
}

const council = `
                         CITY OF MILLBROOK
                    REGULAR CITY COUNCIL MEETING
                 Tuesday, March 3, 2026 - 6:30 P.M.
              City Hall, 100 Main Street, Millbrook, OH 44333

                              AGENDA

I.    CALL TO ORDER
II.   ROLL CALL
III.  CONSENT AGENDA
      All items listed under the Consent Agenda are considered routine and
      will be enacted by one motion.
      A.   Approval of the minutes of the regular meeting held on the
           seventeenth of February, 2026
      B.   Ord. 9014 Amending the budget for the water fund by $140,000 to
           replace the pump at Station 4
           Sponsor: Council Member Hale
           Recommendation: Adopt on second reading.
IV.   PUBLIC HEARINGS
      A.   2026-638 Rezoning of 14 acres at Mill Road from R-1 to C-2
           1.   Staff report
           2.   Council discussion
           Staff recommends approval with the conditions in the report,
           and continuation of the site plan.
      B.   Noise ordinance (Sponsor: Vice Mayor Ortiz)
V.    NEW BUSINESS
      A.   CB 119814 Purchase of two fire engines
           Attachment A - Quote
           Engine quotes.pdf (0.3 MB)
VI.   ADJOURNMENT

Persons with disabilities who need reasonable accommodation should
contact the clerk at (330) 555-0100 at least 48 hours before the meeting.
                              Page 1 of 2
`;

describe('an agenda with Roman numbers, letters and indents', () => {
  it('is read as the tree it is, without what is printed around it', () => {
    expect(outline(council)).toEqual([
      'I CALL TO ORDER',
      'II ROLL CALL',
      'III CONSENT AGENDA',
      '  A Approval of the minutes of the regular meeting held on the seventeenth of February, 2026',
      '  B Ord. 9014 Amending the budget for the water fund by $140,000 to replace the pump at Station 4',
      'IV PUBLIC HEARINGS',
      '  A 2026-638 Rezoning of 14 acres at Mill Road from R-1 to C-2',
      '    1 Staff report',
      '    2 Council discussion',
      '  B Noise ordinance',
      'V NEW BUSINESS',
      '  A CB 119814 Purchase of two fire engines',
      'VI ADJOURNMENT',
    ]);
  });

  it('gives each item its file number, sponsors and recommendation', () => {
    expect(entry(council, /^Ord\. 9014/)).toMatchObject({
      fileNumber: 'Ord. 9014',
      sponsors: ['Council Member Hale'],
      recommendation: 'Adopt on second reading.',
    });
    expect(entry(council, /Rezoning/)).toMatchObject({
      fileNumber: '2026-638',
      recommendation:
        'Staff recommends approval with the conditions in the report, and continuation of the site plan.',
    });
    expect(entry(council, /^Noise/).sponsors).toEqual(['Vice Mayor Ortiz']);
    expect(entry(council, /fire engines/).fileNumber).toBe('CB 119814');
  });

  it('marks headings, and what the consent motion adopts', () => {
    const entries = readAgendaText(council);
    const titles = (wanted: (one: AgendaEntry) => boolean) =>
      entries.filter(wanted).map(({ title }) => title);
    expect(titles(({ isHeading }) => isHeading)).toEqual([
      'CONSENT AGENDA',
      'PUBLIC HEARINGS',
      'NEW BUSINESS',
    ]);
    expect(titles(({ isConsent }) => isConsent)).toEqual([
      expect.stringContaining('Approval of the minutes'),
      expect.stringContaining('Ord. 9014'),
    ]);
  });
});

describe('a title', () => {
  it('goes on over the lines that it breaks into, and ends where it ends', () => {
    expect(
      outline(
        '3. Ordinance to amend Chapter 4 of the code of the Town of Elder so as to allow a\n   second dwelling on lots of more than 20,000 square feet, and to repeal Section\n   12. The planning board approved it.\n4. Lease of the depot to the\nhistorical society',
      ),
    ).toEqual([
      '3 Ordinance to amend Chapter 4 of the code of the Town of Elder so as to allow a second dwelling on lots of more than 20,000 square feet, and to repeal Section 12. The planning board approved it.',
      '4 Lease of the depot to the historical society',
    ]);
  });

  it('names its own file and not the one that it amends', () => {
    const number = (title: string) => readAgendaText(`1. Opening\n2. ${title}`)[1]?.fileNumber;
    expect(number('2026-638 Rezoning at Mill Road')).toBe('2026-638');
    expect(number('Res 31963 Accepting a grant')).toBe('Res 31963');
    expect(number('Adopt Resolution No. 26-03, setting the tax rate')).toBe('Resolution No. 26-03');
    expect(number('Ordinance amending Ordinance 1140, parking')).toBeNull();
    expect(number('Budget 2025-2026, first reading')).toBeNull();
    expect(number('Lease of the depot (File #: 26-0412)')).toBe('26-0412');
    expect(number('Use permit for 12 Oak Lane')).toBeNull();
  });
});

describe('an agenda as Markdown', () => {
  const markdown = [
    '# Town of Elder',
    '### 7. NEW BUSINESS',
    '',
    '- 2026-118     Resolution leasing the **old depot**. *(Resolution No. 26-31, sponsors: Hale)*',
    '- 2026-121     Purchase of a [*road* roller](https://example.org/a)',
    '',
    '### 8. ADJOURNMENT',
  ].join('\n');

  it('is read without the marks of headings, lists and bold letters', () => {
    expect(outline(markdown)).toEqual([
      '7 NEW BUSINESS',
      '  · 2026-118 Resolution leasing the old depot. (Resolution No. 26-31)',
      '  · 2026-121 Purchase of a road roller',
      '8 ADJOURNMENT',
    ]);
    expect(entry(markdown, /depot/).sponsors).toEqual(['Hale']);
  });
});

describe('a packet', () => {
  it('is read up to the end of its agenda, without its page numbers', () => {
    const packet = `TOWN OF ELDER\nBOARD AGENDA\n1. Opening\n2. Minutes 4\n3. Lease of the depot 17\n4. Audit 18\n5. Road salt 35\n6. Adjournment\n\n2. A.\n2. Minutes\nThe clerk read the minutes.\n1. Lease\n1. Parties\n2. Term`;
    expect(outline(packet)).toEqual([
      '1 Opening',
      '2 Minutes',
      '3 Lease of the depot',
      '4 Audit',
      '5 Road salt',
      '6 Adjournment',
    ]);
  });
});

describe('what is no agenda', () => {
  it('has no items', () => {
    expect(readAgendaText('')).toEqual([]);
    expect(readAgendaText('Welcome to the council of the town.')).toEqual([]);
  });

  it('is a novel, even where its chapters are numbered', () => {
    const page = 'It was a wet night, and nobody on the road to Elder had seen the light.\n'.repeat(
      200,
    );
    const novel = ['I. The Road', page, 'II. The Mill', page, 'III. The Fire', page].join('\n\n');
    expect(readAgendaText(novel)).toEqual([]);
    expect(readAgendaText(page)).toEqual([]);
  });
});

it('reads an agenda far longer than any there is in two seconds at most', () => {
  const long = Array.from({ length: 5_000 }, (_, index) => `${(index % 900) + 1}. Lease ${index}`);
  const seconds = workDone();
  readAgendaText(long.join('\n'));
  expect(seconds()).toBeLessThan(2);
});

it('counts on where an item fills its line to the end', () => {
  expect(
    outline(`
      AGENDA
      4. Contracts
      4.1 Award of the bid for resurfacing the tennis courts at Lakeview Park to Norwood Paving in the amount of $218,000
      4.2 Renewal of the copier lease
      4.3 Adoption of Resolution 25-08
      5. Adjournment
    `),
  ).toContain('  4.2 Renewal of the copier lease');
});

it('items that are numbered through the year count on, and house numbers do not', () => {
  expect(
    outline(`
COMMUNICATIONS
38 Request of Ana Reyes to address Council regarding bus lanes on Elm Road
39 Request of Lee Okoro to address Council regarding Park Road

CONSENT AGENDA
*40 Accept a grant in the amount of $94,710 from the Department of Energy
41 Extend the contract with Reed Group
    `),
  ).toEqual([
    '· COMMUNICATIONS',
    '  38 Request of Ana Reyes to address Council regarding bus lanes on Elm Road',
    '  39 Request of Lee Okoro to address Council regarding Park Road',
    '· CONSENT AGENDA',
    '  40 Accept a grant in the amount of $94,710 from the Department of Energy',
    '  41 Extend the contract with Reed Group',
  ]);
  const sites = '1. Lease of houses\n40 Elm Road\n41 Elm Road\n42 Elm Road\n2. Adjournment';
  expect(outline(sites).join()).not.toContain('40 Elm');
});

it('takes the rows of a table below an item for no items', () => {
  expect(
    outline(`I. CALL TO ORDER
II. RECOMMENDATIONS
  A. PERSONNEL
    1. Resignations and retirements:
       Name Location Position Reason Effective Date
       Ada Lund Sand Hill Teacher Retirement 7/1/2026
       Ivo Brandt Elm Street Aide Resignation 6/30/2026
    2. Leaves of absence
    3. Out of district placements:
       Student # Placement Tuition
       2509340 Lake School Tuition: $2,241.80 5 days
       2008063 Hill Academy Tuition: $71,240.00 137 days
III. ADJOURNMENT`),
  ).toEqual([
    'I CALL TO ORDER',
    'II RECOMMENDATIONS',
    '  A PERSONNEL',
    '    1 Resignations and retirements:',
    '    2 Leaves of absence',
    '    3 Out of district placements:',
    'III ADJOURNMENT',
  ]);
});

it('takes what an item says that follows for a table, though its head has two columns or no day is in it', () => {
  expect(
    outline(`I. CALL TO ORDER
II. RECOMMENDATIONS (each item was recommended by the superintendent of schools and is approved by the Board of Education of Elm Valley by one motion)
  A. First reading of the following revised policies and regulations:
Policy Regulation
P 1530 - Equal Employment R 1530 - Complaints
P 2423 - Bilingual Education R 2423 - Bilingual Education
  B. FINANCE
a.) Special Services
1. Amend the contract with Lund Speech LLC for an amount not to exceed $195,000 for speech pathology in 2025-2026.
Feeding Therapy $140.00/session
Annual Progress Update $75.00/report
b.) Business Office
1. Be it resolved that the Elm Valley Board of Education approves the following designations for 2025-2026:
Association/Committee Delegate(s) Alternate
State School Boards Association Ada Lund Ivo Brandt
Curriculum Committee Ivo Brandt Not Applicable
III. ADJOURNMENT`),
  ).toEqual([
    'I CALL TO ORDER',
    'II RECOMMENDATIONS (each item was recommended by the superintendent of schools and is approved by the Board of Education of Elm Valley by one motion)',
    '  A First reading of the following revised policies and regulations:',
    '  B FINANCE',
    '    a Special Services',
    '      1 Amend the contract with Lund Speech LLC for an amount not to exceed $195,000 for speech pathology in 2025-2026.',
    '    b Business Office',
    '      1 Be it resolved that the Elm Valley Board of Education approves the following designations for 2025-2026:',
    'III ADJOURNMENT',
  ]);
});

it('takes lines in the words of columns for items where no table is', () => {
  expect(
    outline(`I. CALL TO ORDER
II. NEW BUSINESS
   School Budget
   Purchase of two buses
   Evaluation of the superintendent
III. OLD BUSINESS
   Roof repairs at Elm Street
   Student Assignment Policy
IV. ADJOURNMENT`),
  ).toEqual([
    'I CALL TO ORDER',
    'II NEW BUSINESS',
    '  · School Budget',
    '  · Purchase of two buses',
    '  · Evaluation of the superintendent',
    'III OLD BUSINESS',
    '  · Roof repairs at Elm Street',
    '  · Student Assignment Policy',
    'IV ADJOURNMENT',
  ]);
});
