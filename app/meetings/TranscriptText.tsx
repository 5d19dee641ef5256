import type { ReactNode } from 'react';
import { Disclosure } from '#app/ui/Disclosure.tsx';
import { Pagination } from '#app/ui/Pagination.tsx';
import { UncertainMark } from '#app/ui/UncertainMark.tsx';
import type { ChapteredTranscript } from './read-transcript.server.ts';
import { numberedPlace } from './record-time.ts';
import { pageAt } from './transcript-page.ts';

type Segments = ChapteredTranscript['segments'];
/** What was said in a segment, where it is shown otherwise than as it is. */
type ShowWords = (segment: Segments[number]) => ReactNode;
type TranscriptTextProps = Pick<ChapteredTranscript, 'segments' | 'chapters' | 'pages'> & {
  showWords?: ShowWords;
  /** What of the address the links to its other pages keep: `find=budget`. */
  keep?: URLSearchParams;
};
type Chapters = ChapteredTranscript['chapters'];

/**
 * A page of what was said, segment by segment, each with the id that citations lead to, under the
 * titles of the cases.
 */
export function TranscriptText({
  segments,
  chapters,
  pages,
  showWords = ({ text }) => text,
  keep,
}: TranscriptTextProps) {
  const { before, continued, parts } = inChapters(segments, chapters);
  const here = new Set(parts.map(({ chapter }) => chapter.index));
  return (
    <>
      {chapters.length > 0 ? <ChapterList chapters={chapters} here={here} keep={keep} /> : null}
      {before.length > 0 ? (
        <>
          {continued ? <h2 className={headingLook}>{`${continued.title} (continued)`}</h2> : null}
          <Segments segments={before} showWords={showWords} />
        </>
      ) : null}
      {parts.map(({ chapter, segments }) => (
        <section key={chapter.index} aria-labelledby={`c${chapter.index}`}>
          <h2 id={`c${chapter.index}`} className={headingLook}>
            {chapter.title}
          </h2>
          <Segments segments={segments} showWords={showWords} />
        </section>
      ))}
      {pages.status === null ? null : (
        <div className="mt-8">
          <Pagination
            previous={pages.previous}
            next={pages.next}
            previousLabel="Previous"
            nextLabel="Next"
            status={pages.status}
          />
        </div>
      )}
    </>
  );
}

/** All chapters of the meeting; those that begin on another page lead there. */
function ChapterList({
  chapters,
  here,
  keep,
}: Pick<TranscriptTextProps, 'keep'> & { chapters: Chapters; here: ReadonlySet<number> }) {
  return (
    <nav aria-label="Chapters" className="no-print mb-4">
      <Disclosure label={`Chapters (${chapters.length})`}>
        <ol className="mt-2 grid gap-1 pl-5">
          {chapters.map(({ index, title, time, firstSegment }) => (
            <li key={index} className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-3">
              <span className="text-muted text-sm tabular-nums leading-6">
                {time ?? numberedPlace(firstSegment)}
              </span>
              <a
                href={here.has(index) ? `#c${index}` : `${pageAt(firstSegment, keep)}#c${index}`}
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
function Segments({ segments, showWords }: { segments: Segments; showWords: ShowWords }) {
  return (
    <ol className={segmentLook}>
      {segments.map((segment, place) => {
        const { index, time, speaker, isUncertain } = segment;
        return (
          <li key={index} id={`s${index}`}>
            <a href={`#s${index}`}>{time ?? numberedPlace(index)}</a>
            <div>
              {speaker && speaker !== segments[place - 1]?.speaker ? <b>{speaker}</b> : null}
              <p>
                {isUncertain ? <UncertainMark /> : null}
                {showWords(segment)}
              </p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}

/**
 * The segments under the chapter that each belongs to. What comes before the first that begins on
 * this page has none, or goes on with one of an earlier page.
 */
function inChapters(segments: Segments, chapters: Chapters) {
  const top = segments[0]?.index ?? 0;
  const inOrder = chapters.toSorted((one, other) => one.firstSegment - other.firstSegment);
  const begun = inOrder
    .filter(({ firstSegment }) => firstSegment >= top)
    .map((chapter) => ({
      chapter,
      start: segments.findIndex(({ index }) => index >= chapter.firstSegment),
    }))
    .filter(({ start }) => start >= 0);
  return {
    before: segments.slice(0, begun[0]?.start),
    continued: inOrder.findLast(({ firstSegment }) => firstSegment < top) ?? null,
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
  // What can be pressed under the words keeps its room, also while it is out of sight.
  '*:has-[.find-place]:[content-visibility:visible]',
  '*:target:bg-accent-soft *:target:outline-2 *:target:outline-accent',
  '[&_a]:pt-0.5 [&_a]:text-muted [&_a]:text-sm [&_a]:tabular-nums [&_a]:no-underline [&_a:hover]:underline',
  '[&_div]:max-w-[36em] [&_div]:font-serif [&_div]:[overflow-wrap:anywhere] [&_b]:block [&_b]:font-sans [&_b]:font-semibold [&_b]:text-sm',
].join(' ');
