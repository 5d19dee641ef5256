import { passageAddress } from '#app/meetings/transcript-page.ts';

type SentencePlacesProps = {
  sentence: { citations: number[] };
  labels: ReadonlyMap<number, string>;
  transcriptHref: string;
};

/** Where in the record a sentence begins to rest; opens beside the form, which is kept as it is. */
export function SentencePlaces({ sentence, labels, transcriptHref }: SentencePlacesProps) {
  const [first] = sentence.citations;
  const label = first === undefined ? undefined : labels.get(first);
  if (first === undefined || label === undefined)
    return <p className="text-muted text-sm">It cites no place.</p>;
  return (
    <a
      href={passageAddress(transcriptHref, first)}
      target="_blank"
      rel="noopener"
      className="inline-flex min-h-6 items-center text-sm tabular-nums"
    >
      Read what was said at {label} (new tab)
    </a>
  );
}
