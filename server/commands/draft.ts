import { basename } from 'node:path';
import { AppError } from '#app/platform/app-error.ts';
import { draftRecord } from '#app/summaries/drafting/draft-record.server.ts';
import { modelSettings } from '#app/summaries/model/model-settings.ts';
import { readRecordFile } from './read-file.ts';

type Options = { agenda?: string; drafter: string; words?: string };

export async function draft(record: string, { agenda, drafter, words }: Options): Promise<void> {
  if (drafter !== 'extractive' && drafter !== 'model') {
    throw new AppError('invalid', '--drafter is extractive or model.');
  }
  if (words !== undefined && !/^[1-9]\d{0,5}$/.test(words)) {
    throw new AppError('invalid', '--words is a whole number above 0.');
  }
  const result = await draftRecord({
    bytes: await readRecordFile(record),
    fileName: basename(record),
    agendaBytes: agenda === undefined ? undefined : await readRecordFile(agenda),
    drafter,
    model: drafter === 'model' ? await setUpModel() : null,
    onNote: (note) => console.error(note),
    words: words === undefined ? undefined : Number(words),
  });
  await new Promise<void>((resolve) =>
    process.stdout.write(`${JSON.stringify(result)}\n`, () => resolve()),
  );
}

/** The environment is read only for a model: the extractive drafter works whatever it holds. */
async function setUpModel() {
  const { env } = await import('#app/platform/env.server.ts');
  return modelSettings(env);
}
