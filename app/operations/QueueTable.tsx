import { Link } from 'react-router';
import { Row, Table, Td, Th } from '#app/ui/Table.tsx';
import { figure } from './standing.ts';
import type { WatchedSite } from './watch-site.server.ts';

type QueueTableProps = { kinds: readonly (WatchedSite['kinds'][number] & { what: string })[] };

/** What is not done, by kind of job. */
export function QueueTable({ kinds }: QueueTableProps) {
  if (kinds.length === 0) return <p className="text-muted">Nothing waits: all work is done.</p>;
  return (
    <Table
      caption="Jobs by kind"
      dense
      stack
      head={
        <>
          <Th>Job</Th>
          <Th number>Waiting</Th>
          <Th>The First For</Th>
          <Th number>For Later</Th>
          <Th number>In Hand</Th>
          <Th number>Parked</Th>
        </>
      }
    >
      {kinds.map(({ kind, what, due, waited, later, inHand, parked }) => (
        <Row key={kind}>
          <Td className="font-semibold">{what}</Td>
          <Td label="Waiting" number>
            {figure(due)}
          </Td>
          <Td label="The first for">{waited ?? 'Nothing waits'}</Td>
          <Td label="For later" number>
            {figure(later)}
          </Td>
          <Td label="In hand" number>
            {figure(inHand)}
          </Td>
          <Td label="Parked" number>
            {parked > 0 ? (
              <Link to="/admin/jobs?state=parked">
                {figure(parked)}
                <span className="sr-only"> parked: {what}</span>
              </Link>
            ) : (
              0
            )}
          </Td>
        </Row>
      ))}
    </Table>
  );
}
