import { describe, expect, it } from 'vitest';
import { makeMember } from '#tests/support/make-member.ts';
import { planRosterImport } from './plan-roster-import.ts';
import { mostMembers } from './roster.ts';
import { writeRoster } from './roster-file.ts';

const head = 'name,office,seat,votes,term_start,term_end,also_heard_as,body';
const only = (line: string) => planRosterImport(`${head}\n${line}`, []).rows[0];

describe('a file for a roster', () => {
  it('says all that is known of a member', () => {
    expect(
      only('Ann  Orchard,Mayor,District 3,yes,1/6/2025,2029-01-05,"Orcherd; Or Chard;orcherd",'),
    ).toEqual({
      line: 2,
      name: 'Ann Orchard',
      outcome: 'new',
      fields: {
        name: 'Ann Orchard',
        office: 'Mayor',
        seat: 'District 3',
        body: null,
        votes: true,
        termStart: '2025-01-06',
        termEnd: '2029-01-05',
        aliases: ['orcherd', 'Or Chard'],
      },
    });
  });

  it.each([
    ['Ann Orchard,Mayor', true],
    ['Ann Orchard,City Clerk', false],
    ['Ann Orchard,Superintendent of Schools', false],
    ['Ann Orchard,City Clerk,,yes', true],
    ['Ann Orchard,Mayor,,No', false],
  ])('lets clerks and staff not vote, unless it says so: %s', (line, votes) => {
    expect(only(line)).toMatchObject({ outcome: 'new', fields: { votes } });
  });

  it.each([
    [',Mayor', 'Name is required'],
    ['Ann Orchard,', 'Office is required'],
    ['42,Mayor', 'Name: Write the name in letters'],
    ['Ann Orchard,Mayor,,perhaps', 'Votes: Write yes or no'],
    ['Ann Orchard,Mayor,,,2/30/2025', 'Term start: There is no date 2/30/2025'],
    ['Ann Orchard,Mayor,,,January', 'Term start: Write the date as MM/DD/YYYY'],
    ['Ann Orchard,Mayor,,,1/6/25', 'Term start: Write the date as MM/DD/YYYY'],
    ['Ann Orchard,Mayor,,,2025-01-06,2025-01-05', 'Term end: The term ends before it begins'],
    [`${'x'.repeat(101)},Mayor`, 'Name: Use at most 100 characters'],
    [
      `Ann Orchard,Mayor,,,,,${'x;'.repeat(5)}${'y'.repeat(101)}`,
      'Use at most 100 characters each',
    ],
    ['Ann Orchard,Mayor,a,yes,,,,,more', 'More cells than columns'],
  ])('leaves out %j and says why', (line, problem) => {
    const row = only(line);
    expect(row).toMatchObject({ line: 2, outcome: 'invalid' });
    expect(JSON.stringify(row)).toContain(problem);
  });

  it('adds an entry once, changes what it says otherwise, and leaves the rest as it is', () => {
    const roster = [
      makeMember('Ann Orchard', { seat: 'District 1', aliases: ['Orcherd'] }),
      makeMember('Ben Pfaff', { termStart: '2024-01-01' }),
    ];
    const text = [
      'Name,Title,District,Term start,Party',
      'ANN ORCHARD,Council Member,District 2,,X',
      'Ben Pfaff,Council Member,,2024-01-01,X',
      'Ben Pfaff,Mayor,,2026-01-01,X',
      'ben pfaff,Mayor,,01/01/2026,X',
    ].join('\n');
    const { rows, unusedColumns } = planRosterImport(text, roster);
    expect(rows).toMatchObject([
      {
        outcome: 'changed',
        problems: ['Name', 'Seat'],
        // The file has no column for spellings, so they stay.
        fields: { seat: 'District 2', aliases: ['Orcherd'] },
        before: { seat: 'District 1' },
      },
      { outcome: 'same' },
      { outcome: 'new', fields: { office: 'Mayor' } },
      { outcome: 'repeated', problems: ['The entry stands on line 4 too'] },
    ]);
    expect(unusedColumns).toEqual(['Party']);
  });

  it('that was exported changes nothing when it is imported again', () => {
    const roster = [
      makeMember('Ann "Annie" Orchard, Jr.', {
        aliases: ['Orcherd', 'Or Chard'],
        seat: '3; north',
      }),
      makeMember('María de la Peña', { termStart: '2024-01-01', termEnd: '2027-12-31' }),
      makeMember('Fay Tully', { office: 'City Clerk', votes: false, body: 'Zoning Board' }),
    ];
    const { rows } = planRosterImport(writeRoster(roster), roster);
    expect(rows.map(({ outcome }) => outcome)).toEqual(['same', 'same', 'same']);
  });

  it.each([
    ['', 'The file is empty.'],
    ['name,seat\nAnn,1', 'among them name and office.'],
    [`${head}\n${'A,B\n'.repeat(mostMembers + 1)}`, 'at most 500'],
  ])('is refused where it makes no sense as a whole: %#', (text, complaint) => {
    expect(() => planRosterImport(text, [])).toThrow(complaint);
  });
});
