import { formatAgo, formatDay, formatMoment } from '#app/platform/moment.ts';
import { Row, Table, Td, Th } from '#app/ui/Table.tsx';
import type { ListedKey } from './list-keys.server.ts';
import { RevokeKey } from './RevokeKey.tsx';

/** A reader's keys that work, each with a way to end it. */
export function KeyList({ keys }: { keys: readonly ListedKey[] }) {
  return (
    <Table
      caption="API keys"
      stack
      head={
        <>
          <Th>Key</Th>
          <Th>Made</Th>
          <Th>Last Used</Th>
          <Th>
            <span className="sr-only">Revoke</span>
          </Th>
        </>
      }
    >
      {keys.map(({ id, name, prefix, createdAt, lastUsedAt }) => (
        <Row key={id}>
          <Td>
            <span className="block font-semibold wrap-anywhere">{name}</span>
            <code className="text-muted text-sm">{prefix}…</code>
          </Td>
          <Td label="Made">{formatDay(createdAt)}</Td>
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
            <RevokeKey keyId={id} of={name} />
          </Td>
        </Row>
      ))}
    </Table>
  );
}
