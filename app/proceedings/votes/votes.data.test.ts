import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readRecord } from '#app/records/read-record.server.ts';
import { readProceedings } from '../read-proceedings.ts';

const data = '../shared/data/transcripts';
const labelFolder = 'tests/figures/labels';
const names = existsSync(data)
  ? readdirSync(labelFolder).filter((name) => name.endsWith('.json'))
  : [];
const labelsShape = z.object({
  record: z.string(),
  votes: z.array(
    z.object({
      mover: z.string().nullable(),
      method: z.string(),
      yes: z.number().nullable(),
      no: z.number().nullable(),
      outcome: z.string().nullable(),
    }),
  ),
});

describe.skipIf(names.length === 0)('the votes of real committees', { timeout: 30_000 }, () => {
  it.each(names)('are those labelled by hand in %s, and no others', async (name) => {
    const { record, votes } = labelsShape.parse(
      JSON.parse(readFileSync(`${labelFolder}/${name}`, 'utf8')),
    );
    const bytes = readFileSync(`${data}/${record}`);
    const transcript = await readRecord({ bytes, fileName: record });
    const found = readProceedings(transcript).votes;
    expect(found).toHaveLength(votes.length);
    for (const [index, label] of votes.entries()) {
      const vote = found[index];
      expect(vote?.outcome).toBe(label.outcome);
      expect(vote?.method).toBe(label.method);
      expect(vote?.mover?.toLowerCase() ?? null).toBe(label.mover?.toLowerCase() ?? null);
      // A side that the announcement lost may be filled from the roll.
      if (label.yes !== null) expect(vote?.yes).toBe(label.yes);
      if (label.no !== null) expect(vote?.no).toBe(label.no);
    }
  });
});
