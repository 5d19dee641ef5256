import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { workDone } from '#tests/support/work-done.ts';
import { looseIn } from '../counted-sentence.ts';
import { judgeMarkdown } from '../judged-sentence.ts';
import { countedSentences } from './counted-tells.ts';
import { type DraftedRecord, draftRecord } from './draft-record.server.ts';

const data = '../shared/data';
const records = existsSync(data)
  ? ['transcripts', 'qmsum'].flatMap((folder) =>
      readdirSync(join(data, folder)).map((name) => join(data, folder, name)),
    )
  : [];
const draftOf = (path: string) =>
  draftRecord({ bytes: readFileSync(path), fileName: basename(path), drafter: 'extractive' });

/** Where a case began is of no matter to what became of it. */
const whole = (one: DraftedRecord['cases'][number]) => ({
  ...one,
  kind: 'action' as const,
  isConsent: false,
  unvoted: [],
  entry: null,
  firstSentence: 0,
  lastSentence: 0,
});

/** Of each the figures' own test says that what is drafted was counted, or stands there word for word. */
const everySecond = records.filter((_, at) => at % 2 === 0);

describe.skipIf(records.length === 0)('real records', () => {
  it.each(everySecond)(
    'of %s nothing is told but what was counted or said, in seconds',
    async (path) => {
      const seconds = workDone();
      const { segments, cases, votes, sentences, markdown } = await draftOf(path);
      expect(seconds()).toBeLessThan(10);
      const counted = countedSentences({ cases: cases.map(whole), votes });
      const judged = judgeMarkdown(markdown, { origin: 'extractive', segments, counted });
      expect(looseIn(judged, counted)).toEqual([]);
      expect(judged).toHaveLength(sentences.length);
      expect(sentences.length).toBeGreaterThan(5);
      expect(cases.length).toBeLessThanOrEqual(60);
      expect(markdown).toContain('## In short');
    },
  );

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
    const counted = sentences.filter(
      ({ section, basis }) => section !== 'In short' && basis !== 'quoted',
    );
    expect(counted).toHaveLength(4);
  });

  it('hearings have no votes', async () => {
    for (const part of ['agriculture', 'natural-resources', 'transportation', 'financial'])
      expect((await draftOf(named(part))).votes).toEqual([]);
  });
});
