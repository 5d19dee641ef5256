/**
 * A process of its own: city halls that answer as slowly as such sites do, and write down who asked what
 * and when. It is told how many; then it tells its port, and whenever it is asked, what it saw.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createCityHall } from '#stand-ins/city-hall/create-city-hall.ts';
import type { Question } from '#tests/support/source-host.ts';

export type Seen = {
  questions: Question[];
  /** When the meetings of each city begin, by the city's name in hosts */
  meetings: Record<string, string[]>;
};

/** From a twentieth to a quarter of a second. */
const milliseconds = (question: number) => 50 + ((question * 37) % 200);

const now = new Date();
const hall = createCityHall({ cities: Number(process.argv[2]), now: () => now });
const questions: Question[] = [];
const server = createServer((request, response) => {
  const host = (request.headers.host ?? '').replace(/:\d+$/, '');
  const question = {
    ...{ host, path: request.url ?? '/' },
    ...{ from: performance.now(), to: Number.POSITIVE_INFINITY },
  };
  questions.push(question);
  setTimeout(() => {
    hall.server.emit('request', request, response);
    question.to = performance.now();
  }, milliseconds(questions.length));
});
server.listen(0, '127.0.0.1', () => {
  // A server that listens on TCP has an address with a port.
  process.send?.((server.address() as AddressInfo).port);
});
process.on('message', () => {
  const meetings = Object.fromEntries(
    hall.cities.map((city) => [
      city.slug,
      hall.meetings(city).map(({ startsAt }) => startsAt.toISOString()),
    ]),
  );
  process.send?.({ questions, meetings } satisfies Seen);
});
process.on('disconnect', () => process.exit(0));
