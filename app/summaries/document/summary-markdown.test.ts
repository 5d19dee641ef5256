import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSummaryMarkdown } from '#app/meetings/summary-document/read-summary-markdown.ts';
import { splitSentences } from '#app/platform/language/sentences.ts';
import type { ItemKind } from '#app/proceedings/agenda-item.ts';
import { transcriptOf } from '#tests/fixtures/transcripts.ts';
import { workDone } from '#tests/support/work-done.ts';
import type { SummarySentence } from '../draft.ts';
import { citationLabel, writeSummaryMarkdown } from './summary-markdown.ts';

const transcript = transcriptOf(Array.from({ length: 200 }, (_, index) => `Sentence ${index}.`));
type Named = { designator: string | null; title: string; kind: ItemKind };
const cases: Named[] = [
  { designator: null, title: 'Call to order', kind: 'opening' },
  { designator: '6.A', title: 'Paving contract.', kind: 'action' },
];
const write = (sentences: SummarySentence[], rest = transcript, of = cases) =>
  writeSummaryMarkdown({ cases: of, sentences, transcript: rest });

describe('a summary as markdown', () => {
  it('has in short first, then case by case in bullets, each with its citations', () => {
    expect(
      write([
        {
          text: 'The paving contract was approved, 6 to 1, by roll call.',
          section: 'Item by item',
          item: 1,
          citations: [12],
        },
        {
          text: 'The paving contract was approved, 6 to 1.',
          section: 'In short',
          item: 1,
          citations: [12],
        },
        {
          text: 'Ms. Hale: “Work begins in October.”',
          section: 'Item by item',
          item: 1,
          citations: [13, 14],
        },
      ]),
    ).toBe(
      [
        '## In short',
        '',
        '- The paving contract was approved, 6 to 1. [7:06 PM](#s12)',
        '',
        '## Item by item',
        '',
        '### 6.A Paving contract',
        '',
        '- The paving contract was approved, 6 to 1, by roll call. [7:06 PM](#s12)',
        '- Ms. Hale: “Work begins in October.” [7:06 PM](#s13) [7:07 PM](#s14)',
        '',
      ].join('\n'),
    );
  });

  it('names a case of which nothing is told, but not the roll call or the end', () => {
    const markdown = write([], transcript, [
      { designator: '2', title: 'ROLL CALL', kind: 'opening' },
      { designator: '7.2', title: 'Variance at 12 Church Street', kind: 'action' },
      { designator: '9', title: 'Adjournment', kind: 'closing' },
      { designator: '10', title: '', kind: 'action' },
    ]);
    expect(markdown).toBe('## Item by item\n\n### 7.2 Variance at 12 Church Street\n');
  });

  it('calls a citation by clock time, time into the recording, or place', () => {
    expect(citationLabel(120, transcript)).toBe('8:00 PM');
    expect(citationLabel(3, { ...transcript, clockStartSeconds: null })).toBe('1:30');
    expect(citationLabel(130, { ...transcript, clockStartSeconds: null })).toBe('1:05:00');
    const untimed = transcript.segments.map((segment) => ({ ...segment, startSeconds: null }));
    expect(citationLabel(12, { ...transcript, segments: untimed })).toBe('¶13');
    expect(citationLabel(2, { ...transcript, clockStartSeconds: 86_390 })).toBe('12:00 AM');
  });
});

describe('markdown read back', () => {
  it('gives each sentence its section, item and citations', () => {
    const markdown = write([
      {
        text: 'Mr. Smith of the U.S. EPA spoke at 7 p.m. about No. 5.',
        section: 'Item by item',
        item: 1,
        citations: [10, 11],
      },
      { text: 'H.R. 5100 costs $2.5 million.', section: 'Item by item', item: 1, citations: [12] },
    ]);
    expect(readSummaryMarkdown(markdown)).toMatchObject([
      {
        text: 'Mr. Smith of the U.S. EPA spoke at 7 p.m. about No. 5.',
        section: 'Item by item',
        heading: '6.A Paving contract',
        citations: [10, 11],
      },
      { text: 'H.R. 5100 costs $2.5 million.', citations: [12] },
    ]);
  });

  it('takes what somebody said in several sentences for one quotation', () => {
    const text = 'Ana Hale: “The dock is closed. It opens again on May 3.”';
    const markdown = write([{ text, section: 'Item by item', item: 1, citations: [4] }]);
    expect(readSummaryMarkdown(markdown)).toMatchObject([{ text, citations: [4] }]);
  });

  it('ends a quotation that nobody closed with its sentence', () => {
    const typed = '- “The dock is closed. It opens on May 3. Nobody objected.';
    expect(readSummaryMarkdown(typed).map(({ text }) => text)).toEqual([
      '“The dock is closed.',
      'It opens on May 3.',
      'Nobody objected.',
    ]);
  });

  it('gives what an admin typed no citation, beside what is cited', () => {
    const markdown =
      'A new sentence. The old one. [7:00 PM](#s4)\n\n* A bullet\n2. Another, **bold**';
    expect(readSummaryMarkdown(markdown)).toMatchObject([
      { text: 'A new sentence.', citations: [] },
      { text: 'The old one.', citations: [4] },
      { text: 'A bullet', citations: [] },
      { text: 'Another, bold', citations: [] },
    ]);
  });

  it('reads a summary typed by hand', () => {
    const markdown =
      '# Council\n\nThe council met.\nIt voted on [the park](https://example.com).\n';
    expect(readSummaryMarkdown(markdown)).toMatchObject([
      { text: 'The council met.', section: 'Council', citations: [] },
      { text: 'It voted on the park.', section: 'Council', citations: [] },
    ]);
  });

  it.each(['– 5 percent.', '• Item 4.', '1. The first.', '+ 3 votes.', '# 7 passed.', '> 5.'])(
    'has the signs that a sentence begins with: %s',
    (text) => {
      const section = 'In short';
      const markdown = write([{ text, section, item: null, citations: [4] }]);
      expect(readSummaryMarkdown(markdown).map((read) => read.text)).toEqual(
        splitSentences(text).map((part) => part.text),
      );
    },
  );

  const text = fc
    .array(fc.stringMatching(/^[\p{L}\d,;'()*_[\]<>&#`~|\\+-]{1,12}$/u), {
      minLength: 1,
      maxLength: 12,
    })
    .map((words) => `${words.join(' ')}.`)
    .filter((line) => /[\p{L}\p{N}]/u.test(line) && splitSentences(line).length === 1);
  const sentence = fc.record({
    text,
    section: fc.constantFrom('In short', 'Item by item'),
    item: fc.constantFrom(0, 1),
    citations: fc.uniqueArray(fc.nat(199), { minLength: 1, maxLength: 4 }),
  });

  it('has every sentence and citation that was written, whatever the words', () => {
    const key = (read: { text: string; section: string; citations: number[] }) =>
      JSON.stringify([read.section, read.text, read.citations]);
    fc.assert(
      fc.property(fc.array(sentence, { maxLength: 12 }), (sentences) => {
        const read = readSummaryMarkdown(write(sentences));
        expect(read.map(key).sort()).toEqual(sentences.map(key).sort());
      }),
      { numRuns: 300 },
    );
  });

  it('ends on any text, in time that grows with its length only', () => {
    fc.assert(fc.property(fc.string(), (markdown) => void readSummaryMarkdown(markdown)));
    const seconds = workDone();
    readSummaryMarkdown('[a'.repeat(100_000));
    readSummaryMarkdown('\\'.repeat(200_000));
    readSummaryMarkdown('# #'.repeat(60_000));
    expect(seconds()).toBeLessThan(4);
  });
});
