import { Fragment, type ReactNode } from 'react';
import { capitalized } from '#app/platform/language/capitalized.ts';
import { unbrokenTallies } from '#app/platform/language/unbroken-tallies.ts';
import { formatDay } from '#app/platform/moment.ts';
import { Badge } from '#app/ui/Badge.tsx';
import { Disclosure } from '#app/ui/Disclosure.tsx';
import { Row, Table, Td, Th } from '#app/ui/Table.tsx';
import { asMoved, countedOtherwise, movedBy, namesIn, tallyOf } from '../account/vote-words.ts';
import type { ShownVote as Vote } from '../vote-rows.server.ts';
import { basisOf } from './basis-of-vote.ts';
import { Citations } from './Citations.tsx';

type VotesTableProps<V extends Vote> = {
  votes: V[];
  labels: ReadonlyMap<number, string>;
  /** The transcript's address, where it stands on another page. */
  transcriptHref?: string;
  /** Where a page leads to a vote's row. */
  idOf?: (vote: V) => string;
  /** Buttons for a vote; `place` counts from 0. */
  tools?: (vote: V, place: number) => ReactNode;
  /** What is said of a vote below its words. */
  note?: (vote: V, place: number) => ReactNode;
  /** What stands under a vote's row, across the table. */
  under?: (vote: V) => ReactNode;
};

/** The votes as code counted them or an editor left them. What nobody knows stays open. */
export function VotesTable<V extends Vote>(props: VotesTableProps<V>) {
  const { votes, labels, transcriptHref, idOf, tools, note, under } = props;
  if (votes.length === 0) {
    return <p className="text-muted">No vote was found in the record.</p>;
  }
  return (
    <Table
      caption="Votes found in the record"
      dense
      stack
      head={
        <>
          <Th>Motion</Th>
          <Th>Tally</Th>
          <Th>Outcome</Th>
          <Th>Record</Th>
          {tools ? <Th>Change</Th> : null}
        </>
      }
    >
      {votes.map((vote, place) => {
        const moved = asMoved(vote);
        const below = under?.(vote);
        return (
          <Fragment key={vote.index}>
            <Row id={idOf?.(vote)}>
              <Td>
                <span className="block font-semibold">
                  {capitalized(vote.subject ?? vote.motion)}
                </span>
                {moved ? <span className="block">As moved: {moved}</span> : null}
                <span className="block text-muted">{movedBy(vote)}</span>
                <RollCall vote={vote} />
                <Basis vote={vote} />
                {note?.(vote, place)}
              </Td>
              <Td label="Tally" nowrap={vote.yes !== null || vote.no !== null}>
                {unbrokenTallies(capitalized(tallyOf(vote) ?? 'not said'))}
              </Td>
              <Td label="Outcome">
                <Outcome outcome={vote.outcome} />
              </Td>
              <Td label="Record">
                <Citations
                  citations={vote.segments}
                  labels={labels}
                  transcriptHref={transcriptHref}
                />
              </Td>
              {tools ? <Td>{tools(vote, place)}</Td> : null}
            </Row>
            {below ? (
              <tr>
                <td colSpan={tools ? 5 : 4}>{below}</td>
              </tr>
            ) : null}
          </Fragment>
        );
      })}
    </Table>
  );
}

function Outcome({ outcome }: { outcome: string | null }) {
  if (outcome === 'adopted') return <Badge state="adopted">Adopted</Badge>;
  if (outcome === 'rejected') return <Badge state="rejected">Rejected</Badge>;
  return <span className="text-muted">Not said</span>;
}

/** What was counted by code and what a person wrote are told apart in every row. */
function Basis({ vote }: { vote: Vote }) {
  const when = vote.editedAt === null ? '' : `, ${formatDay(vote.editedAt)}`;
  return <span className="block text-muted text-sm">{capitalized(basisOf(vote)) + when}</span>;
}

function RollCall({ vote }: { vote: Vote }) {
  if (vote.rollCall.length === 0) return null;
  const counted = countedOtherwise(vote);
  return (
    <Disclosure
      label={`${vote.method === 'roll call' ? 'Roll call' : 'Named'}, ${namesIn(vote.rollCall)}${counted ? `: ${unbrokenTallies(counted)}` : ''}`}
    >
      <p className="mt-1">
        {vote.rollCall.map(({ name, vote: said }) => `${name}: ${said}`).join(', ')}
      </p>
    </Disclosure>
  );
}
