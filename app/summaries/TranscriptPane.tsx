import type { ReviewedVersion } from './read-version.server.ts';

type TranscriptPaneProps = Pick<ReviewedVersion, 'segments' | 'segmentCount' | 'items'>;

/** The transcript beside the draft; a citation's link lands on its passage. */
export function TranscriptPane({ segments, segmentCount, items }: TranscriptPaneProps) {
  const starts = new Map(items.map((item) => [item.firstSegment, item.title]));
  return (
    <section
      aria-labelledby="transcript-title"
      className="lg:sticky lg:top-4 lg:flex lg:max-h-[calc(100dvh-2rem)] lg:flex-col"
    >
      <h2 id="transcript-title" className="section-title mb-2">
        Transcript
      </h2>
      {segments.length < segmentCount ? (
        <p className="mb-2 text-muted text-sm">
          {segments.length.toLocaleString('en-US')} of {segmentCount.toLocaleString('en-US')}{' '}
          passages: those around what is cited.
        </p>
      ) : null}
      <ol
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
        tabIndex={0}
        aria-labelledby="transcript-title"
        className="grid content-start gap-2 border-line border-t pt-3 lg:min-h-0 lg:overflow-y-auto lg:pr-3"
      >
        {segments.map(({ index, label, speaker, text }, position) => {
          const heading = starts.get(index);
          const said = speaker && speaker !== segments[position - 1]?.speaker ? speaker : null;
          return (
            <li
              key={index}
              id={`s${index}`}
              className="scroll-mt-4 rounded-md px-2 py-1 target:bg-accent-soft"
            >
              {heading ? (
                <p className="mt-3 mb-2 border-line border-b pb-1 font-semibold">{heading}</p>
              ) : null}
              {said ? <p className="font-semibold text-sm">{said}</p> : null}
              <p className="font-serif text-[0.9375rem] leading-relaxed">
                <span className="mr-2 font-sans text-muted text-xs tabular-nums">{label}</span>
                {text}
              </p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
