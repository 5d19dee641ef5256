import { z } from 'zod';
import { storedMoment } from './json-rows.server.ts';

/** A moment as a statement of our own answers it: SQLite leaves what it computed as text. */
export const rawMoment = z.union([z.date(), storedMoment]).nullable();
