import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { completion, modelServer, serveModel, standInModel } from '#tests/support/model-service.ts';
import { recordVerifier } from './record-verifier.server.ts';
import { readVerifierAnswers } from './verifier-answers.ts';

beforeAll(() => modelServer.listen());
afterEach(() => modelServer.resetHandlers());
afterAll(() => modelServer.close());

const passage = 'The pool closes in June.';
const labelled = (id: string, sentence: string, error: string | null) => ({
  ...{ id, sentence, source: passage, passages: [passage], error },
  label: error === null ? 'supported' : 'unsupported',
});

it('what a verifier answers is kept by sentence, and it is told no label', async () => {
  const [folder, to] = [await mkdtemp(join(tmpdir(), 'a-')), await mkdtemp(join(tmpdir(), 'b-'))];
  const sentences = [
    labelled('one', passage, null),
    labelled('two', 'The pool closes in June for repairs.', 'added'),
  ];
  await writeFile(join(folder, 'pool.json'), JSON.stringify({ record: 'pool', sentences }));
  const asked = serveModel(({ data }) =>
    completion(
      JSON.stringify({
        sentences: data.sentences.map(({ number, text }) => ({
          number,
          notCarried: text.includes('repairs') ? ['for repairs'] : [],
        })),
      }),
    ),
  );
  await recordVerifier({ model: standInModel, folders: [folder], to });
  const kept = readVerifierAnswers([await readFile(join(to, 'pool.json'), 'utf8')]);
  expect(Object.fromEntries(kept)).toEqual({ one: [], two: ['for repairs'] });
  expect(JSON.stringify(asked)).not.toMatch(/unsupported|added/);
});
