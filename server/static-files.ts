import { join } from 'node:path';
import { Router, static as serveStatic } from 'express';

/** Built files have their content's hash in the name and never change; the rest is asked for again. */
export function serveFiles(folder: string): Router {
  const files = Router();
  files.use(
    '/assets',
    serveStatic(join(folder, 'assets'), { immutable: true, maxAge: '1y', fallthrough: false }),
  );
  files.use(serveStatic(folder, { maxAge: '1h', index: false }));
  return files;
}
