import type { Db } from '#app/platform/db.server.ts';
import { isSignedOut } from './busy-readers.ts';
import { sessionOf } from './hostile-site.ts';

/** Somebody who sends one form after the other, and what has to be true of what they were told. */
export type Writer = {
  /** Sends the next form. @throws where the site gave no answer, or not that all is well */
  write: (url: string) => Promise<void>;
  /**
   * In words: what was acknowledged and is not there, or is there by half; of all that was ever sent, or of what
   * was sent since nothing was found lost.
   */
  lost: (which?: 'all' | 'latest') => Promise<string[]>;
};

/** Notes and feedback, follows, messages and publications, sent through the forms of the site. */
export async function openWriters(url: string, db: Db, publications: number): Promise<Writer[]> {
  const reader = await sessionOf(url, 'reader@example.com');
  const admin = await sessionOf(url, 'admin@example.com');
  const meetings = await db.meeting.findMany({
    where: { govtEntity: { access: { some: { user: { email: 'reader@example.com' } } } } },
    orderBy: { id: 'asc' },
    take: 3,
    select: { id: true },
  });
  return [
    ...meetings.map(({ id }) => noteTaker(db, reader, id)),
    await follower(db, reader),
    visitor(db),
    editor(db, admin, await makeDrafts(db, publications)),
  ];
}

let forms = 0;

async function send(url: string, path: string, cookie: string, fields: Record<string, string>) {
  forms += 1;
  const answer = await fetch(url + path, {
    method: 'POST',
    redirect: 'manual',
    // Nobody sends so many in a minute: they come from all over.
    headers: {
      Origin: url,
      cookie,
      'X-Forwarded-For': `10.6.${(forms >> 8) % 256}.${forms % 256}`,
    },
    body: new URLSearchParams(fields),
  });
  if (answer.status !== 302 || isSignedOut(answer)) {
    throw new Error(
      `${path} answered with ${answer.status}: ${(await answer.text()).slice(0, 300)}`,
    );
  }
}

/** Each save holds its number twice, in the notes and in the feedback. */
function noteTaker(db: Db, cookie: string, meetingId: string): Writer {
  let [tried, acknowledged] = [0, 0];
  const stored = () =>
    db.userNote.findFirst({ where: { meetingId, user: { email: 'reader@example.com' } } });
  return {
    async write(url) {
      const revision = String((await stored())?.revision ?? 0);
      tried += 1;
      const own = tried;
      const text = { notes: `Note ${own}`, feedback: `Feedback ${own}` };
      await send(url, `/meetings/${meetingId}`, cookie, { ...text, revision });
      acknowledged = own;
    },
    async lost() {
      const row = await stored();
      const number = Number(/^Note (\d+)$/.exec(row?.notes ?? '')?.[1] ?? 0);
      const isWhole = acknowledged === 0 || row?.feedback === `Feedback ${number}`;
      const isThere = number >= acknowledged && number <= tried;
      return isWhole && isThere
        ? []
        : [`notes of ${meetingId}: ${acknowledged} of ${tried} acknowledged, ${number} stored`];
    },
  };
}

/** Follows a body and leaves it again, in turns. */
async function follower(db: Db, cookie: string): Promise<Writer> {
  const user = { email: 'reader@example.com' };
  const { id } = await db.govtEntity.findFirstOrThrow({
    where: { access: { some: { user } }, meetings: { none: { notes: { some: { user } } } } },
    orderBy: { id: 'desc' },
    select: { id: true },
  });
  let [acknowledged, isUnknown] = [true, false];
  return {
    async write(url) {
      isUnknown = true;
      await send(url, '/govt-entity-selection', cookie, { [acknowledged ? 'remove' : 'add']: id });
      [acknowledged, isUnknown] = [!acknowledged, false];
    },
    async lost() {
      const isFollowed = (await db.entityAccess.count({ where: { govtEntityId: id, user } })) === 1;
      if (isFollowed === acknowledged) return [];
      if (!isUnknown) return [`follows: ${acknowledged} acknowledged, ${isFollowed} stored`];
      acknowledged = isFollowed;
      return [];
    },
  };
}

function visitor(db: Db): Writer {
  const acknowledged = new Set<string>();
  let [tried, latest]: [number, string[]] = [0, []];
  return {
    async write(url) {
      tried += 1;
      const message = `Message number ${tried}`;
      latest.push(message);
      const who = { firstName: 'Nora', lastName: 'Lindqvist', email: 'nora@example.com' };
      await send(url, '/contact', '', { ...who, reason: 'other', message });
      acknowledged.add(message);
    },
    async lost(which = 'all') {
      const rows = await db.contactMessage.findMany({
        where: { message: which === 'all' ? { startsWith: 'Message number ' } : { in: latest } },
        select: { message: true },
      });
      const stored = Map.groupBy(rows, ({ message }) => message);
      const asked = which === 'all' ? [...acknowledged] : latest;
      const lost = [
        ...asked.flatMap((one) =>
          acknowledged.has(one) && !stored.has(one) ? `missing: ${one}` : [],
        ),
        ...[...stored].flatMap(([one, { length }]) => (length > 1 ? `twice: ${one}` : [])),
      ];
      if (lost.length === 0) latest = [];
      return lost;
    },
  };
}

type Draft = { meetingId: string; versionId: string };

function editor(db: Db, cookie: string, drafts: Draft[]): Writer {
  let [tried, latest]: [string[], string[]] = [[], []];
  const acknowledged = new Set<string>();
  return {
    async write(url) {
      const draft = drafts.pop();
      if (!draft) throw new Error('There are too few drafts.');
      const { meetingId, versionId } = draft;
      latest.push(versionId);
      const fields = { intent: 'publish', versionId, revision: '1' };
      await send(url, `/admin/meetings/${meetingId}`, cookie, fields);
      acknowledged.add(versionId);
    },
    async lost(which = 'all') {
      const rows = await db.summaryVersion.findMany({
        where: { id: { in: which === 'all' ? [...tried, ...latest] : latest } },
        select: {
          id: true,
          publishedAt: true,
          meeting: { select: { markdownSummary: true, lastPublishedAt: true } },
        },
      });
      const lost = rows.flatMap(({ id, publishedAt, meeting }) => {
        const parts = [publishedAt, meeting.markdownSummary, meeting.lastPublishedAt];
        const stored = parts.filter((part) => part !== null).length;
        if (stored === parts.length || (stored === 0 && !acknowledged.has(id))) return [];
        return [`publication ${id}: ${stored} of ${parts.length} parts are stored`];
      });
      if (lost.length === 0) [tried, latest] = [[...tried, ...latest], []];
      return lost;
    },
  };
}

/** Drafts with nothing left to settle. */
async function makeDrafts(db: Db, count: number): Promise<Draft[]> {
  const { id: govtEntityId } = await db.govtEntity.findFirstOrThrow({ orderBy: { id: 'asc' } });
  const day = new Date('2026-03-10T12:00:00Z');
  const drafts = Array.from({ length: count }, () => ({
    meetingId: crypto.randomUUID(),
    versionId: crypto.randomUUID(),
  }));
  const all = drafts.map(({ meetingId, versionId }, index) => {
    const meetingTitle = `Published meeting ${index + 1}`;
    const text = `The fee number ${index + 1} was waived.`;
    return {
      meeting: {
        ...{ id: meetingId, govtEntityId, meetingTitle, searchTitle: meetingTitle.toLowerCase() },
        ...{ meetingDate: day, sortDate: day },
      },
      version: { id: versionId, meetingId, origin: 'typed', markdown: `## In short\n\n${text}` },
      sentence: {
        ...{ versionId, index: 0, text, section: 'In short' },
        ...{ verdict: 'supported', basis: 'quoted' },
      },
    };
  });
  await db.meeting.createMany({ data: all.map(({ meeting }) => meeting) });
  await db.summaryVersion.createMany({ data: all.map(({ version }) => version) });
  await db.summarySentence.createMany({ data: all.map(({ sentence }) => sentence) });
  return drafts;
}
