import type { ReadTranscript } from './read-transcript.server.ts';

/**
 * What was said, segment by segment, each with the id that citations lead to. However long it is,
 * the browser lays out only what is near the screen.
 */
export function TranscriptText({ segments }: Pick<ReadTranscript, 'segments'>) {
  return (
    <ol>
      {segments.map(({ index, time, speaker, text }, place) => (
        <li
          key={index}
          id={`s${index}`}
          className="grid scroll-mt-6 gap-x-4 rounded-md px-2 py-1.5 [contain-intrinsic-size:auto_4rem] [content-visibility:auto] target:bg-accent-soft target:outline-2 target:outline-accent sm:grid-cols-[5rem_minmax(0,1fr)]"
        >
          <a
            href={`#s${index}`}
            className="pt-0.5 text-muted text-sm tabular-nums no-underline hover:underline"
          >
            {time ?? `No. ${index}`}
          </a>
          <div className="max-w-[36em] font-serif">
            {speaker && speaker !== segments[place - 1]?.speaker ? (
              <p className="font-sans font-semibold text-sm">{speaker}</p>
            ) : null}
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
