import type { ReadTranscript } from './read-transcript.server.ts';

/**
 * What was said, segment by segment, each with the id that citations lead to. However long it is,
 * the browser lays out only what is near the screen.
 */
export function TranscriptText({ segments }: Pick<ReadTranscript, 'segments'>) {
  return (
    <ol className={segmentLook}>
      {segments.map(({ index, time, speaker, text }, place) => (
        <li key={index} id={`s${index}`}>
          <a href={`#s${index}`}>{time ?? `No. ${index}`}</a>
          <div>
            {speaker && speaker !== segments[place - 1]?.speaker ? <b>{speaker}</b> : null}
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** Said once for all segments: there may be thousands. */
const segmentLook = [
  '*:grid *:scroll-mt-6 *:gap-x-4 *:rounded-md *:px-2 *:py-1.5 sm:*:grid-cols-[5rem_minmax(0,1fr)]',
  '*:[contain-intrinsic-size:auto_4rem] *:[content-visibility:auto]',
  '*:target:bg-accent-soft *:target:outline-2 *:target:outline-accent',
  '[&_a]:pt-0.5 [&_a]:text-muted [&_a]:text-sm [&_a]:tabular-nums [&_a]:no-underline [&_a:hover]:underline',
  '[&_div]:max-w-[36em] [&_div]:font-serif [&_b]:block [&_b]:font-sans [&_b]:font-semibold [&_b]:text-sm',
].join(' ');
