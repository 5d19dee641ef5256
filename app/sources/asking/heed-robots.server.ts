import { subHours } from 'date-fns/subHours';
import { AppError } from '#app/platform/app-error.ts';
import { db } from '#app/platform/db.server.ts';
import { followLink } from '#app/platform/http/follow-link.server.ts';
import { TryLater } from '#app/platform/jobs/job.ts';
import type { Asking, ReadAnswer } from './asking.ts';
import { inTurn, secondsBetween } from './in-turn.server.ts';
import { readOnce } from './read-once.server.ts';
import { askRobots, keptRobots, mostRobotsBytes } from './robots.ts';

const readAgainAfterHours = 24;

/**
 * Asks the host's robots.txt whether an address may be read; it is read once a day, in the turn at the
 * host that the caller has, and the next question waits as long as after any other.
 * @throws AppError `forbidden` where it may not; `unavailable` where robots.txt cannot be had;
 *   TryLater where the next question has to wait for long
 */
export async function heedRobots(url: URL, asking: Asking): Promise<void> {
  const { host } = url;
  const known = await db.hostTurn.findUniqueOrThrow({ where: { host } });
  const isFresh =
    known.robotsAt !== null && known.robotsAt > subHours(asking.clock.now(), readAgainAfterHours);
  const robots = isFresh ? (known.robots ?? '') : await readRobots(url, asking);
  if (!askRobots(robots, url).isAllowed) {
    throw new AppError(
      'forbidden',
      `${host} does not want programs to read ${url.pathname} (its robots.txt says so).`,
    );
  }
  if (isFresh) return;
  const seconds = await secondsBetween(url, asking);
  if (seconds > asking.pace.patience) {
    throw new TryLater(`${host} asks for ${seconds} seconds between two questions.`, { seconds });
  }
  await asking.clock.wait(seconds * 1000);
}

async function readRobots(url: URL, asking: Asking): Promise<string> {
  const { host } = url;
  const answer = await askForRobots(url, asking);
  if (answer && (answer.status >= 500 || answer.status === 429)) {
    throw new AppError(
      'unavailable',
      `The robots.txt of ${host} was answered with ${answer.status}; nothing else is asked until it can be read.`,
    );
  }
  // RFC 9309, section 2.3.1.3: what is not there forbids nothing.
  const text = answer?.status === 200 ? new TextDecoder().decode(answer.bytes) : '';
  const robots = keptRobots(text);
  await db.hostTurn.update({ where: { host }, data: { robots, robotsAt: asking.clock.now() } });
  return robots;
}

/** What is answered there in the end; null where it leads on and on, or to where nobody may ask. */
async function askForRobots(url: URL, asking: Asking): Promise<ReadAnswer | null> {
  const plain: Asking = {
    ...asking,
    known: undefined,
    take: undefined,
    accept: 'text/plain, */*;q=0.1',
    maxBytes: Number.POSITIVE_INFINITY,
    cutAt: mostRobotsBytes,
  };
  let answered = 0;
  const ask = async (hop: URL) => {
    const isHere = hop.host === url.host;
    if (isHere && answered > 0) await asking.clock.wait(asking.pace.between * 1000);
    const answer = await (isHere
      ? readOnce(hop, plain)
      : inTurn(hop, plain, () => readOnce(hop, plain)));
    answered += 1;
    return answer;
  };
  try {
    return await followLink(new URL('/robots.txt', url).href, ask);
  } catch (error) {
    if (error instanceof AppError && error.code === 'invalid' && answered > 0) return null;
    throw error;
  }
}
