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
  const said = turns(`Hale: Of the votes it had
7 of 18
Ruiz: And then
5 of 9
Hale: Thank you. Ruiz: Yes.`);
  expect(said.join(' ')).toContain('7 of 18');
  expect(said.join(' ')).toContain('5 of 9');
});
