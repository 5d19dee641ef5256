import { readdir, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forgetServices, mostFailures } from '#app/platform/breaker.server.ts';
import { db } from '#app/platform/db.server.ts';
import { env } from '#app/platform/env.server.ts';
import { TryLater } from '#app/platform/jobs/job.ts';
import { type Cutter, findCutter } from '#app/records/speech/cut-recording.server.ts';
import { createSpeech } from '#stand-ins/speech/create-speech.ts';
import { saidIn } from '#stand-ins/speech/heard.ts';
import { fakeRecording, makeFakeFfmpeg } from '../../../tests/support/fake-ffmpeg.ts';
import { makeEntity, makeMeeting } from '../../../tests/support/fixtures.ts';
import { here, startSourceHost } from '../../../tests/support/source-host.ts';
import type { Hearing } from './hearing.ts';
import { transcribeRecording } from './transcribe-recording.server.ts';

const service = createSpeech();
let site: Awaited<ReturnType<typeof startSourceHost>>;
let ffmpeg: Awaited<ReturnType<typeof makeFakeFfmpeg>>;
let cutter: Cutter | null;
let hearing: Partial<Hearing> & Pick<Hearing, 'settings'>;

beforeAll(async () => {
  site = await startSourceHost();
  ffmpeg = await makeFakeFfmpeg();
  cutter = await findCutter(ffmpeg.path);
  await new Promise<void>((done) => service.server.listen(0, '127.0.0.1', done));
  // It listens on a port.
  const { port } = service.server.address() as AddressInfo;
  hearing = {
    settings: {
      address: `http://127.0.0.1:${port}/v1/audio/transcriptions`,
      model: 'town-ear-1',
      key: null,
      format: 'verbose_json',
      price: 0.006,
      dailyBudget: null,
    },
    cutter,
    waits: [0.01, 0.01, 0.01],
    fetching: { ...here, pace: { between: 0.01, mostBetween: 1, turn: 1, patience: 5 } },
  };
});
beforeEach(async () => {
  site.reset();
  forgetServices();
  await db.hostTurn.deleteMany();
  await db.modelDay.deleteMany();
  service.asked.length = 0;
  Object.assign(service.switches, { language: 'english', troubles: [] });
});
afterAll(async () => {
  service.server.close();
  await site.stop();
  await ffmpeg.remove();
});

let recordings = 0;
/** A meeting with a recording of so many seconds, and what became of it. */
async function recorded(seconds: number | 'unknown', contentType = 'audio/mpeg') {
  recordings += 1;
  const path = `/meeting-${recordings}.mp3`;
  site.answers.set(path, (_request, response) =>
    response
      .writeHead(200, { 'content-type': contentType })
      .end(fakeRecording(seconds, String(recordings))),
  );
  const { id: govtEntityId } = await makeEntity();
  const { id: meetingId } = await makeMeeting({ govtEntityId });
  const url = site.address('city.example', path);
  const steps: string[] = [];
  const job = {
    progress: async (_percent: number, step: string) => {
      steps.push(step);
    },
  };
  return {
    meetingId,
    govtEntityId,
    steps,
    hear: (given: Partial<Hearing> = {}) =>
      transcribeRecording({ meetingId, url }, job, { ...hearing, ...given }),
    told: () =>
      db.transcript.findFirst({
        where: { meetingId },
        include: { segments: { orderBy: { index: 'asc' } } },
      }),
    row: () =>
      db.transcription.findFirstOrThrow({ where: { meetingId }, include: { pieces: true } }),
  };
}
const failure = async (work: Promise<unknown>) =>
  await work.then(
    () => null,
    (error: unknown) => error,
  );
const froms = () => service.asked.map(({ from }) => from);
const budget = (dollars: number): Partial<Hearing> => ({
  settings: { ...hearing.settings, dailyBudget: dollars },
});

describe('a recording without captions', () => {
  it('becomes the record of its meeting, word for word, under the name of who heard it', async () => {
    const meeting = await recorded(3000);
    await db.rosterMember.create({
      data: {
        govtEntityId: meeting.govtEntityId,
        name: 'Ingrid Solvang',
        office: 'Mayor',
        memberKey: 'ingrid',
      },
    });
    await meeting.hear();
    const told = await meeting.told();
    const words = told?.segments.map(({ text }) => text).join(' ');
    expect(words).toBe(saidIn(3000).join(' '));
    expect(told).toMatchObject({ engine: 'town-ear-1', faults: '[]' });
    expect(told?.segments.at(-1)?.startSeconds).toBeGreaterThan(2980);
    expect(froms()).toEqual([0, 1170, 2340]);
    expect(service.asked[0]?.prompt).toContain('Mayor Ingrid Solvang');
    expect(meeting.steps).toContain('Listening: 20 of 50 minutes');
    const seconds = service.asked.reduce((sum, one) => sum + one.seconds, 0);
    const { microDollars } = await meeting.row();
    expect(microDollars).toBe(Math.ceil(seconds * 100));
    expect(await db.modelDay.findFirstOrThrow()).toMatchObject({ microDollars });
    expect(await readdir(join(env.dataDir, 'recordings'))).toEqual([]);
    await meeting.hear();
    expect(service.asked).toHaveLength(3);
  });

  it('of which nobody knows how long it is, is heard to its end', async () => {
    const meeting = await recorded('unknown');
    await meeting.hear();
    const words = (await meeting.told())?.segments.map(({ text }) => text).join(' ');
    expect(words).toBe(saidIn(1500).join(' '));
  });

  it('is heard whatever happens to the service in between', async () => {
    const meeting = await recorded(3000);
    service.switches.troubles = [{ kind: 'busy', seconds: 0 }, { kind: 'cut' }, { kind: 'broken' }];
    const first = meeting.hear();
    await first;
    expect(froms()).toEqual([0, 0, 0, 0, 1170, 2340]);
    const words = (await meeting.told())?.segments.map(({ text }) => text).join(' ');
    expect(words).toBe(saidIn(3000).join(' '));
  });

  it('goes on behind the last piece, without being fetched again', async () => {
    const meeting = await recorded(3000);
    const kill = { ...hearing, cutter: dyingAfter(2) };
    expect(await failure(meeting.hear(kill))).toMatchObject({ message: 'killed' });
    service.switches.troubles = [{ kind: 'busy', seconds: 3600 }];
    const later = await failure(meeting.hear());
    expect(later).toBeInstanceOf(TryLater);
    expect(later).toMatchObject({ seconds: 3600 });
    await meeting.hear();
    expect(froms()).toEqual([0, 1170, 2340, 2340]);
    const words = (await meeting.told())?.segments.map(({ text }) => text).join(' ');
    expect(words).toBe(saidIn(3000).join(' '));
  });

  it('is given up when the service hears nothing for a day', async () => {
    const meeting = await recorded(600);
    const broken = () => {
      service.switches.troubles = Array.from({ length: 4 }, () => ({ kind: 'hangs-up' as const }));
    };
    broken();
    expect(await failure(meeting.hear())).toBeInstanceOf(TryLater);
    forgetServices();
    broken();
    const tomorrow = () => new Date(Date.now() + 25 * 60 * 60 * 1000);
    expect(await failure(meeting.hear({ now: tomorrow }))).toMatchObject({
      code: 'unavailable',
      message: expect.stringContaining('for a day'),
    });
  });

  it('waits for its turn, as a job and without a worker, while the service is left alone', async () => {
    const meeting = await recorded(600);
    service.switches.troubles = Array.from({ length: mostFailures }, () => ({ kind: 'hangs-up' }));
    const waits = Array.from({ length: mostFailures + 3 }, () => 0.01);
    expect(await failure(meeting.hear({ ...hearing, waits }))).toBeInstanceOf(TryLater);
    expect(service.asked).toHaveLength(mostFailures);
    const tomorrow = () => new Date(Date.now() + 25 * 60 * 60 * 1000);
    expect(await failure(meeting.hear({ now: tomorrow }))).toBeInstanceOf(TryLater);
    forgetServices();
    await meeting.hear();
    expect((await meeting.told())?.segments.length).toBeGreaterThan(0);
  });

  it('that the service refuses is said, and costs nothing', async () => {
    const meeting = await recorded(600);
    service.switches.troubles = [{ kind: 'refused' }];
    expect(await failure(meeting.hear())).toMatchObject({
      message: expect.stringContaining('Invalid file format'),
    });
    expect(await meeting.row()).toMatchObject({ microDollars: 0 });
  });

  it('waits for tomorrow when the budget is spent, and never overdraws it', async () => {
    const meeting = await recorded(3000);
    // A piece of twenty minutes is twelve cents.
    const spent = await failure(meeting.hear(budget(0.13)));
    expect(spent).toBeInstanceOf(TryLater);
    expect(meeting.steps.at(-1)).toContain('It goes on tomorrow');
    expect(froms()).toEqual([0]);
    expect(await failure(meeting.hear(budget(0.13)))).toBeInstanceOf(TryLater);
    expect((await db.modelDay.findFirstOrThrow()).microDollars).toBe(120_000);
    for (const days of [1, 2]) {
      const now = () => new Date(Date.now() + days * 86_400_000);
      const end = await failure(meeting.hear({ ...budget(0.13), now }));
      expect(end === null).toBe(days === 2);
    }
    expect(froms()).toEqual([0, 1170, 2340]);
    expect((await meeting.told())?.segments.length).toBeGreaterThan(100);
  });

  it('that costs more than a day has is refused at once', async () => {
    const meeting = await recorded(3000);
    expect(await failure(meeting.hear(budget(0.05)))).toMatchObject({
      code: 'unavailable',
      message: expect.stringContaining('SPEECH_DAILY_BUDGET'),
    });
    expect(service.asked).toEqual([]);
  });

  it.each([
    ['spanish', 'other-language'],
    ['garbled', 'garbled'],
    ['loop', 'blank'],
  ] as const)('that is %s has that fault', async (language, fault) => {
    service.switches.language = language;
    const meeting = await recorded(900);
    await meeting.hear();
    expect((await meeting.told())?.faults).toContain(`"${fault}"`);
  });

  it('is sent whole without ffmpeg, as long as services take it', async () => {
    const meeting = await recorded(600);
    await meeting.hear({ cutter: null });
    expect(service.asked).toMatchObject([{ fileName: 'recording.mp3' }]);
    const words = (await meeting.told())?.segments.map(({ text }) => text).join(' ');
    expect(words).toBe(saidIn(600).join(' '));
    expect(await meeting.row()).toMatchObject({ microDollars: 60_000 });
  });

  it('that is too large to be sent whole wants ffmpeg', async () => {
    const meeting = await recorded(600);
    site.answers.set(`/meeting-${recordings}.mp3`, (_request, response) =>
      response.end(Buffer.alloc(26 * 1024 * 1024)),
    );
    expect(await failure(meeting.hear({ cutter: null }))).toMatchObject({
      code: 'too-large',
      message: expect.stringContaining('Install ffmpeg'),
    });
    expect(service.asked).toEqual([]);
  });

  it('is none where the link leads to a page', async () => {
    const meeting = await recorded(600, 'text/html');
    expect(await failure(meeting.hear())).toMatchObject({ code: 'unreadable' });
    expect(service.asked).toEqual([]);
  });

  it('is not heard where a record has come in the meantime', async () => {
    const meeting = await recorded(600);
    await db.transcript.create({
      data: {
        meetingId: meeting.meetingId,
        govtEntityId: meeting.govtEntityId,
        fileName: 'captions.vtt',
        format: 'webvtt',
        sha256: crypto.randomUUID(),
        byteLength: 1,
      },
    });
    await meeting.hear();
    expect(site.questions).toEqual([]);
  });
});

/** Dies, as by a power cut, when the third piece is to be cut. */
function dyingAfter(pieces: number): Cutter {
  let cuts = 0;
  return {
    seconds: async (file) => (await cutter?.seconds(file)) ?? null,
    async cut(piece) {
      cuts += 1;
      if (cuts > pieces) throw new TryLater('killed', { seconds: 1 });
      return (await cutter?.cut(piece)) ?? false;
    },
  };
}

afterAll(() => rm(join(env.dataDir, 'recordings'), { recursive: true, force: true }));
