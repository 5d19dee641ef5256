import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { Parser } from 'htmlparser2';
import type { PeerPage } from './peers/peer-page.ts';

/** A page as it is sent to whoever asks with these headers, and its text. */
export async function pageAsSent(
  address: string,
  headers: Record<string, string>,
): Promise<PeerPage> {
  const answer = await new Promise<IncomingMessage>((done) => get(address, { headers }, done));
  if (answer.statusCode !== 200) throw new Error(`${address}: ${answer.statusCode}`);
  const body = await buffer(answer);
  const raw = answer.rawHeaders;
  const isOfLine = (name: string) => /^(date|connection|keep-alive|transfer-encoding)$/i.test(name);
  const head = raw.flatMap((name, at) =>
    at % 2 === 0 && !isOfLine(name) ? [name, raw[at + 1] ?? ''] : [],
  );
  const [title = '', ...texts] = textsOf(gunzipSync(body).toString());
  return { title, texts, head, body: body.toString('base64'), tag: answer.headers.etag ?? '' };
}

function textsOf(html: string): string[] {
  const texts: string[] = [];
  let silent = 0;
  const parser = new Parser({
    onopentag: (name) => {
      if (['script', 'style'].includes(name)) silent += 1;
    },
    onclosetag: (name) => {
      if (['script', 'style'].includes(name)) silent -= 1;
    },
    ontext: (text) => {
      if (silent === 0 && text.trim()) texts.push(text.trim());
    },
  });
  parser.end(html);
  return texts;
}
