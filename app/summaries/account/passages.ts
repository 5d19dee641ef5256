import type { Behind } from '#app/meetings/read-summary.server.ts';
import { placeName } from '#app/meetings/record-time.ts';
import { placeInRecording, playAddress } from '#app/meetings/recording.ts';
import { cutAtWord } from '#app/ui/cut-at-word.ts';
import type { Passage, Play, RecordPlace } from './account.ts';

/** So many places say enough; whoever wants all reads the transcript. */
const mostPlaces = 3;
/** Of one place, in characters. */
const mostWords = 420;
/** Where one passage of two is not cited, both are one place: somebody coughed. */
const widestGap = 2;

/** What is shown of the record at the places that something rests on. */
export class Passages {
  readonly #behind: Behind;

  constructor(behind: Behind) {
    this.#behind = behind;
  }

  /** Null where nothing is cited, or no record stands behind the summary. */
  of(citations: readonly number[]): Passage | null {
    if (this.#behind.version.transcriptId === null || citations.length === 0) return null;
    const stretches = stretchesOf(citations);
    return {
      places: stretches.slice(0, mostPlaces).map((segments) => this.#place(segments)),
      more: Math.max(0, stretches.length - mostPlaces),
    };
  }

  /** Where one passage of the record begins, without its words. */
  at(segment: number): RecordPlace | null {
    if (this.#behind.version.transcriptId === null) return null;
    return { ...this.#place([segment]), said: [] };
  }

  #place(segments: readonly [number, ...number[]]): RecordPlace {
    const [first] = segments;
    const last = segments.at(-1) ?? first;
    const { said, version } = this.#behind;
    return {
      first,
      label: placeName(first, said.get(first)?.startSeconds ?? null, version.clockStart),
      said: this.#said(segments),
      play: this.#play(first, last),
    };
  }

  #said(segments: readonly number[]): RecordPlace['said'] {
    const turns: RecordPlace['said'] = [];
    let left = mostWords;
    for (const segment of segments) {
      const found = this.#behind.said.get(segment);
      const text = found?.text.trim() ?? '';
      if (!found || text === '' || left <= 0) continue;
      const words = cutAtWord(text, left);
      left -= words.length;
      const before = turns.at(-1);
      if (before && before.speaker === found.speaker) before.words += ` ${words}`;
      else turns.push({ speaker: found.speaker, words });
    }
    return turns;
  }

  #play(first: number, last: number): Play | null {
    const { said, version } = this.#behind;
    const { recording, clockStart } = version;
    if (!recording) return null;
    const clock = { clockStart, startsAt: recording.startsAt };
    const from = placeInRecording(said.get(first)?.startSeconds ?? null, clock);
    if (from === null) return null;
    const end = said.get(last)?.endSeconds ?? said.get(last + 1)?.startSeconds ?? null;
    const until = placeInRecording(end, clock) ?? from;
    return { from, until: Math.max(until, from + 1), href: playAddress(recording, from) };
  }
}

function stretchesOf(citations: readonly number[]): [number, ...number[]][] {
  const stretches: [number, ...number[]][] = [];
  for (const segment of [...new Set(citations)].sort((one, other) => one - other)) {
    const before = stretches.at(-1);
    if (before && segment - (before.at(-1) ?? 0) <= widestGap) before.push(segment);
    else stretches.push([segment]);
  }
  return stretches;
}
