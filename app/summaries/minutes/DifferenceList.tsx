'use client';
import { Form, Link, useActionData } from 'react-router';
import { Disclosure } from '#app/ui/Disclosure.tsx';
import { ErrorNotice } from '#app/ui/Notice.tsx';
import { SubmitButton } from '#app/ui/SubmitButton.tsx';
import type { ShownDifference } from './read-minutes-page.server.ts';

type DifferenceListProps = {
  differences: ShownDifference[];
  /** What the answers are about. */
  on: { revision: number; versionId: string; versionRevision: number };
  /** Whether there is a draft that can take the minutes' word. */
  isDraft: boolean;
  /** The review desk of the version. */
  desk: string;
};

const kindWords: Record<ShownDifference['kind'], string> = {
  outcome: 'Outcome',
  tally: 'Tally',
  mover: 'Mover',
  seconder: 'Seconder',
  roll: 'Who voted how',
  missed: 'Vote that nobody heard',
};

/** What differs, vote by vote, with both wordings and a button for each. */
export function DifferenceList({ differences, on, isDraft, desk }: DifferenceListProps) {
  const refused = useActionData<{ refused?: string; message?: string }>();
  const known = differences.filter(({ isKept }) => isKept);
  const open = differences.filter(({ isKept }) => !isKept);
  const takes = open.filter(({ kind }) => kind !== 'missed').length;
  return (
    <Form method="post" preventScrollReset className="grid gap-4">
      <input type="hidden" name="revision" value={on.revision} />
      <input type="hidden" name="versionId" value={on.versionId} />
      <input type="hidden" name="versionRevision" value={on.versionRevision} />
      {refused?.refused === 'answer' ? <ErrorNotice refusal>{refused.message}</ErrorNotice> : null}
      {isDraft && takes > 1 ? (
        <div className="button-row">
          <SubmitButton name="take" value="all" pendingLabel="Taking...">
            Take All
          </SubmitButton>
        </div>
      ) : null}
      <ol className="row-list" aria-label="What differs">
        {open.map((one) => (
          <li key={one.id}>
            <Difference one={one} isDraft={isDraft} desk={desk} />
          </li>
        ))}
      </ol>
      {known.length > 0 ? (
        <Disclosure label={`Kept as heard: ${known.length}`}>
          <ul className="row-list">
            {known.map((one) => (
              <li key={one.id}>
                <Difference one={one} isDraft={isDraft} desk={desk} />
              </li>
            ))}
          </ul>
        </Disclosure>
      ) : null}
    </Form>
  );
}

const inItem = (designator: string | null, motion: string) =>
  designator === null ? motion : `Item ${designator}: ${motion}`;

type DifferenceProps = { one: ShownDifference; isDraft: boolean; desk: string };

function Difference({ one, isDraft, desk }: DifferenceProps) {
  const { kind, heard, said, isSpelling, designator, motion, segments, passage } = one;
  const name = `${kindWords[kind]}: ${heard?.motion ?? motion}`;
  return (
    <div className="grid w-full gap-2 [overflow-wrap:anywhere]">
      <p>
        <span className="row-list-note block">
          {kindWords[kind]}
          {isSpelling ? ', spelt otherwise' : ''}
        </span>
        <span className="font-semibold">
          {heard ? `Vote ${heard.place}: ${heard.motion}` : inItem(designator, motion)}
        </span>
      </p>
      <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-2">
        <div>
          <dt className="text-muted text-sm">Heard</dt>
          <dd>
            {said.heard ?? <span className="text-muted">Not heard</span>}{' '}
            {segments[0] === undefined ? null : (
              <Link to={`${desk}#s${segments[0]}`} className="text-sm">
                in the record
              </Link>
            )}
          </dd>
        </div>
        <div>
          <dt className="text-muted text-sm">Minutes</dt>
          <dd>{said.minutes}</dd>
        </div>
      </dl>
      <Disclosure label="What the minutes say there">
        <p className="mt-1 text-sm">{passage}</p>
      </Disclosure>
      <div className="button-row">
        {isDraft ? (
          <SubmitButton
            name="take"
            value={one.id}
            small
            variant="secondary"
            pendingLabel="Taking..."
            aria-label={`${kind === 'missed' ? 'Add the vote' : 'Take the minutes’ word'}. ${name}`}
          >
            {kind === 'missed' ? 'Add the Vote' : 'Take the Minutes’ Word'}
          </SubmitButton>
        ) : null}
        {one.isKept ? null : (
          <SubmitButton
            name="keep"
            value={one.id}
            small
            variant="quiet"
            pendingLabel="Keeping..."
            aria-label={`${kind === 'missed' ? 'Leave it out' : 'Keep what was heard'}. ${name}`}
          >
            {kind === 'missed' ? 'Leave It Out' : 'Keep What Was Heard'}
          </SubmitButton>
        )}
      </div>
    </div>
  );
}
