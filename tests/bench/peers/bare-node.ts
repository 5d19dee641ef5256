// The least that answers over HTTP: what the app sends, head and body, from memory and as it is.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { PeerPage } from './peer-page.ts';

const pages: Record<string, PeerPage> = JSON.parse(
  readFileSync(process.env.PEER_PAGES ?? '', 'utf8'),
);
const answers = new Map(
  Object.entries(pages).map(([path, { head, body, tag }]) => {
    const bytes = Buffer.from(body, 'base64');
    const isOfBody = (name: string) => /^content-(type|encoding|length)$/i.test(name);
    const unchanged = head.flatMap((name, at) =>
      at % 2 === 0 && !isOfBody(name) ? [name, head[at + 1] ?? ''] : [],
    );
    return [path, { head, unchanged, bytes, tag }];
  }),
);

createServer((request, response) => {
  const page = answers.get(request.url ?? '');
  if (!page) {
    response.writeHead(404).end();
  } else if (request.headers['if-none-match'] === page.tag) {
    response.writeHead(304, page.unchanged).end();
  } else {
    response.writeHead(200, page.head).end(page.bytes);
  }
}).listen(Number(process.env.PORT), '127.0.0.1');
