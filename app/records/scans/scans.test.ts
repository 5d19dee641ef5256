import { readFileSync } from 'node:fs';
import { diffArrays } from 'diff';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { isUncertain } from '#app/meetings/uncertain-reading.ts';
import { makePdf, makeScan } from '#tests/support/make-pdf.ts';
import { readRecord } from '../read-record.server.ts';
import type { Transcript } from '../transcript.ts';

/** The minutes of an invented town, a page of them as a scanner takes it. */
const page = new Uint8Array(readFileSync('tests/fixtures/scans/minutes.jpg'));
const pixels = { width: 935, height: 1210 };
const minutes = `TOWN OF ALDER FALLS Minutes of the Town Council, March 4, 2025 1. Call to Order
  Mayor Ines Okafor called the meeting to order at 7:00 p.m. in the Grange Hall. Council members Bram
  Tully, Rosa Lindqvist and Dev Acharya were present. 2. Bridge on Mill Road Council member Tully moved
  to award the repair of the bridge to Norte Works for $184,250. Council member Lindqvist seconded. The
  motion carried 4 to 0. 3. Library Hours Two residents asked that the library stay open on Sundays. No
  vote was taken. 4. Adjournment The meeting adjourned at 8:15 p.m.`;

const read = (bytes: Uint8Array, fileName = 'minutes.pdf') => readRecord({ bytes, fileName });
const wordsOf = (text: string) => text.split(/\s+/);
const textOf = ({ segments }: Transcript) => segments.map(({ text }) => text).join(' ');

/** The share of the page's words that were read, in their order. */
function shareRead(transcript: Transcript): number {
  const parts = diffArrays(wordsOf(minutes), wordsOf(textOf(transcript)));
  const same = parts.filter(({ added, removed }) => !added && !removed);
  return same.reduce((sum, { value }) => sum + value.length, 0) / wordsOf(minutes).length;
}

afterEach(() => vi.unstubAllGlobals());

describe('a scan', { timeout: 180_000 }, () => {
  test('that lies askew is read, says how sure each passage is, and fetches nothing', async () => {
    const fetched = vi.fn(() => Promise.reject(new Error('no network')));
    vi.stubGlobal('fetch', fetched);
    const transcript = await read(makeScan([{ picture: page, turned: 1.5 }], pixels));
    const { segments, leftOut } = transcript;
    expect(shareRead(transcript)).toBeGreaterThan(0.97);
    expect(segments.map(({ text }) => text)).toContain('2. Bridge on Mill Road');
    const least = segments.map(({ confidence }) => confidence ?? Number.NaN);
    expect(least.every((confidence) => confidence >= 0 && confidence <= 100)).toBe(true);
    const uncertain = least.filter(isUncertain).length;
    expect(leftOut.join(' ')).toMatch(/Page 1 was read by machine from a picture/);
    expect(leftOut.join(' ')).toContain(
      `${uncertain} of ${segments.length} passages are uncertain`,
    );
    expect(fetched).not.toHaveBeenCalled();
  });

  test.each([180, 90])('that lies turned by %i degrees is turned, and says so', async (turned) => {
    const transcript = await read(makeScan([{ picture: page, turned }], pixels));
    expect(shareRead(transcript)).toBeGreaterThan(0.95);
    expect(transcript.leftOut.join(' ')).toContain('Page 1 was turned to be read');
  });

  test('with an empty sheet names it, and one that is empty throughout is refused', async () => {
    const { leftOut } = await read(makeScan([{ picture: page }, { picture: null }], pixels));
    expect(leftOut.join(' ')).toContain('Page 2 has no text that can be read');
    await expect(read(makeScan([{ picture: null }], pixels))).rejects.toMatchObject({
      code: 'unreadable',
      message: expect.stringContaining('its pages are empty'),
    });
  });

  test('with a stamp as its only text is read none the less, with the stamp', async () => {
    const transcript = await read(makeScan([{ picture: page, text: 'RECEIVED MAR 9' }], pixels));
    expect(shareRead(transcript)).toBeGreaterThan(0.97);
    expect(textOf(transcript)).toContain('RECEIVED MAR 9');
  });

  test('that came as a picture file is read like one in a PDF', async () => {
    const transcript = await read(page, 'photo.jpg');
    expect(transcript.format).toBe('picture');
    expect(textOf(transcript)).toContain('3. Library Hours');
    expect(shareRead(transcript)).toBeGreaterThan(0.97);
    await expect(read(page.slice(0, 900), 'photo.jpg')).rejects.toMatchObject({
      code: 'unreadable',
      message: expect.stringContaining('picture'),
    });
  });

  test('of more pages than are read is refused before the first is read', async () => {
    const pages = Array.from({ length: 61 }, () => ({ picture: page.slice(0, 700) }));
    await expect(read(makeScan(pages, pixels))).rejects.toMatchObject({
      code: 'too-large',
      message: expect.stringContaining('a scan of 61 pages; up to 60'),
    });
  });
});

test('a page that has its text keeps it, whatever pictures are on it', async () => {
  const said = Array.from({ length: 12 }, (_, at) => ({
    y: 700 - at * 30,
    text: `${at + 1}. The council heard a report on the harbor.`,
  }));
  const { segments } = await read(makePdf([said]));
  expect(segments).toHaveLength(12);
  expect(segments.some(({ confidence }) => confidence !== undefined)).toBe(false);
});
