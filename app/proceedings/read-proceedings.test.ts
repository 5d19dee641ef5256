import { expect, it } from 'vitest';
import { readAgendaText } from '#app/records/agenda/read-agenda-text.ts';
import { cityCouncil } from '#tests/fixtures/transcripts.ts';
import { readProceedings } from './read-proceedings.ts';

const agenda = readAgendaText(
  [
    'RIVERTON CITY COUNCIL',
    '1. Call to Order',
    '2. Consent Agenda',
    '3. Proclamation honoring the library',
    '4. Resolution 2025-114, awarding a contract for street paving',
    '5. Ordinance 1492, regulating gas leaf blowers',
    '6. Adjournment',
  ].join('\n'),
);

it('cases are the agenda’s own, in order, without what was never taken up', () => {
  const { cases } = readProceedings(cityCouncil, agenda);
  const titles = cases.map(({ title }) => title);
  expect(titles).toContain('Resolution 2025-114, awarding a contract for street paving');
  expect(titles.join()).not.toContain('library');
  const start = (word: string) => cases.find(({ title }) => title.startsWith(word))?.firstSegment;
  expect([start('Resolution'), start('Ordinance')]).toEqual([4, 15]);
});

it('a vote is on the case that was open, in the agenda’s words, and decides its state', () => {
  const { cases, votes } = readProceedings(cityCouncil, agenda);
  const told = votes.map(({ item, subject }) => [cases[item ?? -1]?.designator, subject]);
  expect(told).toEqual([
    ['2', 'Consent Agenda'],
    ['4', 'Resolution 2025-114, awarding a contract for street paving'],
    ['5', 'Ordinance 1492, regulating gas leaf blowers'],
  ]);
  expect(cases.filter(({ designator }) => /^[45]$/.test(designator ?? ''))).toMatchObject([
    { state: 'adopted' },
    { state: 'rejected' },
  ]);
});

it('the agenda of another meeting is said, and not forced on the record', () => {
  const other = readAgendaText(
    [
      '1. Harbor dredging permit',
      '2. Zoo admission prices',
      '3. Ferry timetable',
      '4. Ski lift lease',
    ].join('\n'),
  );
  const { cases, notes } = readProceedings(cityCouncil, other);
  expect(notes.join()).toContain('another meeting');
  expect(cases).toEqual(readProceedings(cityCouncil).cases);
});
