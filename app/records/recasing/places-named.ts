import { pattern, words } from '#app/platform/language/pattern.ts';
import type { Segment } from '../transcript.ts';
import { commonWords, noNames, roleTitles, states } from './casing-vocabulary.ts';

const place = String.raw`(?<place>\p{L}{4,20})(?!\p{L})`;
/** What stands behind the name of a street, and has a capital there. */
export const streetTypes: ReadonlySet<string> = new Set(
  'street avenue boulevard road drive lane parkway highway court circle trail terrace'.split(' '),
);
const direction = '(?:[nsew]\\.?|north|south|east|west)';

const anyStreet = [...streetTypes];
/** 'City of Tampa', 'Tampa, Florida'. */
const towns = [
  pattern('gu')`(?<!\p{L})(?:city|town|village|township|borough) of ${place}`,
  pattern('gu')`(?<!\p{L})${place}(?: county)?, ${[...states]}(?!\p{L})`,
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

/** What kind of place it is, where in it or which of several; no name of one. */
const kinds: ReadonlySet<string> = new Set(
  words(`
    county city state town township village borough parish district university college school court congress
    downtown private public residential commercial industrial local central main side front frontage access service
    lower upper middle about record this that each every same other another between across along behind
  `),
);

/** Words that a record itself shows to be names of places, in small letters; of streets also by themselves. */
export function learnPlaces(segments: readonly Segment[]): {
  places: ReadonlySet<string>;
  streets: ReadonlySet<string>;
} {
  const text = segments
    .map((segment) => segment.text)
    .join(' ')
    .toLowerCase();
  const counts = countsOf([...text.matchAll(/\p{L}{4,20}/gu)].map(([word]) => word));
  const named = (forms: readonly RegExp[], least: number) => {
    const found = forms.flatMap((form) => [...text.matchAll(form)]);
    return [...countsOf(found.map(({ groups }) => groups?.place ?? ''))].flatMap(([word, times]) =>
      times >= fewest && times >= least * (counts.get(word) ?? 0) && isName(word) ? [word] : [],
    );
  };
  const ofStreets = new Set(named(streets, share.street));
  return { places: new Set([...named(towns, share.town), ...ofStreets]), streets: ofStreets };
}

function countsOf(all: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const word of all) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

const isName = (word: string) =>
  ![commonWords, noNames, roleTitles, streetTypes, kinds].some((others) => others.has(word));
