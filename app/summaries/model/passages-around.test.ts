import { expect, it } from 'vitest';
import { transcriptOf } from '#tests/fixtures/transcripts.ts';
import { passagesAround } from './passages-around.ts';

const filler = Array.from({ length: 70 }, () => 'word').join(' ');
const { segments } = transcriptOf([
  'The next item is the pool.',
  filler,
  'Ms. Quist has asked to speak.',
  'It should stay open.',
  filler,
  'The meeting is adjourned.',
]);

it('shows what was said right before and after, where it tells who speaks and of what', () => {
  const [passage, ...others] = passagesAround([3], segments);
  expect(others).toEqual([]);
  expect(passage).toMatch(/Ms\. Quist has asked to speak\. It should stay open\./);
  expect(passage).not.toContain('adjourned');
  expect(passage).not.toContain('the pool');
});

it('shows what stands together as one passage, and every word once', () => {
  expect(passagesAround([2, 3], segments)).toHaveLength(1);
  expect(passagesAround([0, 5], segments)).toHaveLength(2);
  expect(
    passagesAround([2, 3], segments)
      .join(' ')
      .match(/stay open/g),
  ).toHaveLength(1);
});
