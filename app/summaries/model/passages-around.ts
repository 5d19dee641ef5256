import type { Segment } from '#app/records/transcript.ts';

/** In words, on each side: who speaks and of what stands there more often than in the words quoted. */
const enough = 60;

/** What was said at these places and around them, in order, with who said it where that is known. */
export function passagesAround(places: readonly number[], segments: readonly Segment[]): string[] {
  const wanted = new Set(places.flatMap((place) => reachOf(place, segments)));
  const passages: string[][] = [];
  let last: number | null = null;
  for (const place of [...wanted].sort((one, other) => one - other)) {
    const segment = segments[place];
    if (!segment) continue;
    const said = segment.speaker === null ? segment.text : `${segment.speaker}: ${segment.text}`;
    if (last !== null && place === last + 1) passages.at(-1)?.push(said);
    else passages.push([said]);
    last = place;
  }
  return passages.map((said) => said.join(' '));
}

function reachOf(place: number, segments: readonly Segment[]): number[] {
  const reach = [place];
  for (const step of [-1, 1]) {
    let words = 0;
    for (let at = place + step; words < enough; at += step) {
      const segment = segments[at];
      if (!segment) break;
      reach.push(at);
      words += segment.text.split(/\s+/).length;
    }
  }
  return reach;
}
