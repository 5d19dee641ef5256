import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anySummary } from '#tests/support/any-summary.ts';
import { changeSentence } from './change-sentence.ts';
import { readDocument, readSummaryMarkdown } from './read-summary-markdown.ts';
import { citedSegments } from './summary-citations.ts';
import { renderSummaryHtml } from './summary-html.ts';

/** A line on the page: what it says, cut where citations stand. */
type Stretch = { text: string; cited: number[] };
type PageLine = { isHeading: boolean; stretches: Stretch[] };

/** Read from the HTML as a browser would, with nothing of the product's own reading. */
function pageLines(markdown: string): PageLine[] {
  const html = renderSummaryHtml(markdown, { transcriptHref: '/t' });
  const [, ...blocks] = html.split(/<(?=(?:p|li|h[3-6])>)/);
  return blocks.map((block) => {
    const pieces = block
      .replace(/^(p|li|h\d)>/, '')
      .split(/<a class="citation" href="\/t#s(\d+)"[^>]*>[^<]*<\/a>/);
    const stretches: Stretch[] = [];
    for (const [at, piece] of pieces.entries()) {
      if (at % 2 === 1) stretches.at(-1)?.cited.push(Number(piece));
      else if (at === 0 || textIn(piece) !== '') stretches.push({ text: textIn(piece), cited: [] });
    }
    return { isHeading: block.startsWith('h'), stretches };
  });
}

const entities = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' };

function textIn(html: string): string {
  let text = html.replace(/<[^>]*>/g, '');
  for (const [entity, sign] of Object.entries(entities)) text = text.replaceAll(entity, sign);
  return text.replace(/\s+/g, ' ').trim();
}

/** The same lines as the reader of summaries has them. */
function documentLines(markdown: string): PageLine[] {
  return readDocument(markdown).map(({ kind, parts }) => {
    const stretches: Stretch[] = [{ text: '', cited: [] }];
    for (const part of parts) {
      const last = stretches.at(-1);
      if (part.kind === 'citation') last?.cited.push(part.segment);
      else if (!last || last.cited.length > 0) stretches.push({ text: part.text, cited: [] });
      else last.text = `${last.text} ${part.text}`.trim();
    }
    return { isHeading: kind === 'heading', stretches };
  });
}

const saysNothing = (text: string) => !/[\p{L}\p{N}]/u.test(text);
const lead = /^(?:\d{1,3}[.)]|[>+])(?: |$)/;

/** Fails unless the page's words are the sentences, each with the citations that follow it. */
function expectCheckedAsShown(markdown: string) {
  const left = readSummaryMarkdown(markdown);
  for (const { stretches } of pageLines(markdown).filter(({ isHeading }) => !isHeading)) {
    let sentence: { text: string; citations: number[] } | undefined;
    const cited = new Set<number>();
    const close = () => {
      expect(sentence?.citations ?? []).toEqual(sentence ? [...cited] : []);
      cited.clear();
    };
    for (const [at, stretch] of stretches.entries()) {
      let rest = stretch.text;
      const next = left[0]?.text;
      while (at === 0 && lead.test(rest) && !(next && rest.startsWith(next))) {
        rest = rest.replace(lead, '');
      }
      while (!saysNothing(rest)) {
        close();
        sentence = left.shift() ?? { text: 'a sentence', citations: [] };
        const place = rest.indexOf(sentence.text);
        expect(place, `${sentence.text} in ${rest}`).toBeGreaterThanOrEqual(0);
        expect(rest.slice(0, place)).toSatisfy(saysNothing);
        rest = rest.slice(place + sentence.text.length);
      }
      for (const segment of sentence ? stretch.cited : []) cited.add(segment);
    }
    close();
  }
  expect(left).toEqual([]);
}

describe('what is checked', () => {
  it.each([
    ['a rule', 'It passed. [0:05](#s3)\n---\nIt ended.', ['It passed.', 'It ended.']],
    ['hard-wrapped lines', 'The fee rose\nto $5.', ['The fee rose', 'to $5.']],
    ['code', 'See `HB 12`, `a*b` and `[x](y)`.', ['See HB 12, a*b and [x](y).']],
    ['a fence', '```\nIt *rose*.\n```', ['It rose.']],
    ['a titled link', '[The site](https://a.example "No. 1") is up.', ['The site is up.']],
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
      { numRuns: 1000 },
    );
  });

  it('rests on every place that is shown, and on no other', () => {
    fc.assert(
      fc.property(anySummary, (markdown) => {
        const shown = pageLines(markdown).flatMap(({ stretches }) =>
          stretches.flatMap(({ cited }) => cited),
        );
        expect(citedSegments(markdown)).toEqual([...new Set(shown)]);
      }),
      { numRuns: 300 },
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
