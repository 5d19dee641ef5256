import type { Program } from '#app/platform/apart/program.ts';
import { runApart } from '#app/platform/apart/run-apart.server.ts';
import type { ReadCalendar, Reading } from './calendar-entry.ts';

/** A calendar of 5 MB and 20,000 events takes some two seconds; a busy machine may need ten times that. */
const program: Program = {
  file: 'app/meetings/calendar/reading-calendar-program.ts',
  seconds: 30,
  megabytes: 384,
  // What a stranger's file leaves behind is never there when the next one is read.
  idleSeconds: 0,
  tooLong:
    'The calendar takes too long to read and was given up: something in it repeats without an end. Export the coming year alone.',
  tooMuch: 'The calendar takes more memory to read than is set aside for it. Export a part of it.',
};

/** `readCalendarFile` in a process of its own. @throws AppError */
export function readCalendarApart(text: string, reading: Reading): Promise<ReadCalendar> {
  return runApart({ program, task: { text, reading } });
}
