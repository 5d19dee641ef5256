import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readRecord } from '#app/records/read-record.server.ts';
import { readProceedings } from '../read-proceedings.ts';
import { compareMinutes, type VoteDifference } from './compare-minutes.ts';
import type { MinutesVote } from './minutes-vote.ts';
import { readMinutes } from './read-minutes.ts';
import { samePerson } from './same-person.ts';

const data = '../shared/data/meetings';
/** Official minutes, and notes that a member took in the manner of minutes. */
const meetings = [
  {
    name: 'draper-ut-city-council-2026-01-06',
    record: 'transcript.youtube-asr.business-session.md',
    minutes: 'minutes.approved.business-session.txt',
  },
  {
    name: 'kissimmee-fl-planning-board-2023-09-06',
    record: 'captions.srt',
    minutes: 'author_notes.md',
  },
];
const name = z.string().nullable();
const labelsShape = z.object({
  votes: z.array(
    z.object({
      mover: name,
      seconder: name,
      yes: z.number().nullable(),
      no: z.number().nullable(),
      outcome: name,
      rollCall: z.array(z.object({ name: z.string(), vote: z.string() })),
    }),
  ),
});
type Label = z.infer<typeof labelsShape>['votes'][number];

/** What must be right at least, of all meetings together. */
const floors = { aligned: 0.95, real: 0.95 };

describe.skipIf(!existsSync(data))('minutes of real meetings beside their records', () => {
  it('find their votes, and tell differences that are real', async () => {
    const counts = { written: 0, aligned: 0, told: 0, real: 0 };
    for (const meeting of meetings) {
      const { votes: labels } = labelsShape.parse(
        JSON.parse(readFileSync(`tests/figures/meetings/${meeting.name}.json`, 'utf8')),
      );
      const written = readMinutes((await read(meeting.name, meeting.minutes)).segments);
      const { cases, votes } = readProceedings(await read(meeting.name, meeting.record));
      // Each vote was heard, in its order, so that a vote's label is the one of its place.
      expect(votes.map(({ outcome }) => outcome)).toEqual(labels.map(({ outcome }) => outcome));
      const heard = votes.map((vote) => ({
        ...vote,
        cases: vote.items.flatMap((at) => cases[at] ?? []),
      }));
      counts.written += labels.length;
      for (const one of compareMinutes(written, heard)) {
        if (one.kind !== 'both') continue;
        const [minutes, label] = [written[one.written], labels[one.heard]];
        if (!minutes || !label) continue;
        if (isOf(minutes, label)) counts.aligned += 1;
        counts.told += one.differences.length;
        counts.real += one.differences.filter((each) => isReal(each, label)).length;
      }
    }
    expect(counts.aligned / counts.written).toBeGreaterThanOrEqual(floors.aligned);
    expect(counts.told).toBeGreaterThan(0);
    expect(counts.real / counts.told).toBeGreaterThanOrEqual(floors.real);
  });
});

const read = (folder: string, file: string) =>
  readRecord({
    bytes: readFileSync(`${data}/${folder}/${file}`),
    fileName: file.replace('.md', '.txt'),
  });

const means = (one: string | null, other: string | null) =>
  one === null || other === null || samePerson(one, other) !== 'other';

const isOf = ({ mover, seconder, outcome }: MinutesVote, label: Label) =>
  outcome === label.outcome && means(mover, label.mover) && means(seconder, label.seconder);

/** What the minutes say is what happened, and what was heard is not, or nothing was. */
function isReal({ kind, member, heard, minutes }: VoteDifference, label: Label): boolean {
  if (heard === minutes) return false;
  if (kind === 'outcome') return minutes === label.outcome;
  if (kind === 'tally') return minutes === `${label.yes}-${label.no}`;
  if (kind === 'answer') {
    const own = label.rollCall.find(({ name }) => samePerson(member ?? '', name) === 'same');
    return own?.vote === minutes;
  }
  const labelled = label[kind] ?? '';
  return samePerson(minutes, labelled) === 'same' && (heard === null || heard !== labelled);
}
