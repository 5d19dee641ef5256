import fc from 'fast-check';
import { expect, it } from 'vitest';
import { currentTier } from '#app/accounts/current-tier.ts';
import { followEntities } from '#app/entities/follow-entities.server.ts';
import { databaseKind, db } from '#app/platform/db.server.ts';
import { makeEntity, makeUser } from '#tests/support/fixtures.ts';
import { publish, publishAgain } from '#tests/support/followers.ts';
import { readMeeting } from '../read-meeting.server.ts';
import { listUnread } from './list-unread.server.ts';
import { markAllRead } from './mark-all-read.server.ts';
import { markRead } from './mark-read.server.ts';
import { readWhatsNew } from './read-whats-new.server.ts';
import { undoMarkAll } from './undo-mark-all.server.ts';
import { unreadAmong } from './unread-among.server.ts';

type Meeting = { title: string; body: number; meetingId: string; published: number[] };

/** What a reader should find unread, by a model that counts steps and knows nothing of tables. */
class Expected {
  readonly follows = new Map<number, number>();
  coversAll = true;
  private readonly read = new Map<Meeting, number>();
  private allRead: number[] = [];
  private canUndo = false;

  covers(body: number): boolean {
    const [first] = [...this.follows].sort(([, one], [, other]) => one - other);
    return this.follows.has(body) && (this.coversAll || first?.[0] === body);
  }

  open(meeting: Meeting, published: number) {
    if (this.covers(meeting.body)) {
      this.read.set(meeting, Math.max(published, this.read.get(meeting) ?? 0));
    }
  }

  markAll(meetings: readonly Meeting[]) {
    const [newest] = this.unread(meetings);
    if (!newest) return;
    // Undone marks are forgotten; of the others only the last can be taken back.
    this.allRead.push(lastOf(newest));
    this.canUndo = true;
  }

  undo() {
    if (this.canUndo) this.allRead.pop();
    this.canUndo = false;
  }

  unread(meetings: readonly Meeting[]): Meeting[] {
    return meetings
      .filter((meeting) => {
        const last = lastOf(meeting);
        return (
          this.covers(meeting.body) &&
          last > (this.follows.get(meeting.body) ?? 0) &&
          last > (this.allRead.at(-1) ?? 0) &&
          last > (this.read.get(meeting) ?? 0)
        );
      })
      .sort((one, other) => lastOf(other) - lastOf(one));
  }

  knows(meeting: Meeting): boolean {
    const followed = this.follows.get(meeting.body) ?? 0;
    return (
      this.read.has(meeting) ||
      meeting.published.some((at) => at > followed && at <= (this.allRead.at(-1) ?? 0))
    );
  }
}

const lastOf = ({ published }: Meeting) => published.at(-1) ?? 0;

const body = fc.integer({ min: 0, max: 1 });
const which = fc.nat(5);
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ does: fc.constant('publish' as const), body }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('correct' as const), which }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('follow' as const), body }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('unfollow' as const), body }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('read' as const), which }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('correct while read' as const), which }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('mark all' as const) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('undo' as const) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('change plan' as const) }) },
);

const request = new Request('http://localhost/');
const pause = () => new Promise((resolve) => setTimeout(resolve, 2));

it('whatever happens, unread is what came since and was not read', {
  timeout: 240_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      const bodies = [(await makeEntity()).id, (await makeEntity()).id];
      const { id: userId } = await makeUser({ tier: 'premium' });
      const expected = new Expected();
      const meetings: Meeting[] = [];
      const reader = async () => {
        const profile = await db.profile.findUniqueOrThrow({ where: { id: userId } });
        return { userId, tier: currentTier(profile), isAdmin: false };
      };
      const follow = (add: string[], remove: string[]) =>
        followEntities({ userId, changes: { add, remove } }).then(
          () => true,
          () => false,
        );
      const load = async ({ meetingId }: Meeting) =>
        (await readMeeting(await reader(), meetingId).catch(() => null))?.summary?.publishedAt ??
        null;
      for (const [at, did] of steps.entries()) {
        const now = at + 1;
        const meeting = 'which' in did ? meetings[did.which % Math.max(1, meetings.length)] : null;
        await pause();
        switch (did.does) {
          case 'publish': {
            const title = `Meeting ${at}`;
            const { meetingId } = await publish(bodies[did.body] ?? '', title);
            meetings.push({ title, body: did.body, meetingId, published: [now] });
            break;
          }
          case 'correct':
            if (!meeting) break;
            await publishAgain(meeting.meetingId, 'A name.');
            meeting.published.push(now);
            break;
          case 'follow':
            if (await follow([bodies[did.body] ?? ''], [])) {
              if (!expected.follows.has(did.body)) expected.follows.set(did.body, now);
            }
            break;
          case 'unfollow':
            await follow([], [bodies[did.body] ?? '']);
            expected.follows.delete(did.body);
            break;
          case 'read':
          case 'correct while read': {
            if (!meeting) break;
            const publishedAt = await load(meeting);
            expected.open(meeting, lastOf(meeting));
            if (did.does === 'correct while read') {
              await pause();
              await publishAgain(meeting.meetingId, 'A name.');
              meeting.published.push(now);
            }
            await markRead({ userId, meetingId: meeting.meetingId, publishedAt, request });
            break;
          }
          case 'mark all': {
            const [newest] = (await listUnread(await reader())).rows;
            if (newest) await markAllRead({ userId, through: newest.publishedAt });
            expected.markAll(meetings);
            break;
          }
          case 'undo': {
            const { newsReadAt } = await db.profile.findUniqueOrThrow({ where: { id: userId } });
            if (newsReadAt) await undoMarkAll({ userId, through: newsReadAt });
            expected.undo();
            break;
          }
          case 'change plan':
            expected.coversAll = !expected.coversAll;
            await db.profile.update({
              where: { id: userId },
              data: { subscriptionTier: expected.coversAll ? 'premium' : 'free' },
            });
        }
        const wanted = expected
          .unread(meetings)
          .map((one) => `${one.title}${expected.knows(one) ? ' corrected' : ''}`);
        const found = (await listUnread(await reader())).rows;
        expect(found.map(({ title, isKnown }) => `${title}${isKnown ? ' corrected' : ''}`)).toEqual(
          wanted,
        );
      }
      const asked = await reader();
      const unread = expected.unread(meetings);
      const whatsNew = await readWhatsNew({ reader: asked, bodyIds: bodies });
      expect(whatsNew.unreadCount).toBe(unread.length);
      for (const [at, id] of bodies.entries()) {
        const own = unread.filter((one) => one.body === at).length;
        expect(whatsNew.bodies.get(id)?.unreadCount ?? 'locked').toBe(
          expected.covers(at) ? own : 'locked',
        );
      }
      const marked = await Promise.all(
        bodies.map((entityId, at) => {
          const own = meetings.filter((one) => one.body === at);
          return unreadAmong(asked, { entityId, meetingIds: own.map((one) => one.meetingId) });
        }),
      );
      expect(marked.flatMap((own) => [...own.keys()]).sort()).toEqual(
        unread.map(({ meetingId }) => meetingId).sort(),
      );
    }),
    { numRuns: databaseKind === 'sqlite' ? 25 : 10 },
  );
});
