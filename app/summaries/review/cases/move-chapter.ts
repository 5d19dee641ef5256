import { readSummaryMarkdown } from '#app/meetings/summary-document/read-summary-markdown.ts';
import { itemAt } from '#app/proceedings/facts/find-facts.ts';
import type { StoredCase } from '../../case-rows.server.ts';
import { type Carried, carrySentences } from './carry-sentences.ts';
import { caseAround, caseBlocks } from './case-blocks.ts';
import { beginAt } from './chapters.ts';
import { factsAtHome, restsOn } from './facts-at-home.ts';
import type { Proceedings } from './proceedings.ts';

type Moving = {
  place: number;
  firstSegment: number;
  /** What code tells of the votes: it stays with them. */
  counted: ReadonlySet<string>;
};

/** What went along with the passages that lie in another case's chapter now. */
export type WentAlong = { sentences: number; facts: number };

/**
 * A case that begins at another passage. What is told and was named at the passages that lie in another case's chapter
 * now goes there, but for what a vote of the old case rests on.
 */
export function moveChapter(
  proceedings: Proceedings,
  { place, firstSegment, counted }: Moving,
): { to: Proceedings; went: WentAlong } {
  const { votes, facts } = proceedings;
  if (proceedings.cases[place]?.firstSegment === firstSegment) {
    return { to: proceedings, went: { sentences: 0, facts: 0 } };
  }
  const cases = beginAt(proceedings.cases, { place, firstSegment });
  const carried = displaced(proceedings, { cases, counted });
  const { markdown, count } = carrySentences(
    { markdown: proceedings.markdown, cases },
    { carried, counted },
  );
  const to = { markdown, cases, votes, facts };
  const atHome = factsAtHome(proceedings, to);
  const went = atHome.filter((fact, at) => fact !== facts[at]).length;
  return { to: { ...to, facts: atHome }, went: { sentences: count, facts: went } };
}

type After = { cases: readonly StoredCase[]; counted: ReadonlySet<string> };

/** The sentences whose passage lay in the chapter of the case that they stand under, and lies in another now. */
function displaced(before: Proceedings, { cases, counted }: After): Carried[] {
  const blocks = caseBlocks(before.markdown, before.cases);
  return readSummaryMarkdown(before.markdown).flatMap((sentence, index) => {
    const { text, citations, from } = sentence;
    const [passage] = citations;
    const place = caseAround(blocks, from);
    if (passage === undefined || place === null || counted.has(text)) return [];
    const isOut = isIn(before.cases[place], passage) && !isIn(cases[place], passage);
    if (!isOut || restsOn(passage, { votes: before.votes, place })) return [];
    const to = itemAt(passage, cases);
    return to === null ? [] : { index, to };
  });
}

const isIn = (one: StoredCase | undefined, passage: number) =>
  one !== undefined && one.firstSegment <= passage && passage <= one.lastSegment;
