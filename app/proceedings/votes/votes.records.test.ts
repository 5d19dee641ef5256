import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type DraftedRecord, draftRecord } from '#app/summaries/drafting/draft-record.server.ts';
import type { DemoVote } from '#prisma/demo/record-votes/demo-vote.ts';
import { demoRecordVotes } from '#prisma/demo/record-votes.ts';
import type { Vote } from '../vote.ts';

const files = Object.keys(demoRecordVotes);
const drafts = new Map<string, DraftedRecord>();
for (const fileName of files) {
  const bytes = readFileSync(`prisma/demo/records/${fileName}`);
  drafts.set(fileName, await draftRecord({ bytes, fileName, drafter: 'extractive' }));
}

const votesOf = (file: string) =>
  (drafts.get(file)?.votes ?? []).filter(({ motion }) => !adjourns.test(motion));
const adjourns = /adjourn/i;
const surname = (name: string | null) => name?.split(' ').at(-1)?.toLowerCase() ?? null;
const agrees = (found: Vote | undefined, label: DemoVote) =>
  found?.motion.toLowerCase().includes(label.motion.toLowerCase()) &&
  surname(found.mover) === surname(label.mover) &&
  surname(found.seconder) === surname(label.seconder) &&
  found.method === label.method &&
  found.yes === label.yes &&
  found.no === label.no &&
  found.outcome === label.outcome;

it('finds the votes of councils, boards and commissions as they were labelled by hand', () => {
  const labels = files.flatMap((file) =>
    (demoRecordVotes[file] ?? []).map((label, index) => ({ file, label, index })),
  );
  const wrong = labels.filter(({ file, label, index }) => !agrees(votesOf(file)[index], label));
  expect(labels).toHaveLength(34);
  const motions = wrong.map(({ label }) => label.motion).join('; ');
  expect(wrong.length, motions).toBeLessThanOrEqual(1);
});

it.each(files)('finds as many votes as were taken in %s, and no outcome wrong', (file) => {
  const labels = demoRecordVotes[file] ?? [];
  const outcomes = votesOf(file).map(({ outcome }) => outcome);
  expect(outcomes).toHaveLength(labels.length);
  for (const [index, outcome] of outcomes.entries())
    if (outcome !== null) expect(outcome).toBe(labels[index]?.outcome);
});

it.each(files)('tells every decision of %s with few places to look it up', (file) => {
  const decisions = drafts
    .get(file)
    ?.sentences.filter(
      ({ section, basis, text }) =>
        section === 'Item by item' && basis !== 'quoted' && !adjourns.test(text),
    );
  expect(decisions?.length).toBeGreaterThanOrEqual(demoRecordVotes[file]?.length ?? 0);
  for (const { citations } of decisions ?? []) expect(citations.length).toBeLessThanOrEqual(6);
});

it.each(files)(
  'opens the summary of %s with what was decided, and nothing says nothing',
  (file) => {
    const sentences = drafts.get(file)?.sentences ?? [];
    const inShort = sentences.filter(({ section }) => section === 'In short');
    expect(inShort.length).toBeGreaterThan(0);
    expect(inShort.length).toBeLessThanOrEqual(6);
    expect(sentences.filter(({ fit }) => fit.verdict === 'unfit')).toEqual([]);
  },
);

it('puts each vote under the item in which it was moved', () => {
  const { cases = [] } = drafts.get('school-buses.vtt') ?? {};
  expect(votesOf('school-buses.vtt').map(({ item }) => cases[item ?? -1]?.title)).toEqual([
    'Consent agenda',
    'New bus routes and bell times',
    'Bus contract',
    'School calendar for 2027 to 2028',
  ]);
});
