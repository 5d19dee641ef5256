import type { ItemKind } from '../agenda-item.ts';
import type { UnvotedMotion } from '../votes/unvoted-motion.ts';

/** What became of a case, by the end of the meeting. */
export const caseStates = [
  'adopted',
  'adopted as amended',
  'rejected',
  'tied',
  'postponed',
  'tabled',
  'withdrawn',
  'continued',
  'introduced',
  'hearing set',
  'referred',
  'received and filed',
  'nominated',
  'no action',
  'discussed',
] as const;

export type CaseState = (typeof caseStates)[number];

/** What a meeting took up: an item of its agenda, or what the record's own words take up. */
export type Case = {
  /** As written on the agenda, or as said: '6.A'. */
  designator: string | null;
  title: string;
  kind: ItemKind;
  state: CaseState;
  /** Until when it was postponed or continued, as said. */
  until: string | null;
  /** Decided with others by one motion of consent. */
  isConsent: boolean;
  /** Motions that were made on it and came to no vote. */
  unvoted: UnvotedMotion[];
  /** Index into the agenda's entries. */
  entry: number | null;
  /** Segments, both ends included. Cases that were decided together share theirs. */
  firstSegment: number;
  lastSegment: number;
  /** Sentences of the record, both ends included: borders lie inside of segments. */
  firstSentence: number;
  lastSentence: number;
};

/** Whether a state means that the case comes up again. */
export function putsOff(state: CaseState): boolean {
  return (
    state === 'postponed' || state === 'continued' || state === 'tabled' || state === 'hearing set'
  );
}
