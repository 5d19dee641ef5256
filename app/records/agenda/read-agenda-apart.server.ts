import type { Program } from '#app/platform/apart/program.ts';
import { runApart } from '#app/platform/apart/run-apart.server.ts';
import type { RecordFile } from '../read-record.server.ts';
import { maxPdfSeconds } from '../record-limits.ts';
import type { ReadAgenda } from './agenda.ts';

const reading: Program = {
  file: 'app/records/agenda/reading-agenda-program.ts',
  seconds: maxPdfSeconds + 60,
  megabytes: 768,
  // What a stranger's file leaves behind is never there when the next one is read.
  idleSeconds: 0,
  tooLong: 'The agenda takes too long to read and was given up. Paste its list of items instead.',
  tooMuch:
    'The agenda takes more memory to read than is set aside for it. Paste its list of items instead.',
};

/** `readAgenda` in a process of its own. */
export function readAgendaApart(file: RecordFile): Promise<ReadAgenda> {
  return runApart({ program: reading, task: file });
}
