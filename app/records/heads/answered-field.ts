import { z } from 'zod';

/** What an editor was told of a file's head, and has answered with using it all the same. */
export const answered = z
  .string()
  .max(2000)
  .optional()
  .transform((told) => told ?? null);
