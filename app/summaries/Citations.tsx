type CitationsProps = {
  citations: number[];
  /** What a segment is called: its time, or its place. */
  labels: ReadonlyMap<number, string>;
};

/** The places in the transcript that something rests on; each leads there. */
export function Citations({ citations, labels }: CitationsProps) {
  if (citations.length === 0) return <span className="text-muted text-xs">no citation</span>;
  return (
    <span className="inline-flex flex-wrap gap-x-2">
      {citations.map((index) => (
        <a key={index} href={`#s${index}`} className="whitespace-nowrap text-xs tabular-nums">
          {labels.get(index) ?? `¶${index + 1}`}
        </a>
      ))}
    </span>
  );
}
