import type { AgendaLine } from './agenda-line.ts';
import { isAttachment } from './boilerplate.ts';
import { readDesignator } from './designator.ts';
import { isPaper } from './line-kind.ts';
import type { Reading } from './outline-reading.ts';

/** 'Attachments: Vicinity map' and the names of files below it are no business of a meeting. */
export function leaveAttachment(
  reading: Reading,
  { text, indent, hang, isAfterGap }: AgendaLine,
): boolean {
  const rest = readDesignator(text)?.rest;
  const isListed =
    reading.isAttached && !isAfterGap && indent !== null && indent === reading.filesAt;
  if (!isListed && !isAttachment(text) && !(rest && isAttachment(rest))) return false;
  if (!isListed) reading.filesAt = hang;
  if (reading.open === 'title' && reading.entries.at(-1)?.title === '') reading.entries.pop();
  reading.open = 'nothing';
  reading.isAttached = true;
  return true;
}

/**
 * Below 'Attachments: Cover letter' of a paper, until the next, where nothing but papers has a number: names of
 * files, or their second lines.
 */
export function isAmongFiles(
  { isAttached, top, entries }: Reading,
  { isAfterGap }: AgendaLine,
): boolean {
  return isAttached && !isAfterGap && top === null && isPaper(entries.at(-1)?.title ?? '');
}
