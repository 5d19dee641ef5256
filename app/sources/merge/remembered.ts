import type { UpstreamMeeting } from '../upstream.ts';

/**
 * What a source is known to say once it has spoken again: what it leaves out now it has not taken back.
 * An older state of a calendar's entry says nothing.
 */
export function remembered(before: UpstreamMeeting | null, said: UpstreamMeeting): UpstreamMeeting {
  if (before === null) return said;
  if (isOlder(before, said)) return before;
  const isSameDay = before.day === said.day;
  return {
    ...said,
    title: said.title ?? before.title,
    place: said.place ?? before.place,
    attendUrl: said.attendUrl ?? before.attendUrl,
    attendHow: said.attendHow ?? before.attendHow,
    commentHow: said.commentHow ?? before.commentHow,
    startsAt: said.startsAt ?? (isSameDay ? before.startsAt : null),
    endsAt: said.endsAt ?? (isSameDay && said.startsAt === null ? before.endsAt : null),
    sequence: said.sequence ?? before.sequence,
  };
}

const isOlder = ({ sequence: before }: UpstreamMeeting, { sequence: now }: UpstreamMeeting) =>
  before !== null && now !== null && now < before;
