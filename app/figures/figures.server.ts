import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { checkSentences } from '#app/checking/check-sentences.ts';
import { citedSource } from '#app/checking/cited-source.ts';
import { AppError } from '#app/platform/app-error.ts';
import { readRecordApart } from '#app/records/read-record-apart.server.ts';
import type { Transcript } from '#app/records/transcript.ts';
import { looseIn } from '#app/summaries/counted-sentence.ts';
import { countedSentences } from '#app/summaries/drafting/counted-tells.ts';
import { draftExtractively } from '#app/summaries/drafting/extractive-drafter.ts';
import { judgeMarkdown } from '#app/summaries/judged-sentence.ts';
import type { ModelSettings } from '#app/summaries/model/model-settings.ts';
import { type Alteration, alterations } from './alterations.ts';
import { namesIn } from './altered-names.ts';
import type { Claim } from './claim.ts';
import { humanSummary } from './human-summary.ts';
import { jsonFilesIn } from './json-files-in.server.ts';
import { type JudgedAgenda, judgeAgendas } from './judge-agendas.server.ts';
import { type AnswerFigures, type AnswerFile, judgeAnswers } from './judge-answers.ts';
import { type CheckerFigures, judgeChecker } from './judge-checker.ts';
import { judgeMeetings, type MeetingFigures } from './judge-meetings.server.ts';
import { judgeOverlap, type Overlap } from './judge-overlap.ts';
import { judgeVotes, readVoteLabels, type VoteFigures, type VoteLabels } from './judge-votes.ts';
import { type Cost, measureRecord } from './measure-record-in-child.server.ts';
import { readModelAnswers } from './model-answers.ts';
import { type Paraphrases, readParaphrases } from './paraphrases.ts';
import { type Random, seededRandom } from './seeded-random.ts';
import { readVerifierAnswers } from './verifier-answers.ts';

export type RecordFigures = {
  record: string;
  /** Null where the record was taken in; else why it was not. */
  refused: string | null;
  format: string | null;
  segments: number;
  leftOut: string[];
  items: number;
  sentences: number;
  supported: number;
  votes: VoteFigures | null;
  overlap: Overlap | null;
  cost: Cost | null;
};

export type Figures = {
  seed: number;
  records: RecordFigures[];
  checker: CheckerFigures;
  answers: AnswerFigures[];
  agendas: JudgedAgenda[];
  /** Labelled meetings, where their folder was given. */
  meetings: MeetingFigures[];
};

export type FiguresOptions = {
  folders: readonly string[];
  labels: string;
  paraphrases: string;
  /** Folders of sentences as language models write them. */
  answers: readonly string[];
  /** The folder of what a verifier answered on them. */
  verifierAnswers: string;
  /** The folder of agendas with their labels. */
  agendas: string;
  /**
   * The folder of labelled meetings' folders, and that of their labels, and the model that
   * tells their cases, if one does; null without them.
   */
  meetings: { folder: string; labels: string; model: ModelSettings | null } | null;
  seed: number;
  /** Times and memory need a process for each record; tests go without. */
  measure: boolean;
  onRecord?: (record: string) => void;
};

const recordEndings = /\.(?:txt|vtt|srt|json3?|pdf)$/i;
const fewestElsewhere = 12;

/** Reads every record of the folders and judges intake, drafts, checker and votes by it. */
export async function countFigures(options: FiguresOptions): Promise<Figures> {
  const random = seededRandom(options.seed);
  const labels = (await readAll(options.labels)).map(readVoteLabels);
  const paraphrases = (await readAll(options.paraphrases)).flatMap(readParaphrases);
  const records: RecordFigures[] = [];
  const unaltered: Claim[] = [];
  const altered: Alteration[] = [];
  for (const path of await recordsIn(options.folders)) {
    options.onRecord?.(path);
    const judged = await judgeRecord(path, labels, options);
    records.push(judged.figures);
    unaltered.push(...judged.claims);
    altered.push(...alterAll(judged.claims, judged.transcript, random));
  }
  // Dice of their own: what is altered in them does not hang on how many sentences drafts have.
  const alteredByHand = alterByHand(paraphrases, seededRandom(options.seed));
  return {
    seed: options.seed,
    records,
    checker: judgeChecker({ unaltered, altered, alteredByHand, paraphrases }),
    answers: judgeAnswers(
      (await Promise.all(options.answers.map(answersIn))).flat(),
      readVerifierAnswers(await readAll(options.verifierAnswers)),
    ),
    agendas: await judgeAgendas(options.agendas),
    meetings: options.meetings
      ? await judgeMeetings({ ...options.meetings, onRecord: options.onRecord })
      : [],
  };
}

async function judgeRecord(
  path: string,
  labels: readonly VoteLabels[],
  { measure, seed }: FiguresOptions,
): Promise<{ figures: RecordFigures; claims: Claim[]; transcript: Transcript | null }> {
  const bytes = await readFile(path);
  const record = basename(path);
  const nothing = { format: null, segments: 0, leftOut: [], items: 0, sentences: 0, supported: 0 };
  let transcript: Transcript;
  try {
    transcript = await readRecordApart({ bytes, fileName: record });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const refused = error.message;
    const figures = { record, refused, ...nothing, votes: null, overlap: null, cost: null };
    return { figures, claims: [], transcript: null };
  }
  const draft = await draftExtractively(transcript, {});
  const { segments } = transcript;
  const counted = countedSentences(draft);
  const judged = judgeMarkdown(draft.markdown, { origin: 'extractive', segments, counted });
  // What is counted or quoted is not compared: of it only what would pass is a test of the rules.
  const checked = checkSentences(draft.sentences, segments).filter(
    ({ verdict }) => verdict === 'supported',
  );
  const reference = humanSummary(bytes);
  const label = labels.find((known) => known.record === record);
  const byIndex = new Map(transcript.segments.map((segment) => [segment.index, segment]));
  const figures: RecordFigures = {
    record,
    refused: null,
    format: transcript.format,
    segments: segments.length,
    leftOut: transcript.leftOut,
    items: draft.cases.length,
    sentences: judged.length,
    supported: judged.length - looseIn(judged, counted).length,
    votes: label ? judgeVotes(draft.votes, transcript, label) : null,
    overlap: reference === null ? null : await judgeOverlap(transcript, reference, seed),
    cost: measure ? measureRecord(path) : null,
  };
  const claims = checked.map(({ text, citations }) => ({
    sentence: text,
    source: citedSource(citations, (index) => byIndex.get(index)),
  }));
  return { figures, claims, transcript };
}

/** Each drafted sentence, altered; a moved citation leads to another place of the same record. */
function alterAll(
  claims: readonly Claim[],
  transcript: Transcript | null,
  random: Random,
): Alteration[] {
  if (!transcript) return [];
  const texts = transcript.segments.map(({ speaker, text }) =>
    speaker === null ? text : `${speaker}: ${text}`,
  );
  const elsewhere = texts.length < fewestElsewhere ? [] : texts;
  const names = namesIn(texts);
  return claims.flatMap((claim) => alterations(claim, { names, elsewhere, random }));
}

function alterByHand(paraphrases: readonly Paraphrases[], random: Random): Alteration[] {
  return paraphrases.flatMap(({ source, supported }) =>
    supported.flatMap((sentence) =>
      alterations(
        { sentence, source },
        {
          names: namesIn(paraphrases.map((other) => other.source)),
          elsewhere: paraphrases.map((other) => other.source).filter((text) => text !== source),
          random,
        },
      ),
    ),
  );
}

async function recordsIn(folders: readonly string[]): Promise<string[]> {
  const paths: string[] = [];
  for (const folder of folders) {
    const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => null);
    if (!found) throw new AppError('not-found', `There is no folder ${folder}.`);
    for (const entry of found)
      if (entry.isFile() && recordEndings.test(entry.name))
        paths.push(join(entry.parentPath, entry.name));
  }
  return paths.sort();
}

async function answersIn(folder: string): Promise<AnswerFile[]> {
  const files = await jsonFilesIn(folder);
  return files.map(({ name, text }) => ({ folder, name, answers: readModelAnswers(text) }));
}

async function readAll(folder: string): Promise<string[]> {
  const files = existsSync(folder) ? await jsonFilesIn(folder) : [];
  return files.map(({ text }) => text);
}
