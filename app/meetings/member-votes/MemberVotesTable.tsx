import { capitalized } from '#app/platform/language/capitalized.ts';
import { Badge } from '#app/ui/Badge.tsx';
import { Folded, Row, RowLink, Table, Td, Th } from '#app/ui/Table.tsx';
import { formatMeetingDate } from '../meeting-date.ts';
import type { ListedMemberVote } from './list-member-votes.server.ts';

/** A motion in a cell: most are a line or two. */
const longestMatter = 160;

/** How members answered in roll calls, the newest meeting first. */
export function MemberVotesTable({ votes }: { votes: readonly ListedMemberVote[] }) {
  return (
    <Table
      caption="Votes by member, newest meeting first"
      stack
      head={
        <>
          <Th>Meeting</Th>
          <Th>Matter</Th>
          <Th>Member</Th>
          <Th>Vote</Th>
          <Th>Outcome</Th>
        </>
      }
    >
      {votes.map((vote) => (
        <Row key={`${vote.meetingId} ${vote.place}`} link>
          <Td nowrap>
            <RowLink to={`/meetings/${vote.meetingId}`}>
              {formatMeetingDate(vote.meetingDate)}
              <span className="sr-only">, {vote.meetingTitle ?? 'untitled meeting'}</span>
            </RowLink>
          </Td>
          <Td label="Matter">
            <Folded text={capitalized(vote.matter)} limit={longestMatter} />
          </Td>
          <Td label="Member">
            <Who vote={vote} />
          </Td>
          <Td label="Vote" className="font-semibold">
            {answerWords[vote.answer] ?? vote.answer}
          </Td>
          <Td label="Outcome">
            <Outcome outcome={vote.outcome} />
          </Td>
        </Row>
      ))}
    </Table>
  );
}

/** Whom the record means, or what it says where nobody knows. */
function Who({ vote: { member, name, isUncertain } }: { vote: ListedMemberVote }) {
  if (member) return member.name;
  return (
    <>
      {name}{' '}
      <span className="text-muted text-sm">
        {isUncertain ? '(uncertain which member)' : '(as heard)'}
      </span>
    </>
  );
}

function Outcome({ outcome }: { outcome: string | null }) {
  if (outcome === 'adopted') return <Badge state="adopted">Adopted</Badge>;
  if (outcome === 'rejected') return <Badge state="rejected">Rejected</Badge>;
  return <span className="text-muted">Not said</span>;
}

const answerWords: Readonly<Record<string, string>> = {
  yes: 'Yes',
  no: 'No',
  abstain: 'Abstained',
  absent: 'Absent',
};
