import { passageNumber } from '#app/meetings/record-time.ts';

/** Passages as a reviewer counts them, from 1; the citations in the markdown count from 0. */
export function writePassages(citations: readonly number[]): string {
  const stretches: [number, number][] = [];
  for (const index of citations.toSorted((one, other) => one - other)) {
    const last = stretches.at(-1);
    if (last && index === last[1] + 1) last[1] = index;
    else stretches.push([index, index]);
  }
  return stretches
    .map(([first, last]) =>
      first === last ? `${passageNumber(first)}` : `${passageNumber(first)}-${passageNumber(last)}`,
    )
    .join(', ');
}

/** How a field for passages is filled in. */
export const passagesHint =
  'Their numbers in the transcript, such as 12, 14-16. Press a passage’s number to add it or take it away.';

export const mostPassages = 60;

/** A roll that is called takes a passage or two for each of its members. */
export const mostPassagesOfVote = 1200;

/** What a field for passages that `readPassages` cannot read is answered with. */
export const passagesRefusal = (most = mostPassages): string =>
  `Name the passages by their numbers, such as 12, 14-16 (at most ${most.toLocaleString('en-US')}).`;

/** The passages in '12, 14-16' as citations; null where it cannot be read or names too many. */
export function readPassages(typed: string, most = mostPassages): number[] | null {
  const cited = new Set<number>();
  for (const part of typed.split(/[\s,;¶]+/).filter(Boolean)) {
    const stretch = /^(\d{1,6})(?:[-–](\d{1,6}))?$/.exec(part);
    if (!stretch) return null;
    const first = Number(stretch[1]);
    const last = Number(stretch[2] ?? first);
    if (first < 1 || last < first || last - first >= most) return null;
    for (let number = first; number <= last; number += 1) cited.add(number - 1);
  }
  return cited.size > most ? null : [...cited];
}
