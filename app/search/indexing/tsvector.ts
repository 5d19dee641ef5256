import type { PassageWords } from './passage-words.ts';

/** So far apart that no phrase reaches from a title into the text. */
const gap = 10;

/** The words of a passage as PostgreSQL's `tsvector` is written: title words weigh A, marks have no place. */
export function tsvector({ title, words, marks }: PassageWords): string {
  const places = new Map<string, string[]>(marks.map((mark) => [mark, []]));
  const add = (stem: string, place: string) => {
    const known = places.get(stem);
    if (known) known.push(place);
    else places.set(stem, [place]);
  };
  for (const [at, stem] of title.entries()) add(stem, `${at + 1}A`);
  for (const [at, stem] of words.entries()) add(stem, String(title.length + gap + at));
  return [...places]
    .map(([stem, at]) => (at.length > 0 ? `${stem}:${at.join(',')}` : stem))
    .join(' ');
}
