import type { DownloadName } from './download-names.ts';

type Meeting = { governmentBody: string | null; date: string | null; title: string };

/** 'boulder-city-council-2026-03-10-study-session-summary.md': safe wherever a file can be kept. */
export function downloadFileName(meeting: Meeting, file: DownloadName): string {
  const { governmentBody, date, title } = meeting;
  const parts = [safe(governmentBody ?? ''), date ?? 'no-date', safe(title), file];
  return parts.filter((part) => part !== '').join('-');
}

const longest = 60;

/** Letters without marks, figures, and hyphens for all between them. */
function safe(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/['’\p{M}]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
  return plain.slice(0, longest).replace(/^-+|-+$/g, '');
}
