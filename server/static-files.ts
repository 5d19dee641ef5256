import { join } from 'node:path';
import { type RequestHandler, Router } from 'express';
import sirv, { type Options } from 'sirv';

/**
 * What the build has made, as packed as it has packed it. The files are looked for once, at the
 * start (`dev: false`): a request for anything else costs no look at the disk.
 */
const built: Options = { dev: false, brotli: true, gzip: true, extensions: [] };

/** Built files have their content's hash in the name and never change; the rest is asked for again. */
export function serveFiles(folder: string): Router {
  const files = Router();
  files.use(onlyWholeFiles);
  files.use(
    '/assets',
    // Nobody asks again for what never changes: it needs no mark to be known by.
    sirv(join(folder, 'assets'), { ...built, immutable: true, maxAge: 365 * 24 * 60 * 60 }),
    // A file of an earlier build is no page, either.
    (_request, response) => response.status(404).type('text/plain').send('There is no such file.'),
  );
  files.use(sirv(folder, { ...built, etag: true, maxAge: 60 * 60 }));
  return files;
}

const onlyWholeFiles: RequestHandler = (request, response, next) => {
  // Passes over the files: sirv would answer to every method.
  if (request.method !== 'GET' && request.method !== 'HEAD') return next('router');
  // Whoever asks for a part may be sent the whole, and sirv fails on parts that make no sense.
  delete request.headers.range;
  // sirv leaves this out: a file that was taken away meanwhile would end the process.
  response.once('pipe', (file) => file.once('error', () => response.destroy()));
  next();
};
