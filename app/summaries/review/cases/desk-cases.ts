import { readSummaryMarkdown } from '#app/meetings/summary-document/read-summary-markdown.ts';
import type { ItemKind } from '#app/proceedings/agenda-item.ts';
import type { Outcome } from '../../account/account.ts';
import { caseOutcomes } from '../../account/case-outcome.ts';
import type { StoredCase } from '../../case-rows.server.ts';
import { readingTitle } from '../../document/reading-title.ts';
import type { Mark } from '../../open-mark.ts';
import type { ShownVote } from '../../vote-rows.server.ts';
import { casesDecidedBy } from '../../votes-of-cases.ts';
import { caseBlocks, shownTitle } from './case-blocks.ts';
import { countMarks } from './count-marks.ts';

/** A case as the desk lists it. */
export type DeskCase = Omit<StoredCase, 'titledById' | 'confirmedById'> & {
  kind: ItemKind;
  /** What readers see became of it. */
  outcome: Outcome | null;
  votes: number;
  /** Its sentences, by their places among all. */
  sentences: number[];
  /** What of them is to settle. */
  open: Record<Mark, number>;
};

type Given = {
  markdown: string;
  cases: readonly StoredCase[];
  votes: readonly ShownVote[];
  sentences: readonly { index: number; open: Mark | null }[];
};

/** The cases of a version in their order, with the marks of what is told of them. */
export function deskCases({ markdown, cases, votes, sentences }: Given): DeskCase[] {
  const blocks = caseBlocks(markdown, cases);
  const said = readSummaryMarkdown(markdown);
  const outcomeOf = caseOutcomes(cases);
  return cases.map(({ titledById: _, confirmedById: __, ...one }, place) => {
    const block = blocks.get(place);
    const own = sentences.filter(({ index }) => {
      const at = said[index]?.from;
      return block && at !== undefined && at >= block.heading.to && at < block.to;
    });
    const decided = votes.filter((vote) => casesDecidedBy(vote).includes(place));
    return {
      ...one,
      title: readingTitle(shownTitle(one, { block, markdown })),
      outcome: outcomeOf(one, decided),
      votes: decided.length,
      sentences: own.map(({ index }) => index),
      open: countMarks(own),
    };
  });
}
