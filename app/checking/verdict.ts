export type Verdict = 'supported' | 'unsupported';

/** What one rule has against a sentence. */
export type Finding = { rule: string; reason: string };

/** What the check says of one sentence. */
export type CheckResult = {
  verdict: Verdict;
  /** How well the source carries the sentence, from 0 to 1. */
  score: number;
  /** What each rule found, in the order in which the rules are asked. */
  findings: Finding[];
  /** Why not, in words a reviewer understands; each once. Empty when supported. */
  reasons: string[];
  /** Those of the reasons that only rules going by likeness of wording give. */
  doubts: string[];
};
