import { Form, Link } from 'react-router';
import { formatMeetingDate } from '#app/meetings/meeting-date.ts';
import { SelectField } from '#app/ui/SelectField.tsx';
import { SubmitButton } from '#app/ui/SubmitButton.tsx';
import { Row, Table, Td, Th, Truncated } from '#app/ui/Table.tsx';
import type { ListedProposal } from './list-proposed-members.server.ts';

type ProposedMembersProps = {
  proposed: readonly ListedProposal[];
  members: readonly { id: string; name: string }[];
};

/** Names that stand in votes and that no member explains, each to be taken over with one press. */
export function ProposedMembers({ proposed, members }: ProposedMembersProps) {
  return (
    <Table
      caption="Names in votes that are not on the roster"
      dense
      stack
      head={
        <>
          <Th>Name</Th>
          <Th number>Times</Th>
          <Th>Latest Meeting</Th>
          <Th>Add</Th>
          <Th>Spelling Of</Th>
        </>
      }
    >
      {proposed.map(({ name, office, times, meeting, candidates }) => (
        <Row key={name}>
          <Td>
            <span className="block font-semibold">
              <Truncated text={name} />
            </span>
            <span className="block text-muted">
              {candidates.length > 0 ? `May be ${candidates.join(' or ')}` : office}
            </span>
          </Td>
          <Td label="Times" number>
            {times.toLocaleString('en-US')}
          </Td>
          <Td label="Latest meeting">
            <Link to={`/admin/meetings/${meeting.id}`}>
              {formatMeetingDate(meeting.date)}
              <span className="sr-only">, {meeting.title ?? 'untitled meeting'}</span>
            </Link>
          </Td>
          <Td>
            <Form method="post">
              <input type="hidden" name="heard" value={name} />
              <input type="hidden" name="office" value={office} />
              <SubmitButton variant="secondary" small name="intent" value="take-over">
                Add<span className="sr-only"> {name} as a member</span>
              </SubmitButton>
            </Form>
          </Td>
          <Td>{members.length > 0 ? <SpellingForm heard={name} members={members} /> : null}</Td>
        </Row>
      ))}
    </Table>
  );
}

type SpellingFormProps = { heard: string; members: ProposedMembersProps['members'] };

function SpellingForm({ heard, members }: SpellingFormProps) {
  return (
    <Form method="post" className="flex flex-wrap items-center gap-2">
      <input type="hidden" name="heard" value={heard} />
      <SelectField
        field={{ name: 'memberId', id: `spelling-${heard.replace(/[^\p{L}\p{N}]+/gu, '-')}` }}
        label={`${heard} is a spelling of`}
        labelHidden
        placeholder="Choose a member"
        options={members.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <SubmitButton variant="secondary" small name="intent" value="add-spelling">
        Save<span className="sr-only"> the spelling {heard}</span>
      </SubmitButton>
    </Form>
  );
}
