import { SaxesParser } from 'saxes';
import type { FeedHead, FeedMeeting } from '#app/feeds/feed-meeting.ts';

const moment = new Date('2026-01-02T03:04:05.678Z');

export const feedHead: FeedHead = {
  id: '01890000-0000-7000-8000-000000000001',
  title: 'Larkspur Town Council',
  description: 'Public meetings of Larkspur Town Council',
  origin: 'https://dais.example',
  page: '/bodies/b1',
  path: '/bodies/b1/meetings.atom',
  changedAt: moment,
};

export function feedMeeting(given: Partial<FeedMeeting> = {}): FeedMeeting {
  return {
    id: '01890000-0000-7000-8000-000000000002',
    title: 'Regular Meeting',
    body: 'Larkspur Town Council',
    day: '2026-01-01',
    startsAt: null,
    endsAt: null,
    place: null,
    isCancelled: false,
    audio: null,
    createdAt: moment,
    updatedAt: moment,
    summary: null,
    ...given,
  };
}

/** What people have in their clipboards. */
export const roughTitle = 'A & B <i>"x"</i> ]]>; a, b\\c \u0000\u0008\u001b\uFFFE\uD800 \u2028 💧é';

/** The text of each element by its name, of XML that is well formed to the letter. @throws else */
export function readXml(xml: string): [name: string, text: string][] {
  const parser = new SaxesParser({ xmlns: true });
  const open: [string, string][] = [];
  const all: [string, string][] = [];
  const add = (text: string) => {
    const innermost = open.at(-1);
    if (innermost) innermost[1] += text;
  };
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name }) => {
    const element: [string, string] = [name, ''];
    open.push(element);
    all.push(element);
  });
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', () => open.pop());
  parser.write(xml).close();
  return all;
}

export const textsOf = (xml: string, name: string) =>
  readXml(xml).flatMap(([of, text]) => (of === name ? text.trim() : []));
