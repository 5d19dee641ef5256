import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readRecord } from '#app/records/read-record.server.ts';
import { readSpokenSentences } from '../spoken-sentences.ts';
import { type Token, tokenize } from '../tokens.ts';
import { sentenceStarts } from './sentence-starts.ts';

/** What begins at each of the places that are found, up to a few words. */
const found = (text: string) =>
  sentenceStarts(text).map(({ at }) => text.slice(at).split(' ').slice(0, 3).join(' '));

const demonstration = new URL('../../../../prisma/demo/records/', import.meta.url).pathname;

/** The demonstration's records without their points and commas, with what each word stood behind. */
async function bareRecords() {
  let text = '';
  const gaps = new Map<number, Token['gap']>();
  for (const fileName of readdirSync(demonstration)) {
    const record = await readRecord({
      bytes: readFileSync(join(demonstration, fileName)),
      fileName,
    });
    for (const sentence of readSpokenSentences(record.segments))
      for (const [at, token] of tokenize(sentence.text).entries()) {
        gaps.set(text.length, at === 0 ? 'stop' : token.gap);
        text += `${token.word} `;
      }
  }
  return { text, gaps };
}

describe('where sentences begin in captions without points', () => {
  it('is found in records that were not learned from', async () => {
    const { text, gaps } = await bareRecords();
    const starts = sentenceStarts(text);
    const of = (kinds: Token['gap'][]) =>
      starts.filter(({ at }) => kinds.includes(gaps.get(at) ?? 'none')).length;
    const sentences = [...gaps.values()].filter((gap) => gap === 'stop').length;
    expect(of(['stop']) / sentences).toBeGreaterThan(0.6);
    expect(of(['stop', 'comma']) / starts.length).toBeGreaterThan(0.8);
  });

  it('is before the sound of who thinks', () => {
    expect(
      found('those are the numbers for the harbor um we had forty boats in the spring'),
    ).toEqual(['um we had']);
  });

  it.each([
    'um we will close the school on mill road next fall if we do not find two million dollars',
    'the applicant will build forty homes on the mill site according to the neighbors next door',
    'we should sell the park to the developer for two million dollars I would never say that',
  ])('is nowhere before what the words before need to be true: %s', (said) => {
    expect(found(said).join()).not.toMatch(/^if|,if|according|I would never/);
  });

  it('is not asked where something parts the words', () => {
    expect(found('Those are the numbers. We had forty boats, and we lost two.')).toEqual([]);
  });

  it('is nowhere among words that mean something to the program only', () => {
    expect(found('constructor __proto__ toString | hasOwnProperty #')).toEqual([]);
    expect(found('')).toEqual([]);
  });
});
