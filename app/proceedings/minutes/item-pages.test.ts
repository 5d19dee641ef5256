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
