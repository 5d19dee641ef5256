import { db } from '#app/platform/db.server.ts';
import type { Transcript } from '#app/records/transcript.ts';
import type { Draft, DraftOptions } from '../draft.ts';
import { dayPurse } from './day-purse.server.ts';
import { draftWithModel, type ModelDraft, promptVersions } from './model-drafter.server.ts';
import type { ModelSettings } from './model-settings.ts';

type Given = {
  model: ModelSettings;
  transcriptId: string;
  extractive: Draft;
  transcript: Transcript;
  options: DraftOptions;
};

/** `draftWithModel` out of the day's budget, with a record of what it took. */
export async function draftRecorded({ model, transcriptId, ...given }: Given): Promise<ModelDraft> {
  const purse = dayPurse(model.dailyBudget);
  const draft = await draftWithModel({ ...given, settings: model, purse });
  const { origin, note, spent } = draft;
  await db.modelUse.create({
    data: { ...spent, transcriptId, model: model.name, prompts: promptVersions, origin, note },
  });
  return draft;
}
