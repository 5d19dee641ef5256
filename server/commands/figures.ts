import { writeFile } from 'node:fs/promises';
import { countFigures } from '#app/figures/figures.server.ts';
import { figuresTable } from '#app/figures/figures-table.ts';
import { keptOf } from '#app/figures/kept-run.ts';
import { AppError } from '#app/platform/app-error.ts';
import { version } from '#app/platform/version.server.ts';
import { type ModelSettings, modelSettings } from '#app/summaries/model/model-settings.ts';

type Options = {
  json?: boolean;
  labels: string;
  paraphrases: string;
  answers: string[];
  verifierAnswers: string;
  agendas: string;
  meetings?: string;
  meetingLabels: string;
  model?: boolean;
  seed: string;
  save?: string;
};

/** Prints how well the method does on the records of the folders; needs no database. */
export async function figures(folders: string[], options: Options): Promise<void> {
  if (!/^\d{1,9}$/.test(options.seed)) throw new AppError('invalid', '--seed is a whole number.');
  const { meetings, meetingLabels } = options;
  if (folders.length === 0 && !meetings)
    throw new AppError('invalid', 'Name a folder of records, or --meetings with one of meetings.');
  const model = options.model ? await setUpModel() : null;
  const counted = await countFigures({
    folders,
    labels: options.labels,
    paraphrases: options.paraphrases,
    answers: options.answers,
    verifierAnswers: options.verifierAnswers,
    agendas: options.agendas,
    meetings: meetings ? { folder: meetings, labels: meetingLabels, model } : null,
    seed: Number(options.seed),
    measure: true,
    onRecord: (record) => process.stderr.write(`${record}\n`),
  });
  if (options.save) {
    const kept = keptOf({ figures: counted, on: new Date(), program: version });
    await writeFile(options.save, `${JSON.stringify(kept, null, 2)}\n`);
  }
  const text = options.json ? JSON.stringify(counted, null, 2) : figuresTable(counted);
  await new Promise<void>((resolve) => process.stdout.write(`${text}\n`, () => resolve()));
}

/** The environment is read only for a model: everything else works whatever it holds. */
async function setUpModel(): Promise<ModelSettings> {
  const { env } = await import('#app/platform/env.server.ts');
  const model = modelSettings(env);
  if (!model) throw new AppError('invalid', 'Set MODEL_PROVIDER and MODEL_NAME for --model.');
  return model;
}
