'use client';
import { Link, useFetcher } from 'react-router';
import { Badge } from '#app/ui/Badge.tsx';
import { Button } from '#app/ui/Button.tsx';
import { Row, Table, Td, Th, Truncated } from '#app/ui/Table.tsx';

export type ShownMessage = {
  id: string;
  name: string;
  email: string;
  reason: string;
  processed: boolean;
  /** '3 hours ago'. */
  ago: string;
  /** The moment itself, in words and for machines. */
  exactly: string;
  moment: string;
  viewAddress: string;
};

export function ContactMessageTable({ messages }: { messages: ShownMessage[] }) {
  return (
    <Table
      caption="Contact messages"
      dense
      stack
      head={
        <>
          <Th>Name</Th>
          <Th>Email</Th>
          <Th>Reason</Th>
          <Th>Submitted</Th>
          <Th>Status</Th>
          <Th>Actions</Th>
        </>
      }
    >
      {messages.map((message) => (
        <Row key={message.id}>
          <Td className="font-semibold">
            <Truncated text={message.name} />
          </Td>
          <Td label="Email">
            <a href={`mailto:${encodeURIComponent(message.email)}`}>
              <Truncated text={message.email} />
            </a>
          </Td>
          <Td label="Reason">{message.reason}</Td>
          <Td label="Submitted" nowrap>
            <time dateTime={message.moment} title={message.exactly}>
              {message.ago}
            </time>
          </Td>
          <Td label="Status">
            <Badge state={message.processed ? 'done' : 'open'}>
              {message.processed ? 'Processed' : 'Pending'}
            </Badge>
          </Td>
          <Td nowrap>
            <span className="inline-flex flex-wrap items-center gap-x-4 gap-y-1">
              <Link to={message.viewAddress} preventScrollReset>
                View Message<span className="sr-only"> of {message.name}</span>
              </Link>
              <MarkButton {...message} />
            </span>
          </Td>
        </Row>
      ))}
    </Table>
  );
}

function MarkButton({ id, name, processed }: ShownMessage) {
  const fetcher = useFetcher();
  return (
    <fetcher.Form method="post" className="inline-flex" preventScrollReset>
      <input type="hidden" name="id" value={id} />
      <Button
        type="submit"
        variant="quiet"
        small
        name="processed"
        value={String(!processed)}
        pending={fetcher.state !== 'idle'}
      >
        {processed ? 'Mark as pending' : 'Mark as processed'}
        <span className="sr-only">: message of {name}</span>
      </Button>
    </fetcher.Form>
  );
}
