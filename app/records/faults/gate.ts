import type { Fault, FaultKind } from './fault.ts';

/**
 * With one of these a draft would tell of no meeting, of another one, or of half of it. What is only
 * a gap is told to readers, and what is uncertain is marked in the draft.
 */
const holding: readonly FaultKind[] = [
  'blank',
  'garbled',
  'other-language',
  'cancellation',
  'placeholder',
  'no-meeting',
  'other-meeting',
  'cut-off',
];

export type Gate = { decision: 'draft' } | { decision: 'hold'; reasons: Fault[] };

/** Whether a record that arrived by itself may be drafted from, or waits for an editor, and why. */
export function gateOf(faults: readonly Fault[]): Gate {
  const reasons = faults.filter(({ kind }) => holding.includes(kind));
  return reasons.length > 0 ? { decision: 'hold', reasons } : { decision: 'draft' };
}
