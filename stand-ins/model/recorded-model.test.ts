import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createRecordedModel, keyOf } from './recorded-model.ts';

let folder: string;
let server: ReturnType<typeof createRecordedModel>;
let unanswered: string[];

const answer = { discussion: [{ text: 'The bus is late.', evidence: [] }] };

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dais-recorded-'));
  await writeFile(
    join(folder, 'answers.json'),
    JSON.stringify({ [keyOf('Tell.', '{"a":1}')]: answer }),
  );
  unanswered = [];
  server = createRecordedModel({
    answers: folder,
    asked: join(folder, 'asked'),
    onUnanswered: (instructions) => unanswered.push(instructions),
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

const post = (body: unknown) => {
  const { port } = server.address() as AddressInfo; // A server on a port has no other address.
  return fetch(`http://127.0.0.1:${port}/v1/chat/completions`, {
    method: 'POST',
    body: JSON.stringify(body),
  });
};
const question = (system: string, user: string) => ({
  model: 'recorded',
  messages: [
    { role: 'system', content: system },
    { role: 'user', content: user },
  ],
});
const contentOf = async (response: Response) =>
  JSON.parse((await response.json()).choices[0].message.content);

it('answers what it was asked before with the same words', async () => {
  expect(await contentOf(await post(question('Tell.', '{"a":1}')))).toEqual(answer);
  expect(unanswered).toEqual([]);
});

it('has nothing to tell of another question, says so and writes it down', async () => {
  expect(await contentOf(await post(question('Tell.', '{"a":2}')))).toMatchObject({
    discussion: [],
    sentences: [],
  });
  expect(await readdir(join(folder, 'asked'))).toEqual([`${keyOf('Tell.', '{"a":2}')}.json`]);
  expect(unanswered).toEqual(['Tell.']);
});

it('refuses what is no question', async () => {
  expect((await post({ model: 'recorded' })).status).toBe(400);
});
