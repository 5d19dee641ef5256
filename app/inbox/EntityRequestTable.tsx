import { Link } from 'react-router';
import { Row, Table, Td, Th, Truncated } from '#app/ui/Table.tsx';
import { ToggleSwitch } from '#app/ui/ToggleSwitch.tsx';

type EntityRequestTableProps = {
  requests: {
    id: string;
    date: string;
    name: string;
    email: string;
    state: string;
    town: string;
    entityName: string;
    processed: boolean;
  }[];
};

/** What visitors asked to be tracked. */
export function EntityRequestTable({ requests }: EntityRequestTableProps) {
  return (
    <Table
      caption="Entity requests"
      dense
      stack
      head={
        <>
          <Th>Date</Th>
          <Th>Name</Th>
          <Th>Email</Th>
          <Th>State</Th>
          <Th>Town</Th>
          <Th>Entity Name</Th>
          <Th>Processed</Th>
          <Th>
            <span className="sr-only">Add</span>
          </Th>
        </>
      }
    >
      {requests.map((request) => (
        <Row key={request.id}>
          <Td label="Date" nowrap>
            {request.date}
          </Td>
          <Td label="Name">
            <Truncated text={request.name} />
          </Td>
          <Td label="Email">
            <a href={`mailto:${encodeURIComponent(request.email)}`}>
              <Truncated text={request.email} />
            </a>
          </Td>
          <Td label="State">{request.state}</Td>
          <Td label="Town">
            <Truncated text={request.town} />
          </Td>
          <Td label="Entity Name" className="font-semibold">
            <Truncated text={request.entityName} />
          </Td>
          <Td label="Processed">
            <ToggleSwitch
              label={`Processed: request for ${request.entityName}`}
              checked={request.processed}
              name="processed"
              fields={{ id: request.id }}
            />
          </Td>
          <Td nowrap>
            {request.processed ? null : (
              <Link to={`/admin/entities/new?${new URLSearchParams({ request: request.id })}`}>
                Add as entity<span className="sr-only">: {request.entityName}</span>
              </Link>
            )}
          </Td>
        </Row>
      ))}
    </Table>
  );
}
