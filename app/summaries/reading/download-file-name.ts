import { safeFileName } from '#app/platform/http/safe-file-name.ts';
import type { DownloadName } from './download-names.ts';

type Meeting = { governmentBody: string | null; date: string | null; title: string };

/** 'boulder-city-council-2026-03-10-study-session-summary.md': safe wherever a file can be kept. */
export function downloadFileName(meeting: Meeting, file: DownloadName): string {
  const { governmentBody, date, title } = meeting;
  const parts = [safeFileName(governmentBody ?? ''), date ?? 'no-date', safeFileName(title), file];
  return parts.filter((part) => part !== '').join('-');
}
