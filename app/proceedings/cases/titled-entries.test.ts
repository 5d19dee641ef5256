import { expect, it } from 'vitest';
import { plainEntry } from '#app/records/agenda/agenda.ts';
import { titledEntries } from './titled-entries.ts';

it('what stands below the minutes, and what has lost its title, says what it is', () => {
  const titles = titledEntries([
    plainEntry({ title: 'Approval of Minutes', level: 0, isHeading: true }),
    plainEntry({ title: 'Council Meeting – September 12, 2026', level: 1 }),
    plainEntry({ title: 'Regular minutes of August 8, 2026', level: 1 }),
    plainEntry({ designator: '4', title: '', level: 0 }),
    plainEntry({ title: 'Fair of October 3, 2026', level: 0 }),
  ]).map(({ title }) => title);
  expect(titles).toEqual([
    'Approval of Minutes',
    'Minutes: Council Meeting – September 12, 2026',
    'Regular minutes of August 8, 2026',
    'Agenda item 4',
    'Fair of October 3, 2026',
  ]);
});
