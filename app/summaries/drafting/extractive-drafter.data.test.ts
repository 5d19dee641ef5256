import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkSentences } from '#app/checking/check-sentences.ts';
import { workDone } from '#tests/support/work-done.ts';
import { draftRecord } from './draft-record.server.ts';

const data = '../shared/data';
const records = existsSync(data)
  ? ['transcripts', 'qmsum'].flatMap((folder) =>
      readdirSync(join(data, folder)).map((name) => join(data, folder, name)),
    )
  : [];
const draftOf = (path: string) =>
  draftRecord({ bytes: readFileSync(path), fileName: basename(path), drafter: 'extractive' });

describe.skipIf(records.length === 0)('real records', () => {
  it.each(records)('every drafted sentence of %s passes the check, in seconds', async (path) => {
    const seconds = workDone();
    const { segments, items, sentences, markdown } = await draftOf(path);
    expect(seconds()).toBeLessThan(10);
    const failed = checkSentences(sentences, segments).filter(
      ({ verdict }) => verdict !== 'supported',
    );
    expect(failed).toEqual([]);
    expect(sentences.length).toBeGreaterThan(5);
    expect(items.length).toBeLessThanOrEqual(60);
    expect(markdown).toContain('## In short');
  });

  const named = (part: string) => records.find((path) => path.includes(part)) ?? '';

  it('the Small Business markup has one vote, 27 to 0', async () => {
    const { votes } = await draftOf(named('small-business'));
    expect(votes).toMatchObject([{ yes: 27, no: 0, outcome: 'adopted', method: 'electronic' }]);
    expect(votes[0]?.motion).toContain('H.R. 5100');
  });

  it('the Rules Committee of September 15 voted down three amendments and reported the rule', async () => {
    const { votes, sentences } = await draftOf(named('117807'));
    expect(votes.map(({ yes, no, outcome }) => [yes, no, outcome])).toEqual([
      [2, 8, 'rejected'],
      [2, 8, 'rejected'],
      [2, 8, 'rejected'],
      [8, 2, 'adopted'],
    ]);
    expect(sentences.filter(({ section }) => section === 'Decisions')).toHaveLength(4);
  });

  it('hearings have no votes', async () => {
    for (const part of ['agriculture', 'natural-resources', 'transportation', 'financial'])
      expect((await draftOf(named(part))).votes).toEqual([]);
  });
});
