import { checkLines } from '#app/summaries/commands/check-lines.ts';

export function check(): Promise<void> {
  return checkLines(process.stdin, process.stdout);
}
