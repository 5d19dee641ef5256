import type { Case } from '#app/proceedings/cases/case.ts';
import type { Vote } from '#app/proceedings/vote.ts';
import { asObject, type NamedMatter } from './matter-words.ts';
import { isOnReview } from './other-matters.ts';

/** What a vote was on of which nobody knows how it ended. */
export function votedOn({ kind, motion }: Vote, one: Case, matter: NamedMatter | null): string {
  const isOnCase = kind === 'main' && matter !== null && !isOnReview(motion, one);
  return isOnCase ? asObject(matter) : `the motion “${motion}”`;
}
