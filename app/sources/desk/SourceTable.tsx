import { Link } from 'react-router';
import { formatAgo, formatMoment } from '#app/platform/moment.ts';
import { Badge, type BadgeState } from '#app/ui/Badge.tsx';
import { Row, Table, Td, Th } from '#app/ui/Table.tsx';
import type { ListedSource } from './list-sources.server.ts';
import { sourcePath } from './source-paths.ts';

const states: Record<ListedSource['state'], { words: string; badge: BadgeState }> = {
  new: { words: 'Not read yet', badge: 'open' },
  works: { words: 'Works', badge: 'done' },
  silent: { words: 'Brings nothing', badge: 'pending' },
  failing: { words: 'Cannot be read', badge: 'rejected' },
  paused: { words: 'Paused', badge: 'neutral' },
};

type SourceTableProps = {
  sources: readonly ListedSource[];
  /** In a list of many entities' sources */
  namesEntity?: boolean;
};

/** Sources, each leading to what its runs brought. */
export function SourceTable({ sources, namesEntity }: SourceTableProps) {
  return (
    <Table
      caption="Sources"
      stack
      head={
        <>
          <Th>Source</Th>
          <Th>State</Th>
          <Th>Last Read</Th>
          <Th>Last Brought</Th>
          <Th>Next</Th>
        </>
      }
    >
      {sources.map((source) => (
        <Row key={source.id}>
          <Td>
            <Link to={sourcePath(source.govtEntity.id, source.id)} className="wrap-anywhere">
              {namesEntity ? `${source.govtEntity.entityName}: ` : ''}
              {source.kindName}
            </Link>
            <span className="block text-muted text-sm wrap-anywhere">{source.address}</span>
          </Td>
          <Td label="State">
            <Badge state={states[source.state].badge}>{states[source.state].words}</Badge>
            {source.problem ? (
              <span className="block text-muted text-sm wrap-anywhere">{source.problem}</span>
            ) : null}
          </Td>
          <Td label="Last Read">{ago(source.lastWorkedAt)}</Td>
          <Td label="Last Brought">{ago(source.lastBroughtAt)}</Td>
          <Td label="Next">{next(source)}</Td>
        </Row>
      ))}
    </Table>
  );
}

const ago = (moment: Date | null) => (moment ? formatAgo(moment) : 'Never');

function next({ isPaused, dueAt }: ListedSource): string {
  if (isPaused) return 'Paused';
  return dueAt ? formatMoment(dueAt) : 'Under way';
}
