import { createHash } from 'node:crypto';
import type { Picture } from './share-picture/lay-out.ts';

/** Some 40 KB each: with a hundred kept, those shared by many are drawn once. */
const kept = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
const keptAtMost = 100;

/** A picture for those who share an address: 1200 × 630 pixels, as PNG. */
export async function drawSharePicture(picture: Picture): Promise<Uint8Array<ArrayBuffer>> {
  const name = nameOf(picture);
  const known = kept.get(name);
  const drawing = known ?? draw(picture);
  // Asked for last, given up last.
  kept.delete(name);
  kept.set(name, drawing);
  const [oldest] = kept.keys();
  if (kept.size > keptAtMost && oldest !== undefined) kept.delete(oldest);
  try {
    return await drawing;
  } catch (error) {
    kept.delete(name);
    throw error;
  }
}

async function draw(picture: Picture): Promise<Uint8Array<ArrayBuffer>> {
  // Only who is asked for a picture pays for the libraries that draw it.
  const { drawPicture } = await import('./share-picture/draw-share-picture.server.ts');
  return drawPicture(picture);
}

/** The answer to a request for a picture; its text is its version. */
export async function sharePictureResponse(request: Request, picture: Picture): Promise<Response> {
  const headers = { ETag: `"${nameOf(picture)}"`, 'Cache-Control': 'public, max-age=3600' };
  if (request.headers.get('If-None-Match') === headers.ETag) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(await drawSharePicture(picture), {
    headers: { ...headers, 'Content-Type': 'image/png' },
  });
}

function nameOf({ title, lead = '', label = '' }: Picture): string {
  return createHash('sha256')
    .update(JSON.stringify([title, lead, label]))
    .digest('base64url')
    .slice(0, 22);
}
