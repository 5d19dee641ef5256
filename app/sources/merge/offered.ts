import { z } from 'zod';
import { parts } from './merge-meeting.ts';

/** As it is kept. */
export const offeredParts = z.partialRecord(z.enum(parts), z.string());
