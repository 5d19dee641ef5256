import { recordVerifier } from '#app/figures/record-verifier.server.ts';
import { AppError } from '#app/platform/app-error.ts';
import { env } from '#app/platform/env.server.ts';
import { modelSettings } from '#app/summaries/model/model-settings.ts';

/** Keeps what the model that is set up says of labelled sentences, for the figures to judge it by. */
export async function recordVerifierAnswers(folders: string[], to: string): Promise<void> {
  const model = modelSettings(env);
  if (!model) throw new AppError('invalid', 'Set MODEL_PROVIDER and MODEL_NAME first.');
  const onFile = (name: string, { answered, of }: { answered: number; of: number }) =>
    process.stderr.write(`${name}: ${answered} of ${of} answered\n`);
  await recordVerifier({ model, folders, to, onFile });
}
