import { brand } from '#app/brand.ts';
import { bodyPath } from '#app/entities/body-path.ts';
import { publicMeetingPath } from '#app/meetings/ahead/public-meeting-path.ts';
import { formatDayOfWeek } from '#app/meetings/meeting-date.ts';
import { escapeHtml } from '#app/platform/http/escape-html.ts';
import type { Embed } from './embed.ts';
import { embedStyle } from './embed-style.ts';

/** A page of its own, for a frame on another site: no script, no picture, no cookie. */
export function writeEmbed(embed: Embed, origin: string): string {
  const { id, title, toCome, held } = embed;
  const list = (name: string, heading: string, meetings: Embed['held']) =>
    meetings.length === 0
      ? ''
      : `<section aria-labelledby="${name}"><h2 id="${name}">${heading}</h2><ul>${meetings
          .map((meeting) => item(meeting, `${origin}${publicMeetingPath(id, meeting.id)}`))
          .join('')}</ul></section>`;
  const lists = [list('next', 'Next', toCome), list('last', 'Last', held)].join('');
  return page(
    `Meetings of ${title}`,
    `${lists || '<p>No meeting is known yet.</p>'}<footer>${link(
      `${origin}${bodyPath(id)}`,
      `All meetings, on ${brand.name}`,
    )}</footer>`,
  );
}

/** What stands in a frame whose list is not shown, or not any more. */
export function writeNoEmbed(entityId: string, origin: string): string {
  const more = link(`${origin}${bodyPath(encodeURIComponent(entityId))}`, `Look on ${brand.name}`);
  return page('Meetings', `<p>This list is not shown here. ${more}.</p>`);
}

function item(meeting: Embed['held'][number], address: string): string {
  const { date, day, time, place, isCancelled, isMoved } = meeting;
  const standing = isCancelled ? 'Cancelled' : isMoved ? 'Moved' : null;
  const aside = [time, place].filter((part) => part !== null).map(escapeHtml);
  return [
    `<li><time${day === null ? '' : ` datetime="${day}"`}>${escapeHtml(formatDayOfWeek(date))}</time>`,
    `<div><p>${link(address, meeting.title)}</p>`,
    standing ? `<p class="aside off">${standing}</p>` : '',
    aside.length > 0 ? `<p class="aside">${aside.join(' · ')}</p>` : '',
    '</div></li>',
  ].join('');
}

const link = (address: string, words: string) =>
  `<a href="${escapeHtml(address)}" target="_blank" rel="noopener">${escapeHtml(words)}</a>`;

const page = (title: string, body: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} · ${escapeHtml(brand.name)}</title>
<style>${embedStyle}</style></head>
<body><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>
`;
