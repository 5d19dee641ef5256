import { join } from 'node:path';
import { Router, static as serveStatic } from 'express';
import { sendSmallest } from './smallest-files.ts';

/** Built files have their content's hash in the name and never change; the rest is asked for again. */
export function serveFiles(folder: string): Router {
  const assets = join(folder, 'assets');
  const files = Router();
  files.use('/assets', sendSmallest(assets, 'public, max-age=31536000, immutable'));
  files.use('/assets', serveStatic(assets, { immutable: true, maxAge: '1y', fallthrough: false }));
  files.use(serveStatic(folder, { maxAge: '1h', index: false }));
  return files;
}
