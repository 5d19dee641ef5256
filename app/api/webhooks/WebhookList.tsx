import { Link } from 'react-router';
import { formatAgo, formatDay, formatMoment } from '#app/platform/moment.ts';
import { Badge } from '#app/ui/Badge.tsx';
import { Row, Table, Td, Th } from '#app/ui/Table.tsx';
import type { ListedWebhook } from './list-webhooks.server.ts';
import { webhookEvents } from './webhook-events.ts';
import { webhookPath } from './webhook-paths.ts';

/** A reader's webhooks, each leading to its log. */
export function WebhookList({ webhooks }: { webhooks: readonly ListedWebhook[] }) {
  return (
    <Table
      caption="Webhooks"
      stack
      head={
        <>
          <Th>Address</Th>
          <Th>Made</Th>
          <Th>Last Reached</Th>
          <Th>State</Th>
        </>
      }
    >
      {webhooks.map(({ id, address, events, createdAt, reachedAt, disabledAt }) => (
        <Row key={id}>
          <Td>
            <Link to={webhookPath(id)} className="wrap-anywhere">
              {address}
            </Link>
            <span className="block text-muted text-sm">
              {events.map((name) => webhookEvents[name].label).join(' · ')}
            </span>
          </Td>
          <Td label="Made">{formatDay(createdAt)}</Td>
          <Td label="Last Reached">
            {reachedAt ? (
              <time dateTime={reachedAt.toISOString()} title={formatMoment(reachedAt)}>
                {formatAgo(reachedAt)}
              </time>
            ) : (
              'Never'
            )}
          </Td>
          <Td label="State">
            <Badge state={disabledAt ? 'open' : 'done'}>
              {disabledAt ? 'Switched off' : 'Works'}
            </Badge>
          </Td>
        </Row>
      ))}
    </Table>
  );
}
