import { describe, expect, it } from 'vitest';
import { readAgendaFile } from './read-agenda-file.ts';

const outline = (text: string) =>
  readAgendaFile(text).map(({ level, designator, title }) =>
    `${'  '.repeat(level)}${designator ?? ''} ${title}`.trimEnd(),
  );
const titles = (text: string) => readAgendaFile(text).map(({ title }) => title);

describe('the parts of an agenda', () => {
  it('hold what is heard at an hour', () => {
    expect(
      outline(
        "I. OPEN MEETING\nII. CITIZENS' COMMENTS\nIII. APPOINTMENTS & HEARINGS\n6:05 pm Pole hearing, Birch Hill Road\n6:15 pm Change of manager, The Tap Room LLC, 12 Depot Street\n6:30 pm Conservation Commission, appointment of Ellen Marsh\nIV. NEW BUSINESS\n1. Award bid for the roof\n",
      ).slice(2, 6),
    ).toEqual([
      'III APPOINTMENTS & HEARINGS',
      '   Pole hearing, Birch Hill Road',
      '   Change of manager, The Tap Room LLC, 12 Depot Street',
      '   Conservation Commission, appointment of Ellen Marsh',
    ]);
  });

  it('begin on their own line, though the one before is as wide as the page', () => {
    expect(
      titles(
        "CALL TO ORDER\nOLD BUSINESS\n1. Mobile radios of the sheriff\nNEW BUSINESS\n2. Board appointments: Planning Board; Tourism Development Authority\nMANAGER'S REPORT\nCLOSED SESSION: N.C.G.S. 143-318.11(a)(3)\nADJOURN\n",
      ).slice(-4),
    ).toEqual([
      'Board appointments: Planning Board; Tourism Development Authority',
      "MANAGER'S REPORT",
      'CLOSED SESSION: N.C.G.S. 143-318.11(a)(3)',
      'ADJOURN',
    ]);
  });

  it('have no rules of procedure in their names, and lists of their own', () => {
    expect(
      outline(
        '1. CONSENT AGENDA: These items are considered to be routine and will be approved in a single motion.\na. Minutes of September 23\n2. JAIL DISTRICT\n\na. CONSENT AGENDA: The following item(s) are considered to be of a routine nature and will be approved as a group.\n1. Food services of the jail\n3. HEALTH DISTRICT\n\na. CONSENT AGENDA: The following item(s) are considered to be of a routine nature and will be approved as a group.\n1. End of the contract with the shelter\n2. Grant for tuberculosis control\n4. ADJOURN\n',
      ),
    ).toEqual([
      '1 CONSENT AGENDA',
      '  a Minutes of September 23',
      '2 JAIL DISTRICT',
      '  a CONSENT AGENDA',
      '    1 Food services of the jail',
      '3 HEALTH DISTRICT',
      '  a CONSENT AGENDA',
      '    1 End of the contract with the shelter',
      '    2 Grant for tuberculosis control',
      '4 ADJOURN',
    ]);
  });

  it('keep a matter that a section’s name only begins', () => {
    expect(
      titles(
        '1. Call to order\n2. Public hearing: Ordinance 12 on the rates that the water district may charge next year\n3. Adjournment\n',
      )[1],
    ).toBe(
      'Public hearing: Ordinance 12 on the rates that the water district may charge next year',
    );
  });
});

it('a file number of two departments stands beside its title', () => {
  const [first] = readAgendaFile(
    '1. File No. TA/CPA24-18\nPublic hearing on a map amendment for 84 Davis Boulevard\n\n2. File No. TA/CPA25-03\nPublic hearing on a text amendment for the channel district\n\n3. Adjournment\n',
  );
  expect(first).toMatchObject({
    title: 'Public hearing on a map amendment for 84 Davis Boulevard',
    fileNumber: 'TA/CPA24-18',
  });
});

it('a page’s foot with its number is no part of what stands there', () => {
  const page = (at: number, title: string) => `${at}. ${title}\nCity of Alder Creek Page ${at}\n`;
  expect(
    titles(
      `AGENDA\n${page(1, 'Call to order')}${page(2, 'Lease of the depot')}${page(3, 'Bids for the harbor')}4. Adjournment\n`,
    ),
  ).toEqual(['Call to order', 'Lease of the depot', 'Bids for the harbor', 'Adjournment']);
});

describe('nothing of an agenda is taken for its parts', () => {
  it.each([
    [
      'an ordinance on a page of the code',
      '1. Call to order\n2. Ordinance 2024-01, second reading, page 5\n3. Ordinance 2024-02, second reading, page 9\n4. Ordinance 2024-03, second reading, page 15\n5. Adjournment\n',
      5,
    ],
    [
      'a second body whose numbers begin anew',
      '1. Call to order\n2. New business\na. Lease of the depot\nb. Fence at the park\n1. Call to order of the housing authority\n2. Rent policy of the housing authority\n3. Adjournment\n',
      7,
    ],
    [
      'a matter behind a shouted lead',
      '1. NEW BUSINESS\nPUBLIC HEARING: Rezoning of 12 Oak Street\n2. LEASE OF THE DEPOT\n3. ADJOURN\n',
      4,
    ],
  ])('%s', (_, text, count) => {
    const read = readAgendaFile(text);
    expect(read).toHaveLength(count);
    expect(read.filter(({ designator }) => designator !== null).at(-1)?.level).toBe(0);
  });

  it('a title that goes on with a part’s name', () => {
    expect(
      titles(
        '1. CALL TO ORDER\n2. Motion to set June 5 as the date of a\nPUBLIC HEARING\n3. Lease of the depot\n4. ADJOURN\n',
      )[1],
    ).toBe('Motion to set June 5 as the date of a PUBLIC HEARING');
  });

  it('an hour below the minutes', () => {
    const read = readAgendaFile(
      '9:00 a.m. Call to order\n1. Roll call\n2. Minutes\n9:30 a.m. Road department, Joe Smith\n3. Culvert on Mill Lane\n4. Adjournment\n',
    );
    expect(read).toHaveLength(6);
    expect(read.find(({ title }) => title === 'Minutes')?.isHeading).toBe(false);
  });
});

it('a span of years on a line of its own is of the title before it, and no number of a file', () => {
  const [, hearing] = readAgendaFile(
    'AGENDA\n1. Call to order\n2. Accept public input on the annual action plan and the proposed budget for fiscal year\n   2026-2027\n\n   Action: Consider Resolution 26-36, Approve the annual action plan\n3. Adjournment\n',
  );
  expect(hearing).toMatchObject({
    title:
      'Accept public input on the annual action plan and the proposed budget for fiscal year 2026-2027',
    fileNumber: null,
    recommendation: 'Consider Resolution 26-36, Approve the annual action plan',
  });
});

it('a project’s number has what its hearing is held on, without who holds it', () => {
  expect(
    titles(
      'AGENDA\n1. Welcome\n2. Business items\n   2.1 Project SUB-26-004\n   The Planning Commission will hold a public hearing to review a request for preliminary plat approval\n   for a subdivision of ten lots at 23 E. Mill Street. The proposal includes a street.\n\n   2.2 Case ZTA-26-002\n   The Planning Commission will hold a public hearing and make a possible recommendation to the\n   City Council on a text amendment of chapter 19.\n3. Adjournment\n',
    ).slice(2, 4),
  ).toEqual([
    'Project SUB-26-004: a request for preliminary plat approval for a subdivision of ten lots at 23 E. Mill Street',
    'Case ZTA-26-002: a text amendment of chapter 19.',
  ]);
});

it('a session without a number is a part of the day, and no matter', () => {
  const entries = readAgendaFile(
    'PLANNING COMMISSION AGENDA\n\n   1. Work Session – 5:00 p.m. – Council workroom\n   2. Business Session – 6:00 p.m. – Council Chambers\n\n5:00 p.m. Work Session\n   1.0 Review of the agenda\n   2.0 Adjourn\n\n6:00 p.m. Business Session\n   1.0 Welcome\n   2.0 Rezoning of 12 Mill Street\n   3.0 Adjourn\n',
  );
  expect(
    entries
      .filter(({ designator, isHeading }) => designator === null && isHeading)
      .map(({ title }) => title),
  ).toEqual(['Work Session', 'Business Session']);
});

it('a title goes on behind the letters of a program', () => {
  const [, , hearing] = titles(
    '1.   Call to order of the regular meeting of the city council in the chambers, with all members present\n2.   Public hearings\n     A.   Accept input on a Community Development Block Grant (CDBG)\n          Annual Action Plan\n3.   Adjournment\n',
  );
  expect(hearing).toBe(
    'Accept input on a Community Development Block Grant (CDBG) Annual Action Plan',
  );
});
