import { formatMeetingDate } from '#app/meetings/meeting-date.ts';
import type { MailSection } from '#app/platform/mail/mail-message.ts';
import { howAhead, whenAhead } from '../ahead-words.ts';
import type { Move } from './read-moves.server.ts';

/** More than these nobody reads in a mail; the rest is counted. */
const mostMoves = 20;
const longestTitle = 160;

/** Matters that moved, as a part of a mail. */
export function moveSections(moves: readonly Move[]): MailSection[] {
  if (moves.length === 0) return [];
  const items = moves.slice(0, mostMoves).map((move) => ({
    title: `${move.label}: ${move.words}`,
    path: `/matters/${move.matterId}`,
    aside: move.ahead ? whenAhead(move.ahead) : formatMeetingDate(move.date),
    lines: [
      [`${move.body}, ${move.meeting}`, move.ahead?.place].filter(Boolean).join(' · '),
      cut(move.title),
      ...(move.ahead ? howAhead(move.meeting, move.ahead) : []),
    ],
  }));
  return [{ heading: 'Matters you follow', items }];
}

/** What the section leaves out, in words; null where that is nothing. */
export function movesBeyond(moves: readonly Move[]): string | null {
  const left = moves.length - mostMoves;
  if (left <= 0) return null;
  return `${left} more of your matters moved.`;
}

/** Of what a message tells, the part of a subject: by the matter's number or name alone. */
export function moveSubject(moves: readonly Move[], isAlone: boolean): string {
  const [first] = moves;
  if (!first) return '';
  if (moves.length === 1 && isAlone) return `${first.label}: ${first.words}, ${first.body}`;
  const count = new Set(moves.map(({ matterId }) => matterId)).size;
  const moved = count === 1 ? 'a matter moved' : `${count} matters moved`;
  return isAlone ? `${moved.charAt(0).toUpperCase()}${moved.slice(1)}: ${first.label}` : moved;
}

const cut = (title: string) =>
  title.length > longestTitle ? `${title.slice(0, longestTitle).trimEnd()}…` : title;
