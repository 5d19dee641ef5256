import { describe, expect, it } from 'vitest';
import type { AgendaEntry } from '../agenda/agenda.ts';
import { readAgendaText } from '../agenda/read-agenda-text.ts';
import { supplementAgenda } from './supplement-agenda.ts';

const outline = (entries: readonly AgendaEntry[]) =>
  entries.map(({ level, designator, title }) => `${'  '.repeat(level)}${designator} ${title}`);

const first = readAgendaText(
  '1. Opening\n2. Consent Agenda\na. Minutes of May 4\nb. Payroll\n3. Rezoning of 14 acres at Mill Road\n4. Adjournment',
);

describe('a second agenda', () => {
  it('that says the same changes nothing', async () => {
    expect(await supplementAgenda(first, first)).toEqual({ entries: first, added: 0, filled: 0 });
  });

  it('adds its items where it has them, and fills in what the first lacked', async () => {
    const second = readAgendaText(
      '1. Opening\n2. Consent Agenda\na. Minutes of May 4\nb. Payroll\nc. Road salt\n3. Rezoning of 14 acres on Mill Road from R-1 to C-2\n   Sponsor: Hale\n   Recommendation: approve\n3.1 Site plan\n5. Appointments\n4. Adjournment',
    );
    const { entries, added, filled } = await supplementAgenda(first, second);
    expect(outline(entries)).toEqual([
      '1 Opening',
      '2 Consent Agenda',
      '  a Minutes of May 4',
      '  b Payroll',
      '  c Road salt',
      '3 Rezoning of 14 acres at Mill Road',
      '  3.1 Site plan',
      '5 Appointments',
      '4 Adjournment',
    ]);
    expect([added, filled]).toEqual([3, 1]);
    expect(entries[5]).toMatchObject({ sponsors: ['Hale'], recommendation: 'approve' });
  });

  it('keeps apart what only has the same number', async () => {
    const second = readAgendaText('1. Opening\n3. Sale of two fire engines\n4. Adjournment');
    expect(outline((await supplementAgenda(first, second)).entries)).toContain(
      '3 Sale of two fire engines',
    );
  });
});
