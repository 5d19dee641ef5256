import { z } from 'zod';
import { localDay, localSeconds } from '#app/meetings/ahead/local-time.ts';
import { answerJson, looksLikeJson } from '../reading/answer-json.ts';
import { documentKind } from '../reading/document-kind.ts';
import { key, listIn, readRows, words } from '../reading/rows.ts';
import { stepOf, type ToldDocument, type ToldMeeting } from '../reading/told-meeting.ts';
import { nothing, type SourceReader, type SourceRequest } from '../source-reader.ts';

const file = z.object({ path: z.string(), fileName: words, attachmentType: words });
const meeting = z.object({
  meetingId: key,
  status: words,
  body: words,
  comment: words,
  location: words,
  date: z.iso.datetime({ offset: true }),
  videoLink: z
    .union([z.array(z.string()), z.string().transform((one) => [one])])
    .nullish()
    .catch(null),
  transcriptLink: words,
  files: z.array(z.unknown()).nullish().catch(null),
});
const meta = z.object({ meta: z.object({ skip: z.int(), top: z.int(), count: z.int() }) });

const pageSize = 100;
/** A city's council and all its committees over ten years. */
const mostPages = 60;

/** The City Clerk of Chicago's electronic legislative management system. */
export const elms: SourceReader = {
  name: 'eLMS (Chicago)',
  recognise: ({ hostname }) =>
    /(?:^|\.)chicityclerkelms\.chicago\.gov$/i.test(hostname)
      ? 'https://api.chicityclerkelms.chicago.gov/meeting'
      : null,
  isAnswer: (answer) =>
    looksLikeJson(answer) && /"meetingId"\s*:/.test(answer.text) && /"bodyId"/.test(answer.text),
  first: (address) => [pageFrom(address, 0)],
  read({ answer, request, reading }) {
    const json = answerJson(answer);
    const { rows, remarks } = readRows(listIn(json, 'data'), meeting);
    const step = stepOf(
      rows.map((one) => toldOf(one, reading.timeZone)),
      reading,
    );
    // Newest first: behind the first day that is looked at there is nothing more.
    const isOver = rows.some(
      ({ date }) => localDay(new Date(date), reading.timeZone) < reading.from,
    );
    const page = meta.safeParse(json).data?.meta;
    const after = page ? page.skip + page.top : 0;
    const isMore = page && rows.length > 0 && page.top > 0 && after < page.count;
    const goesOn = isMore && !isOver && after < mostPages * pageSize;
    return {
      ...nothing,
      ...step,
      remarks: [...remarks, ...step.remarks],
      next: goesOn ? [pageFrom(request.url, after)] : [],
    };
  },
};

function pageFrom(address: string, skip: number): SourceRequest {
  const url = new URL(address);
  url.searchParams.set('sort', 'date desc');
  url.searchParams.set('top', String(pageSize));
  url.searchParams.set('skip', String(skip));
  return { url: url.href, what: skip === 0 ? 'meetings' : `meetings after ${skip}` };
}

function toldOf(one: z.output<typeof meeting>, timeZone: string): ToldMeeting {
  const at = new Date(one.date);
  return {
    id: `elms ${one.meetingId}`,
    name: one.body ?? '',
    day: localDay(at, timeZone),
    time: localSeconds(at, timeZone),
    place: one.location,
    comment: one.comment,
    isOff: /^(?:cancell?ed|postponed|rescheduled)$/i.test(one.status ?? ''),
    documents: [
      ...(one.files ?? []).flatMap(documentOf),
      ...(one.videoLink ?? []).map((url) => ({ kind: 'video' as const, url })),
      ...(one.transcriptLink ? [{ kind: 'transcript' as const, url: one.transcriptLink }] : []),
    ],
  };
}

function documentOf(given: unknown): ToldDocument[] {
  const read = file.safeParse(given);
  if (!read.success) return [];
  const { path, fileName, attachmentType } = read.data;
  // A notice is of a meeting as often as of its cancellation, and only its name tells.
  const byName = documentKind((fileName ?? '').replace(/\.\w+$/, ''));
  const byType = /^summary$/i.test(attachmentType ?? '')
    ? 'minutes'
    : documentKind(attachmentType ?? '');
  const kind = byName === 'cancellation' ? byName : (byType ?? byName);
  return kind === null ? [] : [{ kind, url: path, title: fileName }];
}
