import type { CityMeeting } from './meetings.ts';
import { asSubRip, asWebVtt } from './papers/captions.ts';
import { agendaPaper, minutesPaper } from './papers/minutes.ts';
import { asPdf } from './papers/pdf.ts';
import { recording } from './papers/recording.ts';
import { type Answer, type Asked, notFound, pdf } from './speaks/asked.ts';
import { speakCivicClerk } from './speaks/civicclerk.ts';
import { speakGranicus } from './speaks/granicus.ts';
import { speakICalendar } from './speaks/icalendar.ts';
import { speakLegistar } from './speaks/legistar.ts';
import { speakYouTube } from './speaks/youtube.ts';

type Place = [address: RegExp, answer: (asked: Asked, found: RegExpExecArray) => Answer];

/** Every address of a city, each as its platform has it. */
const places: Place[] = [
  [/^\/robots\.txt$/, () => ({ type: 'text/plain', body: 'User-agent: *\nAllow: /\n' })],
  [/^\/calendar\.ics$/, speakICalendar],
  [/^\/feeds\/videos\.xml$/, speakYouTube],
  [/^\/v1\/[\w-]+\/events\b/i, speakLegistar],
  [/^\/v1\/Events(?:Media\/\d+)?$/i, speakCivicClerk],
  [
    /^\/v1\/Meetings\/GetMeetingFileStream\(fileId=(\d+),plainText=false\)$/i,
    (asked, [, file]) => paper(asked, Number(file)),
  ],
  [/^\/View\.ashx$/i, (asked) => paper(asked, Number(asked.url.searchParams.get('ID')))],
  [/^\/ViewPublisher(?:RSS)?\.php$/i, speakGranicus],
  [/^\/AgendaViewer\.php$/i, (asked) => paperOf(named(asked), 'agenda')],
  [/^\/MinutesViewer\.php$/i, (asked) => paperOf(named(asked), 'minutes')],
  [
    /^\/MediaPlayer\.php$/i,
    () => ({ type: 'text/html', body: '<!DOCTYPE html><title>Player</title><video></video>\n' }),
  ],
  [
    /^\/videos\/(\d+)\/captions\.vtt$/,
    (asked, [, id]) => {
      const meeting = known(asked, Number(id));
      if (!meeting?.hasRecording) return notFound;
      // Where there are no captions the file is there all the same.
      return { type: 'text/vtt', body: meeting.hasCaptions ? asWebVtt(meeting) : 'WEBVTT\n\n' };
    },
  ],
  [
    /^\/captions\/(\d+)\.srt$/,
    (asked, [, id]) => {
      const meeting = known(asked, Number(id));
      if (!meeting?.hasCaptions) return notFound;
      return { type: 'application/x-subrip', body: asSubRip(meeting) };
    },
  ],
  [
    /^\/recordings\/(\d+)\.wav$/,
    (asked, [, id]) =>
      known(asked, Number(id))?.hasRecording ? { type: 'audio/wav', body: recording() } : notFound,
  ],
];

/** What a city answers at an address. */
export function answer(asked: Asked): Answer {
  const pathname = decodeURIComponent(asked.url.pathname);
  for (const [address, give] of places) {
    const found = address.exec(pathname);
    if (found) return give(asked, found);
  }
  return notFound;
}

const known = ({ meetings }: Asked, id: number) => meetings.find((one) => one.id === id);

function named(asked: Asked): CityMeeting | undefined {
  const { searchParams } = asked.url;
  return known(asked, Number(searchParams.get('clip_id') ?? searchParams.get('event_id')));
}

/** A file by its number: the meeting's, and which of its files. */
function paper(asked: Asked, file: number): Answer {
  const meeting = known(asked, Math.floor(file / 10));
  const kind = file % 10;
  if (kind === 3) return paperOf(meeting, 'minutes');
  // An edition that was replaced stays where it was.
  const isPosted = meeting && (kind === 1 || kind === 2) && kind <= meeting.edition;
  if (!isPosted) return notFound;
  return paperOf(kind === meeting.edition ? meeting : beforeMove(meeting), 'agenda');
}

const beforeMove = (meeting: CityMeeting): CityMeeting => ({
  ...meeting,
  ...{ edition: 1, notice: null },
  ...{ place: meeting.body.place, startSeconds: meeting.body.startSeconds },
});

function paperOf(meeting: CityMeeting | undefined, what: 'agenda' | 'minutes'): Answer {
  if (!meeting) return notFound;
  if (what === 'minutes') {
    return meeting.hasMinutes ? pdf(asPdf(minutesPaper(meeting))) : notFound;
  }
  return meeting.edition === 0 ? notFound : pdf(asPdf(agendaPaper(meeting)));
}
