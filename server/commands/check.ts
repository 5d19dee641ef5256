import { checkLines } from '#app/checking/check-lines.ts';

export function check(): Promise<void> {
  return checkLines(process.stdin, process.stdout);
}
