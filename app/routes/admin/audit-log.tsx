import { Link } from 'react-router';
import { requireAdmin } from '#app/accounts/viewer.server.ts';
import { PrivateMeta } from '#app/PageMeta.tsx';
import { readAuditLog } from '#app/platform/audit-log.server.ts';
import { formatMoment } from '#app/platform/moment.ts';
import { readPlace } from '#app/platform/page-by-key.ts';
import { EmptyState } from '#app/ui/EmptyState.tsx';
import { Pagination } from '#app/ui/Pagination.tsx';
import { Row, Table, Td, Th, Truncated } from '#app/ui/Table.tsx';
import type { Route } from './+types/audit-log';
import { actionCopy, type Subject, subjectsOf } from './audit-copy.server.ts';
import { detailWords } from './audit-detail.server.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  requireAdmin(context, request);
  const place = readPlace(new URL(request.url).searchParams);
  const { rows, ...pages } = await readAuditLog(place);
  const subjects = await subjectsOf(rows);
  return {
    ...pages,
    changes: rows.map((change) => ({
      id: change.id,
      when: formatMoment(change.createdAt),
      who: change.actorName ?? (change.actorId ? 'A deleted account' : 'Command line'),
      what: actionCopy[change.action] ?? change.action,
      subject: subjects.get(change.id) ?? null,
      detail: detailWords(change),
    })),
  };
}

export function ServerComponent({ loaderData }: Route.ServerComponentProps) {
  const { changes, previous, next } = loaderData;
  if (changes.length === 0) {
    return (
      <>
        <PrivateMeta title="Audit Log" />
        <EmptyState
          title="Nothing has been changed yet"
          text="Every change that an admin makes is written down here."
        />
      </>
    );
  }
  return (
    <>
      <PrivateMeta title="Audit Log" />
      <Table
        caption="Changes by admins"
        dense
        stack
        head={
          <>
            <Th>When</Th>
            <Th>Who</Th>
            <Th>Action</Th>
            <Th>Subject</Th>
            <Th>Detail</Th>
          </>
        }
      >
        {changes.map(({ id, when, who, what, subject, detail }) => (
          <Row key={id}>
            <Td nowrap>{when}</Td>
            <Td label="Who">
              <Truncated text={who} />
            </Td>
            <Td label="Action">{what}</Td>
            <Td label="Subject">{subject ? <SubjectOf subject={subject} /> : null}</Td>
            <Td label="Detail">{detail ? <Truncated text={detail} limit={120} /> : null}</Td>
          </Row>
        ))}
      </Table>
      <Pagination previous={previous} next={next} />
    </>
  );
}

/** A meeting goes by its body and date as well: a list of links is read without the lines around it. */
function SubjectOf({ subject: { label, about, address } }: { subject: Subject }) {
  const words = <Truncated text={label} />;
  return (
    <>
      {address ? (
        <Link to={address}>
          {words}
          {about ? <span className="sr-only">, {about}</span> : null}
        </Link>
      ) : (
        words
      )}
      {about ? (
        <span aria-hidden="true" className="block text-muted text-sm">
          <Truncated text={about} limit={45} />
        </span>
      ) : null}
    </>
  );
}
