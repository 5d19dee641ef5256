import { Link } from 'react-router';
import { Badge } from '#app/ui/Badge.tsx';
import { Row, Table, Td, Th, Truncated } from '#app/ui/Table.tsx';
import { MarkMessage } from './MarkMessage.tsx';

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
              <MarkMessage id={message.id} name={message.name} processed={message.processed} />
            </span>
          </Td>
        </Row>
      ))}
    </Table>
  );
}
