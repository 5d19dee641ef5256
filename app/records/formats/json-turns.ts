import { z } from 'zod';
import { AppError } from '#app/platform/app-error.ts';
import type { Transcript } from '../transcript.ts';
import { checkCueCount, joinCues } from './join-cues.ts';
import { createSegmentList } from './segment-list.ts';
import { parseStamp } from './stamps.ts';

const time = z
  .union([z.number(), z.string().max(40)])
  .nullish()
  .catch(null);
const speakerName = z
  .union([z.string(), z.number(), z.object({ name: z.string() }).transform(({ name }) => name)])
  .nullish()
  .catch(null);
const turnObject = z.object({
  speaker: speakerName,
  speaker_name: speakerName,
  speakerName: speakerName,
  speaker_label: speakerName,
  name: speakerName,
  text: z.string().nullish(),
  content: z.string().nullish(),
  transcript: z.string().nullish(),
  start: time,
  start_time: time,
  startTime: time,
  end: time,
  end_time: time,
  endTime: time,
  /** A number for whoever speaks, where nobody is named: when it changes, somebody else begins. */
  speaker_index: z.number().nullish().catch(null),
  /** What one speaker says on end, as a list of sentences. */
  data: z.array(z.unknown()).nullish().catch(null),
});

type Turn = {
  speaker: string | null;
  text: string;
  start: Time;
  end: Time;
  /** The number of whoever speaks; null where they are not told apart so. */
  voice: number | null;
};
type Time = number | string | null;

const sentence = turnObject.omit({ data: true }).extend({ text: z.string() });

/** Names under which tools keep their list of turns; the first that holds turns is taken. */
const listNames = [
  'meeting_transcripts',
  'turns',
  'utterances',
  'segments',
  'sentences',
  'transcript',
  'transcripts',
  'monologues',
  'results',
  'data',
];
const heading = z.object({
  title: z.string().nullish().catch(null),
  description: z.string().nullish().catch(null),
  date: z.iso.date().nullish().catch(null),
});
// Marks that transcribers of recorded meetings leave for what is no word: `{vocalsound}`.
const noise = /\{\/?[a-z][a-z ]{0,30}\}/gi;

/** JSON turns, as QMSum and transcription services write them. One segment for each turn. */
export function readJsonTurns(value: unknown): Transcript {
  const { turns, unread, otherKeys } = findTurns(value);
  const leftOut: string[] = [];
  const unit = inMilliseconds(turns) ? 1000 : 1;
  let marks = 0;
  let blank = 0;
  const said = turns.map((turn) => {
    const text = turn.text.replace(noise, () => {
      marks += 1;
      return ' ';
    });
    if (text.trim() === '') blank += 1;
    const startSeconds = secondsOf(turn.start, unit);
    return { startSeconds, endSeconds: secondsOf(turn.end, unit), speaker: turn.speaker, text };
  });
  const isUnattributed = said.every((turn) => turn.speaker === null && turn.startSeconds !== null);
  const joined = isUnattributed ? joinCues(withVoices(said, turns)) : null;
  const list = createSegmentList();
  if (joined === null) for (const turn of said) list.add(turn);
  leftOut.push(...(joined?.leftOut ?? []));
  if (marks > 0) leftOut.push(`${marks} marks of noises, such as {vocalsound}, were taken out.`);
  if (blank > 0) leftOut.push(`${blank === 1 ? '1 turn has' : `${blank} turns have`} no words.`);
  if (unread > 0) leftOut.push(`${unread} entries of the list are not turns, and were not used.`);
  if (otherKeys.length > 0) {
    leftOut.push(`Beside the turns the file holds ${otherKeys.join(', ')}: not used.`);
  }
  const head = heading.safeParse(value);
  return {
    format: 'json-turns',
    title: head.data?.title ?? null,
    description: head.data?.description ?? null,
    date: head.data?.date ?? null,
    clockStartSeconds: null,
    segments: joined?.segments ?? list.segments,
    leftOut,
  };
}

/** Marks where another voice begins as captions do. */
function withVoices<T extends { text: string }>(said: T[], turns: Turn[]): T[] {
  const voiceOf = (index: number) => turns[index]?.voice ?? null;
  return said.map((turn, index) => {
    const isNew = index > 0 && voiceOf(index) !== voiceOf(index - 1);
    return isNew ? { ...turn, text: `>> ${turn.text}` } : turn;
  });
}

function findTurns(value: unknown): { turns: Turn[]; unread: number; otherKeys: string[] } {
  const record = z.record(z.string(), z.unknown()).safeParse(value);
  const names = record.success ? listNames.filter((name) => Array.isArray(record.data[name])) : [];
  const candidates = [{ name: '', list: value }];
  for (const name of names) candidates.push({ name, list: record.data?.[name] });
  for (const { name, list } of candidates) {
    if (!Array.isArray(list)) continue;
    checkCueCount(list.length);
    const read = list.map((entry, index) => turnsOf(entry, index));
    const turns = read.flat();
    checkCueCount(turns.length);
    const unread = read.filter((each) => each.length === 0).length;
    if (turns.length === 0 || unread > list.length / 2) continue;
    const keys = Object.keys(record.data ?? {}).filter((key) => key !== name);
    const otherKeys = keys
      .filter((key) => !['title', 'description', 'date'].includes(key))
      .slice(0, 6)
      .map((key) => key.slice(0, 40));
    return { turns, unread, otherKeys };
  }
  throw new AppError(
    'unreadable',
    'The JSON holds no list of turns with a text each. Known are YouTube captions, and lists of objects with “speaker” and “text” or “content”.',
  );
}

function turnsOf(entry: unknown, place: number): Turn[] {
  const parsed = turnObject.safeParse(entry);
  if (!parsed.success) return [];
  const turn = parsed.data;
  const name = nameOf([
    turn.speaker,
    turn.speaker_name,
    turn.speakerName,
    turn.speaker_label,
    turn.name,
  ]);
  const text = turn.text ?? turn.content ?? turn.transcript;
  if (text === null || text === undefined) {
    // A list within a list: one level, as no tool writes more.
    const inner = (turn.data ?? []).map((each) => sentence.safeParse(each).data);
    return inner.flatMap((each) =>
      each ? turnsOf({ ...each, speaker: name, speaker_index: place }, place) : [],
    );
  }
  return [
    {
      speaker: name,
      text,
      start: turn.start ?? turn.start_time ?? turn.startTime ?? null,
      end: turn.end ?? turn.end_time ?? turn.endTime ?? null,
      voice: turn.speaker_index ?? null,
    },
  ];
}

/** What tools write where they did not know the voice. */
const nobody = /^(?:other|unknown|unidentified|n\/?a|none)$/i;
/** 'anareyes', 'speaker_03': a key, beside which the same turn can have the name it stands for. */
const isKey = (label: string) => /^[a-z\d_.-]+$/.test(label);

/** Who speaks, of all that a turn says of it: a name rather than the key that stands for it. */
function nameOf(given: readonly (string | number | null | undefined)[]): string | null {
  const labels = given
    .map((label) => (label === null || label === undefined ? '' : String(label).trim()))
    .filter((label) => label !== '' && !nobody.test(label));
  return labels.find((label) => !isKey(label)) ?? labels[0] ?? null;
}

function secondsOf(value: Time, unit: number): number | null {
  if (value === null || value === '') return null;
  const isNumber = typeof value === 'number' || /^\d+(?:\.\d+)?$/.test(value);
  const seconds = isNumber ? Number(value) / unit : (parseStamp(String(value))?.seconds ?? null);
  return seconds !== null && Number.isFinite(seconds) && seconds >= 0 ? seconds : null;
}

/** Whole numbers that would make a turn last for minutes a word are milliseconds. */
function inMilliseconds(turns: Turn[]): boolean {
  let words = 0;
  let last = 0;
  for (const { text, start, end } of turns) {
    for (const time of [start, end]) {
      if (typeof time === 'number' && !Number.isInteger(time)) return false;
      if (typeof time === 'number') last = Math.max(last, time);
    }
    words += Math.ceil(text.length / 6);
  }
  return words > 0 && last / words > 30;
}
