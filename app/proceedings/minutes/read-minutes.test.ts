import { describe, expect, it } from 'vitest';
import { readRecord } from '#app/records/read-record.server.ts';
import { workDone } from '#tests/support/work-done.ts';
import { readMinutes } from './read-minutes.ts';

async function minutes(text: string) {
  const bytes = new TextEncoder().encode(text);
  return readMinutes((await readRecord({ bytes, fileName: 'minutes.txt' })).segments);
}

const one = async (text: string) =>
  (await minutes(`Minutes of the Council\n\n2. Call to order\n\n3. Library hours\n${text}\n`))[0];

describe('minutes tell a motion with mover, seconder, tally and outcome', () => {
  it.each([
    'Motion by Hale, seconded by Brandt, to approve the longer hours. Motion carried 4-1.',
    'MOVED by Hale, SECONDED by Brandt, to approve the longer hours. MOTION CARRIED 4-1.',
    'On motion of Hale, duly seconded by Brandt, the Council voted 4-1 to approve the longer hours.',
    'Hale moved to approve the longer hours, seconded by Brandt. The motion passed by a vote of 4 to 1.',
    'Hale made a motion to approve the longer hours. Brandt seconded. Motion passed, four ayes and one nay.',
    'It was moved by Hale and seconded by Brandt to approve the longer hours. Vote: 4-1. Motion carried.',
    'Hale moved, and Brandt seconded, to approve the longer hours. The motion was approved 4-1.',
    'Motion to approve the longer hours by Hale, second by Brandt. Passed 4-1.',
    'Hale motioned to approve the longer hours, supported by Brandt. Ayes: 4. Nays: 1. Motion carried.',
  ])('%s', async (text) => {
    expect(await one(text)).toMatchObject({
      designator: '3',
      motion: 'approve the longer hours',
      mover: 'Hale',
      seconder: 'Brandt',
      yes: 4,
      no: 1,
      outcome: 'adopted',
    });
  });

  it('with titles and initials as they are written', async () => {
    const text =
      'Council Member T. Lowell moved to approve the longer hours. Mayor Pro Tem Jane St. Clair seconded the motion, which passed by unanimous vote.';
    expect(await one(text)).toMatchObject({
      mover: 'Council Member T. Lowell',
      seconder: 'Mayor Pro Tem Jane St. Clair',
      yes: null,
      isUnanimous: true,
    });
  });

  it('that failed, or died for want of a second', async () => {
    const text = 'Hale moved to deny the permit, seconded by Said. The motion failed 2-3.';
    expect(await one(text)).toMatchObject({
      motion: 'deny the permit',
      outcome: 'rejected',
      no: 3,
    });
    const alone = 'Hale moved to close the library. The motion died for lack of a second.';
    expect(await one(alone)).toMatchObject({ outcome: 'rejected', seconder: null });
  });
});

describe('minutes tell who voted how', () => {
  const roll = [
    { name: 'Ortiz', vote: 'yes' },
    { name: 'Hale', vote: 'yes' },
    { name: 'Brandt', vote: 'no' },
  ];
  it.each([
    'Motion by Hale, second by Ortiz, to adopt it.\nAYES: Ortiz, Hale\nNAYS: Brandt\nABSENT: None\nMOTION CARRIED.',
    'Hale moved to adopt it; Ortiz seconded. Roll call vote: Ortiz, aye; Hale, aye; Brandt, nay. Motion carried.',
    'Motion by Hale, second by Ortiz, to adopt it. On roll call: Yeas: Ortiz and Hale (2). Nays: Brandt (1). Carried.',
  ])('%s', async (text) => {
    expect(await one(text)).toMatchObject({ rollCall: roll, yes: 2, no: 1, outcome: 'adopted' });
  });

  it('in a table whose columns are lost, only where nobody voted otherwise', async () => {
    const table = (said: string) =>
      `Hale moved to adopt it. Brandt seconded.\n\nA roll call vote was taken. ${said}\n\nYes No Absent\nMember Green Excused\n\nMember Hale X\n\nMember Brandt X\n`;
    expect(await one(table('The motion passed unanimously.'))).toMatchObject({
      yes: 2,
      no: 0,
      rollCall: [
        { name: 'Member Green', vote: 'absent' },
        { name: 'Member Hale', vote: 'yes' },
        { name: 'Member Brandt', vote: 'yes' },
      ],
    });
    expect((await one(table('The motion passed.')))?.rollCall).toEqual([
      { name: 'Member Green', vote: 'absent' },
    ]);
  });

  it('below a result that stands before its motion', async () => {
    const text = [
      'APPROVAL OF MINUTES',
      'RESULT:    APPROVED [UNANIMOUS]',
      'MOVER:     Carl Abbott, Trustee',
      'SECONDER:  Ines Lopez, Trustee',
      'AYES:      Abbott, Lopez, Wren',
      '',
      'A. Resolution 26-17: Purchase of a street sweeper',
      'RESULT:    ADOPTED [2 TO 1]',
      'MOVER:     Ines Lopez, Trustee',
      'SECONDER:  Dale Wren, Trustee',
      'AYES:      Lopez, Wren',
      'NAYS:      Abbott',
    ].join('\n');
    expect(await minutes(text)).toMatchObject([
      { mover: 'Carl Abbott', seconder: 'Ines Lopez', yes: 3, no: 0, outcome: 'adopted' },
      { designator: 'A', mover: 'Ines Lopez', seconder: 'Dale Wren', yes: 2, no: 1 },
    ]);
  });
});

it('an amendment is voted on before the motion that it changes', async () => {
  const text =
    '5. Ordinance 901\nTrustee Chen moved to adopt Ordinance 901, seconded by Trustee Wren. Trustee Abbott moved to amend the ordinance to exempt residents; Trustee Lopez seconded. The amendment failed 2-3. The main motion carried 3-2 with Abbott and Lopez voting no. Motion by Wren to adjourn. All in favor.';
  expect(await minutes(text)).toMatchObject([
    {
      motion: 'amend the ordinance to exempt residents',
      mover: 'Trustee Abbott',
      outcome: 'rejected',
    },
    {
      motion: 'adopt Ordinance 901',
      mover: 'Trustee Chen',
      seconder: 'Trustee Wren',
      yes: 3,
      rollCall: [
        { name: 'Abbott', vote: 'no' },
        { name: 'Lopez', vote: 'no' },
      ],
    },
    { motion: 'adjourn', mover: 'Wren', isUnanimous: true },
  ]);
});

it('what is no vote of the meeting is none', async () => {
  const text = [
    '1. Call to order',
    'The mayor called the meeting to order. Present: Ortiz, Hale. Absent: None.',
    '2. Reports',
    'Staff noted that the Planning Commission had approved the plan, and that it would be adopted if funds allow. Ms. Hale was moved by the letters of the children.',
    'She seconded what was said and carried the box of forms to the clerk.',
  ].join('\n');
  expect(await minutes(text)).toEqual([]);
});

it('no text makes it slow', () => {
  const hostile = [
    'motion by motion of moved second seconded '.repeat(240),
    'AYES: NAYS: Hale, Brandt ABSENT: X aye, no; '.repeat(220),
    `motion${' '.repeat(9000)}x`,
    ', the '.repeat(1600),
  ];
  const seconds = workDone();
  readMinutes(hostile.map((text, index) => ({ index, speaker: null, text })));
  expect(seconds()).toBeLessThan(2);
});
