import type { Case } from '#app/proceedings/cases/case.ts';

/** What the meeting goes into, and no matter that is approved. */
export const apartAlone = /^(?:executive|closed) session$/i;

/** The review that comes before a project's own vote, as planning boards vote on it. */
const review =
  /\b(?:lead agency|neg(?:ative)? dec(?:laration)?|seqra?|ceqa|categorical(?:ly)? exempt\w*)\b/i;

/** 'That we be lead agency' where the solar farm is open: its approval was not what was moved. */
export const isOnReview = (motion: string, { title }: Case): boolean =>
  review.test(motion) && !review.test(title);
