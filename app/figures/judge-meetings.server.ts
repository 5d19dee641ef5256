import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { AppError } from '#app/platform/app-error.ts';
import type { AgendaEntry } from '#app/records/agenda/agenda.ts';
import { readAgendaApart } from '#app/records/agenda/read-agenda-apart.server.ts';
import { readRecordApart } from '#app/records/read-record-apart.server.ts';
import type { Transcript } from '#app/records/transcript.ts';
import { draftExtractively } from '#app/summaries/drafting/extractive-drafter.ts';
import { readMinutesApart } from '#app/summaries/minutes/read-minutes-apart.server.ts';
import { draftWithModel, type ModelDraft } from '#app/summaries/model/model-drafter.server.ts';
import type { ModelSettings } from '#app/summaries/model/model-settings.ts';
import { ownPurse } from '#app/summaries/model/spending.ts';
import { jsonFilesIn } from './json-files-in.server.ts';
import { type DraftFigures, judgeDraft } from './judge-draft.ts';
import { judgeMinutes, type MinutesFigures } from './judge-minutes.ts';
import {
  judgeModelDraft,
  type ModelDraftFigures,
  nothingByModel,
  votesWithCounts,
} from './judge-model-draft.ts';
import { judgeProceedings, type ProceedingsFigures } from './judge-proceedings.ts';
import { type MeetingLabels, readMeetingLabels } from './meeting-labels.ts';
import { RecordPlaces } from './record-places.ts';

export type MeetingFigures = ProceedingsFigures &
  DraftFigures &
  ModelDraftFigures &
  MinutesFigures & { meeting: string } & Pick<MeetingLabels, 'set' | 'kind'>;

type Given = {
  /** Holds the meetings' folders. */
  folder: string;
  labels: string;
  /** The language model that also tells the cases; null for drafts by code alone. */
  model: ModelSettings | null;
  onRecord?: (record: string) => void;
};

/**
 * Drafts each labelled meeting whose record is there, by code alone and, where one is given, with a
 * model, and holds it against its labels.
 */
export async function judgeMeetings({
  folder,
  labels,
  model,
  onRecord,
}: Given): Promise<MeetingFigures[]> {
  if (!existsSync(folder)) throw new AppError('not-found', `There is no folder ${folder}.`);
  const figures: MeetingFigures[] = [];
  for (const { name, text } of await jsonFilesIn(labels)) {
    const label = readMeetingLabels(text);
    const path = join(folder, label.record);
    if (!existsSync(path)) continue;
    onRecord?.(path);
    figures.push({
      meeting: basename(name, '.json'),
      ...(await judgeMeeting(folder, label, model)),
    });
  }
  return figures;
}

async function judgeMeeting(
  folder: string,
  label: MeetingLabels,
  model: ModelSettings | null,
): Promise<Omit<MeetingFigures, 'meeting'>> {
  const file = async (path: string) => ({
    bytes: await readFile(join(folder, path)),
    fileName: basename(path),
  });
  const transcript = await readRecordApart(await file(label.record));
  const agenda: AgendaEntry[] = label.agenda
    ? (await readAgendaApart(await file(label.agenda))).entries
    : [];
  const draft = await draftExtractively(transcript, { agenda });
  const places = new RecordPlaces(transcript.segments);
  const found = judgeProceedings(draft, label, places);
  const told = judgeDraft(draft, label);
  const drafted = model ? await draftByModel(model, transcript, agenda) : null;
  const byModel = drafted ? judgeModelDraft(drafted, label, transcript) : nothingByModel;
  const minutes = label.minutes ? (await readMinutesApart(await file(label.minutes))).votes : [];
  const settled = judgeMinutes(
    drafted ? { cases: drafted.cases, votes: votesWithCounts(drafted) } : draft,
    minutes,
    label,
    places,
  );
  const { set, kind } = label;
  // Of what was set aside nobody is to see more than numbers.
  const wrong = set === 'set aside' ? [] : [...found.wrong, ...told.wrong, ...byModel.wrong];
  return { set, kind, ...found, ...told, ...byModel, ...settled, wrong };
}

/** @throws AppError `unreadable` where the model failed: figures of another drafter are not its own */
async function draftByModel(
  settings: ModelSettings,
  transcript: Transcript,
  agenda: AgendaEntry[],
): Promise<ModelDraft> {
  const purse = ownPurse(settings.dailyBudget);
  const draft = await draftWithModel({
    settings,
    purse,
    extract: (outline) => draftExtractively(transcript, { agenda, outline }),
    transcript,
    options: { agenda },
  });
  if (draft.origin !== 'model') throw new AppError('unreadable', draft.note ?? 'No draft.');
  return draft;
}
