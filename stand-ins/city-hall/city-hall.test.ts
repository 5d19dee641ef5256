import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAgenda } from '#app/records/agenda/read-agenda.server.ts';
import { readRecord } from '#app/records/read-record.server.ts';
import { readAnswer } from '#app/sources/read-answer.ts';
import { recogniseAnswer } from '#app/sources/recognise-source.ts';
import { type SourceKind, sourceKinds } from '#app/sources/source-kinds.ts';
import type { SourceReader, SourceStep } from '#app/sources/source-reader.ts';
import { serveCityHall } from '#tests/support/city-hall.ts';
import { lastName } from './city.ts';

/** A Monday; the council meets on Tuesdays at six. */
const opened = new Date('2026-11-16T18:00:00Z');
const reading = { timeZone: 'America/Los_Angeles', from: '2026-08-18', until: '2028-05-16' };
const hour = 3_600_000;

let site: Awaited<ReturnType<typeof serveCityHall>>;
beforeAll(async () => {
  site = await serveCityHall({ cities: 3, now: () => opened });
});
afterAll(() => site.stop());

/** All that a reader gathers from a place, with whatever it asks for next. */
async function readAll(kind: SourceKind, address: string) {
  const reader: SourceReader = sourceKinds[kind];
  const open = reader.first(address, reading);
  const told: Pick<SourceStep, 'meetings' | 'documents' | 'leftOut'> = {
    ...{ meetings: [], documents: [], leftOut: [] },
  };
  for (const request of open) {
    const { status, type, bytes } = await site.ask(request.url);
    expect([request.url, status]).toEqual([request.url, 200]);
    const answer = { url: request.url, contentType: type, text: bytes.toString() };
    const step = readAnswer({ kind, answer, request, reading, options: {} });
    told.meetings.push(...step.meetings);
    told.documents.push(...step.documents);
    told.leftOut.push(...step.leftOut);
    open.push(...step.next.filter(({ url }) => !open.some((one) => one.url === url)));
  }
  return told;
}

const addresses = (slug: string): [SourceKind, string, string][] => [
  ['legistar', 'webapi.legistar.com', `/v1/${slug}/events`],
  ['granicus', `${slug}.granicus.com`, '/ViewPublisher.php?view_id=1'],
  ['civicclerk', `${slug}.api.civicclerk.com`, '/v1/Events'],
  ['icalendar', `www.${slug}.example`, '/calendar.ics'],
  ['youtube', 'www.youtube.com', '/feeds/videos.xml?channel_id='],
];
const told = async (kind: SourceKind, slug = 'alderfalls') => {
  const [, host = '', path = ''] = addresses(slug).find(([name]) => name === kind) ?? [];
  // These two are asked under names that are not the city's.
  const named = kind === 'icalendar' || kind === 'youtube' ? `${slug}.example` : host;
  return readAll(kind, site.address(named, path));
};
const startsOf = ({ meetings }: Pick<SourceStep, 'meetings'>) =>
  [...new Set(meetings.map(({ startsAt }) => startsAt))].sort();

describe('an invented city', () => {
  it('tells the same meetings by each platform, with what the platform says of them', async () => {
    const starts = site.hall
      .meetings(site.hall.cities[0] ?? fail())
      .map(({ startsAt }) => startsAt.toISOString());
    expect(starts.length).toBeGreaterThan(5);
    for (const kind of ['legistar', 'granicus', 'civicclerk', 'icalendar'] as const) {
      expect([kind, startsOf(await told(kind))]).toEqual([kind, [...starts].sort()]);
    }
    const youtube = await told('youtube');
    expect(youtube.documents.map(({ kind }) => kind)).toContain('video');
    expect(youtube.leftOut).toMatchObject([{ name: 'How to clean a storm drain' }]);
  });

  it('is recognised by what it answers, where its address says nothing', async () => {
    for (const [kind, , path] of addresses('alderfalls')) {
      if (kind === 'granicus') continue;
      const url = site.address('127.0.0.1', path);
      const { type, bytes } = await site.ask(url);
      const answer = { url, contentType: type, text: bytes.toString() };
      expect(recogniseAnswer(answer)?.kind).toBe(kind);
    }
  });

  it('gives agendas, minutes and captions that can be read', async () => {
    for (const kind of ['legistar', 'granicus', 'civicclerk'] as const) {
      const { documents } = await told(kind);
      const read = async (wanted: string) => {
        const one = documents.find((document) => document.kind === wanted);
        const { status, bytes } = await site.ask(one?.url ?? '');
        expect([kind, wanted, status]).toEqual([kind, wanted, 200]);
        return new Uint8Array(bytes);
      };
      const agenda = await readAgenda({ bytes: await read('agenda'), fileName: 'agenda.pdf' });
      expect(agenda.entries.map(({ title }) => title)).toContain('Adjournment');
      const minutes = await readRecord({ bytes: await read('minutes'), fileName: 'minutes.pdf' });
      expect(JSON.stringify(minutes)).toContain('The motion carried');
      const fileName = kind === 'civicclerk' ? 'captions.srt' : 'captions.vtt';
      const captions = await readRecord({ bytes: await read('captions'), fileName });
      expect(captions.faults).toEqual([]);
      expect(captions.segments.at(-1)?.endSeconds).toBeGreaterThan(10 * 60);
    }
  });

  it('has an empty file where Granicus has no captions', async () => {
    const { documents } = await told('granicus');
    const captions = documents.filter(({ kind }) => kind === 'captions');
    const sizes = await Promise.all(
      captions.map(async ({ url }) => (await site.ask(url)).bytes.length),
    );
    expect([Math.min(...sizes), Math.max(...sizes) > 10_000]).toEqual([8, true]);
  });

  it('pages through events as the services do, in the order that is asked for', async () => {
    const events = async (query: string) => {
      const url = site.address('webapi.legistar.com', `/v1/alderfalls/events?${query}`);
      const { status, bytes } = await site.ask(url);
      if (status !== 200) return status;
      return JSON.parse(bytes.toString()).map((one: { EventId: number }) => one.EventId);
    };
    const all = await events('$orderby=EventDate%20desc,EventId%20desc');
    const order = '$orderby=EventDate%20asc,EventId%20asc&$top=2';
    expect(await events(order)).toEqual(all.toReversed().slice(0, 2));
    expect(await events(`${order}&$skip=2`)).toEqual(all.toReversed().slice(2, 4));
    expect(await events('$orderby=EventNonsense')).toBe(400);
    expect(await events("$filter=EventDate%20ge%20datetime'2030-01-01'")).toEqual([]);
  });

  it('tells the items of an event, and who moved what once there are minutes', async () => {
    const [first] = site.hall.meetings(site.hall.cities[0] ?? fail());
    const path = `/v1/alderfalls/events/${first?.id}/eventitems?AgendaNote=1&MinutesNote=1`;
    const { bytes } = await site.ask(site.address('webapi.legistar.com', path));
    const items: Record<string, unknown>[] = JSON.parse(bytes.toString());
    expect(items[0]).toMatchObject({ EventItemAgendaNumber: '1.', EventItemTally: null });
    const decided = items.filter(({ EventItemPassedFlagName }) => EventItemPassedFlagName);
    expect(decided.length).toBeGreaterThan(2);
    for (const { EventItemMover, EventItemTally } of decided) {
      expect([EventItemMover, EventItemTally]).toEqual([
        expect.stringMatching(/^\w+ \w+$/),
        expect.stringMatching(/^[3-6]:[0-3]$/),
      ]);
    }
  });

  it('has other people, places and papers than the next one', async () => {
    const { cities } = site.hall;
    expect(new Set(cities.map(({ slug }) => slug)).size).toBe(3);
    for (const { people } of cities) {
      const names = Object.values(people).map(({ name }) => lastName(name));
      expect(new Set(names).size).toBe(names.length);
    }
    const [, other] = cities;
    const { documents } = await told('civicclerk', other?.slug);
    const captions = documents.find(({ kind }) => kind === 'captions');
    const said = (await site.ask(captions?.url ?? '')).bytes.toString();
    expect(said).toContain(`the ${other?.name} City Council`);
    expect(said).not.toMatch(/Alder Falls|[{}]|undefined/);
    const nobody = site.address('nowhere.example', '/calendar.ics');
    expect((await site.ask(nobody)).status).toBe(404);
  });

  it('answers a thousand cities, no two alike', async () => {
    const many = await serveCityHall({ cities: 1000, now: () => opened });
    try {
      expect(new Set(many.hall.cities.map(({ slug }) => slug)).size).toBe(1000);
      const last = many.hall.cities.at(-1)?.slug;
      const { status } = await many.ask(many.address(`${last}.example`, '/calendar.ics'));
      expect(status).toBe(200);
    } finally {
      await many.stop();
    }
  });

  it.each([
    ['busy', 429],
    ['broken', 500],
    ['inward', 302],
  ] as const)('fails as it is told to: %s', async (fault, status) => {
    site.hall.setFault(fault);
    const ask = async (path: string) => (await site.ask(site.address('127.0.0.1', path))).status;
    expect([await ask('/calendar.ics'), await ask('/robots.txt')]).toEqual([status, 200]);
    site.hall.setFault('none');
    expect(await ask('/calendar.ics')).toBe(200);
  });

  it('has a clock that goes forwards only, and tells what comes next', () => {
    const { hall } = site;
    const city = hall.cities[0] ?? fail();
    const before = hall.now().getTime();
    const [next] = hall.happenings(city).next;
    expect(next?.what).toMatch(/^[A-Z].+ of \w+ \d+: \w/);
    hall.moveTo(new Date(before - hour));
    expect(hall.now().getTime()).toBe(before);
    hall.moveTo(next?.at ?? fail());
    expect(hall.happenings(city).past.at(-1)).toEqual(next);
    hall.moveBy(hour);
    expect(hall.aheadMilliseconds()).toBe((next?.at.getTime() ?? 0) - before + hour);
  });
});

function fail(): never {
  throw new Error('There is no such city.');
}
