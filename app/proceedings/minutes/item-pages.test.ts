import { expect, it } from 'vitest';
import { readNamedTurns } from '#app/records/formats/named-turns.ts';
import { readProceedings } from '../read-proceedings.ts';
import { readMinutes } from './read-minutes.ts';

/** As the platform of many school boards prints what was decided, with a page for each item. */
const page = (section: string, subject: string, type: string, told = '') => `
${section}
Subject : ${subject}
Meeting : Mar 3, 2026 - Regular Meeting of the
Board of Trustees
Type : ${type}
${told}`;
const voted = (motion: string, people: string) => `Recommended Action : ${motion}
Public Content
BACKGROUND:
The annex was built in 1962, and its roof has leaked since the storm.
SUBMITTED BY:
Dana Holt
Motion & Voting
${motion}
${people}`;
const minutes = [
  'Tuesday, March 3, 2026\nRegular Meeting of the Board of Trustees\nOtter Valley School District\nWebinar ID: 810 22\nPasscode: 41',
  page('A. OPENING', '1. Roll Call', 'Procedural', 'Public Content\nMrs. Ana Ruiz\nPaul Hale\n'),
  page(
    'A. OPENING',
    '2. Adoption of the Agenda - The Board may request that items be removed\nfrom the agenda for consideration at another time',
    'Action',
    voted(
      'Staff recommends approval of the agenda.',
      'Motion by Ana Ruiz, second by Paul Hale.\nFinal Resolution: Motion Carries\nYea: Ana Ruiz, Paul Hale, Lee Ortiz',
    ),
  ),
  page(
    'B. ACTION ITEMS THAT\nTHE BOARD TAKES',
    '1. Roof of the Annex, Contract with\nDelgado Roofing',
    'Action',
    voted(
      'Staff recommends approval of the contract.',
      'Motion by Paul Hale, second by Lee Ortiz.\nFinal Resolution: Motion Fails\nYea: Paul Hale\nNay: Ana Ruiz, Lee Ortiz',
    ),
  ),
  page('C. CLOSING', '1. Adjournment', 'Procedural'),
].join('\n');

const transcript = readNamedTurns(minutes);

it('minutes with a page for each item are its items, under the marks of their sections', () => {
  const { cases, isWritten } = readProceedings(transcript);
  expect(isWritten).toBe(true);
  const named = cases.map(({ designator, title }) => [designator, title]);
  expect(named.slice(-4)).toEqual([
    ['A.1', 'Roll Call'],
    ['A.2', 'Adoption of the Agenda'],
    ['B.1', 'Roof of the Annex, Contract with Delgado Roofing'],
    ['C.1', 'Adjournment'],
  ]);
  expect(cases.map(({ state }) => state).slice(-3)).toEqual(['adopted', 'rejected', 'no action']);
});

it('and say who moved, who seconded and how each voted, and nobody else', () => {
  const votes = readMinutes(transcript.segments);
  expect(votes.map(({ mover, seconder, outcome }) => [mover, seconder, outcome])).toEqual([
    ['Ana Ruiz', 'Paul Hale', 'adopted'],
    ['Paul Hale', 'Lee Ortiz', 'rejected'],
  ]);
  expect(votes.map(({ rollCall }) => rollCall.map(({ name, vote }) => `${name}: ${vote}`))).toEqual(
    [
      ['Ana Ruiz: yes', 'Paul Hale: yes', 'Lee Ortiz: yes'],
      ['Paul Hale: yes', 'Ana Ruiz: no', 'Lee Ortiz: no'],
    ],
  );
});

it('nobody is taken to speak in them', () => {
  expect(transcript.segments.every(({ speaker }) => speaker === null)).toBe(true);
});

// The other way in which the same platforms print minutes: each item by its kind and its letter.
const byKind = readNamedTurns(`Otter Valley School Board
Regular Board Meeting Minutes
Tuesday, March 3, 2026

1. OPENING ITEMS

Procedural: A. Call to Order
The meeting was called to order by President Ruiz at 6:00 p.m.

2. CONSENT AGENDA

Action (Consent): A. Approval of the Minutes of February 3, 2026
Resolution: The board approves the minutes of February 3, 2026.

Action (Consent): B. Payment of Bills in the amount of $412,300.15
The board approves the consent agenda.

Motion by Lee Ortiz, second by Dana Bell.
Final Resolution: Motion Carries
Yea: Ana Ruiz, Paul Hale, Lee Ortiz, Dana Bell

3. NEW BUSINESS

Action, Discussion: A. Contract with Delgado Roofing for the Roof of the Gym
The administration recommends that the board approve the contract.

Motion by Paul Hale, second by Dana Bell.
Final Resolution: Motion Fails
Yea: Paul Hale
Nay: Ana Ruiz, Lee Ortiz
Abstain: Dana Bell
`);

it('items that are headed by their kind are items too, and a motion under a consent list is on all of it', () => {
  const { cases, votes } = readProceedings(byKind);
  const named = cases.map(({ designator, title, state }) => [designator, title, state]);
  expect(named.slice(1)).toEqual([
    ['1.A', 'Call to Order', 'no action'],
    ['2.A', 'Approval of the Minutes of February 3, 2026', 'adopted'],
    ['2.B', 'Payment of Bills in the amount of $412,300.15', 'adopted'],
    ['3.A', 'Contract with Delgado Roofing for the Roof of the Gym', 'rejected'],
  ]);
  expect(votes.map(({ kind, yes, no, abstain }) => [kind, yes, no, abstain])).toEqual([
    ['consent', 4, 0, null],
    ['main', 1, 2, 1],
  ]);
});

it('a sentence above an item is no section, and what was moved there is kept', () => {
  const told = readNamedTurns(`Board Minutes
Subject : 1. Bids for the Roof
Meeting : Mar 3, 2026 - Regular Meeting
Type : Action
2. The second bid was the lowest.
Motion by Paul Hale, second by Ana Ruiz.
Final Resolution: Motion Carries
Subject : 2. Adjournment
Meeting : Mar 3, 2026 - Regular Meeting
Type : Procedural
`);
  expect(readMinutes(told.segments)).toMatchObject([
    { mover: 'Paul Hale', seconder: 'Ana Ruiz', outcome: 'adopted' },
  ]);
  expect(readProceedings(told).cases.map(({ designator }) => designator)).toEqual([null, '1', '2']);
});
