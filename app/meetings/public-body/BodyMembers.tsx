import { Row, Table, Td, Th } from '#app/ui/Table.tsx';
import type { MemberShown, PublicBody } from './read-public-body.server.ts';

type BodyMembersProps = Pick<PublicBody, 'members' | 'answersCut'>;

/** Who sits on a body, and how they answered in roll calls, where the record has any. */
export function BodyMembers({ members, answersCut }: BodyMembersProps) {
  const has = {
    seat: members.some(({ seat }) => seat !== null),
    body: members.some(({ body }) => body !== null),
    votes: members.some(({ answers }) => answers !== null),
  };
  return (
    <div className="grid gap-3">
      {has.votes ? (
        <p className="text-muted">
          How they answered in the roll calls of the last year's published meetings
          {answersCut ? ', of which the latest are counted' : ''}.
        </p>
      ) : null}
      <Table
        caption="Members in office"
        stack
        head={
          <>
            <Th>Name</Th>
            <Th>Office</Th>
            {has.seat ? <Th>Seat</Th> : null}
            {has.body ? <Th>Body</Th> : null}
            {has.votes
              ? columns.map(({ label }) => (
                  <Th key={label} number>
                    {label}
                  </Th>
                ))
              : null}
          </>
        }
      >
        {members.map((member) => (
          <Row key={member.id}>
            <Td className="font-semibold">{member.name}</Td>
            <Td label="Office">{member.office}</Td>
            {has.seat ? <Td label="Seat">{member.seat}</Td> : null}
            {has.body ? <Td label="Body">{member.body}</Td> : null}
            {has.votes ? <Votes answers={member.answers} /> : null}
          </Row>
        ))}
      </Table>
    </div>
  );
}

const columns = [
  { answer: 'yes', label: 'Yes' },
  { answer: 'no', label: 'No' },
  { answer: 'abstain', label: 'Abstained' },
  { answer: 'absent', label: 'Absent' },
] as const;

function Votes({ answers }: Pick<MemberShown, 'answers'>) {
  return columns.map(({ answer, label }) => (
    <Td key={answer} label={label} number className="body-answer">
      {answers ? answers[answer].toLocaleString('en-US') : ''}
    </Td>
  ));
}
