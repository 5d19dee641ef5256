import { isoDateOf } from '#app/platform/calendar-date.ts';
import { rateLimit } from '#app/platform/limits/rate-limit.server.ts';
import { readListKey, writeListKey } from '#app/platform/page-by-key.ts';
import { type FoundMeeting, type Hit, type MarkedText, plainText } from '#app/search/found.ts';
import { search } from '#app/search/search.server.ts';
import type { Answer, Asked } from '../asked.ts';

/** As fast as the search page answers: it asks more of the database than anything else. */
const aMinute = rateLimit({ name: 'api-searches', attempts: 60, minutes: 1 });

/** Pages of the search have numbers: that is what its cursor holds. */
const cursorId = 'search';
const lastPage = 50;

export async function searchRecord({
  reader,
  query,
  origin,
}: Asked<'search'>): Promise<Answer<'search'>> {
  await aMinute.take(reader.userId);
  const { q, after, kind, body, outcome, year } = query;
  const asked = Number(readListKey(after)?.value ?? 1);
  const page = Number.isInteger(asked) && asked >= 1 && asked <= lastPage ? asked : 1;
  const chosen = {
    kind: kind || null,
    body: body || null,
    outcome: outcome || null,
    year: year || null,
  };
  const found = await search(reader, { q, chosen, page });
  return {
    asked: found.asked,
    remarks: found.remarks,
    items: found.meetings.map((meeting) => meetingItem(meeting, origin)),
    total: found.total,
    open: {
      items: found.open.meetings.map((meeting) => meetingItem(meeting, origin)),
      total: found.open.total,
    },
    elsewhere: {
      items: found.elsewhere.meetings.map((meeting) => ({
        ...namedMeeting(meeting),
        isToCome: meeting.isToCome,
      })),
      total: found.elsewhere.total,
    },
    facets: found.facets,
    next:
      found.next === null || found.next > lastPage
        ? null
        : writeListKey({ value: String(found.next), id: cursorId }),
  };
}

type Named = Pick<FoundMeeting, 'meetingId' | 'title' | 'date' | 'body'>;

const namedMeeting = ({ meetingId, title, date, body }: Named) => ({
  ...{ meetingId, title, body },
  date: date && isoDateOf(date),
});

const meetingItem = (meeting: FoundMeeting, origin: string) => ({
  ...namedMeeting(meeting),
  address: origin + meeting.href,
  hits: meeting.hits.map((hit) => hitItem(hit, origin)),
  moreHits: meeting.moreHits,
});

const hitItem = ({ text, heading, href, also, ...hit }: Hit, origin: string) => ({
  ...hit,
  heading: heading && plainText(heading),
  text: plainText(text),
  marks: marksIn(text),
  address: origin + href,
  also: also.map((one) => ({ kind: one.kind, address: origin + one.href })),
});

/** Where in the joined text the marked parts stand. */
function marksIn(text: MarkedText) {
  let at = 0;
  return text.flatMap(({ text: part, isMarked }) => {
    const from = at;
    at += part.length;
    return isMarked ? [{ from, to: at }] : [];
  });
}
