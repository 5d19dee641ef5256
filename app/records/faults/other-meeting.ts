import type { Fault } from './fault.ts';

/** A record whose head names another meeting than the one it was given for. */
export function otherMeeting(doubts: readonly string[]): Fault[] {
  return doubts.map((doubt) => ({
    kind: 'other-meeting',
    message: `${doubt} Check that it is the right file.`,
    gap: null,
    segments: [],
  }));
}
