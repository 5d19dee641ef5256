import { placeAddress } from './FindInTranscript.tsx';
import type { FoundInTranscript } from './find-in-transcript.server.ts';
import { Marked } from './Marked.tsx';

type FoundWordsProps = {
  found: FoundInTranscript | null;
  segment: { index: number; text: string };
  /** Segments of the page that is shown. */
  shown: ReadonlySet<number>;
};

/** What was said in a segment, with what was looked for, and the way to where else it was said. */
export function FoundWords({ found, segment: { index, text }, shown }: FoundWordsProps) {
  const marked = found?.marked.get(index);
  if (!found || !marked) return text;
  const at = found.places.indexOf(index);
  return (
    <>
      <Marked text={marked} />
      {at >= 0 ? <Neighbours found={found} at={at} shown={shown} /> : null}
    </>
  );
}

type NeighboursProps = { found: FoundInTranscript; at: number; shown: ReadonlySet<number> };

function Neighbours({ found: { places, query }, at, shown }: NeighboursProps) {
  const [previous, next] = [places[at - 1], places[at + 1]];
  return (
    <span className="find-place no-print">
      <span>
        Place {(at + 1).toLocaleString('en-US')} of {places.length.toLocaleString('en-US')}
      </span>
      {previous === undefined ? null : (
        <a href={placeAddress(previous, query, shown)} rel="prev" className={turnLook}>
          Previous<span className="sr-only"> place</span>
        </a>
      )}
      {next === undefined ? null : (
        <a href={placeAddress(next, query, shown)} rel="next" className={turnLook}>
          Next<span className="sr-only"> place</span>
        </a>
      )}
    </span>
  );
}

/** Not as the times of the transcript, which are links as well. */
const turnLook = 'inline-flex min-h-6 items-center pt-0! text-accent! underline!';
