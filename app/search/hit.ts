import { z } from 'zod';
import { recordTime } from '#app/meetings/record-time.ts';
import { passageAddress } from '#app/meetings/transcript-page.ts';
import type { Hit, MarkedText } from './found.ts';
import { markText } from './mark-text.ts';
import type { Scored } from './score.ts';
import { readWords } from './words.ts';

const segmentPlaces = z
  .array(z.tuple([z.number(), z.number(), z.number().nullable()]))
  .min(1)
  .catch([[0, 0, null]]);

/** A passage as the page shows it; `page` is where its meeting is read, `most` how many characters fit. */
export function hitOf(scored: Scored, page: string, most?: number): Hit {
  const { kind, heading, anchor, outcome, speaker, caseOutcome } = scored;
  const isSaid = kind === 'transcript';
  const place = isSaid ? firstPlace(scored) : null;
  return {
    kind,
    heading: heading ? unmarked(heading) : null,
    text: markText({ ...scored, most }),
    // Of a decision the text says who moved it.
    speaker: isSaid ? speaker : null,
    time: recordTime(place?.seconds ?? null, scored.clockStartSeconds),
    outcome,
    caseOutcome,
    href: place
      ? passageAddress(`/meetings/${scored.meetingId}/transcript`, place.segment)
      : `${page}${anchor === null ? '' : `#${anchor}`}`,
    also: [],
  };
}

const unmarked = (text: string): MarkedText => [{ text, isMarked: false }];

/** The line of the transcript in which the first of the words stands. */
function firstPlace({ segments, text, places }: Scored) {
  const first = Math.min(...places.map((place) => place.first));
  const at = readWords(text)[first]?.start ?? 0;
  const known = segmentPlaces.parse(JSON.parse(segments ?? 'null'));
  const [segment, , seconds] = known.findLast(([, begins]) => begins <= at) ??
    known[0] ?? [0, 0, null];
  return { segment, seconds };
}
