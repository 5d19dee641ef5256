import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readRecord } from './read-record.server.ts';

const folder = '../shared/data';
const filesOf = (kind: string, ending: string) =>
  existsSync(folder)
    ? readdirSync(join(folder, kind))
        .filter((name) => name.endsWith(ending))
        .map((name) => join(folder, kind, name))
    : [];
const wordsOf = (text: string) => text.split(/[\s\u00a0]+/).filter((word) => word !== '');

describe.skipIf(!existsSync(folder))('real records', () => {
  test.each(filesOf('transcripts', '.txt'))('no word of %s is lost', async (path) => {
    const bytes = readFileSync(path);
    const { format, segments, title, date, clockStartSeconds } = await readRecord({
      bytes,
      fileName: path,
    });
    const body = bytes.toString('utf8').split(/^={5,}\s*$/m)[1] ?? '';
    const spoken = body
      .replace(/^(?:Speaker \d+ )?\[\d+:\d\d:\d\d [AP]M\]\s*$/gm, '')
      .replace(/>>/g, ' ');
    // Who is called in a roll may have got a capital.
    const read = segments.map((segment) => segment.text).join(' ');
    expect(wordsOf(read.toLowerCase())).toEqual(wordsOf(spoken.toLowerCase()));
    expect(format).toBe('caption-text');
    expect(title).toContain('Committee');
    expect(path).toContain(date);
    expect(clockStartSeconds).toBeGreaterThan(9 * 3600);
    const starts = segments.map((segment) => segment.startSeconds ?? Number.NaN);
    expect(starts).toEqual([...starts].sort((one, other) => one - other));
  });

  test.each(filesOf('qmsum', '.json'))(
    'each turn of %s is a segment, in its words',
    async (path) => {
      const bytes = readFileSync(path);
      const { format, segments } = await readRecord({ bytes, fileName: path });
      const { meeting_transcripts: turns } = z
        .object({
          meeting_transcripts: z.array(z.object({ speaker: z.string(), content: z.string() })),
        })
        .parse(JSON.parse(bytes.toString('utf8')));
      expect(format).toBe('json-turns');
      expect(segments.map(({ speaker, text }) => [speaker, wordsOf(text)])).toEqual(
        turns.map(({ speaker, content }) => [speaker, wordsOf(content)]),
      );
    },
  );

  test.each(filesOf('documents', '.pdf'))('%s is read as a person reads it', async (path) => {
    const { format, segments } = await readRecord({ bytes: readFileSync(path), fileName: path });
    const text = segments.map((segment) => segment.text).join('\n');
    expect(format).toBe('pdf');
    expect(text).toMatch(
      path.includes('human-relations')
        ? /CHICAGO COMMISSION ON HUMAN RELATIONS.*Held every 2nd Thursday of the month.*JANUARY 10\nMARCH 14/s
        : /DISTRICT COUNCIL 001.*pursuant to Section 2\(c\)\(3\) of the Illinois Open Meetings Act.*MEETING AGENDA/s,
    );
  });
});
