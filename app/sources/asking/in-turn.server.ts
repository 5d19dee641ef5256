import { AppError } from '#app/platform/app-error.ts';
import { db } from '#app/platform/db.server.ts';
import { retryAfterSeconds } from '#app/platform/http/retry-after.ts';
import { TryLater } from '#app/platform/jobs/job.ts';
import type { Asking, ReadAnswer } from './asking.ts';
import { takeHostTurn } from './host-turn.server.ts';
import { backOffSeconds, longestPutOffSeconds, longestRestSeconds } from './pace.ts';
import { askRobots } from './robots.ts';
import { standsInTheWay } from './stands-in-the-way.ts';

/**
 * Asks a host when it is our turn, and leaves it alone afterwards: for as long as it asks for, longer
 * after errors.
 * @throws TryLater when it is not our turn or the host asks for patience; AppError
 */
export async function inTurn(
  url: URL,
  asking: Asking,
  ask: () => Promise<ReadAnswer>,
): Promise<ReadAnswer> {
  const { host } = url;
  const turn = await takeHostTurn(host, asking);
  const rest = async (isRefusal: boolean | 'unknown', atLeast = 0) => {
    const refusals = isRefusal === 'unknown' ? turn.refusals : isRefusal ? turn.refusals + 1 : 0;
    const between = await secondsBetween(url, asking);
    const seconds = Math.max(isRefusal === true ? backOffSeconds(refusals, between) : between);
    const wait = Math.min(Math.max(seconds, atLeast), longestRestSeconds);
    await turn.end({ seconds: wait, refusals });
    return wait;
  };
  let answer: ReadAnswer;
  try {
    answer = await ask();
  } catch (error) {
    // Whatever else was thrown is no fault of the host, such as a file that is too large.
    const isOfHost = error instanceof AppError && error.code === 'unavailable';
    await rest(isOfHost ? true : 'unknown');
    throw error;
  }
  const inTheWay = standsInTheWay(answer);
  if (inTheWay) {
    await rest(true);
    throw new AppError('forbidden', stopped[inTheWay](host));
  }
  const asked = retryAfterSeconds(answer.headers['retry-after'], asking.clock.now());
  const wait = await rest(answer.status === 429 || answer.status >= 500, asked ?? 0);
  if (answer.status === 429 || (answer.status === 503 && asked !== null))
    throw patience(host, wait);
  return answer;
}

/** As robots.txt asks for, where it is known, within bounds. */
export async function secondsBetween(url: URL, { pace }: Asking): Promise<number> {
  const row = await db.hostTurn.findUnique({ where: { host: url.host }, select: { robots: true } });
  const wanted = row?.robots ? askRobots(row.robots, url).secondsApart : 0;
  return Math.max(pace.between, Math.min(wanted, pace.mostBetween));
}

const stopped = {
  challenge: (host: string) =>
    `${host} wants to see that a person is reading (a captcha or a check of the browser), so it was not read any further. Ask whoever runs it for a feed, or take its records in by hand.`,
  'sign-in': (host: string) =>
    `${host} wants somebody to sign in, so it was not read any further. Look for a public address.`,
};

function patience(host: string, seconds: number) {
  return seconds <= longestPutOffSeconds
    ? new TryLater(`${host} asks to be left alone for ${seconds} seconds.`, { seconds })
    : new AppError(
        'unavailable',
        `${host} asks to be left alone for ${Math.round(seconds / 3600)} hours.`,
      );
}
