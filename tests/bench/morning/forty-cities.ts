import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { subDays } from 'date-fns/subDays';
import { answer } from '#stand-ins/city-hall/answer.ts';
import type { City } from '#stand-ins/city-hall/city.ts';
import { createCityHall } from '#stand-ins/city-hall/create-city-hall.ts';
import type { CityMeeting } from '#stand-ins/city-hall/meetings.ts';
import { asSubRip } from '#stand-ins/city-hall/papers/captions.ts';
import { type Answer, notFound } from '#stand-ins/city-hall/speaks/asked.ts';

/** What becomes of a meeting's captions overnight: of each kind so many of the forty. */
const troubles = {
  'no captions yet': 3,
  'a blank file': 2,
  garbled: 2,
  cancelled: 1,
  'cut off': 2,
  'not there': 1,
  'told twice': 1,
  'a source that fails': 2,
} as const;
type Trouble = keyof typeof troubles;

/** Spread over the cities, so that they are not one after the other. */
const troubleOf = new Map<number, Trouble>(
  Object.entries(troubles)
    .flatMap(([what, count]) => Array.from({ length: count }, () => what as Trouble)) // its own keys
    .map((what, place) => [(place * 11 + 3) % 40, what]),
);

type Captions = { ending: string; bytes: Buffer };

/** Captions, by their names, wherever they lie below a folder. */
export async function readRecords(folder: string): Promise<Captions[]> {
  const names = await readdir(folder, { recursive: true });
  const wanted = names.filter((name) =>
    /(?:captions.*\.(?:srt|vtt)|captions\.sentences\.json)$/.test(name),
  );
  return Promise.all(
    wanted.sort().map(async (name) => ({
      ending: name.split('.').at(-1) ?? '',
      bytes: await readFile(join(folder, name)),
    })),
  );
}

/**
 * Forty councils that met on one evening, at a port of this machine under their own names. `records`
 * are given as the captions of every other one, as the invented ones are all of fifteen minutes.
 */
export async function openFortyCities(held: Date, records: readonly Captions[]) {
  let now = subDays(held, 20);
  let isNight = false;
  const hall = createCityHall({ cities: 40, now: () => now });
  const meetingOf = (city: City) =>
    hall.meetings(city).filter(({ body, ordinal }) => body.key === 'council' && ordinal === 3);
  const recordOf = ({ index }: City) =>
    index % 2 === 0 && index / 2 < records.length ? records[index / 2] : undefined;

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
    const city = hall.cities.find(({ slug }) => url.hostname.startsWith(`${slug}.`));
    const told = city ? tell(city, url) : notFound;
    response.writeHead(told.status ?? 200, { 'content-type': told.type }).end(told.body);
  });

  function tell(city: City, url: URL): Answer {
    const trouble = isNight ? troubleOf.get(city.index) : undefined;
    const meetings = toldAs(meetingOf(city), trouble);
    if (trouble === 'a source that fails' && url.pathname !== '/robots.txt') {
      return { status: 500, type: 'text/plain', body: 'Internal Server Error' };
    }
    const [, id] = /^\/captions\/(\d+)\./.exec(url.pathname) ?? [];
    const asked = meetings.find((one) => one.id === Number(id));
    if (asked) return captions(asked, trouble);
    const told = answer({ city, url, meetings });
    const ending = recordOf(city)?.ending;
    const isMedia = /^\/v1\/EventsMedia\//.test(url.pathname);
    return isMedia && ending
      ? { ...told, body: String(told.body).replaceAll('.srt', `.${ending}`) }
      : told;
  }

  function captions(meeting: CityMeeting, trouble: Trouble | undefined): Answer {
    const text = asSubRip(meeting);
    const srt = (body: string | Buffer): Answer => ({ type: 'application/x-subrip', body });
    switch (trouble) {
      case 'a blank file':
        return srt('1\n00:00:00,000 --> 00:00:04,000\n \n');
      case 'garbled':
        return srt(text.replace(/[aeiou]\w/g, '%Q'));
      case 'cut off':
        return srt(text.slice(0, text.length * 0.4));
      case 'not there':
        return notFound;
      default: {
        const record = recordOf(meeting.city);
        return record
          ? {
              type: record.ending === 'json' ? 'application/json' : 'application/x-subrip',
              body: record.bytes,
            }
          : srt(text);
      }
    }
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server that listens on TCP has an address with a port.
  const { port } = server.address() as AddressInfo;
  return {
    cities: hall.cities,
    addressOf: ({ slug }: City) => `http://${slug}.api.civicclerk.com:${port}/v1/Events`,
    /** From now on what happened until then is told, trouble and all where it is the night. */
    moveTo(moment: Date, night: boolean) {
      now = moment;
      isNight = night;
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Far from the numbers of a city's own meetings. */
const doubledId = 500;

/** What the city's calendar says of a meeting. */
function toldAs(
  meetings: readonly CityMeeting[],
  trouble: Trouble | undefined,
): readonly CityMeeting[] {
  return meetings.flatMap((meeting): CityMeeting[] => {
    const { id, body, startSeconds } = meeting;
    if (trouble === 'no captions yet') return [{ ...meeting, hasCaptions: false }];
    if (trouble === 'cancelled') {
      const called = { ...body, meeting: `${body.meeting} - CANCELLED` };
      return [{ ...meeting, body: called, hasRecording: false, hasCaptions: false }];
    }
    if (trouble !== 'told twice') return [meeting];
    return [meeting, { ...meeting, id: id + doubledId, startSeconds: startSeconds + 1800 }];
  });
}
