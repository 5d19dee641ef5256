import type { AgendaEntry } from '#app/records/agenda/agenda.ts';

const paperNumber =
  /\b\d{2,4}-\d{1,5}\b|(?<=\b(?:No\.?|Number|#|CB|Res\.?|Ord\.?|Resolution|Ordinance|Bill|File) ?#?)\d{3,6}\b/gi;

/** Of '2026-1312', which is called 'bill 1312'. Shorter ones count much else. */
const withoutYear = /^(?:19|20)\d{2}-(?!(?:19|20)\d{2}$)(\d{4,5})$/;

/** 'Resolution No. 2026-04', 'CB 119825': numbers that name one paper, as digits. */
export function paperNumbers({ designator, title, fileNumber }: AgendaEntry): string[] {
  const named = `${designator ?? ''} ${title}`;
  const shortly = withoutYear.exec(fileNumber ?? '')?.[1] ?? '';
  const told = [fileNumber ?? '', shortly, ...(named.match(paperNumber) ?? [])];
  const numbers = told.map((text) => text.replace(/\D/g, '')).filter(({ length }) => length >= 3);
  return [...new Set(numbers)];
}
