import { type Document, hasChildren, isCDATA } from 'domhandler';
import { AppError } from '#app/platform/app-error.ts';
import { daysInText } from '#app/platform/language/days-in-text.ts';
import { addressIn, all, one, readPage, wordsOf } from '../reading/page.ts';
import { timeInText } from '../reading/time-in-text.ts';
import { stepOf, type ToldMeeting } from '../reading/told-meeting.ts';
import { nothing, type SourceReader, type SourceRequest } from '../source-reader.ts';

/** Each is a request of its own, seconds apart from the one before. */
const mostPages = 60;
const detail = /\/meetings\/detail\/(\d+)\/?$/;

/** Sites of towns in New York that Digital Towpath builds: a list of meetings, and a page of each. */
export const digitalTowpath: SourceReader = {
  name: 'Digital Towpath',
  recognise: ({ origin, pathname }) => (detail.test(pathname) ? `${origin}/meetings` : null),
  isAnswer: ({ text }) => /\bdtp-meeting|digitaltowpath/i.test(text),
  first: (address) => [{ url: address, what: 'list of meetings' }],
  read({ answer, reading }) {
    const page = readPage(answer.text);
    const own = one('.dtp-meeting-title', page);
    if (own) return { ...nothing, ...stepOf([toldOf(page, answer.url)], reading) };
    const next = detailsIn(page, answer.url);
    if (next.length === 0 && !/dtp-|digitaltowpath/i.test(answer.text)) {
      throw new AppError('unreadable', 'The page is none of Digital Towpath’s.');
    }
    const remarks =
      next.length > mostPages
        ? [`Of ${next.length} meetings the latest ${mostPages} are asked about.`]
        : [];
    return { ...nothing, remarks, next: next.slice(0, mostPages) };
  },
};

/** The newest first, by their numbers. */
function detailsIn(page: Document, url: string): SourceRequest[] {
  const numbers = new Map<string, number>();
  for (const link of all('a[href*="/meetings/detail/"]', page)) {
    const address = addressIn(url, link.attribs.href);
    const id = address && detail.exec(new URL(address).pathname)?.[1];
    if (id && new URL(address).origin === new URL(url).origin) numbers.set(address, Number(id));
  }
  return [...numbers]
    .toSorted(([, one], [, other]) => other - one)
    .map(([address]) => ({ url: address, what: 'one meeting' }));
}

function toldOf(page: Document, url: string): ToldMeeting {
  const said = (name: string) => wordsOf(one(`.dtp-meeting-${name}`, page));
  const time = one('time', page);
  const date = wordsOf(time);
  const files = (name: 'agenda' | 'minutes') => {
    const around = one(`.dtp-meeting-${name}`, page)?.parent;
    const links = around && hasChildren(around) && !isCDATA(around) ? all('a', around) : [];
    return links.flatMap((link) => {
      const address = addressIn(url, link.attribs.href);
      return address === null ? [] : [{ kind: name, url: address, title: wordsOf(link) }];
    });
  };
  const id = detail.exec(new URL(url).pathname)?.[1];
  return {
    id: id ? `towpath ${new URL(url).hostname} ${id}` : null,
    name: [said('category'), said('title')].filter(Boolean).join(' - '),
    day: time?.attribs.datetime?.slice(0, 10) ?? daysInText(date)[0]?.day ?? null,
    time: timeInText(date),
    place: ['venue', 'address1', 'address2', 'zipcode'].map(said).filter(Boolean).join(', '),
    comment: said('description'),
    documents: [...files('agenda'), ...files('minutes')],
  };
}
