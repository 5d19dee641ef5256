import { expect, it } from 'vitest';
import { accountFrom } from '#tests/support/shown-summary.tsx';
import { withChapters } from './with-chapters.ts';

const markdown = `## Item by item

### 1 Roll Call

### 6.A Lease of the former library

- The lease was adopted.

### Lease of the Depot
`;
const items = [
  { designator: '1', title: 'ROLL CALL' },
  { designator: '6.A', title: 'Lease of the old library' },
  { designator: null, title: 'CONSIDERATION: Lease of the Depot' },
  { designator: '9', title: 'ADJOURNMENT' },
  { designator: null, title: '' },
].map((one, index) => ({ ...one, index, firstSegment: index * 10, time: null }));

const transcript = {
  record: { transcriptId: 't1', clockStartSeconds: null, engine: null },
  meeting: { title: null, date: null },
  segments: [],
  pages: { previous: null, next: null, status: null },
};

it('a chapter is called as the case is in the summary, also where an editor changed that', () => {
  const { chapters } = withChapters({ ...transcript, summary: markdown, cases: items });
  const { cases } = accountFrom(markdown, { items });
  expect(chapters.map(({ title }) => title)).toEqual([
    '1 Roll Call',
    '6.A Lease of the former library',
    'Lease of the Depot',
    '9 Adjournment',
    'An item without a title',
  ]);
  expect(chapters.map(({ title }) => title)).toEqual(
    cases.map(({ designator, title }) => [designator, title].filter(Boolean).join(' ')),
  );
});

it('where nothing is told of them, cases are called without what only sorts the agenda', () => {
  const { chapters } = withChapters({ ...transcript, summary: '', cases: items.slice(2, 3) });
  expect(chapters.map(({ title }) => title)).toEqual(['Lease of the Depot']);
});
