import { HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { forgetServices, mostFailures } from '#app/platform/breaker.server.ts';
import { db } from '#app/platform/db.server.ts';
import { runJob } from '#app/platform/jobs/run-job.server.ts';
import { makeEntity } from '#tests/support/fixtures.ts';
import {
  completion,
  modelServer,
  reportedUse,
  serveModel,
  standInModel,
} from '#tests/support/model-service.ts';
import { makeRecord } from '#tests/support/records.ts';
import { draftSummary } from '../drafting/draft-summary.server.ts';
import { takeInRecord } from '../intake/take-in-record.server.ts';
import { verifierAnswer } from './answers.ts';
import { ModelSession } from './ask-model.server.ts';
import { dayPurse } from './day-purse.server.ts';
import { ModelUnavailable } from './model-trouble.ts';
import { ownPurse } from './spending.ts';

beforeAll(() => modelServer.listen());
afterEach(async () => {
  modelServer.resetHandlers();
  forgetServices();
  await db.modelDay.deleteMany();
});
afterAll(() => modelServer.close());

async function takeIn() {
  const { entityName } = await makeEntity();
  const { transcriptId } = await takeInRecord({
    actorId: null,
    bytes: makeRecord(),
    fileName: 'council.vtt',
    meeting: { kind: 'new', entityName, title: 'Regular meeting', date: '2026-03-10' },
  });
  return transcriptId;
}

async function draft(dailyBudget: number | null) {
  const transcriptId = await takeIn();
  const job = { progress: async () => {} };
  await draftSummary({ transcriptId }, job, { ...standInModel, dailyBudget });
  return {
    version: await db.summaryVersion.findFirstOrThrow({ where: { transcriptId } }),
    use: await db.modelUse.findFirstOrThrow({ where: { transcriptId } }),
  };
}

/** Tells of each stretch its longest segment's own words. */
const serveEcho = () =>
  serveModel(({ task, data }) => {
    const longest = data.segments.toSorted((a, b) => b.text.length - a.text.length)[0];
    if (task !== 'case')
      return completion(JSON.stringify({ sentences: [], cases: [], motions: [] }));
    const { text = '', number = 0 } = longest ?? {};
    const told = { text, evidence: [{ clause: text, quote: text, segment: number }] };
    const lists = { whatItDoes: [], publicComment: [], nextSteps: [] };
    return completion(JSON.stringify({ ...lists, discussion: longest ? [told] : [] }));
  });

describe('a draft that a language model made', () => {
  it('is kept with what it took in tokens and money', async () => {
    const sent = serveEcho();
    const { version, use } = await draft(5);
    expect(version.origin).toBe('model');
    expect(use).toMatchObject({
      model: 'town-crier-1',
      prompts: expect.stringMatching(/tell-case\/\d/),
      calls: sent.length,
      inputTokens: sent.length * reportedUse.inputTokens,
      origin: 'model',
    });
    const day = await db.modelDay.findFirstOrThrow();
    expect(day.microDollars).toBe(use.microDollars);
  });

  it('falls back to the record’s own words where the service is down, and tells the reviewer', async () => {
    serveModel(() => HttpResponse.json({ error: {} }, { status: 401 }));
    const { version, use } = await draft(null);
    expect(version.origin).toBe('extractive');
    expect(version.markdown).not.toBe('');
    expect(version.draftNote).toContain('refused the key');
    expect(use).toMatchObject({ origin: 'extractive', microDollars: 0 });
  });
});

/** Others ask it in vain, until it is left alone. */
async function askInVain() {
  serveModel(() => HttpResponse.json({ error: {} }, { status: 503 }));
  const limits = { patience: 5000, retries: 0 };
  const session = new ModelSession(standInModel, ownPurse(null), limits);
  const question = { instructions: 'Read.', data: {}, schema: verifierAnswer };
  for (let time = 0; time < mostFailures; time += 1)
    await expect(session.ask(question)).rejects.toThrow(ModelUnavailable);
}

describe('a draft by a service that keeps failing', () => {
  it('waits for its turn to try it, which counts as no attempt', async () => {
    await askInVain();
    const transcriptId = await takeIn();
    const { id } = await db.job.findFirstOrThrow({
      where: { kind: 'draft-summary', payload: { contains: transcriptId } },
    });
    const run = async () => {
      await db.job.update({ where: { id }, data: { runAt: new Date(0) } });
      return runJob(id, {
        'draft-summary': (given, job) => draftSummary(given, job, standInModel),
      });
    };
    expect(await run()).toBe('later');
    expect(await db.job.findUniqueOrThrow({ where: { id } })).toMatchObject({
      ...{ state: 'waiting', attempts: 0 },
    });
    modelServer.resetHandlers();
    forgetServices();
    serveEcho();
    expect(await run()).toBe('done');
    const drafted = await db.summaryVersion.findFirstOrThrow({ where: { transcriptId } });
    expect(drafted.origin).toBe('model');
  });
});

describe('the day’s budget', () => {
  it('is not overdrawn by calls that are made at once', async () => {
    const purse = dayPurse(1);
    const granted = await Promise.all(Array.from({ length: 40 }, () => purse.reserve(90_000)));
    expect(granted.filter(Boolean)).toHaveLength(11);
    await purse.settle(90_000, 1_000);
    expect(await purse.reserve(90_000)).toBe(true);
  });

  it('begins anew the next day', async () => {
    await dayPurse(1, new Date('2026-03-10T23:59:00Z')).reserve(1_000_000);
    expect(await dayPurse(1, new Date('2026-03-10T23:59:30Z')).reserve(1)).toBe(false);
    expect(await dayPurse(1, new Date('2026-03-11T00:00:00Z')).reserve(1)).toBe(true);
  });
});
