import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeSentence } from './change-sentence.ts';
import { readSummaryMarkdown } from './read-summary-markdown.ts';

const summary = `## In short

The council paved *Cedar* Avenue. [0:16](#s2) [0:24](#s3) It closed [the library](https://example.org). [1:52](#s14)

## Decisions

- The contract was approved 2 to 1. [1:44](#s13)
- The fee was waived. [1:50](#s14)

## Items

### Library hours

One reader spoke. [2:00](#s15)
`;

describe('changing one sentence', () => {
  it('leaves everything else as it was written', () => {
    const mended = changeSentence(summary, { index: 1, with: 'It stays open. [2:00](#s15)' });
    expect(mended).toBe(
      summary.replace(
        'It closed [the library](https://example.org). [1:52](#s14)',
        'It stays open. [2:00](#s15)',
      ),
    );
    expect(changeSentence(summary, { index: 2, with: 'Adopted. [1:44](#s13)' })).toContain(
      '- Adopted. [1:44](#s13)\n- The fee was waived.',
    );
  });

  it('takes a bullet out, and a heading with nothing left under it', () => {
    expect(changeSentence(summary, { index: 3, with: null })).toBe(
      summary.replace('- The fee was waived. [1:50](#s14)\n', ''),
    );
    const withoutItem = changeSentence(summary, { index: 4, with: null });
    expect(withoutItem).not.toContain('Library hours');
    expect(withoutItem).not.toContain('## Items');
    expect(withoutItem).toContain('## Decisions');
  });

  it('tells sentences apart that share a paragraph and cite nothing', () => {
    const typed = 'One came. Two went. Three stayed.\n';
    expect(changeSentence(typed, { index: 1, with: null })).toBe('One came. Three stayed.\n');
    expect(changeSentence(typed, { index: 2, with: 'Nobody stayed.' })).toBe(
      'One came. Two went. Nobody stayed.\n',
    );
  });

  it('answers nothing where there is no such sentence', () => {
    expect(changeSentence(summary, { index: 5, with: null })).toBeNull();
    expect(changeSentence(summary, { index: -1, with: null })).toBeNull();
  });

  it('never touches another sentence, whatever the summary', () => {
    const words = fc.constantFrom('The fee rose', '*Bold* words', '1) One', 'No. 5 passed', '- x');
    const cites = fc.constantFrom('', ' [0:01](#s1)', ' [0:01](#s1), [0:02](#s2)');
    const gaps = fc.constantFrom(' ', '\n', '\n\n', '\n- ', '\n\n## Head\n\n', '\n> ');
    const pieces = fc.array(fc.tuple(words, fc.constantFrom('.', '?', ''), cites, gaps), {
      minLength: 1,
      maxLength: 12,
    });
    fc.assert(
      fc.property(pieces, fc.nat(20), fc.boolean(), (parts, at, isRemoval) => {
        const markdown = parts.flat().join('');
        const before = readSummaryMarkdown(markdown);
        const index = at % Math.max(before.length, 1);
        const changed = changeSentence(markdown, {
          index,
          with: isRemoval ? null : 'Mended. [0:09](#s9)',
        });
        if (changed === null) return;
        const said = ({ text, citations }: (typeof before)[number]) => [text, citations];
        const expected = before.map(said);
        expected.splice(index, 1, ...(isRemoval ? [] : [['Mended.', [9]] as [string, number[]]]));
        expect(readSummaryMarkdown(changed).map(said)).toEqual(expected);
      }),
      { numRuns: 500 },
    );
  });
});
