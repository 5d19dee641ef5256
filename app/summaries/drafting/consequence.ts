import { pattern, words } from '#app/platform/language/pattern.ts';
import { readNumbers } from '#app/proceedings/facts/numbers.ts';
import { findReferences } from '#app/proceedings/facts/references.ts';
import type { Token } from '#app/proceedings/language/tokens.ts';

/** Words of what is decided, required, paid or changed: 'the fee will increase', 'the law expires'. */
const decided = pattern('gi')`\b${words(String.raw`
  will shall must requires? required prohibits? approv\w+ adopt\w+ reject\w+ fund(?:s|ed|ing)? cuts?
  increas\w+ decreas\w+ reduc\w+ eliminat\w+ extend\w* expir\w+ establish\w* authoriz\w+
  reauthoriz\w+ repeal\w* propos\w+ recommend\w* award\w* contract budget tax(?:es)? fees? rates?
  construct\w* replac\w+ launch\w* clos(?:e|es|ed|ure) open(?:s|ed|ing)? deadline law lawsuit
  settlement vot(?:e|es|ed|ing)
`)}\b`;

// Money says most. More than two numbers or three such words add nothing: they make a list.
const weights = { number: 0.35, money: 0.4, reference: 0.3, decided: 0.25 };
const mostCounted = { numbers: 2, references: 2, decided: 3 };
/** Small numbers count members, minutes and items; larger ones say how much. */
const smallNumber = 12;

/** How much a sentence tells of money, dates, numbers, bills and what will be done, from 0 up. */
export function consequenceOf(text: string, tokens: Token[]): number {
  const numbers = readNumbers(tokens);
  const telling = numbers.filter(({ unit, value }) => unit !== 'plain' || value > smallNumber);
  return (
    Math.min(mostCounted.numbers, telling.length) * weights.number +
    (numbers.some(({ unit }) => unit === 'money') ? weights.money : 0) +
    Math.min(mostCounted.references, findReferences(text, tokens).length) * weights.reference +
    Math.min(mostCounted.decided, text.match(decided)?.length ?? 0) * weights.decided
  );
}
