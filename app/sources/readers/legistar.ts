import { z } from 'zod';
import { readLegistar } from '#app/meetings/calendar/read-legistar.ts';
import { AppError } from '#app/platform/app-error.ts';
import { answerJson, looksLikeJson } from '../reading/answer-json.ts';
import { clipDocuments, clipOf } from '../reading/clip-documents.ts';
import { withDocuments } from '../reading/legistar-documents.ts';
import { all as allIn, readPage, wordsOf } from '../reading/page.ts';
import { listIn, words } from '../reading/rows.ts';
import type { ToldDocument } from '../reading/told-meeting.ts';
import { nothing, type SourceReader, type SourceRequest } from '../source-reader.ts';

/** What the service answers with at most. */
const pageSize = 1000;
/** All that one body or one city has held. */
const mostPages = 20;

const files = z.object({
  EventId: z.int(),
  EventAgendaFile: words,
  EventAgendaLastPublishedUTC: words.optional(),
  EventMinutesFile: words,
  EventVideoPath: words,
});

/** Legistar's Web API: events with their files, a thousand at a time. */
export const legistar: SourceReader = {
  name: 'Legistar',
  recognise(url) {
    const { hostname, pathname, searchParams } = url;
    const [, ofApi] = /^\/v1\/([\w-]+)/i.exec(pathname) ?? [];
    const isApi = hostname.toLowerCase() === 'webapi.legistar.com';
    const [, ofSite] = /^([\w-]+)\.legistar\d?\.com$/i.exec(hostname) ?? [];
    const client = isApi ? ofApi : ofSite?.toLowerCase() === 'webapi' ? undefined : ofSite;
    if (!client) return null;
    const token = searchParams.get('token');
    const address = `https://webapi.legistar.com/v1/${client.toLowerCase()}/events`;
    // Some cities give a token to whoever asks for one.
    return token ? `${address}?token=${encodeURIComponent(token)}` : address;
  },
  isAnswer: ({ text }) => /"EventId"|<GranicusEvent\b|"Meeting Date"/.test(text.slice(0, 20_000)),
  first: (address, reading) => [eventsFrom(address, reading, 0)],
  read({ answer, request, reading }) {
    const all = looksLikeJson(answer)
      ? listIn(answerJson(answer), 'value')
      : eventsOfXml(answer.text);
    const list = all.slice(0, pageSize);
    if (list.length === 0) return nothing;
    const { entries, notes } = readLegistar(JSON.stringify(list), reading);
    const itemsOf = looksLikeJson(answer) ? itemsOn(request.url) : null;
    const documents = new Map(list.flatMap((row) => filesOf(row, itemsOf)));
    const step = withDocuments({ entries, notes }, documents);
    const skipped = Number(URL.parse(request.url)?.searchParams.get('$skip') ?? 0);
    const isLast = list.length < pageSize || skipped / pageSize >= mostPages - 1;
    const remarks = isLast && list.length >= pageSize ? [tooMany] : [];
    return {
      ...nothing,
      ...step,
      remarks: [...step.remarks, ...remarks],
      next: isLast ? [] : [eventsFrom(request.url, reading, skipped + pageSize)],
    };
  },
};

const tooMany = `It has more than ${(mostPages * pageSize).toLocaleString('en-US')} events in these days; the latest are read.`;

function eventsFrom(
  address: string,
  { from, until }: { from: string; until: string },
  skip: number,
): SourceRequest {
  const url = new URL(address);
  const days = `EventDate ge datetime'${from}' and EventDate le datetime'${until}'`;
  url.searchParams.set('$filter', days);
  // Numbers besides days: pages overlap where the order is not the same each time.
  url.searchParams.set('$orderby', 'EventDate desc,EventId desc');
  url.searchParams.set('$top', String(pageSize));
  url.searchParams.set('$skip', String(skip));
  return { url: url.href, what: skip === 0 ? 'events' : `events after ${skip}` };
}

/** Where the items of an event are told; they are read as data alone. */
function itemsOn(eventsUrl: string): (eventId: number) => string {
  return (eventId) => {
    const asked = new URL(eventsUrl);
    const url = new URL(`${asked.pathname.replace(/\/$/, '')}/${eventId}/eventitems`, asked);
    url.searchParams.set('AgendaNote', '1');
    const token = asked.searchParams.get('token');
    if (token) url.searchParams.set('token', token);
    return url.href;
  };
}

type ItemsOf = ReturnType<typeof itemsOn> | null;

function filesOf(row: unknown, itemsOf: ItemsOf): [string, ToldDocument[]][] {
  const read = files.safeParse(row);
  if (!read.success) return [];
  const { EventId, EventAgendaFile, EventMinutesFile, EventVideoPath } = read.data;
  const documents: ToldDocument[] = [];
  // Before an agenda is published its items are the clerk's.
  const isPublished = EventAgendaFile || read.data.EventAgendaLastPublishedUTC;
  if (itemsOf && isPublished) documents.push({ kind: 'items', url: itemsOf(EventId) });
  if (EventAgendaFile) documents.push({ kind: 'agenda', url: EventAgendaFile });
  if (EventMinutesFile) documents.push({ kind: 'minutes', url: EventMinutesFile });
  if (EventVideoPath) {
    const isClip = clipOf(EventVideoPath) !== null;
    documents.push(
      ...(isClip
        ? clipDocuments(EventVideoPath)
        : [{ kind: 'video' as const, url: EventVideoPath }]),
    );
  }
  return [[`legistar ${EventId}`, documents]];
}

/** Some clients of the service are answered in XML, whatever they ask for. */
function eventsOfXml(text: string): Record<string, string | number>[] {
  if (!/<(?:ArrayOf)?GranicusEvent\b/.test(text.slice(0, 5000))) {
    throw new AppError('unreadable', 'The answer holds no events of Legistar.');
  }
  return allIn('GranicusEvent', readPage(text, { isXml: true })).map((event) =>
    Object.fromEntries(
      allIn('> *', event).map((field) => {
        const said = wordsOf(field);
        return [field.name, field.name === 'EventId' ? Number(said) : said];
      }),
    ),
  );
}
