import { pattern, words } from '#app/platform/language/pattern.ts';
import type { Segment } from '../transcript.ts';
import { commonWords, noNames, roleTitles } from './casing-vocabulary.ts';

const place = String.raw`(?<place>\p{L}{4,20})(?!\p{L})`;
const states = words(`
  alabama alaska arizona arkansas california colorado connecticut delaware florida georgia hawaii idaho illinois
  indiana iowa kansas kentucky louisiana maine maryland massachusetts michigan minnesota mississippi missouri
  montana nebraska nevada ohio oklahoma oregon pennsylvania tennessee texas utah vermont virginia washington
  wisconsin wyoming
`);
/** What stands behind the name of a street, and has a capital there. */
export const streetTypes: ReadonlySet<string> = new Set(
  'street avenue boulevard road drive lane parkway highway court circle trail terrace'.split(' '),
);
const direction = '(?:[nsew]\\.?|north|south|east|west)';

const anyStreet = [...streetTypes];
/** 'City of Tampa', 'Tampa, Florida'. */
const towns = [
  pattern('gu')`(?<!\p{L})(?:city|town|village|township|borough) of ${place}`,
  pattern('gu')`(?<!\p{L})${place}, ${states}(?!\p{L})`,
];
/** '4121 Henderson Boulevard', '315 E. Kennedy', 'on Euclid Avenue'. */
const streets = [
  pattern(
    'gu',
  )`(?<!\p{L})(?:\d{1,5}|on|at|along|near) (?:${direction} )?${place} ${anyStreet}(?!\p{L})`,
  pattern('gu')`(?<![\p{L}\d])\d{2,5} ${direction} ${place}`,
];

/** In times: what is named so only once may be misheard. */
const fewest = 2;
/** Of all its places in the record: 'main' and 'oak' are words elsewhere. A town is spoken of in more ways. */
const share = { town: 0.15, street: 0.5 };

/** Words that a record itself shows to be names of places, in small letters. */
export function learnPlaces(segments: readonly Segment[]): ReadonlySet<string> {
  const text = segments
    .map((segment) => segment.text)
    .join(' ')
    .toLowerCase();
  const counts = new Map<string, number>();
  for (const [word] of text.matchAll(/\p{L}{4,20}/gu))
    counts.set(word, (counts.get(word) ?? 0) + 1);
  const named = (forms: readonly RegExp[], least: number) => {
    const found = new Map<string, number>();
    for (const { groups } of forms.flatMap((form) => [...text.matchAll(form)])) {
      const word = groups?.place ?? '';
      found.set(word, (found.get(word) ?? 0) + 1);
    }
    return [...found].flatMap(([word, times]) =>
      times >= fewest && times >= least * (counts.get(word) ?? 0) && isName(word) ? [word] : [],
    );
  };
  return new Set([...named(towns, share.town), ...named(streets, share.street)]);
}

const isName = (word: string) =>
  !commonWords.has(word) && !noNames.has(word) && !roleTitles.has(word) && !streetTypes.has(word);
