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
 * What was named, where its passages are told after an edit that leaves the cases their places. What an editor, or a
 * title, put under another case than its passage's stays there, and what a vote rests on stays with the vote.
 */
export function factsAtHome(
  before: Pick<Proceedings, 'markdown' | 'cases' | 'facts'>,
  after: Told & Pick<Proceedings, 'votes'>,
): StoredFact[] {
  const [homeBefore, homeAfter] = [homes(before), homes(after)];
  return before.facts.map((fact) => {
    const { item } = fact;
    const [first] = readNumberList(fact.segments);
    if (first === undefined || homeBefore(first) !== item) return fact;
    const home = homeAfter(first);
    const isOfVote = item !== null && restsOn(first, { votes: after.votes, place: item });
    return home === null || home === item || isOfVote ? fact : { ...fact, item: home };
  });
}

/** Whether a vote of a case rests on a passage. */
export const restsOn = (
  passage: number,
  { votes, place }: { votes: readonly StoredVote[]; place: number },
) => votes.some((vote) => casesDecidedBy(vote).includes(place) && vote.segments.includes(passage));

/** The case that tells a passage, where that is one; else the one whose chapter it lies in. */
function homes({ markdown, cases }: Told): (passage: number) => number | null {
  const blocks = caseBlocks(markdown, cases);
  const tellers = new Map<number, Set<number>>();
  for (const { citations, from } of readSummaryMarkdown(markdown)) {
    const place = caseAround(blocks, from);
    if (place === null) continue;
    for (const passage of citations) {
      tellers.set(passage, (tellers.get(passage) ?? new Set()).add(place));
    }
  }
  return (passage) => {
    const [teller, ...others] = tellers.get(passage) ?? [];
    return teller === undefined || others.length > 0 ? itemAt(passage, cases) : teller;
  };
}
