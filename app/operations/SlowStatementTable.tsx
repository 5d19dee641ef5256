import { slowFrom } from '#app/platform/watch/slow-statements.server.ts';
import { Row, Table, Td, Th } from '#app/ui/Table.tsx';
import { figure } from './standing.ts';
import type { WatchedSite } from './watch-site.server.ts';

/** The statements that took long, without their values. */
export function SlowStatementTable({ slowStatements }: Pick<WatchedSite, 'slowStatements'>) {
  if (slowStatements.length === 0) {
    return <p className="text-muted">No statement has taken {slowFrom} ms since the start.</p>;
  }
  return (
    <Table
      caption="Slow statements"
      dense
      stack
      head={
        <>
          <Th>Statement</Th>
          <Th number>Times</Th>
          <Th number>Slowest</Th>
          <Th>Last</Th>
        </>
      }
    >
      {slowStatements.map(({ shape, times, slowestMilliseconds, last }) => (
        <Row key={shape}>
          <Td className="wrap-anywhere">
            <code className="text-sm">{shape}</code>
          </Td>
          <Td label="Times" number>
            {figure(times)}
          </Td>
          <Td label="Slowest" number nowrap>
            {figure(slowestMilliseconds)} ms
          </Td>
          <Td label="Last" nowrap>
            {last}
          </Td>
        </Row>
      ))}
    </Table>
  );
}
