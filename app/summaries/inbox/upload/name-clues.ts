import { dateAtNoon } from '#app/meetings/meeting-date.ts';
import { pattern } from '#app/platform/language/pattern.ts';
import { monthNames } from '#app/platform/month-names.ts';

const months = monthNames.flatMap((name) => [name, name.slice(0, 3)]).concat('sept');
const gap = String.raw`[\s._,-]*`;
const yearFirst = pattern()`(?<!\d)(20\d\d)[\s._-]?(\d\d)[\s._-]?(\d\d)(?!\d)`;
const monthFirst = pattern()`(?<!\d)(\d{1,2})[\s._-](\d{1,2})[\s._-](20\d\d|\d\d)(?!\d)`;
const monthFirstBare = pattern()`(?<!\d)(\d\d)(\d\d)(20\d\d)(?!\d)`;
const named = pattern(
  'i',
)`(?<![a-z])(${months.join('|')})${gap}(\d{1,2})(?:st|nd|rd|th)?${gap}(20\d\d)(?!\d)`;

/** The day that a file's name says, as Americans write days: yyyy-mm-dd, or null. */
export function dateInName(fileName: string): string | null {
  const name = fileName.replace(/\.[a-z0-9]{1,5}$/i, '');
  const first = yearFirst.exec(name);
  if (first) return dayOf(first[1], first[2], first[3]);
  const word = named.exec(name);
  if (word) {
    const month = monthNames.findIndex((one) =>
      one.startsWith((word[1] ?? '').toLowerCase().slice(0, 3)),
    );
    return dayOf(word[3], String(month + 1), word[2]);
  }
  const [, month, day, year] = monthFirst.exec(name) ?? monthFirstBare.exec(name) ?? [];
  return dayOf(year?.length === 2 ? `20${year}` : year, month, day);
}

function dayOf(year = '', month = '', day = ''): string | null {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return dateAtNoon(text) ? text : null;
}

/** Words that many bodies have in their names, and that tell none from another. */
const general = new Set(
  'of the and for in on a city town village county board council commission committee authority agency department district state public'.split(
    ' ',
  ),
);

const wordsOf = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/['’\p{M}]/gu, '')
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

/**
 * The body whose name a text has: all of its words but those that many bodies have. Of several the
 * one with the most words; null where two have as many.
 */
export function bodyInText<Body extends { name: string }>(
  text: string,
  bodies: readonly Body[],
): Body | null {
  const there = new Set(wordsOf(text));
  let best: Body | null = null;
  let most = 0;
  let isTied = false;
  for (const body of bodies) {
    const words = wordsOf(body.name);
    const telling = words.filter((word) => !general.has(word));
    if (telling.length === 0 || !telling.every((word) => there.has(word))) continue;
    // What it has of the others tells a council from a commission of the same place.
    const shared = words.filter((word) => there.has(word)).length;
    const score = telling.length * 100 + shared * 2 - (words.length - shared);
    if (score === most) isTied = true;
    if (score <= most) continue;
    [best, most, isTied] = [body, score, false];
  }
  return isTied ? null : best;
}

/** What kind of file it is, or how it was made, says nothing of the meeting. */
const ofFiles = new Set(
  'minutes captions caption transcript agenda packet record recording video audio approved draft final signed copy scan file en english vtt cc untitled'.split(
    ' ',
  ),
);

/** What a file's name says besides its day and its body, such as 'Special meeting'; null for nothing. */
export function titleInName(fileName: string, body: string | null): string | null {
  const known = new Set(wordsOf(body ?? ''));
  const months = new Set(monthNames.flatMap((name) => [name, name.slice(0, 3)]));
  const left = wordsOf(fileName.replace(/\.[a-z0-9]{1,5}$/i, '')).filter(
    (word) =>
      /^[a-z]{3,}$/.test(word) && !known.has(word) && !ofFiles.has(word) && !months.has(word),
  );
  const title = left.join(' ');
  return title === '' ? null : title.charAt(0).toUpperCase() + title.slice(1);
}

/** How many words two titles share, to tell a regular meeting from a special one. */
export function sharedWords(one: string, other: string): number {
  const there = new Set(wordsOf(one));
  return new Set(wordsOf(other).filter((word) => there.has(word))).size;
}
