import { Link } from 'react-router';
import type { Member } from '#app/entities/roster/roster.ts';
import { termWords } from '#app/entities/roster/term-words.ts';
import { Row, Table, Td, Th } from '#app/ui/Table.tsx';

type MembersTableProps = { caption: string; members: readonly Member[] };

/** Who sits on a body; a name leads to the votes under it. */
export function MembersTable({ caption, members }: MembersTableProps) {
  const has = {
    seat: members.some(({ seat }) => seat !== null),
    body: members.some(({ body }) => body !== null),
  };
  return (
    <Table
      caption={caption}
      stack
      head={
        <>
          <Th>Name</Th>
          <Th>Office</Th>
          {has.seat ? <Th>Seat</Th> : null}
          {has.body ? <Th>Body</Th> : null}
          <Th>Term</Th>
        </>
      }
    >
      {members.map((member) => (
        <Row key={member.id}>
          <Td className="font-semibold">
            {member.votes ? (
              <Link
                to={{ search: `?${new URLSearchParams({ member: member.name })}`, hash: '#votes' }}
              >
                {member.name}
              </Link>
            ) : (
              member.name
            )}
          </Td>
          <Td label="Office">{member.office}</Td>
          {has.seat ? <Td label="Seat">{member.seat}</Td> : null}
          {has.body ? <Td label="Body">{member.body}</Td> : null}
          <Td label="Term">{termWords(member) ?? 'Not known'}</Td>
        </Row>
      ))}
    </Table>
  );
}
