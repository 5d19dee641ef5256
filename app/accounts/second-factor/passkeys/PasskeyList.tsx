import { Link } from 'react-router';
import { formatAgo, formatDay, formatMoment } from '#app/platform/moment.ts';
import { Row, Table, Td, Th } from '#app/ui/Table.tsx';
import type { ListedPasskey } from '../read-second-factor.server.ts';

type PasskeyListProps = {
  passkeys: readonly ListedPasskey[];
  /** The page that asks before one is removed. */
  removeAddress: (passkeyId: string) => string;
};

/** The passkeys of an account, each with a way to remove it. */
export function PasskeyList({ passkeys, removeAddress }: PasskeyListProps) {
  return (
    <Table
      caption="Your passkeys"
      stack
      head={
        <>
          <Th>Passkey</Th>
          <Th>Added</Th>
          <Th>Last Used</Th>
          <Th>
            <span className="sr-only">Remove</span>
          </Th>
        </>
      }
    >
      {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
        <Row key={id}>
          <Td>
            <span className="block font-semibold wrap-anywhere">{name}</span>
          </Td>
          <Td label="Added">{formatDay(createdAt)}</Td>
          <Td label="Last Used">
            {lastUsedAt ? (
              <time dateTime={lastUsedAt.toISOString()} title={formatMoment(lastUsedAt)}>
                {formatAgo(lastUsedAt)}
              </time>
            ) : (
              'Never'
            )}
          </Td>
          <Td>
            <Link to={removeAddress(id)}>
              Remove<span className="sr-only">: {name}</span>
            </Link>
          </Td>
        </Row>
      ))}
    </Table>
  );
}
