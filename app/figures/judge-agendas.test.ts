import { describe, expect, it } from 'vitest';
import { plainEntry } from '#app/records/agenda/agenda.ts';
import { judgeAgenda, readAgendaLabels, sumOf } from './judge-agenda.ts';
import { judgeAgendas } from './judge-agendas.server.ts';

const labels = readAgendaLabels(
  JSON.stringify([
    { designator: '4', title: 'Consent Agenda', heading: true, parent: null, consent: false },
    { designator: '4.a', title: 'Minutes of May 4', heading: false, parent: 0, consent: true },
    {
      designator: '5',
      title: 'Sale of the old firehouse',
      heading: false,
      parent: null,
      consent: false,
    },
    {
      designator: null,
      title: 'Posted by the clerk',
      heading: false,
      parent: null,
      consent: false,
      optional: true,
    },
  ]),
);
const told = [
  plainEntry({ designator: '4', title: 'Consent Agenda', level: 0, isHeading: true }),
  plainEntry({ designator: 'a', title: 'Minutes of May 4', level: 1, isConsent: true }),
  plainEntry({ designator: '5', title: 'Sale of the old firehouse', level: 0 }),
];

describe('what was read of an agenda', () => {
  it('is right where each entry has its title, number, heading and list', () => {
    expect(judgeAgenda(told, labels)).toEqual({
      of: 3,
      found: 3,
      designators: 3,
      parents: 3,
      consent: 3,
      extra: 0,
      told: 3,
    });
  });

  it('is wrong in what it lacks, has too much, numbers, places or lists otherwise', () => {
    const otherwise = [
      plainEntry({ designator: '4', title: 'Consent Agenda', level: 0, isHeading: true }),
      plainEntry({ designator: 'b', title: 'Minutes of May 4', level: 0 }),
      plainEntry({ designator: null, title: 'Watch the meeting online', level: 0 }),
    ];
    expect(judgeAgenda(otherwise, labels)).toEqual({
      of: 3,
      found: 2,
      designators: 1,
      parents: 1,
      consent: 1,
      extra: 1,
      told: 3,
    });
  });
});

const judged = await judgeAgendas('tests/figures/agendas');

describe('fourteen agendas in the manner of as many makers', () => {
  const all = sumOf(judged);

  it('are all read', () => {
    expect(judged.map(({ refused }) => refused).filter((why) => why !== null)).toEqual([]);
    expect(all.of).toBe(335);
  });

  it('give their entries by title, and little else', () => {
    expect(all.found).toBeGreaterThanOrEqual(320);
    expect(all.extra).toBeLessThanOrEqual(24);
  });

  it('give them their numbers, their headings and the consent list', () => {
    expect(all.designators).toBeGreaterThanOrEqual(312);
    expect(all.parents).toBeGreaterThanOrEqual(308);
    expect(all.consent).toBeGreaterThanOrEqual(312);
  });
});
