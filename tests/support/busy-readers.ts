import type { Db } from '#app/platform/db.server.ts';
import { signInTo } from '#tests/bench/demo-pages.ts';

export type Load = {
  /** Requests that were answered as they should be. */
  answered: number;
  failures: string[];
};

type Readers = {
  url: string;
  db: Db;
  readers: number;
  until: AbortSignal;
  /** Whose account they all use. */
  email?: string;
};

/** Readers who read pages and save notes, each one thing after the other, until they are told to stop. */
export async function readBusily(asked: Readers): Promise<Load> {
  const { url, db, readers, until, email = 'reader@example.com' } = asked;
  const cookie = await signInTo(url, email);
  const load: Load = { answered: 0, failures: [] };
  const meetings = await readableMeetings(db);
  const reader = async (_: unknown, number: number) => {
    const meeting = `/meetings/${meetings[number % meetings.length]}`;
    const pages = ['/', '/my-meetings', '/search?q=budget', meeting, '/meetings-we-track'];
    for (let turn = number; !until.aborted; turn += 1) {
      const path = pages[turn % pages.length] ?? '/';
      const saves = path === meeting;
      // A reader may search once a second: so often it is visitors, from all over.
      const own = path.startsWith('/search') ? '' : cookie;
      await fetch(url + path, {
        headers: { cookie: own, Origin: url, 'X-Forwarded-For': `10.8.${number}.${turn % 250}` },
        redirect: 'manual',
        ...(saves && {
          method: 'POST',
          body: new URLSearchParams({ notes: `${turn}`, revision: '0' }),
        }),
      })
        .then(async (answer) => {
          const text = await answer.text();
          // Notes of somebody who was faster are a conflict, said in the page.
          const isExpected = [200, 302, ...(saves ? [409] : [])].includes(answer.status);
          if (isExpected && !isSignedOut(answer)) load.answered += 1;
          else load.failures.push(`${path}: ${answer.status} ${text.slice(0, 200)}`);
        })
        .catch((error) => load.failures.push(`${path}: ${error.cause ?? error}`));
    }
  };
  await Promise.all(Array.from({ length: readers }, reader));
  return load;
}

/** Whoever has lost their session is led to the sign-in. */
export const isSignedOut = ({ headers }: Response) =>
  headers.get('location')?.startsWith('/auth') === true;

async function readableMeetings(db: Db): Promise<string[]> {
  const meetings = await db.meeting.findMany({
    where: {
      markdownSummary: { not: null },
      govtEntity: { access: { some: { user: { email: 'reader@example.com' } } } },
    },
    select: { id: true },
  });
  return meetings.map(({ id }) => id);
}
