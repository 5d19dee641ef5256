import type { Element } from 'domhandler';
import { AppError } from '#app/platform/app-error.ts';
import { daysInText } from '#app/platform/language/days-in-text.ts';
import { documentKind } from '../reading/document-kind.ts';
import { meetingName } from '../reading/meeting-name.ts';
import { all, linkTarget, one, readPage, wordsOf } from '../reading/page.ts';
import { timeInText } from '../reading/time-in-text.ts';
import { stepOf, type ToldDocument, type ToldMeeting } from '../reading/told-meeting.ts';
import { nothing, type SourceReader } from '../source-reader.ts';

/** BoardBook's public page of a board. */
export const boardbook: SourceReader = {
  name: 'BoardBook',
  recognise({ hostname, pathname }) {
    const [, board] = /^\/Public\/(?:Organization|Agenda)\/(\d+)/i.exec(pathname) ?? [];
    if (!/^meetings\.boardbook\.org$/i.test(hostname) || !board) return null;
    return `https://meetings.boardbook.org/Public/Organization/${board}`;
  },
  isAnswer: ({ text }) => /id="PublicMeetingsTable"/i.test(text),
  first: (address) => [{ url: address, what: 'meetings' }],
  read({ answer, reading }) {
    const page = readPage(answer.text);
    const table = one('#PublicMeetingsTable', page);
    if (table === null && !/boardbook/i.test(answer.text)) {
      throw new AppError('unreadable', 'The page is none of BoardBook’s.');
    }
    const board = wordsOf(one('#DisplayHeader h1', page)).replace(/ public view$/i, '');
    const rows = table ? all('tr', table).filter((row) => one('td', row)) : [];
    const told = rows.map((row) => toldOf(row, { page: answer.url, board }));
    return { ...nothing, ...stepOf(told, reading) };
  },
};

/** 'May 5, 2026 at 4:30 PM - Committee', then the place, then what can be opened. */
function toldOf(row: Element, { page, board }: { page: string; board: string }): ToldMeeting {
  const [first, second] = all('> td', row);
  const title = wordsOf(first ? (one('div', first) ?? first) : null);
  const links = all('a', row).flatMap((link) => {
    const url = linkTarget(link, page);
    return url === null ? [] : [{ url, label: wordsOf(link) }];
  });
  const [id] = links.flatMap(({ url }) => /[?&]meeting=(\d+)/i.exec(url)?.[1] ?? []);
  const sort = meetingName(title);
  const place = wordsOf(second ? (one('div', second) ?? second) : null);
  return {
    id: id ? `boardbook ${id}` : null,
    name: [board, sort].filter(Boolean).join(' - '),
    day: daysInText(title)[0]?.day ?? null,
    time: timeInText(title),
    place: place.replace(/\s*\[\s*map it\s*\]\s*$/i, ''),
    attendUrl: links.find(({ label }) => /\bstream/i.test(label))?.url ?? null,
    documents: links.flatMap(({ url, label }): ToldDocument[] => {
      const kind = documentKind(label);
      return kind === null ? [] : [{ kind, url, title: label }];
    }),
  };
}
