import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeSentence } from '#app/meetings/summary-document/change-sentence.ts';
import {
  readDocument,
  readSummaryMarkdown,
} from '#app/meetings/summary-document/read-summary-markdown.ts';
import { anySummary } from '#tests/support/any-summary.ts';
import { accountFrom, shownSummary, wordsOnly } from '#tests/support/shown-summary.tsx';
import { toldIn } from '../account/account.ts';

/** The lines of the page, read from the HTML as a browser would, without the marks. */
function pageLines(markdown: string): string[] {
  const [, ...blocks] = wordsOnly(shownSummary(markdown)).split(/<(?=(?:p|li|h[3-6])>)/);
  return blocks.map((block) => textIn(`<${block}`)).filter((text) => text !== '');
}

const entities = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
  '&amp;': '&',
};

function textIn(html: string): string {
  let text = html.replace(/<[^>]*>/g, '');
  for (const [entity, sign] of Object.entries(entities)) text = text.replaceAll(entity, sign);
  return plain(text);
}

/** Where a citation stood there is no space on the page. */
const plain = (text: string) => text.replace(/\s+/g, '');

/** The same lines as the reader of summaries has them. */
function documentLines(markdown: string): string[] {
  return readDocument(markdown)
    .map(({ parts }) => plain(parts.map((part) => ('text' in part ? part.text : '')).join('')))
    .filter((text) => text !== '');
}

/** Fails unless the page's sentences are those that are checked, each with what it cites. */
function expectCheckedAsShown(markdown: string) {
  const sentences = readSummaryMarkdown(markdown);
  const told = accountFrom(markdown)
    .parts.flatMap(({ lines }) => toldIn(lines))
    .filter(({ indexes }) => indexes.length > 0);
  expect(told.flatMap(({ indexes }) => indexes)).toEqual(sentences.map((_, index) => index));
  for (const { indexes, citations, passage } of told) {
    const own = indexes.flatMap((index) => sentences[index]?.citations ?? []);
    expect([...citations]).toEqual([...new Set(own)]);
    expect(passage !== null).toBe(citations.length > 0);
  }
}

describe('what is checked', () => {
  it.each([
    ['a rule', 'It passed. [0:05](#s3)\n---\nIt ended.', ['It passed.', 'It ended.']],
    ['hard-wrapped lines', 'The fee rose\nto $5.', ['The fee rose', 'to $5.']],
    ['code', 'See `HB 12`, `a*b` and `[x](y)`.', ['See HB 12, a*b and [x](y).']],
    ['a fence', '```\nIt *rose*.\n```', ['It rose.']],
    ['a titled link', '[The site](https://a.example "No. 1") is up.', ['The site is up.']],
    [
      'a place cited twice',
      'It passed*[0:05](#s3)*[[0:05](#s4)](x)*[0:05](#s3)*',
      ['It passed*', '](x)'],
    ],
    ['a titled citation', 'It passed. [0:05](#s3 "Vote")', ['It passed.']],
    ['a citation in brackets', 'It passed. [0:05](<#s3>)', ['It passed.']],
    ['a marked-up citation', 'It passed. [*0:05*](#s3)', ['It passed.']],
    [
      'a long label',
      `It passed. [${'So the council said, '.repeat(4)}](#s3)`,
      ['It passed.', `${'So the council said, '.repeat(4)}`.trim()],
    ],
    [
      'a label of words',
      'It passed. [The mayor resigned](#s3)',
      ['It passed.', 'The mayor resigned'],
    ],
    ['a label of numbers', 'The fee is [15](#s3)', ['The fee is 15']],
    ['underscores', 'It is _not_ due.', ['It is not due.']],
    ['references', 'Fish &amp; game, 5 &lt; 6, 2 \\* 3.', ['Fish & game, 5 < 6, 2 * 3.']],
    ['an address', 'See <https://a.example/b*c>.', ['See https://a.example/b*c.']],
    ['a deep heading', '####### Small\nIt rose.', ['It rose.']],
    ['other bullets', '◦ One fee rose.\n‣ Two fell.', ['One fee rose.', 'Two fell.']],
    ['a numbered line', '2. Another fee rose.', ['Another fee rose.']],
  ])('is what is shown: %s', (_, markdown, said) => {
    expect(readSummaryMarkdown(markdown).map(({ text }) => text)).toEqual(said);
    expect(documentLines(markdown)).toEqual(pageLines(markdown));
    expectCheckedAsShown(markdown);
  });

  it('is what is shown, whatever the markdown', () => {
    fc.assert(
      fc.property(anySummary, (markdown) => {
        expect(documentLines(markdown)).toEqual(pageLines(markdown));
        expectCheckedAsShown(markdown);
      }),
      { numRuns: 400 },
    );
  });
});

describe('a sentence', () => {
  it('that is replaced by itself changes nothing', () => {
    fc.assert(
      fc.property(anySummary, (markdown) => {
        for (const [index, { from, to }] of readSummaryMarkdown(markdown).entries()) {
          const itself = markdown.slice(from, to);
          expect(changeSentence(markdown, { index, with: itself })).toBe(markdown);
        }
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ['*One. Two.* Three.', 0, '*Mended. Two.* Three.', '*Two.* Three.'],
    ['*One. Two.* Three.', 1, '*One. Mended.* Three.', '*One.* Three.'],
    ['One *and. Two* too.', 0, 'Mended. *Two* too.', '*Two* too.'],
    ['One. **Two *a. B* c.** D.', 1, 'One. **Mended. *B* c.** D.', 'One. ***B* c.** D.'],
    ['**One:** [two](https://a.example). 3.', 0, 'Mended. 3.', '3.'],
    ['  - 1. One.[0:05](#s5)Two.\r\n', 0, '  - 1. Mended. Two.\r\n', '  - 1. Two.\r\n'],
    ['# A\n\nOne.\n\n---\n\n# B\n\nTwo.\n', 1, null, '# A\n\nOne.\n\n---\n'],
  ])('is changed between its marks: %s', (markdown, index, mended, without) => {
    if (mended) expect(changeSentence(markdown, { index, with: 'Mended.' })).toBe(mended);
    expect(changeSentence(markdown, { index, with: null })).toBe(without);
  });

  it('that is replaced or taken out leaves all others as they were', () => {
    fc.assert(
      fc.property(anySummary, fc.nat(30), fc.boolean(), (markdown, at, isRemoval) => {
        const before = readSummaryMarkdown(markdown);
        const index = at % Math.max(before.length, 1);
        const changed = changeSentence(markdown, {
          index,
          with: isRemoval ? null : 'Mended. [0:09](#s9)',
        });
        if (changed === null) return;
        const said = ({ text, citations, section }: (typeof before)[number]) => [
          section,
          text,
          citations,
        ];
        const expected = before.map(said);
        const section = before[index]?.section ?? '';
        expected.splice(index, 1, ...(isRemoval ? [] : [[section, 'Mended.', [9]]]));
        expect(readSummaryMarkdown(changed).map(said)).toEqual(expected);
      }),
      { numRuns: 300 },
    );
  });
});
