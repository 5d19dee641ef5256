import { z } from 'zod';
import { AppError } from '#app/platform/app-error.ts';
import { daysInText } from '#app/platform/language/days-in-text.ts';
import { answerJson, looksLikeJson } from '../reading/answer-json.ts';
import { words } from '../reading/rows.ts';
import { timeInText } from '../reading/time-in-text.ts';
import { stepOf, type ToldMeeting } from '../reading/told-meeting.ts';
import { nothing, type SourceReader } from '../source-reader.ts';

/** A meeting's page as a browser was given it, saved with the answers that its scripts asked for. */
const saved = z.object({
  result: z.object({
    mid: z.string(),
    status: z.object({ title: words, url: z.string(), bodySample: words }),
  }),
});

/** Simbli (eBOARD): one saved meeting. Its list of meetings is only for browsers. */
export const simbli: SourceReader = {
  name: 'Simbli',
  recognise({ hostname, searchParams }) {
    if (!/^simbli\.eboardsolutions\.com$/i.test(hostname)) return null;
    const board = /^\d+$/.exec(searchParams.get('S') ?? '')?.[0];
    return board
      ? `https://simbli.eboardsolutions.com/SB_Meetings/SB_MeetingListing.aspx?S=${board}`
      : null;
  },
  isAnswer: (answer) =>
    looksLikeJson(answer) && /simbli\.eboardsolutions\.com/i.test(answer.text.slice(0, 5000)),
  first: (address) => [{ url: address, what: 'meetings' }],
  read({ answer, reading }) {
    if (!looksLikeJson(answer)) throw new AppError('unreadable', needsScripts);
    const read = saved.safeParse(answerJson(answer));
    if (!read.success) throw new AppError('unreadable', 'The answer holds no meeting of Simbli.');
    const step = stepOf([toldOf(read.data, answer.text)], reading);
    return { ...nothing, ...step, remarks: [...step.remarks, oneMeeting] };
  },
};

const needsScripts =
  'Simbli shows its meetings only to browsers that run its scripts. Give the board’s calendar or its page of links instead.';
const oneMeeting = 'It is one saved meeting. Its place is not told.';

/** '05/21/2026 - 06:00 PM - Regular Session Board Meeting', among the words of the page. */
function toldOf({ result }: z.output<typeof saved>, content: string): ToldMeeting {
  const text = (result.status.bodySample ?? '').slice(0, 5000);
  const [said] = daysInText(text);
  return {
    id: `simbli ${result.mid}`,
    name: (result.status.title ?? '').replace(/^View\s+/i, ''),
    day: said?.day ?? null,
    time: said ? timeInText(text.slice(said.to, said.to + 20)) : null,
    documents: [{ kind: 'items', url: result.status.url, content }],
  };
}
