import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '#app/platform/app-error.ts';
import type { CheckedSentence } from '#app/summaries/draft.ts';
import { ModelSession } from '#app/summaries/model/ask-model.server.ts';
import type { ModelSettings } from '#app/summaries/model/model-settings.ts';
import { verifyVersion } from '#app/summaries/model/prompts/verify.ts';
import { ownPurse } from '#app/summaries/model/spending.ts';
import { verifySentences } from '#app/summaries/model/verify-sentences.server.ts';
import { jsonFilesIn } from './json-files-in.server.ts';
import { type ModelAnswers, readModelAnswers } from './model-answers.ts';
import type { VerifierAnswers } from './verifier-answers.ts';

type Recording = {
  model: ModelSettings;
  /** Folders of labelled sentences as language models write them. */
  folders: readonly string[];
  /** Where a file is written for each of theirs. */
  to: string;
  onFile?: (name: string, judged: { answered: number; of: number }) => void;
};

/**
 * Has the model that is set up read every labelled sentence with nothing but its passages, as it
 * reads those of a draft, and keeps what it answers.
 * @throws AppError `unavailable` where it does not answer on all of them
 */
export async function recordVerifier({ model, folders, to, onFile }: Recording): Promise<void> {
  await mkdir(to, { recursive: true });
  const { verifier } = model;
  const session = new ModelSession(model, ownPurse(model.dailyBudget)).readBy(verifier.name);
  for (const folder of folders)
    for (const { name, text } of await jsonFilesIn(folder)) {
      const { sentences } = readModelAnswers(text);
      const judged = await verifySentences(
        session,
        sentences.map(asDrafted),
        verifier,
        ({ evidence }) => evidence.map(({ quote }) => quote),
      );
      onFile?.(name, { answered: sentences.length - judged.unjudged, of: sentences.length });
      if (judged.unjudged > 0)
        throw new AppError('unavailable', `The model did not answer on all sentences of ${name}.`);
      const answers: VerifierAnswers = {
        prompt: verifyVersion,
        notCarried: Object.fromEntries(
          sentences.map(({ id }, index) => [
            id,
            judged.sentences[index]?.judgement?.notCarried ?? [],
          ]),
        ),
      };
      await writeFile(join(to, name), `${JSON.stringify(answers, null, 2)}\n`);
    }
}

/** A labelled sentence as one of a draft, its passages the evidence; no rule has looked at it. */
const asDrafted = ({ sentence, passages }: ModelAnswers['sentences'][number]): CheckedSentence => ({
  text: sentence,
  section: '',
  item: null,
  citations: [],
  basis: 'compared',
  verdict: 'supported',
  reasons: [],
  doubts: [],
  evidence: passages.map((quote, segment) => ({ clause: sentence, quote, segment })),
  judgement: null,
  unfit: [],
});
