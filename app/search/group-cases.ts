import type { Hit } from './found.ts';
import { hitOf } from './hit.ts';
import { markText } from './mark-text.ts';
import type { Scored } from './score.ts';
import { stemsOf } from './words.ts';

/** What was found of one case, or a passage that is of none; best first, and never empty. */
export type FoundCase = readonly [Scored, ...Scored[]];

/**
 * Passages by the cases they tell of, both best first: an agenda, a decision and a sentence that tell of
 * one case are one find. What was said in the meeting, and what is of several cases, each is one by itself.
 */
export function groupCases(passages: readonly Scored[]): FoundCase[] {
  const inOrder = passages.toSorted((one, other) => other.score - one.score);
  const byCase = Map.groupBy(inOrder, (one) =>
    one.caseAnchor === null ? one : `${one.meetingId} ${one.caseAnchor}`,
  );
  return [...byCase.values()].flatMap(([best, ...others]) => (best ? [[best, ...others]] : []));
}

/** The first of them, without those that say nothing but what one before says; and how many are left. */
export function bestCases(
  found: readonly FoundCase[],
  most: number,
): { hits: FoundCase[]; moreHits: number } {
  const hits: FoundCase[] = [];
  const said = new Set<string>();
  let looked = 0;
  for (const one of found) {
    if (hits.length === most) break;
    looked += 1;
    const texts = one.map(({ text }) => stemsOf(text).join(' '));
    if (!texts.every((text) => said.has(text))) hits.push(one);
    for (const text of texts) said.add(text);
  }
  return { hits, moreHits: found.length - looked };
}

/**
 * A find as the page shows it: a case by its title and the best passage that says more than that, with the
 * way to the others that say something else again.
 */
export function hitOfCase(found: FoundCase, page: string): Hit {
  const [best] = found;
  if (best.caseTitle === null) return hitOf(best, page);
  const named = found.find(({ kind }) => kind === 'case');
  const [shown = named ?? best, ...others] = sayingMore(found, best.caseTitle);
  const hit = hitOf(shown, page);
  const ways = others.map((one) => ({ kind: one.kind, href: hitOf(one, page).href }));
  return {
    ...hit,
    heading:
      shown.kind === 'case'
        ? null
        : markText({ text: best.caseTitle, places: named?.places ?? [] }),
    also: [...new Map(ways.toReversed().map((way) => [way.kind, way])).values()].toReversed(),
  };
}

/** Those that have a word which neither the title has nor one before them. */
function sayingMore(found: FoundCase, title: string): Scored[] {
  const said = new Set(stemsOf(title));
  return found.filter(({ kind, text }) => {
    if (kind === 'case') return false;
    const own = stemsOf(text);
    const saysMore = own.some((stem) => !said.has(stem));
    for (const stem of own) said.add(stem);
    return saysMore;
  });
}
