import { plainTitle } from '#app/meetings/calendar/plain-title.ts';

/** Said of most meetings, and of none more than of another. */
const plain = new Set(
  'a and agenda an at for in meeting meetings notice of on regular the'.split(' '),
);

/**
 * Whether two titles can be of one meeting: they have the same words but for the body's name and those
 * that are said of every meeting. A special session is not a regular one of the same day.
 */
export function titlesAlike(one: string | null, other: string | null, bodyName: string): boolean {
  const own = new Set(wordsOf(bodyName));
  const telling = (title: string | null) =>
    new Set(wordsOf(title ?? '').filter((word) => !own.has(word)));
  const [first, second] = [telling(one), telling(other)];
  return first.symmetricDifference(second).size === 0;
}

/** Whether two titles differ in signs and spaces alone. */
export const sameTitle = (one: string | null, other: string | null): boolean =>
  plainTitle(one) === plainTitle(other);

const wordsOf = (title: string) =>
  plainTitle(title)
    .split(' ')
    .filter((word) => !plain.has(word));
