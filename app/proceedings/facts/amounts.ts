import { type Token, tokenize } from '../language/tokens.ts';
import { readNumbers } from './numbers.ts';

/** An amount of money as it was said; `text` are the record's own words. */
export type Amount = { minorUnits: number; currency: 'USD' | 'GBP' | 'EUR'; text: string };

/** Amounts of money in a text, in cents or pence. */
export function findAmounts(text: string, tokens: Token[] = tokenize(text)): Amount[] {
  const amounts: Amount[] = [];
  for (const mention of readNumbers(tokens)) {
    if (mention.unit !== 'money' || mention.currency === null) continue;
    const first = tokens[mention.from];
    const last = tokens[mention.to - 1];
    if (!first || !last) continue;
    amounts.push({
      minorUnits: Math.round(mention.value * 100),
      currency: mention.currency,
      text: text.slice(first.start, last.end),
    });
  }
  return amounts;
}
