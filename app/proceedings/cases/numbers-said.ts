import type { Token } from '../language/tokens.ts';

const aNumber = /^(?:\p{L}{1,6}-)?\d[\d,.-]*$/u;
/** '2026A', '616-2026-B': with the letter that ends it. */
const lettered = /^\d[\d,.-]*[a-z]$/;
const letterAlone = /^[A-Z]$/;
/** In digits, and in words: '6 16 2026 A' is the longest. */
const reach = { fewest: 3, longest: 4 };

/** '06-16-2026' and '6 16 2026' are one number; of shorter ones '05-26' is not the 526 of anything. */
export const withoutZeros = (number: string): string => number.replace(/^0+(?=\d{5})/, '');

/**
 * The numbers of a sentence that may name papers: those of three and more digits, also behind letters ('rez-25-70'), and
 * where captions part them: '2026 04' is '202604' too, and '0616 2026A' is '6162026a'.
 */
export function numbersIn(tokens: readonly Token[]): Set<string> {
  // '2024 dash 10'
  const parts = tokens
    .filter(({ word }) => word !== 'dash' && word !== 'hyphen')
    .map(({ word, text }) => ({
      digits: aNumber.test(word) ? word.replace(/\D/g, '') : '',
      end: lettered.test(word) ? word.replace(/[^\da-z]/g, '') : letterAlone.test(text) ? word : '',
    }));
  const found = new Set<string>();
  parts.forEach(({ digits, end }, at) => {
    const own = /^\d/.test(end) ? end : digits;
    if (own.length >= reach.fewest) found.add(own);
    let number = digits;
    if (number === '') return;
    for (const next of parts.slice(at + 1, at + reach.longest)) {
      if (next.end !== '') found.add(number + next.end);
      if (next.digits === '') return;
      number += next.digits;
      found.add(number);
    }
  });
  return new Set([...found].map(withoutZeros));
}
