import { z } from 'zod';
import { webAddress } from '#app/platform/http/web-address.ts';
import { answerJson, looksLikeJson } from '../reading/answer-json.ts';
import { clipDocuments } from '../reading/clip-documents.ts';
import { documentKind } from '../reading/document-kind.ts';
import { key, listIn, readRows, words } from '../reading/rows.ts';
import { timeInText } from '../reading/time-in-text.ts';
import { stepOf, type ToldDocument, type ToldMeeting } from '../reading/told-meeting.ts';
import { nothing, type SourceReader } from '../source-reader.ts';

const document = z.object({
  id: key,
  templateId: words,
  templateName: words,
  compileOutputType: words,
  link: words,
});

const meeting = z.object({
  id: key,
  title: words,
  dateTime: z.string(),
  meetingType: words,
  videoUrl: words,
  zoomMeetingLink: words,
  documentList: z.array(z.unknown()).nullish().catch(null),
});

/** A compiled document that is a page of the portal, not a file. */
const asPage = '3';
/** The archive is asked for year by year. */
const mostYears = 30;

/** PrimeGov's public portal. */
export const primegov: SourceReader = {
  name: 'PrimeGov',
  recognise: ({ hostname }) =>
    /^[\w-]+\.primegov\.com$/i.test(hostname)
      ? `https://${hostname.toLowerCase()}/public/portal`
      : null,
  isAnswer: (answer) => looksLikeJson(answer) && /"documentList"/.test(answer.text.slice(0, 5000)),
  first(address, { from, until }) {
    const api = new URL('/api/v2/PublicPortal/', address);
    const [begin, end] = [Number(from.slice(0, 4)), Number(until.slice(0, 4))];
    const years = Array.from({ length: Math.min(mostYears, end - begin + 1) }, (_, at) => end - at);
    return [
      { url: new URL('ListUpcomingMeetings', api).href, what: 'meetings ahead' },
      ...years.map((year) => ({
        url: new URL(`ListArchivedMeetings?year=${year}`, api).href,
        what: `meetings of ${year}`,
      })),
    ];
  },
  read({ answer, reading }) {
    const { rows, remarks } = readRows(listIn(answerJson(answer), 'meetings'), meeting);
    const step = stepOf(
      rows.map((one) => toldOf(one, answer.url)),
      reading,
    );
    return { ...nothing, ...step, remarks: [...remarks, ...step.remarks] };
  },
};

function toldOf(one: z.output<typeof meeting>, page: string): ToldMeeting {
  const [day = '', time = ''] = one.dateTime.split('T');
  const video = one.videoUrl ? webAddress(URL.parse(one.videoUrl, page)?.href ?? null) : null;
  return {
    id: `primegov ${one.id}`,
    name: one.title ?? '',
    day,
    time: timeInText(time.slice(0, 5)),
    attendUrl: one.zoomMeetingLink ?? null,
    documents: [
      ...(one.documentList ?? []).flatMap((given) => documentOf(given, page)),
      ...(video ? clipDocuments(video) : []),
    ],
  };
}

function documentOf(given: unknown, page: string): ToldDocument[] {
  const read = document.safeParse(given);
  if (!read.success) return [];
  const { id, templateId, templateName, compileOutputType, link } = read.data;
  const kind = documentKind(templateName ?? '');
  if (kind === null) return [];
  const which: Record<string, string> =
    templateId && templateId !== '0'
      ? { meetingTemplateId: templateId }
      : { compiledMeetingDocumentFileId: id };
  const isPage = compileOutputType === asPage;
  const query = new URLSearchParams(
    isPage ? which : { ...which, compileOutputType: compileOutputType ?? '1' },
  );
  const path = isPage ? '/Portal/Meeting' : '/Public/CompiledDocument';
  const url = link ? URL.parse(link, page) : URL.parse(`${path}?${query}`, page);
  return url ? [{ kind, url: url.href, title: templateName }] : [];
}
