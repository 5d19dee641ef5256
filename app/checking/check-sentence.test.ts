import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paraphrases } from '#tests/fixtures/paraphrases.ts';
import { workDone } from '#tests/support/work-done.ts';
import { checkSentence } from './check-sentence.ts';

const honest = paraphrases.flatMap(({ source, honest: said }) =>
  said.map((sentence) => ({ sentence, source })),
);
const altered = paraphrases.flatMap(({ source, altered: said }) =>
  said.map((sentence) => ({ sentence, source })),
);

describe('a sentence that says what its source says', () => {
  it.each(honest)('is supported: $sentence', (given) => {
    expect(checkSentence(given)).toMatchObject({ verdict: 'supported', reasons: [] });
  });

  it('is supported word for word, without its fillers', () => {
    const source =
      'And, um, the the levee on Pine Street was not, uh, finished in 2019. Thank you.';
    const sentence = 'The levee on Pine Street was not finished in 2019.';
    expect(checkSentence({ sentence, source })).toMatchObject({ verdict: 'supported', score: 1 });
  });
});

describe('a sentence that says something else', () => {
  it.each(altered)('is unsupported: $sentence', (given) => {
    const { verdict, reasons } = checkSentence(given);
    expect(verdict).toBe('unsupported');
    expect(reasons.length).toBeGreaterThan(0);
  });

  it('is unsupported by what was said elsewhere in the meeting', () => {
    const supported = paraphrases.flatMap(({ honest: said }, index) =>
      paraphrases.flatMap(({ source }, other) =>
        other === index
          ? []
          : said.filter((sentence) => checkSentence({ sentence, source }).verdict === 'supported'),
      ),
    );
    expect(supported).toEqual([]);
  });

  it('is no quotation when it leaves out what turned the meaning', () => {
    const source = 'In the opinion of the chair the amendment is not agreed to.';
    expect(checkSentence({ sentence: 'The amendment is agreed to.', source }).verdict).toBe(
      'unsupported',
    );
  });
});

describe('the reasons', () => {
  const reasonsFor = (sentence: string, source: string) =>
    checkSentence({ sentence, source }).reasons;

  it('name both numbers', () => {
    const source = 'On this vote, the yeas are 27 and the nays are zero.';
    expect(reasonsFor('The vote was 28 yeas and 0 nays.', source)).toContain(
      'The source says 27 yeas and 0 nays, the sentence says 28 yeas and 0 nays.',
    );
  });

  it('name the bill that was meant', () => {
    expect(reasonsFor('The clerk read H.R. 51.', 'The clerk read H.R. 5100.')).toContain(
      'The source says H.R. 5100, the sentence says H.R. 51.',
    );
  });

  it('name the person who is not there', () => {
    expect(
      reasonsFor(
        'Councilmember Ortiz asked for a traffic study.',
        'Councilmember Lee: I would like to ask for a traffic study.',
      ),
    ).toContain('The name Ortiz is not in the source.');
  });

  it('say so when there is nothing to check against', () => {
    expect(reasonsFor('The council met.', '')).toEqual(['The source is empty.']);
    expect(reasonsFor('', 'The council met.')).toEqual(['There is no sentence to check.']);
  });
});

describe('any text', () => {
  it('gets an answer, the same each time', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 300 }),
        fc.string({ maxLength: 600 }),
        (sentence, source) => {
          const first = checkSentence({ sentence, source });
          expect(checkSentence({ sentence, source })).toEqual(first);
          expect(first.score).toBeGreaterThanOrEqual(0);
          expect(first.score).toBeLessThanOrEqual(1);
          expect(first.verdict === 'supported').toBe(first.reasons.length === 0);
        },
      ),
      { numRuns: 200 },
    );
  });

  it('is checked in time that grows with its length only', () => {
    const source = 'a.1-No, Mr. $H.R. 7 '.repeat(20_000);
    const seconds = workDone();
    checkSentence({ sentence: 'a.1-No, Mr. $H.R. 7 '.repeat(60), source });
    expect(seconds()).toBeLessThan(5);
  });
});
