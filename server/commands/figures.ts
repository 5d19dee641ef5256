import { countFigures } from '#app/figures/figures.server.ts';
import { figuresTable } from '#app/figures/figures-table.ts';
import { AppError } from '#app/platform/app-error.ts';

type Options = { json?: boolean; labels: string; paraphrases: string; seed: string };

/** Prints how well the method does on the records of the folders; needs no database. */
export async function figures(folders: string[], options: Options): Promise<void> {
  if (!/^\d{1,9}$/.test(options.seed)) throw new AppError('invalid', '--seed is a whole number.');
  const counted = await countFigures({
    folders,
    labels: options.labels,
    paraphrases: options.paraphrases,
    seed: Number(options.seed),
    measure: true,
    onRecord: (record) => process.stderr.write(`${record}\n`),
  });
  const text = options.json ? JSON.stringify(counted, null, 2) : figuresTable(counted);
  await new Promise<void>((resolve) => process.stdout.write(`${text}\n`, () => resolve()));
}
