import { readSummaryMarkdown } from '#app/meetings/summary-document/read-summary-markdown.ts';
import { readNumberList } from '#app/platform/stored-json.ts';
import { itemAt } from '#app/proceedings/facts/find-facts.ts';
import type { StoredFact } from '../../case-rows.server.ts';
import type { StoredVote } from '../../vote-rows.server.ts';
import { casesDecidedBy } from '../../votes-of-cases.ts';
import type { Told } from './carry-line.ts';
import { caseAround, caseBlocks } from './case-blocks.ts';
import type { Proceedings } from './proceedings.ts';

/**
 * What was named, where its passages are told after an edit that leaves the cases their places; a passage that nobody
 * tells counts less than one that somebody does. What an editor, or a title, put under another case than its
 * passage's stays there, and what a vote rests on stays with the vote.
 */
export function factsAtHome(
  before: Pick<Proceedings, 'markdown' | 'cases' | 'facts'>,
  after: Told & Pick<Proceedings, 'votes'>,
): StoredFact[] {
  const [was, is] = [homes(before), homes(after)];
  return before.facts.map((fact) => {
    const { item } = fact;
    const passages = readNumberList(fact.segments);
    const [first] = passages;
    const isKept = passages.some(
      (passage) =>
        is.teller(passage) === item || restsOn(passage, { votes: after.votes, place: item }),
    );
    if (first === undefined || (isKept && item !== null)) return fact;
    const gone = passages.filter((passage) => was.home(passage) === item);
    const told = gone.map(is.teller).find((teller) => teller !== null);
    const home = told ?? (gone.includes(first) ? is.home(first) : null);
    return home === null || home === item ? fact : { ...fact, item: home };
  });
}

/** Whether a vote of a case rests on a passage. */
export const restsOn = (
  passage: number,
  { votes, place }: { votes: readonly StoredVote[]; place: number | null },
) =>
  place !== null &&
  votes.some((vote) => casesDecidedBy(vote).includes(place) && vote.segments.includes(passage));

/** The case that tells a passage, where that is one; and else the one whose chapter it lies in. */
function homes({ markdown, cases }: Told) {
  const blocks = caseBlocks(markdown, cases);
  const tellers = new Map<number, Set<number>>();
  for (const { citations, from } of readSummaryMarkdown(markdown)) {
    const place = caseAround(blocks, from);
    if (place === null) continue;
    for (const passage of citations) {
      tellers.set(passage, (tellers.get(passage) ?? new Set()).add(place));
    }
  }
  const teller = (passage: number): number | null => {
    const [one, ...others] = tellers.get(passage) ?? [];
    return one === undefined || others.length > 0 ? null : one;
  };
  return { teller, home: (passage: number) => teller(passage) ?? itemAt(passage, cases) };
}
