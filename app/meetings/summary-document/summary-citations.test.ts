import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anySummary } from '#tests/support/any-summary.ts';
import { readLines } from './read-lines.ts';
import { citationsOf, citedSegments, withCitationAddresses } from './summary-citations.ts';

const labelsIn = (markdown: string) =>
  readLines(markdown).flatMap(({ phrases }) => citationsOf(phrases).map(({ label }) => label));

describe('a citation', () => {
  it('is a link that says where; other words would be read without being checked', () => {
    expect(labelsIn('[The mayor resigned](#s3)')).toEqual([]);
    expect(labelsIn('The fee is [15](#s3)')).toEqual([]);
    expect(labelsIn('It passed. [0:05](#s3 "Vote")')).toEqual(['0:05']);
    for (const label of ['1:02:03', '10:41 a.m.', '5:06–5:22', '¶4', '3']) {
      expect(labelsIn(`Yes. [${label}](#s3)`)).toEqual([label]);
    }
  });

  it('leads elsewhere in a file, and nothing else in it changes', () => {
    const typed = '# `[0:05](#s3)`\r\nYes. [0:05](#s3 "Vote") [site](https://a.example/#s4)\n';
    expect(withCitationAddresses(typed, (segment) => `https://b.example/t#s${segment}`)).toBe(
      '# `[0:05](#s3)`\r\nYes. [0:05](https://b.example/t#s3) [site](https://a.example/#s4)\n',
    );
  });

  it('is counted once a segment', () => {
    expect(citedSegments('a [0:05](#s3) b [0:05](#s3) c [0:09](#s14) [x](#top)')).toEqual([3, 14]);
  });

  it('is read the same whatever else stands in its line', () => {
    fc.assert(
      fc.property(anySummary, (markdown) => {
        for (const line of markdown.split(/[\r\n]+/)) {
          const [alone] = readLines(line);
          // Emphasis at its end keeps the line from being read as drafts are.
          const [marked] = readLines(`${line.trimEnd()} *x*`);
          if (alone?.kind !== 'paragraph' || marked?.kind !== 'paragraph') continue;
          if (/[*_`[\]<&\\]/.test(line.replace(/\[¶?[\d:]+(?: [AP]M)?\]\(#s\d+\)/g, ''))) continue;
          expect(citationsOf(alone.phrases)).toEqual(citationsOf(marked.phrases));
        }
      }),
      { numRuns: 500 },
    );
  });
});
