import { describe, expect, it } from 'vitest';
import type { SummarySentence } from '#app/summaries/draft.ts';
import { cityCouncil, schoolBoard } from '#tests/fixtures/transcripts.ts';
import { checkSentences } from './check-sentences.ts';

const sentence = (text: string, citations: number[]): SummarySentence => ({
  text,
  section: 'In short',
  item: null,
  citations,
});
const council = cityCouncil.segments;

describe('a summary checked against its record', () => {
  it('supports what the cited places say', () => {
    const [checked] = checkSentences(
      [sentence('The ordinance carries a fine of $250.', [16])],
      council,
    );
    expect(checked).toMatchObject({ verdict: 'supported', reasons: [] });
  });

  it('takes who spoke as part of the source', () => {
    const [checked] = checkSentences(
      [sentence('Trustee Patel moved to adopt the 2026 budget.', [2])],
      schoolBoard.segments,
    );
    expect(checked?.verdict).toBe('supported');
  });

  it('marks a sentence without a citation among cited ones', () => {
    const checked = checkSentences(
      [sentence('The ordinance carries a fine of $250.', [16]), sentence('Everyone left.', [])],
      council,
    );
    expect(checked[1]).toMatchObject({ verdict: 'unsupported', reasons: ['No citation'] });
  });

  it('marks a citation that leads nowhere', () => {
    const [checked] = checkSentences([sentence('The fine is $250.', [999])], council);
    expect(checked).toMatchObject({
      verdict: 'unsupported',
      reasons: ['It cites place 1000, which the transcript does not have.'],
    });
  });

  it('finds the places itself for a summary typed without citations', () => {
    const checked = checkSentences(
      [
        sentence('Acme Paving was the lowest of five bidders.', []),
        sentence('Acme Paving was the lowest of nine bidders.', []),
      ],
      council,
    );
    expect(checked.map(({ verdict }) => verdict)).toEqual(['supported', 'unsupported']);
  });
});
