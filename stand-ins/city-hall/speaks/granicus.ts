import { html } from '../../pages/html.ts';
import type { CityMeeting } from '../meetings.ts';
import { clockTime } from '../papers/minutes.ts';
import type { Answer, Asked } from './asked.ts';

/** Granicus' archive: a page that lists what is ahead and what was held, and the feeds of that page. */
export function speakGranicus(asked: Asked): Answer {
  if (/ViewPublisherRSS\.php$/i.test(asked.url.pathname)) return feed(asked);
  return { type: 'text/html; charset=utf-8', body: page(asked) };
}

/** Before a meeting is recorded it is an event, and a clip from then on. */
const nameOf = ({ id, hasRecording }: CityMeeting) => `${hasRecording ? 'clip' : 'event'}_id=${id}`;

const agendaLink = (meeting: CityMeeting) =>
  meeting.edition === 0
    ? null
    : `/AgendaViewer.php?view_id=1&${nameOf(meeting)}&ed=${meeting.edition}`;
const minutesLink = (meeting: CityMeeting) =>
  meeting.hasMinutes ? `/MinutesViewer.php?view_id=1&${nameOf(meeting)}` : null;
const playerLink = (meeting: CityMeeting) =>
  meeting.hasRecording ? `/MediaPlayer.php?view_id=1&${nameOf(meeting)}` : null;

function page({ city, meetings, url }: Asked): string {
  const table = (title: string, listed: readonly CityMeeting[]) => html`
<h2>${title}</h2>
<table class="listingTable"><thead><tr>
<th class="Name listHeader">Name</th><th class="Date listHeader">Date</th>
<th class="Agenda listHeader">Agenda</th><th class="Minutes listHeader">Minutes</th>
<th class="Video listHeader">Video</th></tr></thead><tbody>
${listed.map((meeting) => rowOf(meeting, url))}</tbody></table>`;
  const ahead = meetings.filter(({ isHeld }) => !isHeld);
  const held = meetings.filter(({ isHeld }) => isHeld).toReversed();
  return `<!DOCTYPE html>\n${
    html`<html><head><title>${city.name}: Meetings and Agendas</title></head><body>
<h1>${city.name}: Meetings and Agendas</h1>${table('Upcoming Events', ahead)}${table('Archived Videos', held)}
</body></html>`.text
  }\n`;
}

function rowOf(meeting: CityMeeting, { host }: URL) {
  const { body, day, startSeconds } = meeting;
  const name = body.name.replaceAll(' ', '-');
  // As the page has them: without a protocol, and players behind a script.
  const at = (path: string) => `//${host}${path}`;
  const link = (path: string | null, label: string) =>
    path === null ? null : html`<a href="${at(path)}" target="_blank">${label}</a>`;
  const player = playerLink(meeting);
  return html`<tr class="listingRow">
<td class="listItem" headers="Name" id="${name}" scope="row">${body.name}</td>
<td class="listItem" headers="Date ${name}">${shortDay(day)} - ${clockTime(startSeconds)}</td>
<td class="listItem">${link(agendaLink(meeting), 'Agenda')}</td>
<td class="listItem">${link(minutesLink(meeting), 'Minutes')}</td>
<td class="listItem" headers="VideoLink ${name}">${
    player &&
    html`<a href="javascript:void(0);" onclick="window.open('${at(player)}','player')">Video</a>`
  }</td>
</tr>
`;
}

const modes = {
  agendas: { title: 'Agendas', link: agendaLink },
  minutes: { title: 'Minutes', link: minutesLink },
  vpodcast: { title: 'Video Podcast', link: playerLink },
};

function feed({ city, meetings, url }: Asked): Answer {
  const wanted = url.searchParams.get('mode');
  const { title, link } =
    wanted === 'minutes' || wanted === 'vpodcast' ? modes[wanted] : modes.agendas;
  const items = meetings.toReversed().flatMap((meeting) => {
    const path = link(meeting);
    if (path === null) return [];
    const { body, day, startsAt } = meeting;
    const [year, month, date] = day.split('-').map(Number);
    return html`<item><title>${body.name} - ${shortDay(day)}</title>
<link>${new URL(path, url).href}</link>
<pubDate>${startsAt.toUTCString()}</pubDate>
<gran:pubDateParts yr="${year ?? ''}" mo="${month ?? ''}" day="${date ?? ''}"/></item>
`;
  });
  const rss = html`<rss version="2.0" xmlns:gran="http://granicus.com"><channel>
<title>${city.name}: ${title}</title>
${items}</channel></rss>`;
  return {
    type: 'text/xml; charset=utf-8',
    body: `<?xml version="1.0" encoding="UTF-8"?>\n${rss.text}\n`,
  };
}

/** 'Dec 01, 2026' */
const shortDay = (day: string) =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('en-US', {
    ...{ month: 'short', day: '2-digit', year: 'numeric', timeZone: 'UTC' },
  });
