import { Form, Link } from 'react-router';
import { Badge, type BadgeState } from '#app/ui/Badge.tsx';
import { SubmitButton } from '#app/ui/SubmitButton.tsx';
import { Row, Table, Td, Th } from '#app/ui/Table.tsx';

type JobTableProps = {
  jobs: {
    id: string;
    what: string;
    subject: { label: string; address: string } | null;
    state: string;
    stateWords: string;
    reason: string | null;
    since: string;
    exactly: string;
  }[];
};

const badges: Record<string, BadgeState> = {
  parked: 'open',
  running: 'neutral',
  waiting: 'neutral',
};

/** Work behind the scenes that is not done. */
export function JobTable({ jobs }: JobTableProps) {
  return (
    <Table
      caption="Jobs"
      dense
      stack
      head={
        <>
          <Th>Job</Th>
          <Th>About</Th>
          <Th>State</Th>
          <Th>Reason</Th>
          <Th>Begun</Th>
          <Th>
            <span className="sr-only">Actions</span>
          </Th>
        </>
      }
    >
      {jobs.map((job) => (
        <Row key={job.id}>
          <Td className="font-semibold" nowrap>
            {job.what}
          </Td>
          <Td label="About">
            {job.subject ? <Link to={job.subject.address}>{job.subject.label}</Link> : null}
          </Td>
          <Td label="State">
            <Badge state={badges[job.state] ?? 'neutral'}>{job.stateWords}</Badge>
          </Td>
          <Td label="Reason" className="max-w-[36rem]">
            {job.reason}
          </Td>
          <Td label="Begun" nowrap>
            <span title={job.exactly}>{job.since}</span>
          </Td>
          <Td nowrap>
            {job.state === 'parked' ? (
              <Form method="post" preventScrollReset>
                <SubmitButton
                  name="jobId"
                  value={job.id}
                  variant="secondary"
                  small
                  pendingLabel="Trying again..."
                >
                  Try Again<span className="sr-only">: {job.what}</span>
                </SubmitButton>
              </Form>
            ) : null}
          </Td>
        </Row>
      ))}
    </Table>
  );
}
