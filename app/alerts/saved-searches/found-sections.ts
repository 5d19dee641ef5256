import { formatMeetingDate } from '#app/meetings/meeting-date.ts';
import type { MailItem, MailQuote, MailSection } from '#app/platform/mail/mail-message.ts';
import { mostOpen } from '#app/search/most-open.ts';
import { howAhead, whenAhead } from '../ahead-words.ts';
import type { Find, FoundMeeting } from './found.ts';
import { sourceOf } from './source-of.ts';

/** More meetings than these nobody reads in a mail; the rest is counted. */
const mostMeetings = 20;
const mostElsewhere = 5;

/** What saved searches found, as parts of a mail: a section for each body, then what cannot be quoted. */
export function foundSections(found: readonly FoundMeeting[]): MailSection[] {
  const { own, open, elsewhere } = standing(found);
  const byBody = Map.groupBy(own.slice(0, mostMeetings), ({ body }) => body);
  return [
    ...[...byBody].map(([body, meetings]) => ({
      heading: `Found: ${body}`,
      items: meetings.map(itemOf),
    })),
    ...(open.length > 0
      ? [
          {
            heading: 'Found in bodies that are open to everybody',
            items: open.slice(0, mostOpen).map(itemOpen),
          },
        ]
      : []),
    ...(elsewhere.length > 0
      ? [
          {
            heading: 'Found in bodies you do not follow',
            items: elsewhere.slice(0, mostElsewhere).map(itemElsewhere),
          },
        ]
      : []),
  ];
}

/** What is a reader's own comes before what is open to everybody, and what is only named after that. */
const standing = (found: readonly FoundMeeting[]) => ({
  own: found.filter(({ finds, isOpen }) => finds !== null && !isOpen),
  open: found.filter(({ finds, isOpen }) => finds !== null && isOpen),
  elsewhere: found.filter(({ finds }) => finds === null),
});

/** The searches that found it, each once, by name. */
export function searchesOf(found: readonly FoundMeeting[]): FoundMeeting['searches'] {
  const all = found.flatMap(({ searches }) => searches);
  return [...new Map(all.map((one) => [one.id, one])).values()].sort((one, other) =>
    one.name < other.name ? -1 : 1,
  );
}

/** What the sections leave out, in words; null where that is nothing. */
export function foundBeyond(found: readonly FoundMeeting[]): string | null {
  const { own, open, elsewhere } = standing(found);
  const left =
    Math.max(0, own.length - mostMeetings) +
    Math.max(0, open.length - mostOpen) +
    Math.max(0, elsewhere.length - mostElsewhere);
  if (left === 0) return null;
  return `Your searches found something in ${left} more ${left === 1 ? 'meeting' : 'meetings'}.`;
}

function itemOf({ title, path, finds, ...meeting }: FoundMeeting): MailItem {
  const { ahead } = meeting;
  return {
    title,
    path,
    aside: whenOf(meeting),
    lines: [
      ...(ahead?.place ? [ahead.place] : []),
      ...(ahead ? howAhead(title, ahead) : []),
      ...(finds ?? []).flatMap(withoutQuote),
    ],
    quotes: (finds ?? []).flatMap(quotesOf),
  };
}

/** As its reader's own, with its body, which has no heading here. */
function itemOpen(meeting: FoundMeeting): MailItem {
  const item = itemOf(meeting);
  return { ...item, lines: [meeting.body, ...item.lines] };
}

const whenOf = ({ date, ahead }: Pick<FoundMeeting, 'date' | 'ahead'>) =>
  ahead ? whenAhead(ahead) : formatMeetingDate(date);

const withoutQuote = ({ search, hits, more }: Find): string[] =>
  hits.length > 0 ? [] : [`“${search}”: ${more}${more === 1 ? ' find' : ' finds'}`];

function quotesOf({ search, hits, more }: Find): MailQuote[] {
  const beyond = more > 0 ? `, and ${more} more in this meeting` : '';
  return hits.map((hit) => ({
    why: `Found by “${search}”${beyond}`,
    words: hit.text,
    source: sourceOf(hit),
    path: hit.href,
  }));
}

/** By body, date and title alone, what everybody may know of one ahead, and how to follow. */
const itemElsewhere = ({ title, path, date, ahead, body }: FoundMeeting): MailItem => ({
  title,
  path,
  aside: whenOf({ date, ahead }),
  lines: [
    [body, ahead?.place].filter(Boolean).join(' · '),
    ...(ahead ? howAhead(title, ahead) : []),
  ],
});
