import { readFileSync } from 'node:fs';
import type { PeerPage } from '../../peer-page.ts';

/** What the command has written down, by path. */
export const pages: Record<string, PeerPage> = JSON.parse(
  readFileSync(process.env.PEER_PAGES ?? '', 'utf8'),
);
