import type { AppliedMeeting } from '#app/meetings/calendar/apply-entry.ts';
import type { UpstreamMeeting } from '../upstream.ts';

const texts = ['title', 'place', 'attendUrl', 'attendHow', 'commentHow'] as const;
type TextName = (typeof texts)[number];

/** What is taken over, or offered, as one: a day without its time would be another meeting. */
export const parts = [...texts, 'when', 'standing'] as const;
type PartName = (typeof parts)[number];

/** The parts that a source tells otherwise than they were written here, each as the source tells it. */
export type Offered = Partial<Record<PartName, string>>;

type Merging = {
  /** The meeting as it is here */
  here: AppliedMeeting;
  /** What the source said before; null where it never told of this meeting */
  before: UpstreamMeeting | null;
  said: UpstreamMeeting;
  /** What was offered before and nobody has answered */
  offered: Offered;
  /** It has a record or a summary: no source changes what was. */
  wasHeld: boolean;
};

/**
 * Merges what a source says now into the meeting, part by part. What the source changed is taken over
 * where the meeting says what the source said before; where it does not, somebody here or another source
 * wrote it, and the change is offered. What is missing here is filled in.
 */
export function mergeMeeting({ here, before, said, offered, wasHeld }: Merging) {
  const after = { ...here };
  const open: Offered = {};
  const settle = (name: PartName, sides: Sides, take: () => void) => {
    const what = decide(sides, { wasHeld, isOffered: name in offered });
    if (what === 'take') take();
    if (what === 'offer' && sides.theirs !== null) open[name] = sides.theirs;
  };
  for (const name of texts) {
    // By what name it goes here is no difference.
    const base = before ? before[name] : here[name] && said[name];
    settle(name, { ours: here[name], base, theirs: said[name] }, () => {
      Object.assign(after, { [name]: said[name] } satisfies Partial<
        Record<TextName, string | null>
      >);
    });
  }
  settle('when', whenOf(here, before, said), () => Object.assign(after, timesSaid(here, said)));
  settle('standing', standingOf(here, before, said), () => {
    after.isCancelled = said.status === 'cancelled';
    after.cancelledReason = after.isCancelled ? said.reason : null;
  });
  if (after.startsAt === said.startsAt) after.endsAt ??= said.endsAt;
  return { after, offered: open };
}

/** Null: nothing is said of it. */
type Sides = { ours: string | null; base: string | null; theirs: string | null };

function decide(
  { ours, base, theirs }: Sides,
  { wasHeld, isOffered }: { wasHeld: boolean; isOffered: boolean },
): 'keep' | 'take' | 'offer' {
  if (theirs === null || theirs === ours) return 'keep';
  if (ours === null) return 'take';
  if (theirs === base) return isOffered ? 'offer' : 'keep';
  return ours === base && !wasHeld ? 'take' : 'offer';
}

type Times = Pick<UpstreamMeeting, 'day' | 'startsAt'>;

function whenOf(here: Times, before: Times | null, said: Times): Sides {
  const key = ({ day, startsAt }: Times) => `${day} ${startsAt ?? ''}`;
  // A source that names no time contradicts none on the same day.
  const theirs = said.day === here.day && said.startsAt === null ? null : key(said);
  const isMissing = said.day === here.day && here.startsAt === null;
  return { ours: isMissing ? null : key(here), base: before && key(before), theirs };
}

function timesSaid(here: AppliedMeeting, { day, startsAt, endsAt }: UpstreamMeeting) {
  return { day, startsAt, endsAt: startsAt === here.startsAt ? (endsAt ?? here.endsAt) : endsAt };
}

/** Few calendars say that a meeting takes place: those that do not call it off mean that it does. */
function standingOf(
  here: AppliedMeeting,
  before: UpstreamMeeting | null,
  said: UpstreamMeeting,
): Sides {
  const key = (isOff: boolean) => (isOff ? 'cancelled' : 'on');
  return {
    ours: key(here.isCancelled),
    base: key(before?.status === 'cancelled'),
    theirs: key(said.status === 'cancelled'),
  };
}
