import type { AgendaEntry } from '#app/records/agenda/agenda.ts';

const paperNumber =
  /\b\d{2,4}-\d{1,5}\b|(?<=\b(?:No\.?|Number|#|CB|Res\.?|Ord\.?|Resolution|Ordinance|Bill|File) ?#?)\d{3,6}\b/gi;

/** Of '2026-1312', which is called 'bill 1312'. Shorter ones count much else. */
const withoutYear = /^(?:19|20)\d{2}-(?!(?:19|20)\d{2}$)(\d{4,5})$/;

/** 'Resolution 06-16-2026-A': its number with the letter that tells it from those beside it. */
const lettered = /\d[\d-]*\d-?[A-Z]$/;

/** 'Resolution No. 2026-04', 'CB 119825': numbers that name one paper, as digits. */
function numbersOf({ designator, title, fileNumber }: AgendaEntry): string[] {
  const named = `${designator ?? ''} ${title}`;
  const shortly = withoutYear.exec(fileNumber ?? '')?.[1] ?? '';
  const told = [fileNumber ?? '', shortly, ...(named.match(paperNumber) ?? [])];
  const numbers = told.map((text) => text.replace(/\D/g, '')).filter(({ length }) => length >= 3);
  const whole =
    lettered
      .exec(fileNumber ?? '')?.[0]
      .toLowerCase()
      .replaceAll('-', '') ?? [];
  return [...new Set([...numbers, whole].flat())];
}

/**
 * The numbers that name each entry's paper, as digits. What another paper's number begins with as well names neither where
 * it goes on: of '06-16-2026-A' and '06-16-2026-B' not '06-16'.
 */
export function paperNumbers(entries: readonly AgendaEntry[]): string[][] {
  const all = entries.map(numbersOf);
  return all.map((own, entry) => {
    const isShared = (number: string) =>
      all.some((other, at) => at !== entry && other.includes(number));
    const goesOn = (number: string) =>
      own.some((other) => other !== number && other.startsWith(number));
    return own.filter((number) => !(goesOn(number) && isShared(number)));
  });
}
