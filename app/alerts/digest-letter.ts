import { brand } from '#app/brand.ts';
import { formatMeetingDate } from '#app/meetings/meeting-date.ts';
import type { MeetingBrief } from '#app/meetings/news/brief.ts';
import type { MeetingToCome } from '#app/meetings/news/to-come.ts';
import type { MailMessage, MailSection } from '#app/platform/mail/mail-message.ts';
import { howAhead, whenAhead } from './ahead-words.ts';
import { moveSections, moveSubject, movesBeyond } from './matters/move-sections.ts';
import type { Move } from './matters/read-moves.server.ts';
import { changeWords, type NoticeOfMeeting } from './meeting-notice.ts';
import type { FoundMeeting } from './saved-searches/found.ts';
import { foundBeyond, foundSections, searchesOf } from './saved-searches/found-sections.ts';

/** More than these nobody reads in a mail; the rest is counted. */
const mostTold = 20;

type Digest = {
  readerId: string;
  news: readonly MeetingBrief[];
  toCome: readonly MeetingToCome[];
  /** By the reader's saved searches */
  found: readonly FoundMeeting[];
  /** Of the matters they follow */
  moves: readonly Move[];
  /** Meetings that are not when or where the reader knows them to be */
  changed: readonly NoticeOfMeeting[];
};

/** One message of all that is new to a reader and that their searches found, a section for each body. */
export function digestLetter(digest: Digest): MailMessage {
  const { readerId, news, toCome, found, moves, changed } = digest;
  const told = news.slice(0, mostTold);
  const left = news.length - told.length;
  const later = toCome.length - mostTold;
  const beyond = [
    left > 0 ? `And ${left} more, on your page.` : null,
    later > 0 ? `And ${later} more to come, on your page.` : null,
    foundBeyond(found),
    movesBeyond(moves),
  ];
  const holds = {
    changes: changed.length > 0,
    summaries: news.length + toCome.length > 0,
    alerts: found.length > 0,
    matters: moves.length > 0,
  };
  const kinds = (['summaries', 'changes', 'alerts', 'matters'] as const).filter(
    (kind) => holds[kind],
  );
  const [only] = kinds;
  const isAlone = kinds.length === 1;
  return {
    subject: [
      changedSubject(changed),
      newsSubject(news) || toComeSubject(toCome),
      foundSubject(found, isAlone),
      moveSubject(moves, isAlone),
    ]
      .filter(Boolean)
      .join('; '),
    paragraphs: [],
    sections: [
      ...(changed.length > 0
        ? [{ heading: 'Changed meetings', items: changed.map(itemChanged) }]
        : []),
      ...sectionsOf(told),
      ...moveSections(moves),
      ...foundSections(found),
      ...(toCome.length > 0
        ? [{ heading: 'Coming up', items: toCome.slice(0, mostTold).map(itemToCome) }]
        : []),
    ],
    beyond: beyond.filter((line) => line !== null),
    link: linkOf(only),
    searches: searchesOf(found).map(({ id, name }) => ({ reader: readerId, search: id, name })),
    settings: '/settings/mail',
    unsubscribe: { reader: readerId, kind: isAlone && only ? only : 'digests' },
    reason: `You ${kinds.map((kind) => reasons[kind]).join(' and ')} at ${brand.name}.`,
  };
}

const reasons = {
  summaries: 'follow these bodies',
  changes: 'follow or searched for these meetings',
  alerts: 'saved these searches',
  matters: 'follow these matters',
};

/** Of what a message tells first. */
function linkOf(first: keyof typeof reasons | undefined) {
  if (first === 'alerts') return { label: 'Saved Searches', path: '/saved-searches' };
  if (first === 'matters') return { label: 'Matters You Follow', path: '/my-matters' };
  return { label: 'My Meetings', path: '/my-meetings' };
}

/** Without what is looked for: it may be somebody's name, and subjects are read over shoulders. */
function foundSubject(found: readonly FoundMeeting[], isAlone: boolean): string {
  const [first] = found;
  if (!first) return '';
  if (found.length === 1 && isAlone) return `Found: ${first.title}, ${first.body}`;
  const meetings = `found in ${counted(found.length, 'meeting', 'meetings')}`;
  if (!isAlone) return meetings;
  const others = new Set(found.map(({ body }) => body)).size - 1;
  return `F${meetings.slice(1)}: ${first.body}${others > 0 ? ` and ${others} more` : ''}`;
}

function newsSubject(news: readonly MeetingBrief[]): string {
  const [first] = news;
  if (!first) return '';
  if (news.length === 1) {
    return `${correctionTo(first) === null ? 'New summary' : 'Corrected'}: ${first.title}, ${first.body}`;
  }
  const corrections = news.filter((brief) => correctionTo(brief) !== null).length;
  const parts = [
    counted(news.length - corrections, 'new summary', 'new summaries'),
    counted(corrections, 'correction', 'corrections'),
  ];
  const others = new Set(news.map(({ body }) => body)).size - 1;
  const bodies = `${first.body}${others > 0 ? ` and ${others} more` : ''}`;
  return `${parts.filter(Boolean).join(', ')}: ${bodies}`;
}

/** Of a digest that has nothing else of these bodies. */
function toComeSubject(toCome: readonly MeetingToCome[]): string {
  const [first] = toCome;
  if (!first) return '';
  if (toCome.length === 1) return `Coming up: ${first.title}, ${first.body}`;
  const others = new Set(toCome.map(({ body }) => body)).size - 1;
  return `${toCome.length} meetings coming up: ${first.body}${others > 0 ? ` and ${others} more` : ''}`;
}

const counted = (count: number, one: string, many: string) =>
  count === 0 ? '' : `${count} ${count === 1 ? one : many}`;

function sectionsOf(news: readonly MeetingBrief[]): MailSection[] {
  const byBody = Map.groupBy(news, ({ body }) => body);
  return [...byBody].map(([heading, own]) => ({ heading, items: own.map(itemOf) }));
}

function itemOf(brief: MeetingBrief) {
  const { meetingId, title, date, decided, opening } = brief;
  const correction = correctionTo(brief);
  const decisions = decided.map(({ words }) => words).join(', ');
  return {
    title,
    path: `/meetings/${meetingId}`,
    aside: [formatMeetingDate(date), decisions].filter(Boolean).join(' · '),
    lines: [correction === null ? opening : `Corrected: ${correction}`].filter(
      (line) => line !== null,
    ),
  };
}

/** What was corrected, to a reader who was told of the summary before. */
const correctionTo = ({ isKnown, correction }: MeetingBrief) => (isKnown ? correction : null);

function itemToCome({ meetingId, title, body, ...ahead }: MeetingToCome) {
  return {
    title,
    path: `/meetings/${meetingId}`,
    aside: whenAhead(ahead),
    lines: [[body, ahead.place].filter(Boolean).join(' · '), ...howAhead(title, ahead)],
  };
}

function changedSubject(changed: readonly NoticeOfMeeting[]): string {
  const [first] = changed;
  if (!first) return '';
  if (changed.length > 1) return `${changed.length} meetings changed`;
  return `${changeWords[first.change]}: ${first.title}, ${first.body}`;
}

function itemChanged({ path, title, body, change, when, ...meeting }: NoticeOfMeeting) {
  const { place, reason, movedFrom, changes } = meeting;
  return {
    title,
    path,
    aside: changeWords[change],
    lines: [
      change === 'cancelled' ? `It was to be on ${when}.` : `It is on ${when}.`,
      movedFrom && `It was to be on ${movedFrom}.`,
      ...changes,
      reason,
      [body, change === 'cancelled' ? null : place].filter(Boolean).join(' · '),
    ].filter((line) => line !== null),
  };
}
