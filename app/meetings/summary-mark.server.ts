import { createHash } from 'node:crypto';

/** Stands for a summary as a form shows it, so that nobody replaces one that they have not seen. */
export function summaryMark(markdown: string | null): string {
  const typed = (markdown ?? '').replaceAll('\r\n', '\n').trim();
  return createHash('sha256').update(typed).digest('hex').slice(0, 16);
}
