import { db } from '#app/platform/db.server.ts';
import type { Draft } from '../draft.ts';
import { dayPurse } from './day-purse.server.ts';
import {
  draftWithModel,
  type GivenToModel,
  type ModelDraft,
  promptVersions,
} from './model-drafter.server.ts';
import type { ModelSettings } from './model-settings.ts';

type Given<Extracted extends Draft> = Omit<
  GivenToModel<Extracted>,
  'settings' | 'purse' | 'limits'
> & { model: ModelSettings; transcriptId: string };

/** `draftWithModel` out of the day's budget, with a record of what it took. */
export async function draftRecorded<Extracted extends Draft>({
  model,
  transcriptId,
  ...given
}: Given<Extracted>): Promise<ModelDraft<Extracted>> {
  const purse = dayPurse(model.dailyBudget);
  const draft = await draftWithModel({ ...given, settings: model, purse });
  const { origin, note, spent } = draft;
  await db.modelUse.create({
    data: { ...spent, transcriptId, model: model.name, prompts: promptVersions, origin, note },
  });
  return draft;
}
