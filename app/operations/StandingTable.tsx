import { Link } from 'react-router';
import { Badge } from '#app/ui/Badge.tsx';
import { Row, Table, Td, Th } from '#app/ui/Table.tsx';
import type { Standing } from './standing.ts';

type StandingTableProps = { title: string; standings: readonly Standing[] };

/** What is watched, each line with its verdict in words, and what to do where it is not fine. */
export function StandingTable({ title, standings }: StandingTableProps) {
  return (
    <Table
      caption={title}
      dense
      stack
      head={
        <>
          <Th className="w-36">What</Th>
          <Th className="w-32">Verdict</Th>
          <Th>How It Stands</Th>
        </>
      }
    >
      {standings.map(({ name, text, isFine, advice, link }) => (
        <Row key={name}>
          <Td className="font-semibold">{name}</Td>
          <Td label="Verdict" nowrap>
            <Badge state={isFine ? 'done' : 'open'}>{isFine ? 'Fine' : 'Look at this'}</Badge>
          </Td>
          <Td label="How it stands">
            {text}
            {isFine ? null : (
              <span className="block text-muted text-sm">
                {advice} {link ? <Link to={link.to}>{link.label}</Link> : null}
              </span>
            )}
          </Td>
        </Row>
      ))}
    </Table>
  );
}
