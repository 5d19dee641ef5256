import { pattern } from '#app/platform/language/pattern.ts';
import type { Decided } from './decided.ts';

/** 'Resolution 3-26, authorizing …', 'Temporary resolution 326 star': a paper, and what it does where that is told. */
const paper = pattern(
  'iu',
)`^(?:temporary |permanent )?(?<kind>resolution|ordinance|bill)(?: (?:temporarily|numbered|number|no\.?))* (?<number>\d[\d-]*)(?: star)?(?<does>,.{8,})?$`;

type Titled = { sentence: number; title: string };

const read = ({ title }: Titled) => {
  const { kind, number, does } = paper.exec(title)?.groups ?? {};
  if (kind === undefined || number === undefined) return null;
  // Captions write '3-26' and '326'.
  return { key: `${kind.toLowerCase()} ${number.replace(/\D/g, '')}`, isTold: does !== undefined };
};

/**
 * Papers whose titles are read out together and that are then taken up by their numbers alone: each is the case that is
 * taken up, under the title that was read.
 */
export function withTitlesReadBefore<T extends Titled>(cases: readonly T[], decided: Decided): T[] {
  const titles = new Map<string, { title: string; at: number }>();
  const dropped = new Set<number>();
  const whole = cases.map((one, index) => {
    const named = read(one);
    if (named?.isTold) titles.set(named.key, { title: one.title, at: index });
    const before = named && !named.isTold ? titles.get(named.key) : undefined;
    if (!before) return one;
    const from = cases[before.at]?.sentence ?? 0;
    const until = cases[before.at + 1]?.sentence ?? one.sentence;
    if (!decided.isAsked(from, until - 1)) dropped.add(before.at);
    return { ...one, title: before.title };
  });
  return whole.filter((_, index) => !dropped.has(index));
}
