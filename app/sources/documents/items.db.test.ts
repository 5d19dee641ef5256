import { afterAll, beforeAll, expect, it } from 'vitest';
import { db } from '#app/platform/db.server.ts';
import { makeEntity, makeMeeting } from '#tests/support/fixtures.ts';
import { here, startSourceHost } from '#tests/support/source-host.ts';
import type { UpstreamDocument } from '../upstream.ts';
import { keepDocuments } from './keep-documents.server.ts';
import { takeInDocument } from './take-in-document.server.ts';
import { takeInGiven } from './take-in-given.server.ts';

let site: Awaited<ReturnType<typeof startSourceHost>>;
beforeAll(async () => {
  site = await startSourceHost();
});
afterAll(() => site.stop());
const pace = { between: 0.01, mostBetween: 0.05, turn: 1, patience: 5 };

async function withMeeting() {
  const { id: govtEntityId } = await makeEntity();
  const { id: meetingId } = await makeMeeting({ govtEntityId });
  const address = `https://records.example/${govtEntityId}`;
  const { id: sourceId } = await db.source.create({
    data: { govtEntityId, kind: 'legistar', address },
  });
  const day = new Date('2026-05-12T12:00:00Z');
  await db.upstreamMeeting.create({
    data: { sourceId, uid: 'm', meetingId, said: '{}', day, seenAt: day },
  });
  const run = async (documents: UpstreamDocument[]) => {
    await keepDocuments({ sourceId, startedAt: new Date() }, documents);
    await takeInGiven({ sourceId }, documents);
    const rows = await db.upstreamDocument.findMany({
      where: { sourceId, state: 'found' },
      orderBy: { kind: 'desc' },
    });
    for (const { id } of rows) {
      await takeInDocument({ documentId: id }, undefined, { ...here, pace });
    }
  };
  const agenda = async () => {
    const kept = await db.meetingAgenda.findUnique({
      where: { meetingId },
      include: { entries: { orderBy: { index: 'asc' } } },
    });
    return { titles: kept?.entries.map(({ title }) => title), ...kept };
  };
  const states = async () => {
    const rows = await db.upstreamDocument.findMany({ where: { sourceId } });
    return Object.fromEntries(rows.map(({ kind, state }) => [kind, state]));
  };
  return { meetingId, run, agenda, states };
}

const document = (kind: UpstreamDocument['kind'], url: string, content?: string) => ({
  ...{ uid: 'm', kind, url, title: null },
  ...(content && { content }),
});

const boardXml = (items: string[]) => `<meeting id="A1"><name>Regular Meeting</name>
  <category><name>Action Items</name>
  ${items.map((item) => `<item><name>${item}</name></item>`).join('\n')}</category></meeting>`;
const page = 'https://go.boarddocs.com/a1';

it('keeps the items that stand in an answer, once, and an editor’s words with them', async () => {
  const { meetingId, run, agenda } = await withMeeting();
  const told = boardXml(['1. Approve the minutes', '2. Adopt the budget']);
  await run([document('items', page, told)]);
  const first = await agenda();
  expect(first.titles).toEqual(['Action Items', 'Approve the minutes', 'Adopt the budget']);
  await run([document('items', page, told)]);
  expect(await agenda()).toEqual(first);

  await db.agendaEntry.update({
    where: { meetingId_index: { meetingId, index: 2 } },
    data: { title: 'Adopt the budget of 2027' },
  });
  await db.meetingAgenda.update({ where: { meetingId }, data: { mendedAt: new Date() } });
  const more = ['1. Approve the minutes', '2. Adopt the budget', '3. Lease of the gym'];
  await run([document('items', page, boardXml(more))]);
  expect((await agenda()).titles).toEqual([
    ...['Action Items', 'Approve the minutes', 'Adopt the budget of 2027', 'Lease of the gym'],
  ]);
});

const item = (number: string, title: string, more = {}) => ({
  ...{ EventItemAgendaNumber: number, EventItemTitle: title, EventItemMatterId: 7 },
  ...{ EventItemMatterFile: `2026-0${number}`, EventItemConsent: 0, ...more },
});

it('takes items as data before a file of the agenda, and asks again while there are none', async () => {
  const { run, agenda, states } = await withMeeting();
  const host = 'legistar.example';
  const items = document('items', site.address(host, '/eventitems'));
  const file = document('agenda', site.address(host, '/agenda.pdf'));
  const answer = (body: unknown) =>
    site.answers.set('/eventitems', (_request, response) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
    );
  answer([]);
  await run([items]);
  expect([await states(), (await agenda()).titles]).toEqual([{ items: 'found' }, undefined]);
  answer([
    item('1', 'Approve the minutes', { EventItemConsent: 1 }),
    item('2', 'Rezone Mill Street'),
  ]);
  await run([items, file]);
  const { entries } = await agenda();
  expect(entries).toMatchObject([
    { designator: '1', title: 'Approve the minutes', fileNumber: '2026-01', isConsent: true },
    { designator: '2', title: 'Rezone Mill Street', fileNumber: '2026-02', isConsent: false },
  ]);
  expect(await states()).toEqual({ items: 'taken', agenda: 'passed-over' });
  expect(site.asked(host)).not.toContain('/agenda.pdf');
});

it('leaves no file of an agenda to look at once there are items', async () => {
  const { run, states } = await withMeeting();
  // A page for browsers alone.
  await run([document('agenda', site.address('late.example', '/agenda'))]);
  expect(await states()).toEqual({ agenda: 'failed' });
  await run([document('items', page, boardXml(['1. Approve the minutes', '2. Adopt it']))]);
  expect(await states()).toEqual({ agenda: 'passed-over', items: 'taken' });
});

it('leaves an agenda that is headed otherwise than its meeting to an editor, and what is there alone', async () => {
  const { meetingId, run, agenda, states } = await withMeeting();
  const host = 'mixed-up.example';
  const tell = (path: string, head: string, item: string) => {
    const text = `Regular Meeting\n${head}\n1. Opening\n2. ${item}\n3. Budget\n4. Adjournment`;
    site.answers.set(path, (_request, response) =>
      response.writeHead(200, { 'content-type': 'text/plain' }).end(text),
    );
    return document('agenda', site.address(host, path));
  };
  await run([tell('/own.txt', 'Agenda', 'Road salt')]);
  const own = await agenda();
  expect(own.titles).toContain('Road salt');
  await db.upstreamDocument.deleteMany({
    where: { uid: 'm', url: site.address(host, '/own.txt') },
  });
  await run([tell('/other.txt', 'February 12, 2031', 'A walrus')]);
  expect(await states()).toEqual({ agenda: 'held' });
  expect(await agenda()).toEqual(own);
  expect(await db.passage.count({ where: { meetingId, text: { contains: 'walrus' } } })).toBe(0);
  const { problem } = await db.upstreamDocument.findFirstOrThrow({
    where: { url: site.address(host, '/other.txt') },
  });
  expect(problem).toContain('The agenda is headed Feb 12, 2031');
});
