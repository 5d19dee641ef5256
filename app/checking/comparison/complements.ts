import { pattern, words } from '#app/platform/language/pattern.ts';
import { oncePer } from '../statement/per-statement.ts';
import type { Statement } from '../statement/statement.ts';
import type { Compared } from './compared.ts';
import { fractionsIn } from './fractions.ts';

/** '63 percent' and 'over a third' are two sides of one thing. */
const near = { exact: 0.005, rounded: 0.04 };

/** The shares that a text tells: percentages and fractions. */
export const sharesIn = (statement: Statement): number[] => [
  ...fractionsIn(statement).map(({ share }) => share),
  ...statement.numbers.flatMap(({ unit, value }) =>
    unit === 'percent' && value < 100 ? [value / 100] : [],
  ),
];

/** What tells that the other side is meant. */
export const denies = pattern(
  'iu',
)`\b(?:not|never|no|none|others?|rest|remaining|without|\p{L}+n['’]t|un${words(`
  willing able aware happy paid used filled decided vaccinated insured employed occupied affected
  changed likely supported convinced prepared
`)})\b`;

/** 'Thirty-seven percent did not want it' where the source has 63 percent who did. */
export const tellsComplement = oncePer(({ sentence, source }: Compared): boolean => {
  if (!denies.test(sentence.text)) return false;
  const said = sharesIn(source);
  return sharesIn(sentence).some(
    (share) =>
      said.some((other) => isComplement(share, other)) &&
      !said.some((other) => Math.abs(other - share) <= near.exact),
  );
});

/** Whether two shares make up a whole; round ones do so roughly. */
export const isComplement = (a: number, b: number): boolean =>
  Math.abs(a + b - 1) <= (isWholePercent(a) ? near.exact : near.rounded);

const isWholePercent = (share: number) => Math.abs(share * 100 - Math.round(share * 100)) < 1e-9;
