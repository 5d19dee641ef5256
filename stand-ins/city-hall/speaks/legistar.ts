import type { CityMeeting } from '../meetings.ts';
import { agendaOf } from '../papers/agenda.ts';
import { clockTime } from '../papers/minutes.ts';
import { type Answer, type Asked, daysOf, fileNumbers, json, notFound, pageOf } from './asked.ts';

const mostEvents = 1000;

/** Legistar's Web API: /v1/{client}/events and the items of one event. */
export function speakLegistar(asked: Asked): Answer {
  const [, id, items] = /\/events(?:\/(\d+)(\/eventitems)?)?\/?$/i.exec(asked.url.pathname) ?? [];
  if (id === undefined) return events(asked);
  const meeting = asked.meetings.find((one) => one.id === Number(id));
  if (!meeting) return notFound;
  return json(items ? eventItems(meeting) : eventOf(meeting, asked.url));
}

function events({ meetings, url }: Asked): Answer {
  const { searchParams } = url;
  const { from, until } = daysOf(searchParams.get('$filter'), 'EventDate');
  const within = meetings.filter(({ day }) => from <= day && day <= until);
  const order = (searchParams.get('$orderby') ?? 'EventDate asc').split(',').map(orderOf);
  if (order.includes(null)) {
    return json({ Message: 'The query specified in the URI is not valid.' }, 400);
  }
  const sorted = within.toSorted(
    (one, other) => order.map((compare) => compare?.(one, other) ?? 0).find((by) => by !== 0) ?? 0,
  );
  return json(pageOf(sorted, url, mostEvents).page.map((meeting) => eventOf(meeting, url)));
}

type Compare = (one: CityMeeting, other: CityMeeting) => number;

function orderOf(said: string): Compare | null {
  const [, field, way] = /^\s*(EventDate|EventId)(?:\s+(asc|desc))?\s*$/.exec(said) ?? [];
  if (!field) return null;
  const key = ({ day, id }: CityMeeting) => (field === 'EventId' ? id : Date.parse(day));
  return (one, other) => (key(one) - key(other)) * (way === 'desc' ? -1 : 1);
}

function eventOf(meeting: CityMeeting, url: URL) {
  const { id, body, day, startSeconds, place, notice, hasRecording, city } = meeting;
  const { agenda, minutes } = fileNumbers(meeting);
  const file = (number: number | null) =>
    number === null ? null : atOwn('legistar', `/View.ashx?M=F&ID=${number}`, { city, url });
  return {
    EventId: id,
    EventGuid: guidOf(id),
    EventLastModifiedUtc: `${day}T00:00:00.000`,
    EventBodyId: body.number,
    EventBodyName: body.name,
    EventDate: `${day}T00:00:00`,
    EventTime: clockTime(startSeconds),
    EventVideoStatus: 'Public',
    EventAgendaStatusName: agenda === null ? 'Draft' : 'Final',
    EventMinutesStatusName: minutes === null ? 'Draft' : 'Final',
    EventLocation: place,
    EventAgendaFile: file(agenda),
    EventMinutesFile: file(minutes),
    EventComment: notice,
    EventVideoPath: hasRecording
      ? atOwn('granicus', `/MediaPlayer.php?view_id=1&clip_id=${id}`, { city, url })
      : null,
    EventInSiteURL: `https://${city.slug}.legistar.com/MeetingDetail.aspx?LEGID=${id}`,
    EventItems: [],
  };
}

/** All cities share the API's host; what it links lies at hosts of their own, on the same port. */
function atOwn(platform: string, path: string, { city, url }: Pick<Asked, 'city' | 'url'>): string {
  const link = new URL(path, url);
  if (link.hostname === 'webapi.legistar.com') link.hostname = `${city.slug}.${platform}.com`;
  return link.href;
}

const guidOf = (id: number) =>
  `C17A11CA-0000-4000-8000-${id.toString(16).toUpperCase().padStart(12, '0')}`;

function eventItems(meeting: CityMeeting) {
  if (meeting.edition === 0) return [];
  return agendaOf(meeting).map(({ designator, title, matter }, at) => {
    const motion = meeting.hasMinutes ? matter?.motion : undefined;
    const called = (role: string) => meeting.city.people[role]?.name ?? null;
    return {
      EventItemId: meeting.id * 100 + at,
      EventItemEventId: meeting.id,
      EventItemAgendaSequence: at + 1,
      EventItemAgendaNumber: designator,
      EventItemTitle: title,
      EventItemActionName: motion ? 'adopted' : null,
      EventItemPassedFlagName: motion ? 'Pass' : null,
      EventItemMover: motion ? called(motion.by) : null,
      EventItemSeconder: motion ? called(motion.second) : null,
      EventItemTally: motion ? `${6 - motion.against.length}:${motion.against.length}` : null,
      EventItemConsent: /^[A-Z]\.$/.test(designator) ? 1 : 0,
      EventItemMatterId: null,
    };
  });
}
