import { PassThrough, Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { checkLines } from '#app/checking/check-lines.ts';
import { draftRecord } from './draft-record.server.ts';

async function check(input: string): Promise<string> {
  const output = new PassThrough();
  const chunks: Buffer[] = [];
  output.on('data', (chunk: Buffer) => chunks.push(chunk));
  await checkLines(Readable.from([input]), output);
  return Buffer.concat(chunks).toString('utf8');
}

describe('the check command', () => {
  it('answers each line with its verdict, score and reasons, in order', async () => {
    const lines = [
      { id: 'a', sentence: 'The fine is $250.', source: 'It carries a fine of $250.' },
      { id: 2, sentence: 'The fine is $520.', source: 'It carries a fine of $250.' },
    ];
    const answers = (await check(`${lines.map((line) => JSON.stringify(line)).join('\n')}\n\n`))
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(answers).toMatchObject([
      { id: 'a', verdict: 'supported', score: 1, reasons: [] },
      { id: 2, verdict: 'unsupported' },
    ]);
    expect(Object.keys(answers[1])).toEqual(['id', 'verdict', 'score', 'reasons']);
  });

  it('names the line it cannot read', async () => {
    await expect(check('{"id":"a","sentence":"x","source":"y"}\nnot json')).rejects.toThrow(
      'Line 2 is not JSON.',
    );
    await expect(check('{"id":"a"}')).rejects.toThrow('Line 1 needs "id", "sentence" and "source"');
  });
});

const record = [
  'CHAIR BROWN: The Eastland school board will come to order. Today the board will consider the 2026 budget.',
  'TRUSTEE PATEL: I move to adopt the 2026 budget of forty-two million dollars.',
  'TRUSTEE GOMEZ: I second the motion.',
  'CHAIR BROWN: All in favor say aye. Motion passes, three to one.',
  'SUPERINTENDENT HALE: Enrollment is down by 212 students this year, mostly in kindergarten classes.',
].join('\n');
const bytes = new TextEncoder().encode(record);

describe('the draft command', () => {
  it('gives the object of its contract, and nothing else', async () => {
    const drafted = await draftRecord({ bytes, fileName: 'board.txt', drafter: 'extractive' });
    expect(Object.keys(drafted)).toEqual([
      ...['segments', 'items', 'cases', 'votes', 'sentences', 'markdown'],
    ]);
    const keys = (value: object | undefined) => Object.keys(value ?? {}).sort();
    expect(keys(drafted.segments[0])).toEqual([
      'endSeconds',
      'index',
      'speaker',
      'startSeconds',
      'text',
    ]);
    expect(keys(drafted.items[0])).toEqual(['firstSegment', 'kind', 'lastSegment', 'title']);
    expect(keys(drafted.cases[0])).toEqual([
      ...['designator', 'firstSegment', 'lastSegment', 'sentences', 'state', 'title'],
      ...['until', 'votes'],
    ]);
    expect(keys(drafted.votes[0])).toEqual(
      expect.arrayContaining([
        ...['abstain', 'item', 'method', 'motion', 'mover', 'no', 'outcome', 'rollCall'],
        ...['seconder', 'segments', 'subject', 'yes'],
      ]),
    );
    expect(keys(drafted.sentences[0])).toEqual(
      expect.arrayContaining(['citations', 'fit', 'item', 'reasons', 'section', 'text', 'verdict']),
    );
    expect(keys(drafted.sentences[0]?.fit)).toEqual(['reasons', 'verdict']);
    expect(drafted.votes).toMatchObject([{ yes: 3, no: 1, outcome: 'adopted' }]);
  });

  it('takes an agenda', async () => {
    const agendaBytes = new TextEncoder().encode('1. Call to order\n2. Adopt the 2026 budget\n');
    const { items } = await draftRecord({
      bytes,
      fileName: 'b.txt',
      agendaBytes,
      drafter: 'extractive',
    });
    expect(items.map(({ title }) => title)).toContain('Adopt the 2026 budget');
  });

  it('says what the model drafter wants where none is set up', async () => {
    await expect(draftRecord({ bytes, fileName: 'b.txt', drafter: 'model' })).rejects.toMatchObject(
      {
        code: 'unavailable',
      },
    );
  });
});
