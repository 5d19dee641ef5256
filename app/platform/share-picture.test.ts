import { expect, test } from 'vitest';
import { drawSharePicture, sharePictureResponse } from './share-picture.server.ts';

const address = 'https://dais.example/resources/share-picture/about.png';

/** Width and height as the file's own head gives them. */
function sizeOf(png: Uint8Array) {
  const head = Buffer.from(png.buffer, png.byteOffset, 24);
  expect(head.toString('latin1', 1, 4)).toBe('PNG');
  return [head.readUInt32BE(16), head.readUInt32BE(20)];
}

test('a picture has the size that sites which show links ask for', async () => {
  const png = await drawSharePicture({ title: 'Pricing', lead: 'One is free.', label: 'Boulder' });
  expect(sizeOf(png)).toEqual([1200, 630]);
});

test('another title, sentence or label makes another picture', async () => {
  const pictures = await Promise.all([
    drawSharePicture({ title: 'Pricing' }),
    drawSharePicture({ title: 'About' }),
    drawSharePicture({ title: 'About', lead: 'About' }),
    drawSharePicture({ title: 'About', label: 'About' }),
  ]);
  const texts = pictures.map((png) => Buffer.from(png).toString('base64'));
  expect(new Set(texts).size).toBe(4);
});

test.each([
  ['long', 'On the occupancy ordinance, its amendments and their amendments. '.repeat(200)],
  ['without a space', 'W'.repeat(500)],
  ['with an emoji', '🏛️ Council 👩‍👩‍👧'],
  ['written from the right', 'مجلس المدينة שלום'],
  ['in Chinese', '市议会 会议'],
  ['made of marks', '<svg onload=x> & "quoted" \u202e\u0000\ud800'],
  ['empty', ''],
])('a title that is %s is drawn as far as can be', async (_what, title) => {
  const png = await drawSharePicture({ title, lead: title, label: title });
  expect(sizeOf(png)).toEqual([1200, 630]);
});

test('a title the fonts have no letter of leaves the name of the product', async () => {
  expect(await drawSharePicture({ title: '市议会' })).toEqual(
    await drawSharePicture({ title: 'Dais' }),
  );
});

test('who has the picture already is not sent it again, until its text changes', async () => {
  const first = await sharePictureResponse(new Request(address), { title: 'About' });
  expect(first.headers.get('Content-Type')).toBe('image/png');
  expect(first.headers.get('Cache-Control')).toContain('public');
  const again = new Request(address, {
    headers: { 'If-None-Match': first.headers.get('ETag') ?? '' },
  });
  expect((await sharePictureResponse(again, { title: 'About' })).status).toBe(304);
  expect((await sharePictureResponse(again, { title: 'About us' })).status).toBe(200);
});
