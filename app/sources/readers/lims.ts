import { z } from 'zod';
import { answerJson, looksLikeJson } from '../reading/answer-json.ts';
import { flag, key, listIn, readRows, words } from '../reading/rows.ts';
import { timeInText } from '../reading/time-in-text.ts';
import { stepOf, type ToldDocument, type ToldMeeting } from '../reading/told-meeting.ts';
import { nothing, type SourceReader } from '../source-reader.ts';

const meeting = z.object({
  id: key,
  committeename: words,
  committeetype: words,
  abbreviation: words,
  location: words,
  address: words,
  meetingdate: z.string(),
  meetingtime: words,
  agendaid: words,
  markedagendapublished: flag,
  agendastatus: words,
  cancelled: flag,
  description: words,
  committeereportdocumentid: words,
  committeereportdocument: words,
  mainvideourl: words,
});
type Meeting = z.output<typeof meeting>;

/** The one list begins its names with small letters, the other with capitals. */
const inSmallLetters = z.preprocess((row) => {
  const read = z.record(z.string(), z.unknown()).safeParse(row);
  if (!read.success) return row;
  return Object.fromEntries(
    Object.entries(read.data).map(([name, value]) => [name.toLowerCase(), value]),
  );
}, meeting);

/** The Legislative Information Management System of Minneapolis: its calendar, and what came of it. */
export const lims: SourceReader = {
  name: 'LIMS (Minneapolis)',
  recognise: ({ hostname }) =>
    /^lims\.minneapolismn\.gov$/i.test(hostname) ? 'https://lims.minneapolismn.gov/Calendar' : null,
  isAnswer: (answer) =>
    looksLikeJson(answer) && /"committeeenumname"/i.test(answer.text.slice(0, 5000)),
  first(address, { from, until }) {
    const url = new URL('/Calendar/GetCalenderList', address);
    const query = {
      fromDate: spelled(from),
      toDate: spelled(until),
      // All of its sorts of meetings
      meetingType: '0',
      committeeId: 'null',
      pageCount: '1000',
      offsetStart: '0',
      abbreviation: 'undefined',
      keywords: '',
    };
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    return [{ url: url.href, what: 'calendar' }];
  },
  read({ answer, reading }) {
    const { rows, remarks } = readRows(listIn(answerJson(answer), 'data'), inSmallLetters);
    const step = stepOf(
      rows.map((one) => toldOf(one, answer.url)),
      reading,
    );
    return { ...nothing, ...step, remarks: [...remarks, ...step.remarks] };
  },
};

const spelled = (day: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day));

function toldOf(one: Meeting, page: string): ToldMeeting {
  const [day = ''] = one.meetingdate.split('T');
  return {
    id: `lims ${one.id}`,
    name: one.committeename ?? '',
    day,
    time: timeInText((one.meetingtime?.split('T')[1] ?? '').slice(0, 5)),
    place: [one.location, one.address].filter(Boolean).join(', '),
    comment: one.description,
    isOff: one.cancelled ?? false,
    documents: documentsOf(one, page),
  };
}

function documentsOf(one: Meeting, page: string): ToldDocument[] {
  const at = (path: string) => URL.parse(path, page)?.href ?? '';
  const hasNumber = (id: string | null | undefined) => Boolean(id) && id !== '0';
  const isPublished = one.markedagendapublished || /published/i.test(one.agendastatus ?? '');
  const documents: ToldDocument[] = [];
  if (isPublished && hasNumber(one.agendaid) && one.abbreviation) {
    const own = /abc|independent/i.test(one.committeetype ?? '') ? '/Board' : '';
    const path = `${own}/MarkedAgenda/${encodeURIComponent(one.abbreviation)}/${one.agendaid}`;
    documents.push({ kind: 'agenda', url: at(path) });
  }
  if (hasNumber(one.committeereportdocumentid)) {
    const url = at(
      `/Download/CommitteeReport/${one.committeereportdocumentid}/${encodeURIComponent((one.committeereportdocument ?? '').replaceAll(' ', '-'))}`,
    );
    documents.push({ kind: 'minutes', url, title: one.committeereportdocument });
  }
  if (one.mainvideourl) documents.push({ kind: 'video', url: one.mainvideourl });
  return documents;
}
