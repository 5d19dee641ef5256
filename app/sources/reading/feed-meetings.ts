import { looksLikeNoMeeting } from '#app/meetings/calendar/said-in-title.ts';
import { daysInText } from '#app/platform/language/days-in-text.ts';
import type { SourceStep } from '../source-reader.ts';
import type { DocumentKind } from '../upstream.ts';
import { clipDocuments, clipOf } from './clip-documents.ts';
import { documentKind, wordsOfAddress } from './document-kind.ts';
import type { Feed, FeedItem } from './feed-items.ts';
import { meetingName } from './meeting-name.ts';
import { timeInText } from './time-in-text.ts';
import type { ToldDocument, ToldMeeting } from './told-meeting.ts';

type Left = SourceStep['leftOut'];

type Wanted = {
  feed: Feed;
  /** What its entries link, where that is always the same */
  kind?: DocumentKind;
  /** By which the source knows a meeting, where its entries say so */
  idOf: (item: FeedItem) => string | null;
  /** The meeting's day, where entries have it besides their words */
  dayOf?: (item: FeedItem) => string | null;
};

/** The meetings of which a feed's entries tell, each with what it links. */
export function feedMeetings({ feed, kind: always, idOf, dayOf }: Wanted): {
  told: ToldMeeting[];
  left: Left;
} {
  const ofFeed = documentKind(feed.title);
  const told = new Map<string, ToldMeeting>();
  const left: Left = [];
  for (const item of feed.items) {
    const kind = always ?? documentKind(item.title) ?? ofFeed;
    const days = daysInText(item.title);
    const day = days[0]?.day ?? dayOf?.(item) ?? null;
    const documents = documentsOf(item, kind);
    const name = item.title.slice(0, 300);
    if (day === null) {
      left.push({ name, problem: whyNoDay(item) });
    } else if (days.length > 1 && new Set(days.map((one) => one.day)).size > 1) {
      left.push({ name, problem: 'Its title names several days' });
    } else if (documents.length === 0 && looksLikeNoMeeting(item.title, true)) {
      left.push({ name, problem: 'It looks like no meeting' });
    } else {
      const meeting: ToldMeeting = {
        id: idOf(item),
        isOff: kind === 'cancellation',
        name: meetingName(item.title) || feed.title,
        day,
        time: days.length === 0 ? null : timeInText(item.title),
        documents,
      };
      const known = `${meeting.id ?? meeting.name} ${day}`;
      const before = told.get(known);
      if (before) before.documents.push(...documents);
      else told.set(known, meeting);
    }
  }
  return { told: [...told.values()], left };
}

function whyNoDay({ text }: FeedItem): string {
  const [said] = daysInText(text);
  if (!said) return 'It names no day of a meeting';
  return `Its title names no day; its text speaks of ${text.slice(said.from, said.to)}`;
}

function documentsOf({ link, enclosures }: FeedItem, kind: DocumentKind | null): ToldDocument[] {
  const files = enclosures.flatMap(({ url, type }): ToldDocument[] => {
    if (/^video\//i.test(type)) return [{ kind: 'video', url }];
    if (/^audio\//i.test(type)) return [{ kind: 'audio', url }];
    return kind === null ? [] : [{ kind, url }];
  });
  if (link === null) return files;
  if (clipOf(link) && /MediaPlayer|\/player\/clip/i.test(link)) {
    return [...files, ...clipDocuments(link)];
  }
  const ofLink = kind ?? documentKind(wordsOfAddress(new URL(link).pathname));
  return ofLink === null ? files : [...files, { kind: ofLink, url: link }];
}
