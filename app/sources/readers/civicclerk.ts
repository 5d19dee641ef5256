import { z } from 'zod';
import { answerJson, looksLikeJson } from '../reading/answer-json.ts';
import { documentKind } from '../reading/document-kind.ts';
import { flag, key, listIn, readRows, words } from '../reading/rows.ts';
import { timeInText } from '../reading/time-in-text.ts';
import { stepOf, type ToldDocument, type ToldMeeting } from '../reading/told-meeting.ts';
import {
  nothing,
  type SourceReader,
  type SourceRequest,
  type SourceStep,
} from '../source-reader.ts';

const file = z.object({ fileId: key, name: words, type: words });
const place = z
  .object({ address1: words, address2: words, city: words, state: words, zipCode: words })
  .nullish()
  .catch(null);

const event = z.object({
  id: key,
  eventName: words,
  eventDescription: words,
  eventNotice: words,
  startDateTime: words,
  eventDate: words,
  endDateTime: words,
  hasMedia: flag,
  isDeleted: flag,
  youtubeVideoId: words,
  eventLocation: place,
  publishedFiles: z.array(z.unknown()).nullish().catch(null),
});
type Event = z.output<typeof event>;

const media = z.object({
  id: key,
  videoUrl: words,
  externalVideoUrl: words,
  closedCaptionUrl: words,
  closedCaptionTracks: z
    .array(z.object({ file: words, label: words }))
    .nullish()
    .catch(null),
});

/** Each is a request of its own, seconds apart from the one before. */
const mostMedia = 100;

/** CivicClerk's portal, by its OData service. */
export const civicclerk: SourceReader = {
  name: 'CivicClerk',
  recognise({ hostname }) {
    const [, client] = /^([\w-]+)\.(?:portal|api)\.civicclerk\.com$/i.exec(hostname) ?? [];
    return client ? `https://${client.toLowerCase()}.api.civicclerk.com/v1/Events` : null;
  },
  isAnswer: (answer) =>
    looksLikeJson(answer) && /"eventName"|civicclerk/i.test(answer.text.slice(0, 5000)),
  first(address, { from, until }) {
    const url = new URL(address);
    url.searchParams.set(
      '$filter',
      `startDateTime ge ${from}T00:00:00Z and startDateTime le ${until}T23:59:59Z`,
    );
    url.searchParams.set('$orderby', 'startDateTime desc, id desc');
    return [{ url: url.href, what: 'events' }];
  },
  read({ answer, request, reading }) {
    const json = answerJson(answer);
    if (/\/EventsMedia\b/i.test(request.url)) return readMedia(json);
    const list = z.record(z.string(), z.object({ eventName: words })).safeParse(json);
    const { rows, remarks } = readRows(
      // As some keep them: an object with each event by its number.
      list.success
        ? Object.values(z.record(z.string(), z.unknown()).parse(json))
        : listIn(json, 'value'),
      event,
    );
    const told = rows.filter(({ isDeleted }) => !isDeleted).map((one) => toldOf(one, answer.url));
    const step = stepOf(told, reading);
    const kept = new Set(step.meetings.map(({ uid }) => uid));
    const withMedia = rows.filter(({ id, hasMedia }) => hasMedia && kept.has(uidOf(id)));
    return {
      ...step,
      remarks: [...remarks, ...step.remarks, ...(withMedia.length > mostMedia ? [muchMedia] : [])],
      next: [
        ...nextPage(json, answer.url),
        ...withMedia.slice(0, mostMedia).map(({ id }) => ({
          url: new URL(`/v1/EventsMedia/${id}`, answer.url).href,
          what: 'captions and video',
        })),
      ],
    };
  },
};

const muchMedia = `More than ${mostMedia} meetings have recordings; only the latest are asked about.`;
const uidOf = (id: string) => `civicclerk ${id}`;

function nextPage(json: unknown, page: string): SourceRequest[] {
  const found = z.object({ '@odata.nextLink': z.string() }).safeParse(json);
  const next = found.success ? URL.parse(found.data['@odata.nextLink'], page) : null;
  // A page that leads elsewhere is not followed.
  if (next?.hostname !== new URL(page).hostname) return [];
  return [{ url: next.href, what: 'events' }];
}

function toldOf(one: Event, page: string): ToldMeeting {
  // Its times end with Z and are those of the place's clocks all the same.
  const [day = '', time = ''] = (one.startDateTime ?? one.eventDate ?? '').split('T');
  const end = (one.endDateTime ?? '').split('T');
  const { address1, address2, city, state, zipCode } = one.eventLocation ?? {};
  const street = address2 && address2 !== address1 ? `${address1 ?? ''} ${address2}` : address1;
  const town = [city, [state, zipCode].filter(Boolean).join(' ')].filter(Boolean);
  return {
    id: uidOf(one.id),
    name: one.eventName ?? '',
    day,
    time: timeInText(time.slice(0, 5)),
    endTime: end[0] === day ? timeInText((end[1] ?? '').slice(0, 5)) : null,
    place: [street, ...town].filter(Boolean).join(', '),
    comment: one.eventNotice || one.eventDescription,
    documents: [
      ...(one.publishedFiles ?? []).flatMap((given) => fileOf(given, page)),
      ...videoOf(one),
    ],
  };
}

function fileOf(given: unknown, page: string): ToldDocument[] {
  const read = file.safeParse(given);
  if (!read.success) return [];
  const { fileId, name, type } = read.data;
  const byName = documentKind(name ?? '');
  // 'Notice' may be of anything; only its name tells of what.
  const kind = byName === 'cancellation' ? byName : (documentKind(type ?? '') ?? byName);
  if (kind === null) return [];
  const url = new URL(
    `/v1/Meetings/GetMeetingFileStream(fileId=${encodeURIComponent(fileId)},plainText=false)`,
    page,
  );
  return [{ kind, url: url.href, title: name ?? type ?? null }];
}

function videoOf({ youtubeVideoId }: Event): ToldDocument[] {
  if (!youtubeVideoId) return [];
  const url = `https://www.youtube.com/watch?v=${encodeURIComponent(youtubeVideoId)}`;
  return [{ kind: 'video', url }];
}

function readMedia(json: unknown): SourceStep {
  const { rows } = readRows([json], media);
  const documents = rows.flatMap((one) => {
    const tracks = [
      ...(one.closedCaptionTracks ?? []).map((track) => track.file),
      one.closedCaptionUrl,
    ];
    const captions = [...new Set(tracks)];
    return [
      ...captions.flatMap((url) => (url ? [{ kind: 'captions' as const, url }] : [])),
      ...[one.videoUrl, one.externalVideoUrl].flatMap((url) =>
        url ? [{ kind: 'video' as const, url }] : [],
      ),
    ].map((document) => ({ ...document, uid: uidOf(one.id), title: null }));
  });
  return { ...nothing, documents };
}
