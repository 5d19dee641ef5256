import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { answer } from './answer.ts';
import { type City, inventCity } from './city.ts';
import { type Happening, happeningsOf, meetingsOf } from './meetings.ts';
import { type Answer, notFound } from './speaks/asked.ts';
import { type Fault, readState, type State, writeState } from './state-file.ts';

export type CityHallOptions = {
  /** How many cities it invents; each is asked under host names that begin with its own. */
  cities?: number;
  /** A file that outlives a restart; null: in memory. */
  statePath?: string | null;
  /** The real time if not given */
  now?: () => Date;
};

export type CityHall = ReturnType<typeof createCityHall>;

/** Where a redirect inwards leads: to what machines in a data centre are told their secrets by. */
const inside = 'http://169.254.169.254/latest/meta-data/';
const busySeconds = 20;
const mostAsked = 1000;

/**
 * Cities that hold meetings, and tell of them as Legistar, Granicus, CivicClerk, YouTube and a calendar
 * do. Their clock runs as the real one, and can be moved ahead: then what would have happened has.
 */
export function createCityHall({ cities: count = 1, statePath = null, now }: CityHallOptions = {}) {
  const realNow = now ?? (() => new Date());
  const state: State = (statePath ? readState(statePath) : null) ?? {
    openedAt: realNow().toISOString(),
    aheadMilliseconds: 0,
    fault: 'none',
    entity: null,
  };
  const cities = Array.from({ length: count }, (_, index) => inventCity(index));
  const bySlug = new Map(cities.map((city) => [city.slug, city]));
  const keep = (changed: Partial<State>) => {
    Object.assign(state, changed);
    if (statePath) writeState(statePath, state);
  };
  const clockNow = () => new Date(realNow().getTime() + state.aheadMilliseconds);
  const days = () => ({ openedAt: new Date(state.openedAt), now: clockNow() });
  const moveTo = (moment: Date) => {
    const further = moment.getTime() - clockNow().getTime();
    // What was told cannot be taken back.
    if (further > 0) keep({ aheadMilliseconds: state.aheadMilliseconds + further });
  };
  const asked: string[] = [];

  const server = createServer((request, response) => {
    const url = URL.parse(`http://${request.headers.host ?? ''}${request.url ?? '/'}`);
    const city = url && cityAt(url, bySlug, cities);
    if (url) asked.push(url.href);
    asked.splice(0, asked.length - mostAsked);
    const isRobots = url?.pathname === '/robots.txt';
    if (url && !isRobots && state.fault !== 'none') return fail(response, state.fault);
    const meetings = city ? meetingsOf(city, days()) : [];
    give(request, response, url && city ? answer({ city, meetings, url }) : notFound);
  });

  return {
    server,
    cities,
    /** Every address that was asked for, for tests to look at */
    asked,
    now: clockNow,
    aheadMilliseconds: () => state.aheadMilliseconds,
    moveBy: (milliseconds: number) => moveTo(new Date(clockNow().getTime() + milliseconds)),
    moveTo,
    /** What has happened to a city's meetings, and what will. */
    happenings(city: City): { past: Happening[]; next: Happening[] } {
      const all = happeningsOf(city, days());
      const moment = clockNow();
      return {
        past: all.filter(({ at }) => at <= moment),
        next: all.filter(({ at }) => at > moment),
      };
    },
    meetings: (city: City) => meetingsOf(city, days()),
    fault: (): Fault => state.fault,
    setFault: (fault: Fault) => keep({ fault }),
    entity: () => state.entity,
    keepEntity: (entity: NonNullable<State['entity']>) => keep({ entity }),
  };
}

/** By the first part of the host's name, or Legistar's name for a client; else the first city. */
function cityAt({ hostname, pathname }: URL, bySlug: Map<string, City>, cities: City[]) {
  const [, client] = /^\/v1\/([\w-]+)\/events\b/i.exec(pathname) ?? [];
  const isNumber = /^[\d.]+$|^\[|^localhost$/.test(hostname);
  const first = hostname.split('.')[0] ?? '';
  const slug = client ?? (isNumber ? (cities[0]?.slug ?? '') : first);
  return bySlug.get(slug.toLowerCase()) ?? null;
}

function fail(response: ServerResponse, fault: Exclude<Fault, 'none'>): void {
  if (fault === 'busy') response.writeHead(429, { 'retry-after': String(busySeconds) });
  else if (fault === 'broken') response.writeHead(500);
  else response.writeHead(302, { location: inside });
  response.end();
}

function give(request: IncomingMessage, response: ServerResponse, told: Answer): void {
  const { status = 200, type, body } = told;
  const bytes = Buffer.from(body);
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 16)}"`;
  const isKnown = status === 200 && request.headers['if-none-match'] === etag;
  response.writeHead(isKnown ? 304 : status, {
    ...(isKnown ? {} : { 'content-type': type, 'content-length': bytes.length }),
    ...(status === 200 && { etag }),
  });
  response.end(isKnown || request.method === 'HEAD' ? undefined : bytes);
}
