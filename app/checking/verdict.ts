export type Verdict = 'supported' | 'unsupported';

/** What the check says of one sentence. */
export type CheckResult = {
  verdict: Verdict;
  /** How well the source carries the sentence, from 0 to 1. */
  score: number;
  /** Why not, in words a reviewer understands. Empty when supported. */
  reasons: string[];
};
