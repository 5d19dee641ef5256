import type { CaseMatters } from '#app/meetings/case-matter.ts';

/** Where a page of a summary leads. */
export type ReadingLinks = {
  transcriptHref: string;
  /** Where a reader says which sentence is wrong; not on pages of shared links. */
  reportHref?: string;
  /** What comes up at other meetings too, by the anchor of the case. */
  matters?: CaseMatters;
};
