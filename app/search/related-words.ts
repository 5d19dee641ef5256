import { isFunctionWord } from './function-words.ts';
import type { Query } from './query.ts';
import { termPlaces } from './term-places.ts';
import { readWords, stemsOf } from './words.ts';

const mostWords = 6;
/** A word in fewer passages, or in those of one meeting alone, stands there by chance. */
const fewestPassages = 3;
const fewestMeetings = 2;
/** So much oftener than elsewhere. */
const fewestTimesUsual = 3;
const shortestWord = 4;

type Beside = {
  found: readonly { meetingId: string; text: string }[];
  /** What is said anywhere */
  usual: readonly string[];
  query: Query;
};

/** A word as it is mostly written, and which words of the query it stands nearest to, by their place there. */
type WordBeside = { word: string; nearest: number };

/** The words that are much oftener in what was found than anywhere, the most telling first. */
export function wordsBeside({ found, usual, query }: Beside): WordBeside[] {
  const known = new Set([...query.all, query.none].flat(2));
  const counts = new Map<string, { passages: number; meetings: Set<string>; forms: string[] }>();
  for (const { meetingId, text } of found) {
    for (const [stem, form] of wordForms(text)) {
      if (known.has(stem) || isFunctionWord(stem) || !/^\p{Ll}+$/u.test(form)) continue;
      if (form.length < shortestWord) continue;
      const count = counts.get(stem) ?? { passages: 0, meetings: new Set(), forms: [] };
      counts.set(stem, count);
      count.passages += 1;
      count.meetings.add(meetingId);
      count.forms.push(form);
    }
  }
  const usually = Map.groupBy(
    usual.flatMap((text) => [...wordForms(text).keys()]),
    (stem) => stem,
  );
  const shareOfUsual = (stem: string) =>
    ((usually.get(stem)?.length ?? 0) + 1) / (usual.length + 1);
  return [...counts]
    .filter(
      ([, { passages, meetings }]) => passages >= fewestPassages && meetings.size >= fewestMeetings,
    )
    .map(([stem, { passages, forms }]) => ({
      stem,
      form: commonest(forms),
      passages,
      times: passages / found.length / shareOfUsual(stem),
    }))
    .filter(({ times }) => times >= fewestTimesUsual)
    .sort((one, other) => other.passages * other.times - one.passages * one.times)
    .slice(0, mostWords)
    .map(({ stem, form }) => ({ word: form, nearest: nearestTerms(stem, { found, query }) }));
}

/** Of several words that were looked for, those that this one mostly stands nearest to. */
function nearestTerms(stem: string, { found, query: { all } }: Omit<Beside, 'usual'>): number {
  if (all.length < 2) return 0;
  const nearest = found.flatMap(({ text }) => {
    const stems = stemsOf(text);
    const [own] = termPlaces(stems, [stem]);
    if (!own) return [];
    const distances = all.map((terms) => {
      const places = terms.flatMap((term) => termPlaces(stems, term));
      return Math.min(...places.map(({ first }) => Math.abs(first - own.first)));
    });
    return [distances.indexOf(Math.min(...distances))];
  });
  const counts = all.map((_, at) => nearest.filter((one) => one === at).length);
  return counts.indexOf(Math.max(...counts));
}

/** Each word of a text once, as it was written first; a name has a capital and is left out above. */
function wordForms(text: string): Map<string, string> {
  const forms = new Map<string, string>();
  for (const { stem, start, end } of readWords(text)) {
    if (!forms.has(stem)) forms.set(stem, text.slice(start, end));
  }
  return forms;
}

function commonest(forms: readonly string[]): string {
  const byForm = Map.groupBy(forms, (form) => form);
  const [first] = [...byForm].sort(([, one], [, other]) => other.length - one.length);
  return first?.[0] ?? '';
}
