import { Fragment, memo } from 'react';
import { numberedPlace, passageNumber } from '#app/meetings/record-time.ts';
import { UncertainMark } from '#app/ui/UncertainMark.tsx';
import { type CitedFrom, citedFrom } from './cited-from.ts';
import { DeskPlayer } from './DeskPlayer.tsx';
import type { DeskVersion } from './desk-version.ts';

type TranscriptPaneProps = {
  version: DeskVersion;
  meeting: { id: string; title: string | null; governmentBody: string | null };
  /** A sentence, a vote or a fact is being edited: passages can be added to what it rests on. */
  isCiting: boolean;
};

/** The transcript beside the draft; a citation's link lands on its passage. */
export const TranscriptPane = memo(function TranscriptPane(props: TranscriptPaneProps) {
  const { version, meeting, isCiting } = props;
  const { segments, segmentCount, cases, recording } = version;
  const cited = citedFrom(version);
  const starts = new Map(cases.map((item) => [item.firstSegment, item.title]));
  return (
    <section aria-labelledby="transcript-title" className="desk-transcript">
      <h2 id="transcript-title" className="section-title mb-2">
        Transcript
      </h2>
      {recording ? <DeskPlayer recording={recording} meeting={meeting} /> : null}
      {segments.length < segmentCount ? (
        <p className="mb-2 text-muted text-sm">
          {segments.length.toLocaleString('en-US')} of {segmentCount.toLocaleString('en-US')}{' '}
          passages: those around what is cited.
        </p>
      ) : null}
      <ol
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
        tabIndex={0}
        data-pane
        aria-labelledby="transcript-title"
        className="desk-passages"
      >
        {segments.map(({ index, label, speaker, text, play, isUncertain }, position) => {
          const heading = starts.get(index);
          const said = speaker && speaker !== segments[position - 1]?.speaker ? speaker : null;
          return (
            <li key={index} id={`s${index}`} className="desk-passage">
              {heading ? (
                <p className="mt-3 mb-2 border-line border-b pb-1 font-semibold">{heading}</p>
              ) : null}
              {said ? <p className="font-semibold text-sm">{said}</p> : null}
              <p className="font-serif text-[0.9375rem] leading-relaxed">
                <PassageNumber index={index} isCiting={isCiting} />
                {label.startsWith('¶') ? null : (
                  <PassageTime label={label} play={play} number={passageNumber(index)} />
                )}
                {isUncertain ? <UncertainMark /> : null}
                {text}
              </p>
              <WayBack from={cited.get(index)} />
            </li>
          );
        })}
      </ol>
    </section>
  );
});

/** Where the transcript stands below all else, back to what led to one of its passages. */
function WayBack({ from }: { from: CitedFrom[] | undefined }) {
  if (!from) return null;
  return (
    <p className="desk-way-back">
      Back to{' '}
      {from.map(({ name, hash }, at) => (
        <Fragment key={hash}>
          {at > 0 ? ', ' : ''}
          <a href={`#${hash}`}>{name}</a>
        </Fragment>
      ))}
    </p>
  );
}

type PassageTimeProps = {
  label: string;
  number: number;
  play: { at: number; href: string } | null;
};

/** When a passage was said; where there is a recording it plays from there. */
function PassageTime({ label, number, play }: PassageTimeProps) {
  const look = 'mr-2 font-sans text-xs tabular-nums';
  if (!play) return <span className={`${look} text-muted`}>{label}</span>;
  return (
    <a
      href={play.href}
      data-play-at={play.at}
      rel="noopener"
      aria-label={`Play passage ${number} from ${label}`}
      className={`${look} inline-flex min-h-6 items-center`}
    >
      {label}
    </a>
  );
}

function PassageNumber({ index, isCiting }: { index: number; isCiting: boolean }) {
  if (!isCiting) {
    return (
      <span className="mr-2 font-sans text-muted text-xs tabular-nums">{numberedPlace(index)}</span>
    );
  }
  return (
    <button
      type="button"
      data-cite={index}
      aria-label={`Cite passage ${passageNumber(index)}`}
      className="desk-cite"
    >
      {numberedPlace(index)}
    </button>
  );
}
