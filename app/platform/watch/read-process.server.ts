import { getHeapStatistics } from 'node:v8';
import { databaseKind } from '../db.server.ts';
import { version } from '../version.server.ts';
import { errorsOfLastHour } from './logged-errors.server.ts';
import { loopDelay } from './loop-delay.server.ts';
import { slowStatements } from './slow-statements.server.ts';

const megabytes = (bytes: number) => Math.round(bytes / 1024 ** 2);

/** How the process stands that answers; others of the same site know their own. */
export function readProcess() {
  const { rss, heapUsed } = process.memoryUsage();
  return {
    version,
    database: databaseKind,
    startedAt: new Date(Date.now() - process.uptime() * 1000),
    loopDelay: loopDelay(),
    memory: {
      wholeMegabytes: megabytes(rss),
      heapMegabytes: megabytes(heapUsed),
      heapLimitMegabytes: megabytes(getHeapStatistics().heap_size_limit),
    },
    errorsOfLastHour: errorsOfLastHour(),
    slowStatements: slowStatements(),
  };
}

export type ProcessState = ReturnType<typeof readProcess>;
