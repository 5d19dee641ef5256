import { Badge } from '#app/ui/Badge.tsx';
import { Disclosure } from '#app/ui/Disclosure.tsx';
import { Row, Table, Td, Th } from '#app/ui/Table.tsx';
import type { ReviewedVersion } from '../review/read-version.server.ts';
import { Citations } from './Citations.tsx';

type Vote = ReviewedVersion['votes'][number];

type VotesTableProps = {
  votes: Vote[];
  labels: ReadonlyMap<number, string>;
  /** The transcript's address, where it stands on another page. */
  transcriptHref?: string;
};

/** The votes as code counted them from the record. What the record does not say stays open. */
export function VotesTable({ votes, labels, transcriptHref }: VotesTableProps) {
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
        </>
      }
    >
      {votes.map((vote) => (
        <Row key={vote.index}>
          <Td>
            <span className="block font-semibold">{capitalized(vote.motion)}</span>
            <span className="block text-muted">{movedBy(vote)}</span>
            <RollCall vote={vote} />
          </Td>
          <Td label="Tally" nowrap>
            {tally(vote)}
          </Td>
          <Td label="Outcome">
            <Outcome outcome={vote.outcome} />
          </Td>
          <Td label="Record">
            <Citations citations={vote.segments} labels={labels} transcriptHref={transcriptHref} />
          </Td>
        </Row>
      ))}
    </Table>
  );
}

function Outcome({ outcome }: { outcome: string | null }) {
  if (outcome === 'adopted') return <Badge state="adopted">Adopted</Badge>;
  if (outcome === 'rejected') return <Badge state="rejected">Rejected</Badge>;
  return <span className="text-muted">Not said</span>;
}

function RollCall({ vote }: { vote: Vote }) {
  if (vote.rollCall.length === 0) return null;
  const counted = countWords(vote);
  return (
    <Disclosure label={`Roll call, ${vote.rollCall.length} names${counted ? `: ${counted}` : ''}`}>
      <p className="mt-1">
        {vote.rollCall.map(({ name, vote: said }) => `${name}: ${said}`).join(', ')}
      </p>
    </Disclosure>
  );
}

/** The roll call's own sum, where it differs from the tally that was spoken: both are shown. */
function countWords({ rollCall, yes, no }: Vote): string | null {
  const count = (said: string) => rollCall.filter(({ vote }) => vote === said).length;
  const [yeas, nays] = [count('yes'), count('no')];
  return yeas === yes && nays === no ? null : `${yeas} to ${nays} when counted`;
}

function tally({ yes, no, abstain, method }: Vote): string {
  if (yes === null && no === null) return method ? `By ${methods[method] ?? method}` : 'Not said';
  const counts = `${yes ?? '?'} to ${no ?? '?'}`;
  return abstain ? `${counts}, ${abstain} abstaining` : counts;
}

const methods: Record<string, string> = {
  voice: 'voice vote',
  hand: 'show of hands',
  'roll call': 'roll call',
  electronic: 'electronic vote',
  consent: 'consent',
};

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function movedBy({ mover, seconder }: Vote): string {
  if (mover && seconder) return `Moved by ${mover}, seconded by ${seconder}`;
  if (mover) return `Moved by ${mover}`;
  return seconder ? `Seconded by ${seconder}` : '';
}
