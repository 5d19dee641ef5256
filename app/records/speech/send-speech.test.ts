import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forgetServices, mostFailures, restSeconds } from '#app/platform/breaker.server.ts';
import { createSpeech } from '#stand-ins/speech/create-speech.ts';
import { namesPrompt } from './names-prompt.ts';
import { readSpeechAnswer } from './read-answer.ts';
import { sendSpeech } from './send-speech.server.ts';
import type { SpeechSettings } from './speech-settings.ts';
import { writeHeardRecord } from './write-heard-record.ts';

const service = createSpeech();
let settings: SpeechSettings;

beforeAll(async () => {
  await new Promise<void>((done) => service.server.listen(0, '127.0.0.1', done));
  // It listens on a port.
  const { port } = service.server.address() as AddressInfo;
  settings = {
    address: `http://127.0.0.1:${port}/v1/audio/transcriptions`,
    model: 'town-ear-1',
    key: 'secret-key',
    format: 'verbose_json',
    price: 0.006,
    dailyBudget: null,
  };
});
beforeEach(() => {
  service.asked.length = 0;
  service.switches.troubles = [];
  forgetServices();
});
afterAll(() => service.server.close());

const piece = { name: 'piece.mp3', prompt: 'A public meeting of Alder Falls.' };
const sound = new Blob(['PIECE from=60 seconds=30']);
const place = { from: 60, seconds: 30 };

describe('a speech-to-text service', () => {
  it('is sent the sound, the model and the names, and its times are those of the recording', async () => {
    const answer = readSpeechAnswer(await sendSpeech(settings, { ...piece, sound }), place);
    expect(service.asked).toEqual([
      {
        model: 'town-ear-1',
        format: 'verbose_json',
        prompt: piece.prompt,
        key: 'Bearer secret-key',
        fileName: 'piece.mp3',
        ...place,
      },
    ]);
    expect(answer?.segments[0]).toEqual({
      startSeconds: 60,
      endSeconds: 66,
      speaker: null,
      text: 'Good evening. I call this meeting of the town council to order, number 11.',
    });
  });

  it('may tell speakers apart', async () => {
    const diarized: SpeechSettings = { ...settings, format: 'diarized_json' };
    const answer = readSpeechAnswer(await sendSpeech(diarized, { ...piece, sound }), place);
    expect(answer?.segments.map(({ speaker }) => speaker)).toEqual(['A', 'B', 'A', 'B', 'A']);
  });

  it.each([
    [{ kind: 'busy', seconds: 7 } as const, { kind: 'busy', seconds: 7 }],
    [{ kind: 'broken' } as const, { kind: 'failed' }],
    [{ kind: 'cut' } as const, { kind: 'failed' }],
    [{ kind: 'hangs-up' } as const, { kind: 'failed' }],
    [
      { kind: 'refused' } as const,
      { kind: 'refused', message: expect.stringContaining('Invalid file') },
    ],
  ])('that is in trouble is told by what to do: %o', async (trouble, told) => {
    service.switches.troubles = [trouble];
    await expect(sendSpeech(settings, { ...piece, sound })).rejects.toMatchObject(told);
  });

  it('that keeps failing is sent nothing for a while, and is said to rest', async () => {
    service.switches.troubles = Array.from({ length: mostFailures }, () => ({ kind: 'broken' }));
    for (let time = 0; time < mostFailures; time += 1)
      await expect(sendSpeech(settings, { ...piece, sound })).rejects.toThrow('answered with 500');
    const told = { kind: 'resting', seconds: restSeconds };
    await expect(sendSpeech(settings, { ...piece, sound })).rejects.toMatchObject(told);
    expect(service.asked).toHaveLength(mostFailures);
  });

  it.each([
    [{ hello: 'there' }, null],
    ['text', null],
    [{ segments: [{ start: '1', end: 2, text: 'x' }] }, null],
    [{ text: '' }, []],
    [{ text: 'All of it.', segments: [] }, [[60, 90, 'All of it.']]],
    [
      {
        segments: [
          { start: 5, end: 900, text: ' a ' },
          { start: 1, end: 0, text: 'b' },
        ],
      },
      [
        [61, 61, 'b'],
        [65, 90, 'a'],
      ],
    ],
  ])('is believed as far as it makes sense: %j', (value, wanted) => {
    const answer = readSpeechAnswer(value, place);
    const read = answer?.segments.map((one) => [one.startSeconds, one.endSeconds, one.text]);
    expect(read ?? null).toEqual(wanted);
  });

  it('is told as many names as it takes into account', () => {
    const members = Array.from({ length: 50 }, (_, index) => ({
      name: `Ada Lindqvist${index}`,
      office: 'Council Member',
    }));
    const prompt = namesPrompt('Alder Falls', members);
    expect(prompt).toContain('Council Member Ada Lindqvist0, Council Member Ada Lindqvist1');
    expect(prompt.length).toBeLessThan(610);
    expect(namesPrompt('Alder Falls', [])).toBe('A public meeting of Alder Falls.');
  });
});

it('what was heard is written with times as captions have them', () => {
  const heard = { startSeconds: 3661.0004, endSeconds: 3662.9996, speaker: null, text: 'Aye.' };
  expect(JSON.parse(new TextDecoder().decode(writeHeardRecord([heard])))).toEqual({
    segments: [{ start: '01:01:01.000', end: '01:01:03.000', text: 'Aye.' }],
  });
});
