import { expect, it } from 'vitest';
import { readNamedTurns } from '#app/records/formats/named-turns.ts';
import { readProceedings } from '../read-proceedings.ts';

// As a county's agenda program writes them: each mark on a line of its own, and begun anew below each heading.
const transcript = readNamedTurns(`
OTTER COUNTY BOARD OF SUPERVISORS' MINUTES
Tuesday, March 3, 2026

Present:
Ana Ruiz, Chair; Paul Hale, Vice-Chair

CONSENT AGENDA :

a.

Constable Reports: Otter Precinct #1, May, June and July 2025

b.

Award from the governor's office for overtime of its deputies in the amount of $24,000

c.

Sympathy Letters: Dana Holt (Health), Lee Ortiz (Jail), and the families of those who worked for the county for all of these years, in each of its offices and on each of its roads:
Supervisor Hale made a motion to authorize the Chair to sign the items in the consent agenda; motion seconded by Supervisor Ruiz. Motion passed 4-0.

OTTER COUNTY JAIL DISTRICT: Board of Directors Session:

1.

Food Services, Contract No. B24-05, Amendment No. 1 for one more year, with the 2nd Year pricing:
Supervisor Ruiz made a motion to approve it, motion seconded by Supervisor Hale. Vote unanimous approving the motion.

COUNTY ATTORNEY:

a.

Consideration of the sale of the Mill Road depot for $1.
The manager said that it has stood empty for the last 25 years with no use at all.
Supervisor Hale made a motion to approve the sale, motion seconded by Supervisor Ruiz. Vote unanimous approving the motion.

DATED: March 24, 2026
`);
const { cases, votes } = readProceedings(transcript);

it('marks on lines of their own that count on are of the items below them, whatever those look like', () => {
  expect(cases.map(({ designator, title }) => [designator, title]).slice(1)).toEqual([
    ['a', 'Constable Reports: Otter Precinct #1, May, June and July 2025'],
    ['b', "Award from the governor's office for overtime of its deputies in the amount of $24,000"],
    ['c', expect.stringContaining('Sympathy Letters: Dana Holt')],
    ['1', expect.stringContaining('Food Services, Contract No. B24-05')],
    ['a', 'Consideration of the sale of the Mill Road depot for $1'],
  ]);
  expect(cases.slice(1).map(({ state }) => state)).toEqual(Array(5).fill('adopted'));
});

it('nobody speaks in minutes, seconds a 2nd year or votes by a contract number', () => {
  expect(transcript.segments.every(({ speaker }) => speaker === null)).toBe(true);
  expect(votes.map(({ mover, seconder, yes, no }) => [mover, seconder, yes, no])).toEqual([
    ['Supervisor Hale', 'Supervisor Ruiz', 4, 0],
    ['Supervisor Ruiz', 'Supervisor Hale', null, null],
    ['Supervisor Hale', 'Supervisor Ruiz', null, null],
  ]);
  expect(votes.flatMap(({ rollCall }) => rollCall)).toEqual([]);
});

it('whoever is called Ward seconds, and a no before a count is an answer', () => {
  const told = readProceedings(
    readNamedTurns(`Minutes of the Otter Town Council
March 3, 2026

1. LEASE OF THE DEPOT

Motion by Hale, seconded by Ward, to approve the lease of the depot.
Hale, aye; Ruiz, aye; Brandt, no. 2 ayes, 1 nay. Motion carried.

2. ADJOURNMENT

Motion by Ruiz, seconded by Hale, to adjourn. Motion carried.
`),
  ).votes;
  expect(told[0]).toMatchObject({ mover: 'Hale', seconder: 'Ward' });
  expect(told[0]?.rollCall.map(({ name, vote }) => `${name} ${vote}`)).toEqual([
    'Hale yes',
    'Ruiz yes',
    'Brandt no',
  ]);
});
