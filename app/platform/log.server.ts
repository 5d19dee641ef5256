import { type LoggerOptions, pino } from 'pino';
import { env } from './env.server.ts';
import { errorForLog } from './error-for-log.ts';
import { noteError } from './watch/logged-errors.server.ts';

const errorLevel = 50;

export const logOptions: LoggerOptions = {
  level: env.LOG_LEVEL,
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (label) => ({ level: label }) },
  serializers: { err: errorForLog },
  hooks: {
    logMethod(said, method, level) {
      if (level >= errorLevel) noteError(said);
      method.apply(this, said);
    },
  },
  redact: {
    paths: ['email', 'password', 'cookie', 'token', 'authorization'].flatMap((name) => [
      name,
      `*.${name}`,
    ]),
    remove: true,
  },
};

/**
 * Structured lines on standard output. Personal data stays out: pass ids, never addresses, names,
 * form values or headers. What slips in under a telling name is taken out here.
 */
export const log = pino(logOptions);
