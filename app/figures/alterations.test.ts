import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AlterationKind, alterations } from './alterations.ts';
import { namesIn } from './altered-names.ts';
import { seededRandom } from './seeded-random.ts';

const source = [
  'Mayor Stone: The council approved the Elm Street contract with Acme Paving, 5 to 2, for',
  '$1.2 million. It will begin on June 3. Mr. Ortiz and Mr. Lee did not agree. Acme Paving said to',
  'Ortiz that 14 trucks will come.',
].join(' ');
const elsewhere = [
  'The library on Pine Street stays open until eight on weekdays, Director Hall told the council.',
  'Acme Paving, said Stone, will be asked. The Elm Street contract is a good one, Ortiz said to Lee.',
];
const names = namesIn([
  source,
  ...elsewhere,
  'So Hall and Hall met with Hall, and Stone with Stone.',
]);
const of = (kind: AlterationKind, sentence: string, seed = 3) =>
  alterations({ sentence, source }, { names, elsewhere, random: seededRandom(seed) })
    .filter((made) => made.kind === kind)
    .map((made) => made.sentence);

describe('a sentence altered on purpose', () => {
  it('has another number, which the source does not have or has of something else', () => {
    for (let seed = 0; seed < 40; seed += 1) {
      const made = of('number', 'The contract costs $1.2 million.', seed);
      expect(made.length).toBeGreaterThan(0);
      for (const text of made) {
        expect(text).toMatch(/^The contract costs \$[\d.]+ million\.$/);
        expect(text).not.toContain('$1.2 ');
      }
    }
  });

  it('has another name of the record', () => {
    const [made] = of('name', 'The council voted for the work that Ortiz wanted.');
    expect(made).toMatch(/^The council voted for the work that \p{Lu}\p{L}+ wanted\.$/u);
    expect(made).not.toContain('Ortiz');
  });

  it('counts one vote more, one less, and the sides exchanged', () => {
    expect(of('tally', 'The contract was approved, 5 to 2.')).toEqual([
      'The contract was approved, 6 to 2.',
      'The contract was approved, 5 to 3.',
      'The contract was approved, 4 to 3.',
      'The contract was approved, 2 to 5.',
    ]);
    // '8 to 2' may stand for the 2 to 8 by which a motion failed.
    expect(of('tally', 'Rejected, 2 to 8: motion to adjourn.')).not.toContain(
      'Rejected, 8 to 2: motion to adjourn.',
    );
  });

  it('denies what was affirmed and affirms what was denied', () => {
    expect(of('negation', 'It will begin in June.')).toEqual(['It will not begin in June.']);
    expect(of('negation', 'Mr. Lee did not agree.')).toEqual(['Mr. Lee did agree.']);
    expect(of('negation', "They don't agree.")).toEqual(['They do agree.']);
    expect(of('negation', 'Nobody was against it, and none will be.')).toEqual([]);
  });

  it('cites a place that does not say it', () => {
    const sentence = 'The contract was approved.';
    const [moved] = alterations(
      { sentence, source },
      { names, elsewhere: [`${sentence} ${source}`, ...elsewhere], random: seededRandom(1) },
    ).filter(({ kind }) => kind === 'citation');
    expect(elsewhere).toContain(moved?.source);
  });

  it('cites no place of a quotation where its words stand after all, whoever is named there', () => {
    const words = 'We collected 2,900 signatures against the higher fare.';
    const own = Array.from({ length: 20 }, () => `>> Good evening. ${words} Thank you very much.`);
    const claim = { sentence: `Public comment, Ana Lopez: “${words}”`, source: own[0] ?? '' };
    for (let seed = 0; seed < 20; seed += 1) {
      const around = { names, elsewhere: [...own, ...elsewhere], random: seededRandom(seed) };
      for (const { kind, source: cited } of alterations(claim, around))
        if (kind === 'citation') expect(cited).not.toContain(words);
    }
  });

  it('is never what it was, nor what the source says', () => {
    const words = fc.constantFrom(...source.split(' '));
    fc.assert(
      fc.property(fc.array(words, { minLength: 3, maxLength: 20 }), fc.nat(), (said, seed) => {
        const sentence = said.join(' ');
        const claim = { sentence, source };
        for (const made of alterations(claim, { names, elsewhere, random: seededRandom(seed) })) {
          if (made.kind === 'citation') expect(made.source).not.toContain(sentence);
          else {
            expect(made.sentence).not.toBe(sentence);
            expect(source).not.toContain(made.sentence);
          }
        }
      }),
    );
  });

  it('is the same for the same seed', () => {
    const sentence = 'The contract with Acme for $1.2 million was approved, 5 to 2.';
    const make = () =>
      alterations({ sentence, source }, { names, elsewhere, random: seededRandom(9) });
    expect(make()).toEqual(make());
  });
});
