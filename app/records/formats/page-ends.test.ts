import { expect, it } from 'vitest';
import { readNamedTurns } from './named-turns.ts';

const turns = (text: string) =>
  readNamedTurns(text).segments.map(({ speaker, text: said }) => `${speaker}: ${said}`);

it('a page that says when the meeting was, and which of its pages it is, is no part of what was said', () => {
  const said = turns(`January 12, 2026  6 of 18 Hale: Good morning.
Ruiz: We heard a report, and the crews have
January 12, 2026  7 of 18 mended the ramp at the depot.
Hale: Thank you.
January 12, 2026  8 of 18 Ruiz: I would like to see those audits.
`);
  expect(said).toEqual([
    'Hale: Good morning.',
    'Ruiz: We heard a report, and the crews have mended the ramp at the depot.',
    'Hale: Thank you.',
    'Ruiz: I would like to see those audits.',
  ]);
});

it('a number of several that is not a page’s stays', () => {
  const said = turns(`Hale: In favor of the lease
5 of 7
Ruiz: And of the sale
5 of 7
Hale: On May 6
May 6, 2025  5 of 7 members attended.
June 3, 2025  6 of 9 members attended.
Ruiz: Yes.`).join(' ');
  expect(said.match(/5 of 7/g)).toHaveLength(3);
  expect(said).toContain('6 of 9');
});

it('in a short meeting on minutes those who speak keep their names', () => {
  const said = turns(`CHAIR HALE: Good evening. First are the minutes of February 3.
RUIZ: I moved to approve them before, and I do again.
ORTIZ: Second.
CHAIR HALE: Motion carried, seconded by Ortiz.
RUIZ: I thank the staff.`);
  expect(said[1]).toBe('RUIZ: I moved to approve them before, and I do again.');
});
