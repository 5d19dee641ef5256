import { brand } from '#app/brand.ts';
import { type Html, html } from '../pages/html.ts';
import type { City } from './city.ts';
import type { CityHall } from './create-city-hall.ts';
import type { Happening } from './meetings.ts';
import { channelOf } from './speaks/youtube.ts';
import type { Fault } from './state-file.ts';

type Shown = { hall: CityHall; city: City; address: string };

const shownPast = 6;
const shownNext = 4;

const failing: Record<Fault, { label: string; says: string }> = {
  none: { label: 'as it should', says: 'and gives whatever it is asked for' },
  busy: { label: 'that it is busy', says: '429, with the wish to be left alone for 20 seconds' },
  broken: { label: 'with an error', says: '500, and nothing else' },
  inward: {
    label: 'with a redirect inwards',
    says: 'to an address where machines keep their secrets, which is never followed',
  },
};

/** What the city has told so far, what comes next, and the knobs to its clock and its faults. */
export function cityPage({ hall, city, address }: Shown): Html {
  const { past, next } = hall.happenings(city);
  const list = (happenings: readonly Happening[]) =>
    html`<dl class="told">${happenings.map(
      ({ at, what }) => html`<div><dt>${momentOf(at, city)}</dt><dd>${what}</dd></div>
`,
    )}</dl>`;
  return html`<h1>City Hall of ${city.name}</h1>
<p>It tells of its meetings as cities do, at <code>${address}</code>, and ${brand.name} asks it as it asks any source:
it finds the next meeting, takes in the agenda once that is posted, drafts a summary from the captions, and reads the minutes.</p>
<p class="clock">Its clock says <strong>${momentOf(hall.now(), city)}</strong></p>
<p class="hint">${aheadOf(hall)} The clock of ${brand.name} stays where it is.</p>
<form method="post" class="actions">
<input type="hidden" name="do" value="clock">
<button class="primary" name="to" value="next">To what comes next</button>
<button name="to" value="day">A day ahead</button>
<button name="to" value="week">A week ahead</button>
</form>
<p>${brand.name} looks again by itself every three hours about a meeting. To see it now, sign in as admin@example.com${sourceLink(hall)} and press <strong>Read It Now</strong>.</p>
<h2>What comes next</h2>
${list(next.slice(0, shownNext))}
<h2>What has happened</h2>
${list(past.slice(-shownPast).toReversed())}
${faultForm(hall)}
<h2>Where else it can be asked</h2>
<p class="hint">Each of these can be added as a source of its own: the same meeting of two sources is one meeting.</p>
<dl>
${elsewhere(address, city).map(
  ([name, link]) => html`<div><dt>${name}</dt><dd><code>${link}</code></dd></div>
`,
)}</dl>`;
}

const elsewhere = (address: string, { slug }: City): [string, string][] => [
  ['CivicClerk', `${address}/v1/Events`],
  ['Legistar', `${address}/v1/${slug}/events`],
  ['iCalendar', `${address}/calendar.ics`],
  ['YouTube channel', `${address}/feeds/videos.xml?channel_id=${channelOf(slug)}`],
];

function sourceLink(hall: CityHall): Html | null {
  const entity = hall.entity();
  if (!entity) return null;
  return html`, go to the city’s <a href="/admin/entities/${entity.id}/sources">sources</a>, open the first`;
}

function faultForm(hall: CityHall): Html {
  const chosen = hall.fault();
  const choices = Object.entries(failing).map(
    ([fault, { label, says }]) => html`<label class="choice">
<input type="radio" name="fault" value="${fault}"${fault === chosen ? html` checked` : null}>
<span>${label} <span class="hint">${says}</span></span>
</label>
`,
  );
  return html`<h2>When something is wrong</h2>
<form method="post">
<input type="hidden" name="do" value="fault">
<fieldset><legend>Whoever asks it is answered</legend>
${choices}</fieldset>
<button>Let it answer so</button>
</form>`;
}

const dayMilliseconds = 24 * 3_600_000;

function aheadOf(hall: CityHall): string {
  const days = hall.aheadMilliseconds() / dayMilliseconds;
  if (days === 0) return 'It goes with the real one.';
  const count = days < 1 ? 'less than a day' : Math.round(days) === 1 ? 'a day' : null;
  return `It is ${count ?? `${Math.round(days)} days`} ahead of the real one.`;
}

const momentOf = (moment: Date, { timeZone }: City) =>
  moment.toLocaleString('en-US', {
    ...{ weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
    timeZone,
  });
