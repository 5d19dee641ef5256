import { type CityMeeting, minutesLong } from '../meetings.ts';
import { type Answer, type Asked, daysOf, fileNumbers, json, notFound, pageOf } from './asked.ts';

/** What the service gives at once, whatever is asked for. */
const pageSize = 15;

/** CivicClerk's OData: events page by page, and what was recorded of one. */
export function speakCivicClerk(asked: Asked): Answer {
  const { pathname } = asked.url;
  const [, media] = /^\/v1\/EventsMedia\/(\d+)$/i.exec(pathname) ?? [];
  if (media === undefined) return events(asked);
  const meeting = asked.meetings.find(({ id }) => id === Number(media));
  return meeting ? json(mediaOf(meeting, asked.url)) : notFound;
}

function events({ meetings, url }: Asked): Answer {
  const { from, until } = daysOf(url.searchParams.get('$filter'), 'startDateTime');
  const isNewestFirst = /\bdesc\b/.test(url.searchParams.get('$orderby') ?? '');
  const within = meetings.filter(({ day }) => from <= day && day <= until);
  const sorted = isNewestFirst ? within.toReversed() : within;
  const { page, next } = pageOf(sorted, url, pageSize);
  const more = new URL(url);
  if (next !== null) more.searchParams.set('$skip', String(next));
  return json({
    '@odata.context': new URL('/v1/$metadata#Events', url).href,
    value: page.map(eventOf),
    ...(next !== null && { '@odata.nextLink': more.href }),
  });
}

function eventOf(meeting: CityMeeting) {
  const { id, body, city, day, startSeconds, place, notice, hasRecording, edition } = meeting;
  const { agenda, minutes } = fileNumbers(meeting);
  const [address1 = '', ...rest] = place.split(', ');
  return {
    id,
    eventName: `${body.name} ${body.meeting}`,
    eventDescription: '',
    eventNotice: notice ?? '',
    // The clocks of the place, with a Z at the end all the same.
    startDateTime: `${day}T${clock(startSeconds)}Z`,
    endDateTime: `${day}T${clock(startSeconds + minutesLong * 60)}Z`,
    eventDate: `${day}T${clock(startSeconds)}Z`,
    agendaId: agenda ?? 0,
    hasAgenda: agenda !== null,
    hasMedia: hasRecording,
    isDeleted: false,
    isPublished: 'Published',
    categoryName: body.name,
    youtubeVideoId: '',
    eventLocation: {
      address1,
      address2: rest.join(', '),
      city: city.name,
      state: city.state,
      zipCode: '',
    },
    publishedFiles: [
      ...(agenda === null
        ? []
        : [
            {
              fileId: agenda,
              name: edition === 2 ? `Revised Agenda ${day}` : `Agenda ${day}`,
              type: 'Agenda',
            },
          ]),
      ...(minutes === null ? [] : [{ fileId: minutes, name: `Minutes ${day}`, type: 'Minutes' }]),
    ],
  };
}

function mediaOf({ id, hasRecording, hasCaptions }: CityMeeting, url: URL) {
  const captions = hasCaptions ? new URL(`/captions/${id}.srt`, url).href : null;
  return {
    id,
    videoUrl: hasRecording ? new URL(`/recordings/${id}.wav`, url).href : null,
    externalVideoUrl: null,
    closedCaptionUrl: captions,
    closedCaptionTracks: captions === null ? [] : [{ file: captions, label: 'English' }],
  };
}

const clock = (seconds: number) => new Date(seconds * 1000).toISOString().slice(11, 19);
