import type { Element } from 'domhandler';
import { AppError } from '#app/platform/app-error.ts';
import { daysInText } from '#app/platform/language/days-in-text.ts';
import { addressIn, all, one, readPage, wordsOf } from '../reading/page.ts';
import { timeInText } from '../reading/time-in-text.ts';
import { stepOf, type ToldMeeting } from '../reading/told-meeting.ts';
import { nothing, type SourceReader } from '../source-reader.ts';

/** BoardDocs' XML of the meetings of a board that are open to the public. */
export const boarddocs: SourceReader = {
  name: 'BoardDocs',
  recognise({ hostname, pathname }) {
    if (!/^(?:go|www)\.boarddocs\.com$/i.test(hostname)) return null;
    const [board] = /^\/[^/]+\/[^/]+\/Board\.nsf/i.exec(pathname) ?? [];
    return board ? `https://go.boarddocs.com${board}/XML-ActiveMeetings` : null;
  },
  isAnswer: ({ text }) => /<meetings>\s*(?:<meeting\b|<\/meetings>)/i.test(text.slice(0, 5000)),
  first: (address) => [{ url: address, what: 'meetings' }],
  read({ answer, reading }) {
    if (!/<meetings\b/i.test(answer.text.slice(0, 5000))) {
      throw new AppError('unreadable', 'The answer holds no meetings of BoardDocs.');
    }
    const page = readPage(answer.text, { isXml: true });
    const meetings = all('meeting', page);
    const texts = textsOf(answer.text);
    const told = meetings.map((meeting, at) => toldOf(meeting, answer.url, texts[at]));
    const step = stepOf(
      told.filter(({ name }) => whyNone(name) === null),
      reading,
    );
    const breaksOff = !/<\/meetings>\s*$/i.test(answer.text);
    return {
      ...nothing,
      ...step,
      leftOut: [
        ...told.flatMap(({ name }) => {
          const problem = whyNone(name);
          return problem === null ? [] : [{ name, problem }];
        }),
        ...step.leftOut,
      ],
      remarks: [
        ...step.remarks,
        ...(step.meetings.length > 0 ? [agendasInside] : []),
        ...(breaksOff ? ['The answer breaks off; later meetings may be missing.'] : []),
      ],
    };
  },
};

/** Boards keep the years before BoardDocs in an entry on the last day of each. */
const archive = /\b(?:19|20)\d\d archives?\b|\barchives? (?:of )?(?:19|20)\d\d\b/i;

const copy = /^copy of\b|\btemplate\b/i;

function whyNone(name: string): string | null {
  if (archive.test(name)) return 'It is the archive of a year, and no meeting';
  return copy.test(name) ? 'It looks like a copy that is being worked on' : null;
}

const agendasInside =
  'BoardDocs names no files of agendas: their items are taken from this answer.';

/** Each meeting as it stands in the answer, in order. */
const textsOf = (xml: string) => xml.split(/(?=<meeting\b)/i).slice(1);

function toldOf(meeting: Element, page: string, content = ''): ToldMeeting {
  const said = (selector: string) => wordsOf(one(selector, meeting));
  const description = said('> description');
  const day = said('> start > date');
  const address = addressIn(page, said('> link'));
  return {
    id: meeting.attribs.id ? `boarddocs ${meeting.attribs.id}` : null,
    name: said('> name') || (meeting.attribs.bodyname ?? ''),
    day,
    time: timeOn(day, description),
    comment: description,
    documents:
      address && one('category', meeting) ? [{ kind: 'items', url: address, content }] : [],
  };
}

/** The hour that stands behind the meeting's own day; descriptions tell of the next meeting too. */
function timeOn(day: string, text: string): number | null {
  const days = daysInText(text);
  const at = days.findIndex((one) => one.day === day);
  const own = days[at];
  // A sentence, at most: further on other things have their hours.
  const near = 80;
  return own
    ? timeInText(text.slice(own.to, Math.min(own.to + near, days[at + 1]?.from ?? text.length)))
    : null;
}
