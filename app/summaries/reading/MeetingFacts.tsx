import { passageAddress } from '#app/meetings/transcript-page.ts';
import { Disclosure } from '#app/ui/Disclosure.tsx';
import { Panel } from '#app/ui/Panel.tsx';
import { Citations } from './Citations.tsx';
import type { MeetingFacts as Facts } from './read-meeting-facts.server.ts';
import { VotesTable } from './VotesTable.tsx';

type MeetingFactsProps = { facts: Facts; transcriptHref: string };

/** The votes, the chapters and what was named with a number, each leading to its place. */
export function MeetingFacts({ facts, transcriptHref }: MeetingFactsProps) {
  const labels = new Map(facts.labels);
  return (
    <>
      {facts.decisions.length > 0 ? (
        <Panel id="decisions" title="Decisions">
          <p className="mb-3 text-muted text-sm">
            Counted from the record by rule, not by a language model. What the record does not say
            stays open.
            {facts.decisions.some(({ editedAt }) => editedAt !== null)
              ? ' Where an editor changed a row, the row says so.'
              : ''}
          </p>
          <VotesTable votes={facts.decisions} labels={labels} transcriptHref={transcriptHref} />
        </Panel>
      ) : null}
      {facts.chapters.length > 1 ? (
        <Panel id="chapters" title="Chapters">
          <Chapters chapters={facts.chapters} labels={labels} transcriptHref={transcriptHref} />
        </Panel>
      ) : null}
      {facts.facts.length > 0 ? (
        <Panel id="named" title="Named in the Record">
          <Named facts={facts.facts} labels={labels} transcriptHref={transcriptHref} />
        </Panel>
      ) : null}
    </>
  );
}

type Labels = { labels: ReadonlyMap<number, string>; transcriptHref: string };

function Chapters({ chapters, labels, transcriptHref }: Pick<Facts, 'chapters'> & Labels) {
  return (
    <ol className="grid gap-1">
      {chapters.map(({ index, title, kind, firstSegment, play }) => (
        <li
          key={index}
          className="grid grid-cols-[5rem_minmax(0,1fr)_auto] items-start gap-x-3 [overflow-wrap:anywhere]"
        >
          <a
            href={passageAddress(transcriptHref, firstSegment)}
            aria-label={`${title}, transcript at ${labels.get(firstSegment)}`}
            className="min-h-6 text-sm tabular-nums leading-6"
          >
            {labels.get(firstSegment)}
          </a>
          <span>
            {title}
            {kind === title.toLowerCase() ? null : (
              <span className="ml-2 text-muted text-sm">{kind}</span>
            )}
          </span>
          {play ? (
            <a
              className="play-from no-print"
              href={play.href}
              rel="noopener"
              data-play-at={play.from}
            >
              <span className="sr-only">Play from here: {title}</span>
            </a>
          ) : null}
        </li>
      ))}
    </ol>
  );
}

const kinds = [
  ['deadline', 'Deadlines'],
  ['reference', 'Bills and resolutions'],
  ['amount', 'Amounts'],
  ['date', 'Dates'],
] as const;

/** More than this of one kind is a list nobody reads; the downloads hold all. */
const mostShown = 60;

function Named({ facts, labels, transcriptHref }: Pick<Facts, 'facts'> & Labels) {
  return (
    <div className="grid gap-3">
      {kinds.map(([kind, title]) => {
        const own = facts.filter((fact) => fact.kind === kind);
        if (own.length === 0) return null;
        return (
          <Disclosure key={kind} label={`${title} (${own.length})`} open={kind === 'deadline'}>
            <ul className="mt-2 grid gap-1.5 pl-5">
              {own.slice(0, mostShown).map(({ value, label, detail, segments }) => (
                <li key={value}>
                  <span className="mr-2">{label}</span>
                  <Citations
                    citations={segments.slice(0, 4)}
                    labels={labels}
                    transcriptHref={transcriptHref}
                  />
                  {detail ? (
                    <span className="block font-serif text-muted text-sm">“{detail}”</span>
                  ) : null}
                </li>
              ))}
            </ul>
          </Disclosure>
        );
      })}
    </div>
  );
}
