import { z } from 'zod';
import { wholeNumber } from './whole-number.ts';

const postgres = z.string().regex(/^postgres(ql)?:\/\/.+$/);

/** What the environment says of the database. */
export const databaseVariables = {
  DATABASE_URL: z
    .string()
    .regex(/^(file:.+|postgres(ql)?:\/\/.+)$/)
    .optional()
    .describe('file:<path> or postgresql://<user>:<password>@<host>/<database>'),
  DIRECT_DATABASE_URL: postgres
    .optional()
    .describe(
      'postgresql://…, the way to the same database past a pool that DATABASE_URL leads to',
    ),
  READ_DATABASE_URL: postgres
    .optional()
    .describe('postgresql://…, a streaming replica of DATABASE_URL, which searches are read from'),
  DATABASE_POOL: wholeNumber
    .pipe(z.number().min(1).max(200))
    .default(10)
    .describe(
      'how many connections to PostgreSQL a process holds for its statements, from 1 to 200',
    ),
  DATABASE_TIMEOUT: wholeNumber
    .pipe(z.number().max(3600))
    .default(60)
    .describe('after how many seconds PostgreSQL gives a statement up, at most 3600; 0 for never'),
};
