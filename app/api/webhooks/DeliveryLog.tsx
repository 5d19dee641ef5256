import { Form } from 'react-router';
import { formatMoment } from '#app/platform/moment.ts';
import { Badge, type BadgeState } from '#app/ui/Badge.tsx';
import { SendAgainButton } from '#app/ui/SendAgainButton.tsx';
import { Row, Table, Td, Th } from '#app/ui/Table.tsx';
import type { ListedDelivery } from './list-deliveries.server.ts';
import { eventLabel } from './webhook-events.ts';
import { webhookPath } from './webhook-paths.ts';

const states: Record<string, { words: string; badge: BadgeState }> = {
  waiting: { words: 'Waiting', badge: 'open' },
  sent: { words: 'Received', badge: 'done' },
  failed: { words: 'Failed', badge: 'neutral' },
  withheld: { words: 'Not sent', badge: 'neutral' },
};

type DeliveryLogProps = {
  webhookId: string;
  deliveries: readonly ListedDelivery[];
  /** While it is switched off, nothing is sent again. */
  canSend: boolean;
};

/** What a webhook was told, what came of it, and a way to send it again. */
export function DeliveryLog({ webhookId, deliveries, canSend }: DeliveryLogProps) {
  return (
    <Table
      caption="Messages"
      stack
      head={
        <>
          <Th>Time</Th>
          <Th>Event</Th>
          <Th>Status</Th>
          <Th number>Attempts</Th>
          <Th>
            <span className="sr-only">Send again</span>
          </Th>
        </>
      }
    >
      {deliveries.map((delivery) => (
        <Row key={delivery.id}>
          <Td label="Time">
            <time dateTime={delivery.createdAt.toISOString()}>
              {formatMoment(delivery.createdAt)}
            </time>
          </Td>
          <Td label="Event">
            {eventLabel(delivery.event)}
            <code className="block text-muted text-sm">{delivery.event}</code>
          </Td>
          <Td label="Status">
            <Status delivery={delivery} />
          </Td>
          <Td label="Attempts" number>
            {delivery.attempts}
          </Td>
          <Td>
            {canSend && delivery.state !== 'waiting' ? (
              <Form method="post" action={webhookPath(webhookId)}>
                <input type="hidden" name="delivery" value={delivery.id} />
                <SendAgainButton>
                  Send Again<span className="sr-only">: {formatMoment(delivery.createdAt)}</span>
                </SendAgainButton>
              </Form>
            ) : null}
          </Td>
        </Row>
      ))}
    </Table>
  );
}

function Status({ delivery: { state, outcome, dueAt, attempts } }: { delivery: ListedDelivery }) {
  const { words, badge } = states[state] ?? { words: state, badge: 'neutral' as const };
  return (
    <>
      <Badge state={badge}>{words}</Badge>
      {outcome ? <span className="block text-muted text-sm wrap-anywhere">{outcome}</span> : null}
      {state === 'waiting' && attempts > 0 && dueAt ? (
        <span className="block text-muted text-sm">Next attempt at {formatMoment(dueAt)}</span>
      ) : null}
    </>
  );
}
