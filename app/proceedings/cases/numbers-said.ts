import type { Token } from '../language/tokens.ts';

const aNumber = /^(?:\p{L}{1,6}-)?\d[\d,.-]*$/u;
/** '2026A', '616-2026-B': with the letter that ends it. */
const lettered = /^\d[\d,.-]*[a-z]$/;
const letterAlone = /^[A-Z]$/;
/** In digits, and in words: '6 16 2026 A' is the longest. */
const reach = { fewest: 3, longest: 4 };

/** '06-16' and '6 16' are one number. */
export const withoutZeros = (number: string): string => number.replace(/^0+(?=.)/, '');

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
  const add = (number: string, isJoined: boolean) => {
    if (isJoined || number.length >= reach.fewest) found.add(withoutZeros(number));
  };
  parts.forEach(({ digits, end }, at) => {
    if (/^\d/.test(end)) add(end, false);
    let number = digits;
    if (number === '') return;
    add(number, false);
    for (const next of parts.slice(at + 1, at + reach.longest)) {
      if (next.end !== '') add(number + next.end, true);
      if (next.digits === '') return;
      number += next.digits;
      add(number, true);
    }
  });
  return found;
}
