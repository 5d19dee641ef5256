import { EmptyRow, Row, RowLink, Table, Td, Th, Truncated } from '#app/ui/Table.tsx';
import type { Member } from './roster.ts';
import { termWords } from './term-words.ts';

type RosterTableProps = { members: readonly Member[]; addressOf: (member: Member) => string };

/** An entity's roster for who keeps it; a row opens the member for editing. */
export function RosterTable({ members, addressOf }: RosterTableProps) {
  const hasBodies = members.some(({ body }) => body !== null);
  return (
    <Table
      caption="Members"
      dense
      stack
      head={
        <>
          <Th>Name</Th>
          <Th>Office</Th>
          <Th>Seat</Th>
          {hasBodies ? <Th>Body</Th> : null}
          <Th>Votes</Th>
          <Th>Term</Th>
          <Th>Also Heard As</Th>
        </>
      }
    >
      {members.map((member) => (
        <Row key={member.id} link>
          <Td className="font-semibold">
            <RowLink to={addressOf(member)}>
              <Truncated text={member.name} />
            </RowLink>
          </Td>
          <Td label="Office">
            <Truncated text={member.office} />
          </Td>
          <Td label="Seat">
            <Truncated text={member.seat ?? ''} />
          </Td>
          {hasBodies ? (
            <Td label="Body">
              <Truncated text={member.body ?? 'All'} />
            </Td>
          ) : null}
          <Td label="Votes">{member.votes ? 'Yes' : 'No'}</Td>
          <Td label="Term">{termWords(member)}</Td>
          <Td label="Also heard as">
            <Truncated text={member.aliases.join(', ')} />
          </Td>
        </Row>
      ))}
      {members.length === 0 ? (
        <EmptyRow columns={hasBodies ? 7 : 6}>Nobody is on the roster yet.</EmptyRow>
      ) : null}
    </Table>
  );
}
