import { numberedPlace } from '#app/meetings/record-time.ts';
import { passageAddress } from '#app/meetings/transcript-page.ts';

type CitationsProps = {
  citations: number[];
  /** What a segment is called: its time, or its place. */
  labels: ReadonlyMap<number, string>;
  /** The transcript's address, where it stands on another page. */
  transcriptHref?: string;
};

/** The places in the transcript that something rests on; each leads there. */
export function Citations({ citations, labels, transcriptHref = '' }: CitationsProps) {
  const name = (index: number) => labels.get(index) ?? numberedPlace(index);
  return (
    <span className="inline-flex flex-wrap gap-x-2">
      {stretches(citations).map(({ first, last }) => (
        <a
          key={first}
          href={passageAddress(transcriptHref, first)}
          className="inline-flex min-h-6 min-w-6 items-center whitespace-nowrap text-xs tabular-nums"
        >
          {first === last || name(first) === name(last)
            ? name(first)
            : `${name(first)} to ${name(last)}`}
        </a>
      ))}
    </span>
  );
}

/** Passages that follow one another are one place: a roll call is dozens of them. */
function stretches(citations: number[]): { first: number; last: number }[] {
  const found: { first: number; last: number }[] = [];
  for (const index of citations.toSorted((one, other) => one - other)) {
    const before = found.at(-1);
    if (before && index <= before.last + 2) before.last = index;
    else found.push({ first: index, last: index });
  }
  return found;
}
