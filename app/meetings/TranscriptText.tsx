import { Disclosure } from '#app/ui/Disclosure.tsx';
import type { TranscriptOfMeeting } from './read-transcript.server.ts';

type TranscriptTextProps = Pick<TranscriptOfMeeting, 'segments' | 'chapters'>;
type Segments = TranscriptOfMeeting['segments'];

/**
 * What was said, segment by segment, each with the id that citations lead to, under the titles of
 * the agenda's items. However long it is, the browser lays out only what is near the screen.
 */
export function TranscriptText({ segments, chapters }: TranscriptTextProps) {
  const { before, parts } = inChapters(segments, chapters);
  return (
    <>
      {parts.length > 0 ? <ChapterList chapters={parts.map(({ chapter }) => chapter)} /> : null}
      {before.length > 0 ? <Segments segments={before} /> : null}
      {parts.map(({ chapter, segments }) => (
        <section key={chapter.index} aria-labelledby={`c${chapter.index}`}>
          <h2 id={`c${chapter.index}`} className={headingLook}>
            {chapter.title}
          </h2>
          <Segments segments={segments} />
        </section>
      ))}
    </>
  );
}

function ChapterList({ chapters }: Pick<TranscriptOfMeeting, 'chapters'>) {
  return (
    <nav aria-label="Chapters" className="no-print mb-4">
      <Disclosure label={`Chapters (${chapters.length})`}>
        <ol className="mt-2 grid gap-1 pl-5">
          {chapters.map(({ index, title, time }) => (
            <li key={index} className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-3">
              <span className="text-muted text-sm tabular-nums leading-6">{time}</span>
              <a
                href={`#c${index}`}
                className="min-h-6 justify-self-start [overflow-wrap:anywhere]"
              >
                {title}
              </a>
            </li>
          ))}
        </ol>
      </Disclosure>
    </nav>
  );
}

/** Whoever speaks is named where they begin, and anew under each heading. */
function Segments({ segments }: { segments: Segments }) {
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

/** The segments under the chapter that each belongs to; what comes before the first has none. */
function inChapters(segments: Segments, chapters: TranscriptOfMeeting['chapters']) {
  const begun = chapters
    .map((chapter) => ({
      chapter,
      start: segments.findIndex(({ index }) => index >= chapter.firstSegment),
    }))
    .filter(({ start }) => start >= 0)
    .sort((one, other) => one.start - other.start);
  return {
    before: segments.slice(0, begun[0]?.start),
    parts: begun.map(({ chapter, start }, place) => ({
      chapter,
      segments: segments.slice(start, begun[place + 1]?.start),
    })),
  };
}

const headingLook =
  'mt-8 mb-2 scroll-mt-6 border-line border-t px-2 pt-4 text-lg leading-snug [overflow-wrap:anywhere] target:bg-accent-soft';

/** Said once for all segments: there may be thousands. */
const segmentLook = [
  '*:grid *:scroll-mt-6 *:gap-x-4 *:rounded-md *:px-2 *:py-1.5 sm:*:grid-cols-[5rem_minmax(0,1fr)]',
  '*:[contain-intrinsic-size:auto_4rem] *:[content-visibility:auto]',
  '*:target:bg-accent-soft *:target:outline-2 *:target:outline-accent',
  '[&_a]:pt-0.5 [&_a]:text-muted [&_a]:text-sm [&_a]:tabular-nums [&_a]:no-underline [&_a:hover]:underline',
  '[&_div]:max-w-[36em] [&_div]:font-serif [&_b]:block [&_b]:font-sans [&_b]:font-semibold [&_b]:text-sm',
].join(' ');
